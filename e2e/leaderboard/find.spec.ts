import type { Locator } from '@playwright/test';
import type { LeaderboardEntry } from '#contract/site/leaderboard.ts';
import { expectFine } from '../judge.ts';
import {
  holdCalls,
  openBoard,
  partsOf,
  readBoard,
  recordCalls,
  reloadSite,
  shownName,
} from '../pages/board-page.ts';
import { expect, test } from '../product.ts';
import { stopClock, stopClockNow } from '../timers.ts';

const SORTS = [
  ['Amount Tipped (Sent)', 'totalTipped', (entry) => Number(entry.totalTipped)],
  ['Amount Received', 'totalReceived', (entry) => Number(entry.totalReceived)],
  ['Lifetime Rewards', 'totalLifetimeEarnings', (entry) => Number(entry.totalLifetimeEarnings)],
  ['Activity Points', 'totalLifetimePoints', (entry) => entry.totalLifetimePoints],
  ['Weekly Points', 'weeklyActivityPoints', (entry) => entry.weeklyActivityPoints],
] as const satisfies readonly [string, string, (entry: LeaderboardEntry) => number][];

test('every sort matches the API, over all pages', async ({ page, demo }) => {
  const { board, sort, members, summary, pages } = await openBoard(page, demo);

  await test.step('by username: A to Z', async () => {
    await expect(sort).toHaveValue('weeklyActivityPoints');
    await sort.selectOption('Username');
    const { leaderboard } = await readBoard(demo, { sortBy: 'username' });
    await expect(names(members)).toHaveText(leaderboard.map(shownName));
    // Members without a username are sorted by their displayed name.
    const keys = leaderboard.map((entry) => (entry.username ?? entry.displayName).toLowerCase());
    expect(new Set(keys).size).toBeGreaterThan(10);
    expect(keys).toEqual(keys.toSorted());
  });

  for (const [label, sortBy, value] of SORTS) {
    await test.step(`by ${label}: highest first`, async () => {
      await sort.selectOption(label);
      await expect(summary).toContainText(`by ${label}`);
      const { leaderboard } = await readBoard(demo, { sortBy });
      await expect(names(members)).toHaveText(leaderboard.map(shownName));
      const values = leaderboard.map(value);
      expect(values).toEqual(values.toSorted((a, b) => b - a));
      expect(leaderboard.map(({ rank }) => rank)).toEqual(leaderboard.map((_, row) => row + 1));
    });
  }

  await test.step('by the head of a column, on a wide screen', async () => {
    const heads = board.getByRole('group', { name: 'Sort by column' });
    await heads.getByRole('button', { name: 'Tipped' }).click();
    await expect(sort).toHaveValue('totalTipped');
    await expect(heads.getByRole('button', { pressed: true })).toHaveText('Tipped');
    await expect(page).toHaveURL(/\?sort=totalTipped$/);
  });

  await test.step('all pages together show everybody once, in order', async () => {
    await sort.selectOption('Activity Points');
    const { pagination } = await readBoard(demo);
    const previous = pages.getByRole('button', { name: 'Previous' });
    const next = pages.getByRole('button', { name: 'Next' });
    await expect(previous).toBeDisabled();
    await expect(summary).toContainText('by Activity Points');
    const ranks: number[] = [];
    for (let number = 1; number <= pagination.totalPages; number++) {
      await expect(pages).toContainText(`Page ${number} of ${pagination.totalPages}`);
      await expect(members.first()).toContainText(`Rank ${(number - 1) * 20 + 1}`);
      ranks.push(...(await ranksOf(members)));
      if (number < pagination.totalPages) await next.click();
    }
    await expect(next).toBeDisabled();
    expect(pagination.totalPages).toBeGreaterThan(3);
    expect(ranks).toEqual(Array.from({ length: pagination.totalEntries }, (_, row) => row + 1));
    await previous.click();
    await expect(pages).toContainText(`Page ${pagination.totalPages - 1} of`);
  });
});

