import type { Page } from '@playwright/test';
import { BEACON_AHEAD, BEACON_DEPTH } from '#rules/hunts/draw.ts';
import { followChain } from '#server/services/chain/follow.ts';
import { announceHunt, cancelHunt } from '#server/services/hunts/announce.ts';
import { createHunt, makeHuntLink } from '#server/services/hunts/drafts.ts';
import { answerHunt } from '#server/services/hunts/play.ts';
import { runHunts } from '#server/services/hunts/run.ts';
import { createFakeChainIndex } from '../../server/fakes/chain-index/chain-index.ts';
import {
  ADMIN,
  addPicture,
  DRAFT,
  enrolPlayers,
  HUNT_ENDS_MS,
  HUNT_NOW_MS,
  HUNT_STARTS_MS,
  MINUTE_MS,
  openHunt,
  POINTS_ONLY,
} from '../../server/testing/hunts.ts';
import { JUNKCOIN_ON } from '../../server/testing/wallet/coins.ts';
import { expectFine } from '../judge.ts';
import { openSite, reloadSite } from '../pages/board-page.ts';
import { expect, type Product, shiftDate, test } from '../product.ts';
import { signLog } from '../sign-log.ts';

// The browser itself reports a call with the status 404.
test.use({ allowConsole: /status of 404/ });

const IN_IT = HUNT_STARTS_MS + MINUTE_MS;
const PHONE = { width: 360, height: 800 };

/** Moves the server's clock and the browser's. */
async function moveTo(page: Page, product: Product, nowMs: number): Promise<void> {
  product.clock.nowMs = nowMs;
  await page.addInitScript(shiftDate, nowMs);
}

const named = (telegramId: string, firstName: string, username: string) => ({
  id: `name-${telegramId}`,
  type: 'profile_changed',
  telegramId,
  at: new Date(HUNT_NOW_MS).toISOString(),
  firstName,
  username,
});

test('a member plays a hunt to its end on a phone: answers, a hidden link, and the place', async ({
  page,
  context,
  launch,
}) => {
  const product = await launch('empty');
  const { db } = product;
  await enrolPlayers(db, 2);
  const draft = {
    ...DRAFT,
    clues: [
      { kind: 'answer' as const, text: 'Which ship?\nLook at the mast.', answers: ['Black Pearl'] },
      { kind: 'link' as const, text: 'It sleeps on the oldest page.', place: 'Somewhere aboard' },
    ],
  };
  const id = await createHunt(db, { draft, actor: ADMIN, nowMs: HUNT_NOW_MS });
  const secret = await makeHuntLink(db, { id, number: 2, actor: ADMIN });
  await addPicture(db, { id, draft });
  await announceHunt(db, { id, actor: ADMIN, source: POINTS_ONLY, nowMs: HUNT_NOW_MS });
  const main = page.getByRole('main');
  const own = page.getByRole('region', { name: 'Your hunt' });
  const field = own.getByRole('textbox', { name: 'Your answer' });
  const answer = async (text: string) => {
    await field.fill(text);
    await own.getByRole('button', { name: 'Answer' }).click();
  };
  await page.setViewportSize(PHONE);

  await test.step('before the start there is a clock, and nothing to play', async () => {
    await openSite(page, product, '/hunts');
    await expect(main).toContainText('Starts in59m');
    await page.getByRole('link', { name: 'The lost anchor' }).click();
    await expect(page).toHaveURL(`${product.url}/hunts/${id}`);
    await expect(page.getByRole('region', { name: 'Prizes' })).toContainText('Place 1');
    await expect(own).toHaveCount(0);
    await expect(main).not.toContainText('Which ship?');
  });

  await test.step('while it runs, strangers are asked to sign in', async () => {
    await moveTo(page, product, IN_IT);
    await openSite(page, product, `/hunts/${id}`);
    await expect(own).toContainText('signing in is not set up');
    await expectFine(page);
    await page.setViewportSize(PHONE);
  });

  await test.step('a member begins, answers wrong, and loses nothing by a reload', async () => {
    await context.addCookies([await product.signIn('1001')]);
    await reloadSite(page);
    await own.getByRole('button', { name: 'Begin' }).click();
    await expect(own.getByRole('heading', { name: 'Clue 1 of 2' })).toBeVisible();
    await answer('Flying Dutchman');
    await expect(own).toContainText('That is not it.');
    await expect(field).toBeFocused();
    await expectFine(page);
    await page.setViewportSize(PHONE);
    await reloadSite(page);
    await expect(field).toHaveValue('Flying Dutchman');
  });

  await test.step('five wrong answers have to wait', async () => {
    for (const wrong of ['b', 'c', 'd', 'e']) {
      await answer(wrong);
      await expect(field).toHaveValue(wrong);
      await expect(own.getByRole('button', { name: 'Answer' })).not.toHaveAttribute('aria-busy');
    }
    await expect(own).toContainText(/Five wrong answers within an hour: try again in \d+m\./);
    await expect(own.getByRole('button', { name: 'Answer' })).toBeDisabled();
    await moveTo(page, product, IN_IT + 61 * MINUTE_MS);
    await reloadSite(page);
  });

  await test.step('the right answer leads to the next clue', async () => {
    await answer('the BLACK-pearl');
    await expect(own).toContainText('That is not it.');
    await answer('black pearl');
    await expect(own.getByRole('heading', { name: 'Clue 2 of 2' })).toBeVisible();
    await expect(own).toContainText('Somewhere aboard');
    await expect(own).toContainText('Find the link');
    const map = own.getByRole('img', { name: 'A torn map' });
    await expect(map).toHaveJSProperty('naturalWidth', 1000);
    await expectFine(page);
    const trail = page.getByRole('region', { name: 'On the trail' });
    await expect(trail.getByRole('meter', { name: 'At clue 2' })).toHaveAttribute(
      'aria-valuetext',
      '1',
    );
  });

  await test.step('the hidden link solves it, and its secret is in no address', async () => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await openSite(page, product, `/hunts/found#${secret}`);
    await expect(page).toHaveURL(`${product.url}/hunts/found`);
    await expectFine(page);
    await page.getByRole('button', { name: 'I found it' }).click();
    await expect(own).toContainText('You finished as number 1.');
    await expect(page).toHaveURL(`${product.url}/hunts/${id}`);
    expect(
      asked.filter(
        (url) => new URL(url).pathname.includes(secret) || new URL(url).search.includes(secret),
      ),
    ).toEqual([]);
  });

  await test.step('a second time it is no clue of theirs', async () => {
    await openSite(page, product, `/hunts/found#${secret}`);
    await page.getByRole('button', { name: 'I found it' }).click();
    await expect(page.getByRole('alert')).toContainText('This link is not your clue');
    await openSite(page, product, '/hunts/found');
    await expect(main).toContainText('The link is incomplete');
  });
});

