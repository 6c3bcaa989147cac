import { createReadStream, existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { createGunzip } from 'node:zlib';
import { openBoard } from '../pages/board-page.ts';
import { expect, type Product, startProduct, test } from '../product.ts';
import { generatedTips, type Reckoning, reckon } from '../tips.ts';

/** A year of a real community, where it lies beside the project. */
const REAL_FILE = fileURLToPath(new URL('../../../shared/data/tips-2025.csv.gz', import.meta.url));
const IS_REAL = existsSync(REAL_FILE);
const AFTER_MS = Date.parse('2025-11-20T12:00:00Z');

test.describe('a file of tips, imported with its weeks', () => {
  // One product for all: the import takes some seconds.
  test.describe.configure({ mode: 'serial', timeout: 120_000 });

  let product: Product;
  let expected: Reckoning;
  test.beforeAll(async () => {
    const lines = await readTips();
    expected = reckon(lines, { poolUnits: 500n * 100_000_000n, threshold: 5 });
    product = await startProduct('empty', { nowMs: AFTER_MS });
    const { bad, accepted } = await product.importTips(asStream(lines));
    expect({ bad, accepted }).toEqual({ bad: [], accepted: lines.length - 1 });
  });
  test.afterAll(() => product.close());

  test('the top members by activity points, to the last figure', async ({ page }) => {
    const { members } = await openBoard(page, product, '?sort=totalLifetimePoints');
    const [first] = expected.byPoints;
    const row = members.first();
    await expect(row.getByRole('heading')).toHaveText(`@${first?.username}`);
    for (const text of [
      grouped(String(first?.points)),
      amount(first?.tippedUnits),
      amount(first?.receivedUnits),
      amount(first?.earnedUnits),
      `${grouped(String(first?.tips))} tips`,
    ]) {
      await expect(row).toContainText(text, { useInnerText: true });
    }
  });

  test('everybody, in order, over all pages', async ({ page }) => {
    const { summary, pages, members } = await openBoard(page, product, '?sort=totalLifetimePoints');
    const count = expected.byPoints.length;
    const last = Math.ceil(count / 20);
    await expect(summary).toContainText(`1–20 of ${grouped(String(count))} members`);
    await expect(pages).toContainText(`Page 1 of ${last}`);
    const names = members.getByRole('heading');
    await expect(names).toHaveText(
      expected.byPoints.slice(0, 20).map(({ username }) => `@${username}`),
    );
    const end = await openBoard(page, product, `?sort=totalLifetimePoints&page=${last}`);
    await expect(end.pages.getByRole('button', { name: 'Next' })).toBeDisabled();
    const rest = expected.byPoints.slice((last - 1) * 20);
    await expect(names).toHaveText(rest.map(({ username }) => `@${username}`));
  });

  test('every paid week is in the total and the last three are listed', async ({ page }) => {
    const { panel } = await openBoard(page, product);
    const total = grouped(String(expected.paidWeeks.length * 500));
    await expect(page.getByText(`Ɉ ${total}.00`).first()).toBeAttached();
    const recipients = expected.paidWeeks.slice(-3).toReversed();
    await expect(panel.getByRole('listitem')).toContainText(
      recipients.map((week) => `${week.recipients} recipients`),
    );
  });

  test(`the known figures of ${IS_REAL ? 'the real year' : 'the generated file'}`, async ({
    page,
  }) => {
    const known = IS_REAL
      ? { name: 'BlackCompass602', members: '1,906', pages: 96, total: '18,500.00', row: REAL_ROW }
      : { name: 'sailor_0', members: '300', pages: 15, total: '3,000.00', row: ['Dread Admiral'] };
    const { members, summary, pages } = await openBoard(page, product, '?sort=totalLifetimePoints');
    await expect(members.first().getByRole('heading')).toHaveText(`@${known.name}`);
    for (const text of known.row) {
      await expect(members.first()).toContainText(text, { useInnerText: true });
    }
    await expect(summary).toContainText(`of ${known.members} members`);
    await expect(pages).toContainText(`Page 1 of ${known.pages}`);
    await expect(page.getByText(`Ɉ ${known.total}`).first()).toBeAttached();
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
