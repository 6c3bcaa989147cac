import { sql } from 'kysely';
import { expectFine, overflowOf } from '../judge.ts';
import { ANNE, BART } from '../pages/admin-page.ts';
import {
  breakCalls,
  holdCalls,
  NETWORK_NOISE,
  openEmptyPage,
  recordCalls,
  reloadSite,
} from '../pages/board-page.ts';
import { hubOf, launchCreators, openHub, publish } from '../pages/creator-page.ts';
import { expect, test } from '../product.ts';

const PIECES = [
  { by: ANNE, title: 'Alpha', description: 'Of the kraken', points: 3 },
  { by: BART, contentType: 'youtube_video', title: 'Beta', points: 40 },
  { by: BART, contentType: 'twitter_thread', title: 'Gamma', points: 7 },
  { by: ANNE, contentType: 'medium_article', points: 12 },
  { by: ANNE, contentType: 'tiktok_video', title: 'Epsilon', points: 5 },
  {
    by: ANNE,
    contentType: 'meme_image',
    title: 'Zeta',
    description: 'line\n'.repeat(30),
    points: 2,
  },
  { by: BART, contentType: 'something_else', title: 'Eta', points: 1 },
];

/** Approved in the past, before parts of it would have been refused. */
const HOSTILE = [
  { title: '\u202eegami\u202c Turned', url: 'https://раураӏ.com/login' },
  {
    title: 'مرحبا بالعالم',
    url: `https://example.org/${'a'.repeat(2000)}`,
  },
  {
    title: '<img src=x onerror=alert(1)>',
    description: 'x'.repeat(2000),
    url: 'http://example.org/',
  },
  { title: 'Old and bad' },
];