test('winners that a block drew are checked in the browser', async ({ page, context, launch }) => {
  const index = createFakeChainIndex();
  const product = await launch('empty', { chainIndex: index });
  const { db, clock } = product;
  const coin = JUNKCOIN_ON.main;
  const follow = () => followChain({ db, source: index, coin, now: () => clock.nowMs });
  const players = await enrolPlayers(db, 3);
  await product.report(named('1001', 'Anne', 'anne'), named('1002', 'Bart '.repeat(12), 'bart'));
  const clues = [{ kind: 'answer' as const, text: 'Which ship?', answers: ['Pearl'] }];
  const id = await openHunt(db, { winners: 'draw', clues, picture: true });
  for (const memberId of players) {
    const answer = { huntId: id, memberId, nowMs: IN_IT, text: 'pearl' };
    await db.transaction().execute((tx) => answerHunt(tx, answer));
  }
  const main = page.getByRole('main');
  const steps = page.getByRole('list', { name: 'Steps of the check' }).getByRole('listitem');
  const check = page.getByRole('button', { name: 'Check it yourself' });
  const run = () => runHunts(db, { source: index, nowMs: clock.nowMs });

  await test.step('while the block is not deep enough', async () => {
    await moveTo(page, product, HUNT_ENDS_MS);
    await follow();
    await run();
    await openSite(page, product, `/hunts/${id}`);
    await expect(page.getByRole('region', { name: 'Winners' })).toContainText(
      `The winners are drawn after ${BEACON_AHEAD + BEACON_DEPTH} more blocks.`,
    );
    await check.click();
    await expect(main).toContainText('All that can be checked so far agrees.');
    await expect(main).toContainText('The log has no signed checkpoint yet.');
  });

  await test.step('settled', async () => {
    index.height += BEACON_AHEAD + BEACON_DEPTH;
    await follow();
    expect((await run()).settled).toBe(1);
    await signLog(product);
    // The page of before is kept for a second.
    await moveTo(page, product, HUNT_ENDS_MS + MINUTE_MS);
    await openSite(page, product, `/hunts/${id}`);
    const winners = page.getByRole('list', { name: 'Winners' });
    await expect(winners.getByRole('listitem')).toHaveCount(3);
    await check.click();
    await expect(main).toContainText('It agrees.');
    await expect(steps).toHaveCount(7);
    await expect(steps.filter({ hasText: ': ok' })).toHaveCount(7);
    await expectFine(page);
  });

  await test.step('in German and Arabic it fits a phone', async () => {
    await page.setViewportSize(PHONE);
    for (const [language, start, agrees] of [
      ['de', 'Selbst nachprüfen', 'Es stimmt.'],
      ['ar', 'تحقق بنفسك', 'يتطابق.'],
    ] as const) {
      await context.addCookies([{ name: 'language', value: language, url: product.url }]);
      await openSite(page, product, `/hunts/${id}`);
      await page.getByRole('button', { name: start }).click();
      await expect(main).toContainText(agrees);
      const width = await page.locator('html').evaluate(({ scrollWidth }) => scrollWidth);
      expect(width, language).toBe(PHONE.width);
    }
    await context.clearCookies({ name: 'language' });
  });

  await test.step('a page that shows another order does not agree', async () => {
    await page.route(`**/api/hunts/${id}`, async (route) => {
      const response = await route.fetch();
      const hunt = await response.json();
      await route.fulfill({
        response,
        json: { ...hunt, winnerList: hunt.winnerList.toReversed() },
      });
    });
    await openSite(page, product, '/hunts');
    await page.getByRole('link', { name: 'The lost anchor' }).click();
    await check.click();
    await expect(main).toContainText('It does not agree.');
    await expect(steps.filter({ hasText: 'wrong' })).toHaveCount(1);
  });
});

test('no hunts, a cancelled one, and one that does not exist', async ({ page, launch }) => {
  const product = await launch('empty');
  await openSite(page, product, '/hunts');
  await expect(page.getByRole('main')).toContainText('No treasure hunt has been announced yet');
  const id = await openHunt(product.db);
  const reason = 'The anchor was found by accident.';
  await cancelHunt(product.db, { id, actor: ADMIN, reason, nowMs: HUNT_NOW_MS });
  await openSite(page, product, `/hunts/${id}`);
  await expect(page.getByRole('main')).toContainText(reason);
  await expectFine(page);
  const response = await page.request.get(`${product.url}/hunts/99`);
  expect(response.status()).toBe(404);
});
