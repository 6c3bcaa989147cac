import type { Locator, Page } from '@playwright/test';
import { homePartsOf, openHome, SLIDE_TITLES } from '../pages/home-page.ts';
import { expect, test, WITH_MOTION } from '../product.ts';
import { untilDrawn } from '../shifts.ts';

const BOT = 'https://t.me/JunkWalletBot';

/** The page's links, in order: the name, the address, and whether a new tab opens. */
const ECOSYSTEM = [
  ['Wallet bot', BOT, 'new tab'],
  ['Block explorer', 'https://explorer.junk-coin.com', 'new tab'],
  ['Official website', 'https://junk-coin.com', 'new tab'],
  ['CoinGecko', 'https://www.coingecko.com/en/coins/junkcoin', 'new tab'],
  ['CoinMarketCap', 'https://coinmarketcap.com/currencies/junkcoin/', 'new tab'],
  ['Leaderboard', '/leaderboard', 'here'],
  ['Admin Portal', '/admin', 'here'],
] as const;
const COMMUNITY = [
  ['Telegram community', 'https://t.me/junkcoin_JKC', 'new tab'],
  ['X', 'https://x.com/junkcoinJKC', 'new tab'],
  ['GitHub', 'https://github.com/Junkcoin-Foundation', 'new tab'],
] as const;
const CLOSING = [
  ['Try It Yourself', BOT, 'new tab'],
  ['@JunkWalletBot', BOT, 'new tab'],
] as const;

/**
 * Checks all text and links of the page. Read without scripts; e2e/site/layout-shift.spec.ts proves that scripts do not change
 * them.
 */
