import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FirstView } from '#contract/first-view.ts';
import { readCommunity } from '#server/community-file/read-community.ts';
import { blankViewer, fillBlank, keptSearch, planFirstView } from './entry-plan.ts';
import { cutAtBlanks, renderFirstView } from './entry-server.tsx';

// Filled in by the build (vite.config.ts).
beforeEach(() => {
  vi.stubGlobal('__PAGE_FILES__', { en: { 'home/index.tsx': ['/assets/home.js'] } });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const { site, brand } = readCommunity(null);

function viewOf(path: string, rest: Partial<FirstView> = {}): FirstView {
  return {
    surface: 'full',
    path,
    search: '',
    language: 'en',
    publicUrl: 'https://deck.example',
    nowMs: Date.UTC(2031, 5, 1),
    viewer: null,
    community: site,
    instance: {
      demo: false,
      trial: false,
      theme: 'system',
      miniAppSurface: 'full',
      ownWallet: false,
      signIn: null,
    },
    answers: [],
    ...rest,
  };
}

describe('planFirstView', () => {
  it('asks for the board as the address has it', () => {
    const calls = planFirstView({ surface: 'full', path: '/leaderboard', search: '?page=2' });
    expect(calls).toContainEqual({
      route: 'getLeaderboard',
      query: expect.objectContaining({ page: '2' }),
    });
  });

  it('asks for the two totals and the week of the landing page', () => {
    expect(planFirstView({ surface: 'full', path: '/', search: '' })).toEqual([
      { route: 'getStats' },
      { route: 'getLeaderboard', query: { page: '1', limit: '1' } },
      { route: 'getSystemStatus' },
    ]);
  });

  it.each(['/nowhere', '/leaderboard/x'])('asks for nothing at %s', (path) => {
    expect(planFirstView({ surface: 'full', path, search: '' })).toEqual([]);
  });
});

describe('renderFirstView', () => {
  it.each([
    ['/', 200, 'Quarterdeck · Junkcoin'],
    ['/leaderboard', 200, 'Leaderboard · Quarterdeck'],
    ['/leaderboard/', 200, 'Leaderboard · Quarterdeck'],
    ['/nowhere', 404, 'Off the chart · Quarterdeck'],
  ])('%s is %i with its title', async (path, status, title) => {
    const rendered = await renderFirstView(viewOf(path), brand);
    expect(rendered.status).toBe(status);
    expect(rendered.head).toContain(`<title>${title}</title>`);
    expect(rendered.head.includes('noindex')).toBe(status === 404);
  });

  it.each(['/', '/leaderboard', '/nowhere'])(
    'writes no inline style or script at %s',
    async (path) => {
      const { html } = await renderFirstView(
        viewOf(path, {
          instance: {
            demo: true,
            trial: true,
            theme: 'dark',
            miniAppSurface: 'full',
            ownWallet: false,
            signIn: null,
          },
        }),
        brand,
      );
      expect(html).not.toMatch(/ style=|<style|<script/);
    },
  );

  it('names the scripts of the page for the browser to fetch early', async () => {
    const { head, scripts } = await renderFirstView(viewOf('/'), brand);
    expect(scripts).toBe('<link rel="modulepreload" href="/assets/home.js" crossorigin=""/>');
    expect(head).not.toContain('/assets/home.js');
  });

  it('says on every page of a demo that it is one, and on no other', async () => {
    const real = await renderFirstView(viewOf('/'), brand);
    expect(real.html).not.toContain('Demo community');
    for (const path of ['/', '/leaderboard', '/nowhere']) {
      const demo = await renderFirstView(
        viewOf(path, {
          instance: {
            demo: true,
            trial: true,
            theme: 'light',
            miniAppSurface: 'full',
            ownWallet: false,
            signIn: null,
          },
        }),
        brand,
      );
      expect(demo.html).toContain('Demo community:');
    }
  });

  it('shows the time of the view, not of the machine that renders it', async () => {
    const { html } = await renderFirstView(viewOf('/'), brand);
    expect(html).toMatch(/© (<!-- -->)?2031/);
  });

  it('writes a name as text', async () => {
    const viewer = {
      telegramId: '7',
      displayName: '<img src=x>',
      username: null,
      photoUrl: null,
      picture: null,
      isAdmin: false,
      isBotOwner: false,
    };
    const { html } = await renderFirstView(viewOf('/', { viewer }), brand);
    expect(html).toContain('&lt;img src=x&gt;');
    expect(html).not.toContain('<img src=x');
  });
});

describe('a page with blanks', () => {
  it.each([
    ['Anne', null],
    ['@anne', '/api/me/picture?v=1&"'],
    [`<a href="'">&amp;`, null],
    ['🦜 parrot', '/api/me/picture?v=2'],
    ['$& $1 $`', null],
    ['', null],
  ])('that is filled in for %j is the page rendered for them', async (displayName, picture) => {
    const viewer = {
      telegramId: '7',
      displayName,
      username: 'anne',
      photoUrl: null,
      picture,
      isAdmin: true,
      isBotOwner: false,
    };
    const { html } = await renderFirstView(viewOf('/', { viewer }), brand);
    const blank = await renderFirstView(viewOf('/', { viewer: blankViewer(viewer) }), brand);
    const parts = cutAtBlanks(blank.html);
    const filled = parts.map((part, at) => (at % 2 === 1 ? fillBlank(part, viewer) : part));
    expect(filled.join('')).toBe(html);
    expect(parts.length).toBeGreaterThan(6);
  });
});

it.each([
  ['/', '?utm_source=post', ''],
  ['/leaderboard', '?x=1&page=2&sort=username&sort=totalTipped&page=zz', '?sort=username&page=2'],
  ['/leaderboard', '?page=50', '?page=50'],
  ['/leaderboard', '?page=51', null],
  ['/leaderboard', '?search=anne', null],
  ['/leaderboard', '?search=%20', ''],
  ['/leaderboard/', '', null],
  ['/creator', '?type=github_repo&page=1', '?type=github_repo'],
  ['/creator/anne', '?page=3', '?page=3'],
  ['/weeks', '?page=0', ''],
  ['/weeks/2026-03-02', '?page=7&x', '?page=7'],
  ['/privacy', '', ''],
  ['/developers/keys', '?tab=a', null],
  ['/nowhere', '', null],
])('keeps %s%s as %j', (path, search, kept) => {
  expect(keptSearch({ surface: 'full', path, search })).toBe(kept);
});
