import type { PointsSystem } from '#contract/site/points-system.ts';
import { CLASSIC } from '#rules/policies/policy.ts';
import { setPolicy } from '#server/services/policies/policies.ts';
import { expectFine } from '../judge.ts';
import {
  breakCalls,
  NETWORK_NOISE,
  openBoard,
  openSite,
  readApi,
  sailToBoard,
} from '../pages/board-page.ts';
import { expect, test } from '../product.ts';

const RANKS = [
  ['Pirate King', '1000+'],
  ['Scourge of the Seas', '600–999'],
  ['Dread Admiral', '350–599'],
  ['Pirate Lord', '200–349'],
  ['Captain', '120–199'],
  ['Privateer', '80–119'],
  ['Corsair', '50–79'],
  ['Sea Dog', '30–49'],
  ['Buccaneer', '15–29'],
  ['Deckhand', '5–14'],
  ['Swabbie', '1–4'],
  ['Landlubber', '0'],
] as const;

// The guide's call fails at the end.
test.use({ allowConsole: NETWORK_NOISE });

test('the guide opens and closes, and has the words of docs/spec', async ({ page, demo }) => {
  const { guide } = await openBoard(page, demo);
  const head = guide.getByRole('heading', { name: 'Activity Points & Pirate Ranks' });
  const table = guide.getByRole('table', { name: 'Pirate ranks' });
  await expect(table).toBeHidden();
  await head.click();
  await expect(table).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(table).toBeHidden();
  await page.keyboard.press('Space');
  await expect(table).toBeVisible();

  await test.step('ranks, points, caps and content types', async () => {
    await expect(table.getByRole('row')).toHaveText([
      'RankLifetime points',
      ...RANKS.map(([rank, points]) => rank + points),
    ]);
    await expect(guide).toContainText('16 points in all');
    for (const [part, gains] of [
      ['One-time setup', ['+1', '+3', '+3', '+3', '+3', '+3']],
      ['Daily', ['+1', '+1']],
      ['Recurring', ['+1', '+0.25', '+1']],
    ] as const) {
      const list = guide
        .locator('div')
        .filter({ has: page.getByRole('heading', { name: part, level: 4 }) });
      await expect(list.last().getByRole('definition')).toHaveText([...gains]);
    }
    await expect(guide).toContainText('at most 20 points a day');
    await expect(guide).toContainText('at most 10 tips a day earn points');
    await expect(guide.getByRole('heading', { name: 'Submission tips' })).toBeVisible();
    const { contentTypes } = await readApi<PointsSystem>(demo, '/api/activity-points-system');
    expect(contentTypes).toHaveLength(13);
    const types = guide.getByRole('table', { name: 'Content types' });
    await expect(types.getByRole('rowheader')).toHaveText(
      contentTypes.map((type) => type.displayName),
    );
    await expect(types).toContainText('Twitter Post1–202');
    await expect(types).toContainText('YouTube Video1–10010');
    await expect(types).toContainText('TikTok Video1–505');
  });

  await test.step('without its call it has the built-in defaults, and nothing says error', async () => {
    await breakCalls(page, '**/api/activity-points-system');
    await sailToBoard(page, demo);
    await head.click();
    await expect(guide.getByText('Scourge of the Seas')).toBeVisible();
    await expect(guide).toContainText('16 points in all');
    await expect(guide).toContainText('YouTube Video1–10010');
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});

test('the guide and the rules follow the policy of the running week', async ({ page, launch }) => {
  const product = await launch('empty');
  const activities = { gm: 0.5, first_tip: 0 };
  await setPolicy(product.db, {
    policy: {
      ...CLASSIC,
      points: { leastTip: '2', activities, dailyActivityCap: 12.5, dailyTipPointsCap: 4 },
    },
    ...{ fromWeek: '2026-03-08', nowMs: product.clock.nowMs, actor: 'operator' },
  });
  const { guide } = await openBoard(page, product);
  await guide.getByRole('heading', { name: 'Activity Points & Pirate Ranks' }).click();
  await expect(guide).toContainText('13 points in all');
  await expect(guide).toContainText('once per 24 hours+0.5');
  await expect(guide).toContainText('at most 12.5 points a day');
  await expect(guide).toContainText('at most 4 tips a day earn points');
  await expect(guide).toContainText('a tip below 2 JKC earns no points');
  await expectFine(page);
  await openSite(page, product, '/weeks/rules');
  const rules = page.getByRole('article').first();
  await expect(rules).toContainText('A tip below 2 JKC earns no points.');
  await expect(rules).toContainText('“First tip” earns nothing.');
  await expectFine(page);
});