test.describe('searching', () => {
  test.use({ timers: 'fake' });

  test('starts 300 ms after the last letter, or at once with Enter', async ({ page, demo }) => {
    await stopClock(page);
    const record = recordCalls(page);
    const { search, members, summary, board } = await openBoard(page, demo);

    await test.step('Enter does not wait', async () => {
      const answered = page.waitForResponse(/search=salty/);
      await search.fill(' salty ');
      await search.press('Enter');
      await answered;
      await page.clock.resume();
      await expect(page).toHaveURL(/\?search=salty$/);
    });

    await test.step('clearing shows everybody again', async () => {
      await board.getByRole('button', { name: 'Clear search' }).click();
      await expect(search).toBeFocused();
      await expect(members).toHaveCount(20);
      await expect(page).toHaveURL(/\/leaderboard$/);
    });

    await test.step('without Enter it waits for the last letter', async () => {
      await record.settled();
      await stopClockNow(page);
      record.clear();
      await search.fill('sa');
      await page.clock.runFor(250);
      await search.fill('sal');
      await page.clock.runFor(290);
      expect(record.to('/api/leaderboard?').filter((call) => call.includes('search='))).toEqual([]);
      const answered = page.waitForResponse(/\/api\/leaderboard\?.*search=/);
      await page.clock.runFor(20);
      await answered;
      await page.clock.resume();
      const searches = record.to('/api/leaderboard?').filter((call) => call.includes('search='));
      expect(searches).toHaveLength(1);
      expect(searches[0]).toContain('search=sal');
      const { leaderboard, pagination } = await readBoard(demo, { search: 'sal' });
      expect(pagination.totalEntries).toBeGreaterThan(0);
      await expect(names(members)).toHaveText(leaderboard.map(shownName));
      await expect(summary).toContainText(`${pagination.totalEntries} member`);
      await expect(summary).toContainText('sal');
    });
  });
});

test('a search typed before the script loads runs afterwards', async ({ page, demo }) => {
  const release = await holdCalls(page, '**/assets/*.js');
  await page.goto(`${demo.url}/leaderboard`, { waitUntil: 'commit' });
  const { search, summary } = partsOf(page);
  await search.fill('nobody of this name');
  release();
  await expect(page).toHaveURL(/search=nobody/);
  await expect(search).toHaveValue('nobody of this name');
  await expect(summary).toContainText('No members matching');
});

test('search, filter and pages together', async ({ page, demo }) => {
  const all = await readBoard(demo, { limit: '100' });
  const someone = all.leaderboard.find(({ rank, username }) => rank > 20 && username);
  const name = someone?.username ?? '';
  const { members, search, board, eligibleOnly, pages, summary, sort } = await openBoard(
    page,
    demo,
  );

  await test.step('eligible only filters the current page alone, without a call', async () => {
    const record = recordCalls(page);
    const { leaderboard, pagination } = await readBoard(demo);
    const eligible = leaderboard.filter(({ isEligible }) => isEligible);
    expect(eligible.length).toBeGreaterThan(0);
    expect(eligible.length).toBeLessThan(20);
    await eligibleOnly.check();
    await expect(names(members)).toHaveText(eligible.map(shownName));
    await expect(summary).toContainText(`${eligible.length} eligible among 1–20`);
    await expect(pages).toContainText(`Page 1 of ${pagination.totalPages}`);
    expect(record.calls).toEqual([]);
    await pages.getByRole('button', { name: 'Next' }).click();
    const second = await readBoard(demo, { page: '2' });
    expect(second.leaderboard.some(({ isEligible }) => isEligible)).toBe(false);
    await expect(
      board.getByRole('heading', { name: 'Nobody on this page is eligible yet' }),
    ).toBeVisible();
    await board.getByRole('button', { name: 'Show everyone' }).click();
    await expect(members).toHaveCount(20);
    await expect(eligibleOnly).not.toBeChecked();
  });

  await test.step('another search or sort starts at page 1, the filter does not', async () => {
    await expect(pages).toContainText('Page 2 of');
    await eligibleOnly.check();
    await expect(pages).toContainText('Page 2 of');
    await sort.selectOption('Activity Points');
    await expect(pages).toContainText('Page 1 of');
    await pages.getByRole('button', { name: 'Next' }).click();
    await expect(pages).toContainText('Page 2 of');
    await search.fill('a');
    await expect(pages).toContainText('Page 1 of');
    await expect(page).toHaveURL(/\?eligible=1&sort=totalLifetimePoints&search=a$/);
    await eligibleOnly.uncheck();
    await sort.selectOption('Weekly Points');
  });

  await test.step('a search keeps the rank in the whole board and takes characters literally', async () => {
    await search.fill(name.toUpperCase());
    await expect(members.first()).toContainText(someone ? shownName(someone) : '');
    await expect(members.first()).toContainText(`Rank ${someone?.rank}`);
    for (const signs of ['%', '\\', "' or 1=1"]) {
      await search.fill(signs);
      await expect(
        board.getByRole('heading', { name: 'Nobody by that name aboard' }),
      ).toBeVisible();
    }
    await expect(board.getByText("' or 1=1").last()).toBeVisible();
    await test.step('nothing found is accessible', () => expectFine(page));
    await board.getByRole('button', { name: 'Clear the search' }).click();
    await expect(members).toHaveCount(20);
    await expect(search).toHaveValue('');
  });
});