test('everybody sees safe cards with everything specified, and can find any of them', async ({
  page,
  launch,
}) => {
  const product = await launchCreators(launch, [...HOSTILE, ...PIECES]);
  // As it could have arrived before such links were refused.
  await sql`update submissions set url = 'javascript:alert(1)' where title = 'Old and bad'`.execute(
    product.db,
  );
  const hub = await openHub(page, product);

  await test.step('tiles, cards and links', async () => {
    const response = await page.request.get(`${product.url}/creator`);
    // The first page comes in the HTML.
    expect(await response.text()).toContain('Gamma');
    await expect(hub.title).toHaveText('Creator Hub');
    await expect(page).toHaveTitle('Creator Hub · Quarterdeck');
    await expect(hub.tab('Community Showcase')).toHaveAttribute('aria-selected', 'true');
    await expect(hub.tile('Total Content')).toContainText('11');
    await expect(hub.tile('Active Creators')).toContainText('2');
    await expect(hub.tile('Total Points')).toContainText('90');
    await expect(hub.search).toHaveAttribute(
      'placeholder',
      'Search creators, titles, or descriptions...',
    );
    await expect(hub.cards).toHaveCount(11);
    const card = hub.cards.filter({ hasText: 'Gamma' });
    for (const text of ['Twitter Thread', '4 Mar 2026', '7 points', '@bart', 'Corsair', 'x.com']) {
      await expect(card).toContainText(text);
    }
    const link = card.getByRole('link', { name: /^View Content/ });
    await expect(link).toHaveAttribute('href', 'https://x.com/crew/status/6');
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow ugc');
    await expect(hub.cards.filter({ hasText: 'Medium Article' })).toContainText('Untitled Content');
    const unknown = hub.cards.filter({
      has: page.getByRole('heading', { name: 'Eta', exact: true }),
    });
    await expect(unknown).toContainText('Content Submission');

    // Five kinds have their own colour, the other known ones share one, and so do the unknown ones.
    const colours = new Map<string, string>();
    for (const kind of new Set(PIECES.map(({ contentType = 'twitter_post' }) => contentType))) {
      const mark = page.locator(`[data-kind-of="${kind}"]`).first();
      colours.set(kind, await mark.evaluate((element) => getComputedStyle(element).color));
    }
    expect(new Set(colours.values()).size).toBe(7);

    // Three lines, however long the text is.
    const description = hub.cards.filter({ hasText: 'Zeta' }).getByText(/^line/);
    const lines = await description.evaluate(
      (element) => element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight),
    );
    expect(Math.round(lines)).toBe(3);
    await expect(hub.pages).toHaveCount(0);
  });

  await test.step('hostile links and words lead nowhere and turn nothing around', async () => {
    const turned = hub.cards.filter({ hasText: 'Turned' });
    await expect(turned.getByRole('heading')).toHaveText('egami Turned');
    await expect(turned).toContainText('xn--80aa0cbo65f.com');
    await expect(turned.getByRole('link', { name: /^View Content/ })).toHaveAttribute(
      'href',
      'https://xn--80aa0cbo65f.com/login',
    );
    await expect(hub.cards.filter({ hasText: 'onerror' })).toContainText('example.org');
    const bad = hub.cards.filter({ hasText: 'Old and bad' });
    await expect(bad).toContainText('This link is not safe to open.');
    await expect(bad.getByRole('link', { name: /View Content/ })).toHaveCount(0);
    await expect(page.locator('a[href^="javascript:"]')).toHaveCount(0);
    await page.setViewportSize({ width: 360, height: 800 });
    expect(await overflowOf(page)).toBe(0);
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step('search, type and sort go to the server, over everything, and stay in the address', async () => {
    await publish(
      product,
      Array.from({ length: 34 }, (_, index) => ({ title: `More ${index}`, points: 6 })),
    );
    await hub.refresh.click();
    const titles = hub.cards.getByRole('heading', { level: 3 });
    await expect(hub.cards).toHaveCount(20);
    await expect(titles.first()).toHaveText('More 33');
    await expect(hub.pages).toContainText('Page 1 of 3');
    await hub.pages.getByRole('button', { name: 'Next' }).click();
    await expect(hub.pages).toContainText('Page 2 of 3');
    await expect(page).toHaveURL(/page=2/);
    await expect(hub.cards).toHaveCount(20);
    await page.goBack();
    await expect(hub.pages).toContainText('Page 1 of 3');

    const calls = recordCalls(page);
    await hub.sort.selectOption('Highest Points');
    await expect(titles.first()).toHaveText('Beta');
    await hub.sort.selectOption('Creator Name');
    await expect(titles.first()).toHaveText('Zeta');
    await expect(page).toHaveURL(/sort=creator/);
    await hub.sort.selectOption('Most Recent');
    // It is on the last page, and the browser holds only the page that it shows.
    await hub.search.fill('KRAKEN');
    await expect(titles).toHaveText(['Alpha']);
    await expect(page.getByRole('status').filter({ hasText: '1 piece matches' })).toBeVisible();
    expect(calls.to('/api/creator/content').every((call) => call.includes('limit=20'))).toBe(true);
    // The tiles count everything, and a single page has no page links.
    await expect(hub.tile('Total Content')).toContainText('45');
    await expect(hub.pages).toHaveCount(0);
    await reloadSite(page);
    await expect(titles).toHaveText(['Alpha']);
    await expect(hub.search).toHaveValue('KRAKEN');

    await hub.search.fill('@anne');
    await expect(hub.cards).toHaveCount(4);
    await expect(hub.type.getByRole('option')).toHaveText([
      ...['All Content', 'Medium Article', 'Meme Image', 'Content Submission', 'TikTok Video'],
      ...['Twitter Post', 'Twitter Thread', 'YouTube Video'],
    ]);
    await hub.type.selectOption('Medium Article');
    await expect(titles).toHaveText(['Untitled Content']);
    await hub.search.fill('nothing of that');
    await expect(page.getByRole('heading', { name: 'No Content Found' })).toBeVisible();
    await expect(page.getByText('No content matches your search criteria.')).toBeVisible();
    await page.getByRole('button', { name: 'Show all content' }).click();
    await expect(hub.cards).toHaveCount(20);
  });

  await page.getByRole('link', { name: 'Leaderboard' }).last().click();
  await expect(page).toHaveURL(`${product.url}/leaderboard`);
});

test.describe('when it has nothing to show', () => {
  test.use({ allowConsole: NETWORK_NOISE });

  test('six skeletons, the empty states, and the error with Retry', async ({
    page,
    demo,
    empty,
  }) => {
    const hub = hubOf(page);
    const sail = () =>
      page
        .getByRole('navigation', { name: 'Main' })
        .getByRole('link', { name: 'Creators' })
        .click();
    await openEmptyPage(page, empty);
    const release = await holdCalls(page, '**/api/creator/content*');
    await sail();
    const waiting = hub.panel.locator('[aria-busy=true]');
    await expect(waiting).toContainText('Loading content');
    await expect(waiting.locator('> div')).toHaveCount(6);
    release();
    await expect(page.getByRole('heading', { name: 'No Content Found' })).toBeVisible();
    await expect(page.getByText('No approved content submissions yet.')).toBeVisible();

    // Existing content stays when a refresh fails; without content the whole page fails.
    const mend = await breakCalls(page, '**/api/creator/content*');
    await hub.refresh.click();
    await expect(page.getByText('Could not refresh', { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'No Content Found' })).toBeVisible();
    await openEmptyPage(page, demo);
    await sail();
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert.getByRole('heading')).toHaveText('Error Loading Creator Hub');
    await expect(alert).toContainText('Failed to load creator content. Please try again.');
    await mend();
    await alert.getByRole('button', { name: 'Retry' }).click();
    await expect(hub.cards).toHaveCount(20);

    await test.step('it is accessible, fits, and works with the keyboard', async () => {
      await expectFine(page);
      await hub.tab('Community Showcase').focus();
      await page.keyboard.press('ArrowRight');
      await expect(hub.tab('My Dashboard')).toBeFocused();
      await expect(page).toHaveURL(/tab=dashboard/);
      await page.keyboard.press('Home');
      await expect(hub.tab('Community Showcase')).toBeFocused();
      await expect(hub.cards).toHaveCount(20);
    });
  });
});
