import { createReadStream, existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { createGunzip } from 'node:zlib';
import { openBoard } from '../pages/board-page.ts';
import { expect, test } from '../product.ts';
import { generatedTips, reckon } from '../tips.ts';

/** A year of a real community, where it lies beside the project. */
const REAL_FILE = fileURLToPath(new URL('../../../shared/data/tips-2025.csv.gz', import.meta.url));
const IS_REAL = existsSync(REAL_FILE);
const BY_POINTS = '?sort=totalLifetimePoints';
const AFTER_MS = Date.parse('2025-11-20T12:00:00Z');

test('a file of tips, imported with its weeks, is on the page to the last figure', async ({
  page,
  launch,
}) => {
  const lines = await readTips();
  const expected = reckon(lines, { poolUnits: 500n * 100_000_000n, threshold: 5 });
  const product = await launch('empty', { nowMs: AFTER_MS });
  const { bad, accepted } = await product.importTips(asStream(lines));
  expect({ bad, accepted }).toEqual({ bad: [], accepted: lines.length - 1 });
  const { summary, pages, members, panel } = await openBoard(page, product, BY_POINTS);
  const names = members.getByRole('heading');
  const count = expected.byPoints.length;
  const last = Math.ceil(count / 20);

  await test.step('the first by activity points', async () => {
    const [first] = expected.byPoints;
    for (const text of [
      grouped(String(first?.points)),
      amount(first?.tippedUnits),
      amount(first?.receivedUnits),
      amount(first?.earnedUnits),
      `${grouped(String(first?.tips))} tips`,
    ]) {
      await expect(members.first()).toContainText(text, { useInnerText: true });
    }
  });

  await test.step(`the figures that are known of ${KNOWN.what}`, async () => {
    await expect(names.first()).toHaveText(`@${KNOWN.name}`);
    for (const text of KNOWN.row) {
      await expect(members.first()).toContainText(text, { useInnerText: true });
    }
    await expect(summary).toContainText(`of ${KNOWN.members} members`);
    await expect(pages).toContainText(`Page 1 of ${KNOWN.pages}`);
    await expect(page.getByText(`Ɉ ${KNOWN.total}`).first()).toBeAttached();
  });

  await test.step('every paid week is in the total and the last three are listed', async () => {
    const total = grouped(String(expected.paidWeeks.length * 500));
    await expect(page.getByText(`Ɉ ${total}.00`).first()).toBeAttached();
    const recipients = expected.paidWeeks.slice(-3).toReversed();
    await expect(panel.getByRole('listitem')).toContainText(
      recipients.map((week) => `${week.recipients} recipients`),
    );
  });

  await test.step('the first and the last page, in order', async () => {
    await expect(summary).toContainText(`1–20 of ${grouped(String(count))} members`);
    await expect(pages).toContainText(`Page 1 of ${last}`);
    const usernames = expected.byPoints.map(({ username }) => `@${username}`);
    await expect(names).toHaveText(usernames.slice(0, 20));
    await openBoard(page, product, `${BY_POINTS}&page=${last}`);
    await expect(pages.getByRole('button', { name: 'Next' })).toBeDisabled();
    await expect(names).toHaveText(usernames.slice((last - 1) * 20));
  });
});

const REAL_ROW = [
  'Pirate King',
  'Highest rank',
  '2,439',
  'Ɉ 9,555.5000',
  'Ɉ 8,541.7227',
  'Ɉ 1,648.8991',
];

const KNOWN = IS_REAL
  ? {
      what: 'the real year',
      name: 'BlackCompass602',
      members: '1,906',
      pages: 96,
      total: '18,500.00',
      row: REAL_ROW,
    }
  : {
      what: 'the generated file',
      name: 'sailor_0',
      members: '300',
      pages: 15,
      total: '3,000.00',
      row: ['Dread Admiral'],
    };

async function readTips(): Promise<string[]> {
  if (!IS_REAL) return generatedTips();
  const lines: string[] = [];
  const file = createReadStream(REAL_FILE).pipe(createGunzip());
  for await (const line of createInterface({ input: file })) lines.push(line);
  return lines;
}

async function* asStream(lines: readonly string[]) {
  yield* lines;
}

/** 10^-8 as the page shows them: 4 decimals, half up. */
function amount(units: bigint | undefined): string {
  const tenThousandths = ((units ?? -1n) + 5000n) / 10_000n;
  const text = String(tenThousandths).padStart(5, '0');
  return `Ɉ ${grouped(text.slice(0, -4))}.${text.slice(-4)}`;
}

function grouped(whole: string): string {
  return whole.replace(/\B(?=(\d{3})+$)/g, ',');
}
