import { openBoard } from '../pages/board-page.ts';
import { expect, test } from '../product.ts';
import { generatedTips, reckon } from '../tips.ts';

const BY_POINTS = '?sort=totalLifetimePoints';
const AFTER_MS = Date.parse('2025-11-20T12:00:00Z');

test('a file of tips, imported with its weeks, is on the page to the last figure', async ({
  page,
  launch,
}) => {
  // A real community's year is imported and compared in cli/import.test.ts.
  const lines = generatedTips();
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

  await test.step('the figures that are known of this file', async () => {
    await expect(names.first()).toHaveText('@sailor_0');
    await expect(members.first()).toContainText('Dread Admiral');
    await expect(summary).toContainText('of 300 members');
    await expect(pages).toContainText('Page 1 of 15');
    await expect(page.getByText('Ɉ 3,000.00').first()).toBeAttached();
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

async function* asStream(lines: readonly string[]) {
  yield* lines;
}

/** Units as the page shows them: 4 decimals, rounded half up. */
function amount(units: bigint | undefined): string {
  const tenThousandths = ((units ?? -1n) + 5000n) / 10_000n;
  const text = String(tenThousandths).padStart(5, '0');
  return `Ɉ ${grouped(text.slice(0, -4))}.${text.slice(-4)}`;
}

function grouped(whole: string): string {
  return whole.replace(/\B(?=(\d{3})+$)/g, ',');
}