async function expectWhole(page: Page): Promise<void> {
  const main = page.getByRole('main');
  const parts = homePartsOf(page);
  await expect(main.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([
    'A look aboard',
    'What to do aboard',
    'Why choose @JunkWalletBot',
    'Security and privacy',
    'Ports of call',
    'Come aboard',
  ]);

  await expect(parts.features.getByRole('article')).toHaveCount(4);
  await expect(parts.features.getByRole('heading', { level: 3 })).toHaveText([
    'Tip anyone, in any chat',
    'Earn points, climb the ranks',
    'Content submission hub',
    'Weekly rewards and treasure hunt',
  ]);
  await expect(parts.features).toContainText('real blockchain transaction');
  for (const [format, command] of [
    ['Standard command', '/tip @ben 25'],
    ['Quick format', '@ben 25'],
    ['Reply to a message', '/tip 25'],
  ] as const) {
    const item = parts.features.getByRole('listitem').filter({ hasText: format });
    await expect(item.getByRole('code')).toHaveText(command);
  }
  const ranks = parts.features.getByRole('list', { name: /^Ranks/ }).getByRole('listitem');
  await expect(ranks).toHaveCount(12);
  await expect(ranks.first()).toHaveText('Pirate King1000');
  await expect(ranks.last()).toHaveText('Landlubber0');
  for (const text of ['You submit', 'An administrator reviews', 'Twitter Post 1–20']) {
    await expect(parts.features).toContainText(text);
  }
  await expect(parts.features).toContainText('Ɉ 500');
  await expect(parts.features).toContainText('Points needed5+');
  await expect(parts.features).toContainText('9 Mar 2026, 00:00 UTC');
  await expect(parts.features).toContainText('treasure hunt');
  await expect(parts.reasons.getByRole('article')).toHaveCount(3);

  for (const claim of [
    'Non-custodial: you control the private keys.',
    'Wallet management only in private chat.',
    'Keys are stored encrypted.',
    'You hear of every tip you receive, by a message in private chat.',
    'Every transaction has its block-explorer link,',
    'Encrypted, on the server of @JunkWalletBot.',
    'trust the bot as far as you trust its operator.',
    'It has no keys, no recovery phrases, and no way to move your coins.',
  ]) {
    await expect(parts.security).toContainText(claim);
  }

  await expectLinks(parts.ecosystem, ECOSYSTEM);
  await expectLinks(parts.community, COMMUNITY);
  await expectLinks(main.getByRole('region', { name: 'Come aboard' }), CLOSING);
  await expect(page.getByRole('contentinfo')).toContainText('Designed to fail');
  await expect(page.getByRole('contentinfo')).toContainText('© 2026 Junkcoin community');
}

async function expectLinks(
  within: Locator,
  links: readonly (readonly [string, string, 'new tab' | 'here'])[],
): Promise<void> {
  const found = within.getByRole('link');
  await expect(found).toHaveCount(links.length);
  for (const [index, [name, href, where]] of links.entries()) {
    const link = found.nth(index);
    await expect(link).toContainText(name);
    await expect(link).toHaveAttribute('href', href);
    const opensElsewhere = where === 'new tab';
    expect([name, await link.getAttribute('target'), await link.getAttribute('rel')]).toEqual([
      name,
      ...(opensElsewhere ? ['_blank', 'noopener noreferrer'] : [null, null]),
    ]);
    const warned = link.getByText('(opens in a new tab)');
    await expect(warned).toHaveCount(opensElsewhere ? 1 : 0);
  }
}

test.describe('links', () => {
  test.use({ contextOptions: WITH_MOTION });

  test('open the bot in a new tab, scroll to the features, and navigate without a reload', async ({
    page,
    demo,
    context,
  }) => {
    await context.route('https://t.me/**', (route) => route.fulfill({ body: 'the bot' }));
    const { start, discover, features, ecosystem } = await openHome(page, demo);
    const heading = features.getByRole('heading', { level: 2 });
    const tops = await page
      .getByRole('main')
      .getByRole('heading', { level: 2 })
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
    expect(tops).toEqual(tops.toSorted((a, b) => a - b));
    // A font that arrives late moves the page too.
    await untilDrawn(page);
    const seen = await recordScrolling(page);

    await test.step('Discover Features scrolls smoothly, moves the focus, and can be gone back from', async () => {
      await discover.click();
      await expect(features).toBeFocused();
      await expect(heading).toBeInViewport();
      await expect(page).toHaveURL(`${demo.url}/#features`);
      // A jump shows at one position (below); the number of positions of a smooth scroll depends on the machine.
      await expect.poll(async () => (await seen()).length).toBeGreaterThan(1);
      await page.keyboard.press('Tab');
      await expect(features.getByRole('link').first()).toBeFocused();
      await page.goBack();
      await expect(page).toHaveURL(`${demo.url}/`);
    });

    await test.step('Discover Features jumps with reduced motion', async () => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await openHome(page, demo);
      await untilDrawn(page);
      const jumps = await recordScrolling(page);
      await discover.focus();
      await page.keyboard.press('Enter');
      await expect(features).toBeFocused();
      await expect(heading).toBeInViewport();
      await expect.poll(jumps).toHaveLength(1);
    });

    await test.step('Start Tipping Now opens the bot in a new tab', async () => {
      const opened = context.waitForEvent('page');
      await start.click();
      const tab = await opened;
      await tab.waitForURL(BOT);
      expect(await tab.evaluate(() => window.opener)).toBeNull();
      await tab.close();
    });

    await test.step('links within the site need no new load', async () => {
      await page.evaluate(() => Object.assign(window, { sameLoad: true }));
      await ecosystem.getByRole('link', { name: 'Leaderboard' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Leaderboard');
      await page.goBack();
      await features.getByRole('link', { name: 'See the leaderboard' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Leaderboard');
      expect(await page.evaluate(() => 'sameLoad' in window)).toBe(true);
    });
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every section, text and link is there in order, with five slides in a column and no buttons', async ({
    page,
    demo,
  }) => {
    await page.goto(demo.url);
    await expectWhole(page);
    const { start, carousel, slide, discover, features } = homePartsOf(page);
    await expect(start).toHaveAttribute('href', BOT);
    await expect(start).toHaveAttribute('target', '_blank');
    await expect(start).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(slide).toHaveCount(5);
    const boxes = await Promise.all([0, 1, 2, 3, 4].map((nth) => slide.nth(nth).boundingBox()));
    for (const [index, title] of SLIDE_TITLES.entries()) {
      await expect(slide.nth(index)).toContainText(`Feature ${index + 1} of 5${title}`);
      await expect(slide.nth(index)).toHaveCSS('opacity', '1');
      const above = boxes[index - 1];
      if (above) expect(boxes[index]?.y).toBeGreaterThan(above.y + above.height);
    }
    await expect(carousel.getByRole('button')).toHaveCount(0);
    await expect(page.getByText(/^Ɉ [\d,]+\.\d\d$/).first()).toBeVisible();
    await discover.click();
    await expect(features.getByRole('heading', { level: 2 })).toBeInViewport();
  });
});

/** Records the positions through which the page scrolls from now on. */
async function recordScrolling(page: Page) {
  await page.evaluate(() => {
    const positions: number[] = [];
    addEventListener('scroll', () => positions.push(Math.round(scrollY)));
    Object.assign(window, { positions });
  });
  return () =>
    page.evaluate(() => [...new Set((window as unknown as { positions: number[] }).positions)]);
}