test('the address links to what is shown', async ({ page, demo, context }) => {
  const first = await openBoard(page, demo);
  const { sort, pages, search, eligibleOnly, board, summary } = first;

  await test.step('the server knows it too', async () => {
    await sort.selectOption('Activity Points');
    await pages.getByRole('button', { name: 'Next' }).click();
    await expect(first.members.first()).toContainText('Rank 21');
    const shown = await first.members.allInnerTexts();
    const other = await context.newPage();
    const record = recordCalls(other);
    await other.goto(page.url());
    const second = partsOf(other);
    await expect(second.pages).toContainText('Page 2 of');
    await expect(second.sort).toHaveValue('totalLifetimePoints');
    expect(await second.members.allInnerTexts()).toEqual(shown);
    expect(record.calls).toEqual([]);
    await other.close();
  });

  await test.step('back and forward go through what was shown', async () => {
    await eligibleOnly.check();
    await page.goBack();
    await expect(eligibleOnly).not.toBeChecked();
    await expect(pages).toContainText('Page 2 of');
    await page.goBack();
    await expect(pages).toContainText('Page 1 of');
    await expect(sort).toHaveValue('totalLifetimePoints');
    await page.goBack();
    await expect(sort).toHaveValue('weeklyActivityPoints');
    await page.goForward();
    await expect(sort).toHaveValue('totalLifetimePoints');
    await search.fill('salty');
    await expect(page).toHaveURL(/search=salty/);
    await page.goBack();
    await expect(search).toHaveValue('');
  });

  await test.step('a search of any text survives a reload', async () => {
    const text = '100%25 & <b>+?#"سلام';
    await search.fill(text);
    await expect(board.getByRole('heading', { name: 'Nobody by that name aboard' })).toBeVisible();
    await reloadSite(page);
    await expect(search).toHaveValue(text);
    await expect(board.getByRole('heading', { name: 'Nobody by that name aboard' })).toBeVisible();
  });

  await test.step('past the last page there is a way back', async () => {
    await openBoard(page, demo, '?page=999');
    const { pagination } = await readBoard(demo);
    await expect(board.getByRole('heading', { name: 'Past the edge of the chart' })).toBeVisible();
    await expect(summary).toContainText('Page 999 is past the end');
    await board.getByRole('button', { name: 'Go to the last page' }).click();
    await expect(pages).toContainText(`Page ${pagination.totalPages} of ${pagination.totalPages}`);
  });
});

function names(members: Locator): Locator {
  return members.getByRole('heading', { level: 3 });
}

async function ranksOf(members: ReturnType<typeof partsOf>['members']): Promise<number[]> {
  const texts = await members.getByText(/^Rank [\d,]+$/).allTextContents();
  return texts.map((text) => Number(text.replace(/\D/g, '')));
}
