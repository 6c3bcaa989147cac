import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Surface } from '#rules/surface.ts';
import { inlineScripts } from '#web/testing/inline-scripts.ts';

const DATA = '#tgWebAppData=user%3D1&tgWebAppVersion=9.0';
const NATIVE = { TelegramWebviewProxy: {} };
const FRAMED = { parent: {} };

type Opening = {
  address: string;
  /** The surface that the server rendered. */
  surface?: Surface;
  /** The surface that the instance shows inside Telegram. */
  instance?: Surface;
  window?: object;
};

describe('the script of the surface in index.html', () => {
  const template = readFileSync(new URL('../../index.html', import.meta.url), 'utf8');
  const script = inlineScripts(template).find((code) => code.includes('tgWebApp')) ?? '';

  /**
   * Runs the same script that browsers get, with a minimal browser environment; returns the address to which the page goes, or
   * null if it stays.
   */
  function open({ address, surface = 'full', instance = 'community', window = {} }: Opening) {
    const { pathname, search, hash } = new URL(address, 'https://deck.example');
    const dataset: Record<string, string> = { surface, miniAppSurface: instance };
    const root = { dataset, hidden: false };
    let goesTo: string | null = null;
    const location = {
      ...{ pathname, search, hash },
      replace(to: string) {
        goesTo = to;
      },
    };
    const self = { parent: null as unknown };
    self.parent = self;
    new Function('document', 'location', 'window', script)(
      { documentElement: root },
      location,
      Object.assign(self, window),
    );
    return { goesTo, isHidden: root.hidden, isInside: dataset.embedded === 'telegram' };
  }

  it.each<[string, Opening, string]>([
    ['a Mini App', { address: `/${DATA}` }, `/in-telegram/${DATA}`],
    ['one without data', { address: '/#tgWebAppVersion=9.0' }, '/in-telegram/#tgWebAppVersion=9.0'],
    ['a native client', { address: '/weeks?page=2', window: NATIVE }, '/in-telegram/weeks?page=2'],
    ['a web client’s frame', { address: '/weeks', window: FRAMED }, '/in-telegram/weeks'],
    [
      'a browser outside',
      { address: '/in-telegram/weeks?page=2', surface: 'community' },
      '/weeks?page=2',
    ],
    [
      'a link to a week',
      { address: `/?tgWebAppStartParam=week_2026-03-08${DATA}` },
      `/in-telegram/weeks/2026-03-08?tgWebAppStartParam=week_2026-03-08${DATA}`,
    ],
    ['a browser outside at its start', { address: '/in-telegram', surface: 'community' }, '/'],
  ])('%s leaves the other surface before it shows', (_, opening, to) => {
    expect(open(opening)).toMatchObject({ goesTo: to, isHidden: true });
  });

  it.each<[parameter: string, path: string | null]>([
    ['week_2026-03-08', '/weeks/2026-03-08'],
    ['member_17', '/members/17'],
    ['hunt_4', '/hunts/4'],
    ['leaderboard', '/leaderboard'],
    ['try', '/try'],
    ['week_', null],
    ['admin', null],
    ['hunt_..%2Fadmin', null],
    ['member_1%2F%2Fhost', null],
    ['weeks_', null],
  ])('a link with startapp=%s opens its page', (parameter, path) => {
    for (const [before, after] of [
      [`?tgWebAppStartParam=${parameter}`, DATA],
      ['', `${DATA}&tgWebAppStartParam=${parameter}`],
    ]) {
      const opened = open({ address: `/${before}${after}`, instance: 'full' });
      expect(opened.goesTo).toBe(path && `${path}${before}${after}`);
      // The address keeps the parameter, which is not followed twice, and not by browsers outside.
      expect(open({ address: `/weeks${before}${after}`, instance: 'full' }).goesTo).toBeNull();
    }
    expect(open({ address: `/?tgWebAppStartParam=${parameter}` }).goesTo).toBeNull();
  });

  it.each<[string, Opening, boolean]>([
    ['a browser outside', { address: '/weeks' }, false],
    ['a browser outside at another fragment', { address: '/#features' }, false],
    ['a Mini App', { address: `/in-telegram${DATA}`, surface: 'community' }, true],
    [
      'a reloaded one',
      { address: '/in-telegram/weeks', surface: 'community', window: NATIVE },
      true,
    ],
    ['a reloaded frame', { address: '/in-telegram', surface: 'community', window: FRAMED }, true],
    ['a Mini App of the full site', { address: `/${DATA}`, instance: 'full' }, true],
    ['a browser outside at the full site', { address: '/', instance: 'full' }, false],
  ])('%s stays', (_, opening, isInside) => {
    expect(open(opening)).toEqual({ goesTo: null, isHidden: false, isInside });
  });
});
