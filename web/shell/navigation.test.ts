import { describe, expect, it } from 'vitest';
import { patientNavigation } from './navigation.ts';
import { pagePath } from './page-link.tsx';

describe('pagePath', () => {
  it.each([
    ['/', '/'],
    ['', '/'],
    ['?page=2', '/'],
    ['/leaderboard/', '/leaderboard'],
    ['/leaderboard?page=2#top', '/leaderboard'],
    ['//', '/'],
  ])('%j is the page %j', (address, expected) => {
    expect(pagePath(address)).toBe(expected);
  });
});

describe('patientNavigation', () => {
  function setUp() {
    const log: string[] = [];
    const waiting = new Map<string, { resolve: () => void; reject: (error: Error) => void }>();
    const navigation = patientNavigation(
      {
        isReady: (path) => path === '/ready',
        prepare: (path) =>
          new Promise<void>((resolve, reject) => waiting.set(path, { resolve, reject })),
      },
      { start: () => log.push('start'), end: () => log.push('end') },
      (to) => log.push(`load ${to}`),
    );
    const navigate = (to: string) => log.push(`show ${to}`);
    const go = (to: string, options?: { replace: boolean }) => navigation.go(navigate, to, options);
    return { log, waiting, go, forget: navigation.forget };
  }

  it('goes at once to a page whose code is loaded, including the query', () => {
    const { log, go } = setUp();
    go('/ready?page=2');
    expect(log).toEqual(['end', 'show /ready?page=2']);
  });

  it('waits for the code of another', async () => {
    const { log, waiting, go } = setUp();
    go('/later');
    expect(log).toEqual(['end', 'start']);
    waiting.get('/later')?.resolve();
    await Promise.resolve();
    expect(log).toEqual(['end', 'start', 'end', 'show /later']);
  });

  it('lets the last navigation win', async () => {
    const { log, waiting, go } = setUp();
    go('/slow');
    go('/ready');
    waiting.get('/slow')?.resolve();
    await Promise.resolve();
    expect(log.filter((line) => line.startsWith('show'))).toEqual(['show /ready']);
  });

  it('is not cancelled by typing meanwhile', async () => {
    const { log, waiting, go } = setUp();
    go('/slow');
    go('/ready?search=anne', { replace: true });
    waiting.get('/slow')?.resolve();
    await Promise.resolve();
    expect(log).toEqual(['end', 'start', 'show /ready?search=anne', 'end', 'show /slow']);
  });

  it('forgets the pending page', async () => {
    const { log, waiting, go, forget } = setUp();
    go('/slow');
    go('/gone');
    forget();
    waiting.get('/slow')?.resolve();
    waiting.get('/gone')?.reject(new Error('offline'));
    await Promise.resolve();
    await Promise.resolve();
    expect(log).toEqual(['end', 'start', 'end', 'start', 'end']);
  });

  it('falls back to a full load when the code cannot be fetched', async () => {
    const { log, waiting, go } = setUp();
    go('/gone');
    waiting.get('/gone')?.reject(new Error('offline'));
    await Promise.resolve();
    await Promise.resolve();
    expect(log.at(-1)).toBe('load /gone');
  });
});
