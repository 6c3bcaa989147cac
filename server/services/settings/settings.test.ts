import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { PORTAL_SETTING_NAMES, type SettingBases } from '#rules/portal-settings.ts';
import { readConfig } from '#server/config/config.ts';
import { describeOnPostgres } from '#server/testing/db/databases.ts';
import { hear } from '#server/testing/db/hear.ts';
import { changeSettings } from './change-settings.ts';
import { createCurrentSettings, listSettings } from './current-settings.ts';

const FORUM = 'https://forum.example/crew';
const { settings: BASES } = readConfig({}, '/nowhere');

/** The settings of a server whose environment sets the link of the forum. */
const FIXED: SettingBases = {
  ...BASES,
  'links.forum': {
    value: 'https://fixed.example',
    source: 'environment',
    variable: 'FORUM',
  },
};

describeOnPostgres('the settings of the portal', (database) => {
  const change = (changes: Record<string, string | null>, bases = BASES) =>
    changeSettings(database().db, { actor: '77', changes, bases });
  const listed = async (name: string, bases = BASES) => {
    const settings = await listSettings(database().db, bases);
    return settings.find((each) => each.name === name);
  };
  const audited = async () => {
    const { rows } = await sql<{ actor: string; entity_id: string; before: object; after: object }>`
      select actor, entity_id, before, after from audit_log
      where action = 'setting_changed' order by id`.execute(database().db);
    return rows.map((row) => [row.actor, row.entity_id, row.before, row.after]);
  };

  it('are all listed, as file and defaults have them', async () => {
    const settings = await listSettings(database().db, BASES);
    expect(settings.map(({ name }) => name)).toEqual(PORTAL_SETTING_NAMES);
    expect(await listed('links.website')).toMatchObject({
      value: 'https://junk-coin.com',
      source: 'file',
      unchanged: 'https://junk-coin.com',
    });
  });

  it('count by environment, portal, file and default, in this order', async () => {
    const before = await listed('links.forum');
    await change({ 'links.forum': FORUM });
    expect(await listed('links.forum')).toMatchObject({
      value: FORUM,
      source: 'portal',
      unchanged: before?.value,
    });
    expect(await listed('links.forum', FIXED)).toMatchObject({
      value: 'https://fixed.example',
      source: 'environment',
    });
    await change({ 'links.forum': null });
    expect(await listed('links.forum')).toEqual(before);
  });

  it('can be emptied, which removes a link that the file has', async () => {
    await change({ 'links.website': '' });
    expect(await listed('links.website')).toMatchObject({ value: '', source: 'portal' });
  });

  it('are audited for each one that really changes', async () => {
    await change({ 'links.forum': FORUM, 'links.x': 'https://x.com/crew' });
    await change({ 'links.forum': FORUM, 'links.x': null, 'links.github': null });
    expect(await audited()).toEqual([
      ['77', 'links.forum', { value: null }, { value: FORUM }],
      ['77', 'links.x', { value: null }, { value: 'https://x.com/crew' }],
      ['77', 'links.x', { value: 'https://x.com/crew' }, { value: null }],
    ]);
  });

  it.each([
    ['no https', 'http://forum.example'],
    ['another scheme', 'javascript:alert(1)'],
    ['no address', 'https://'],
    ['no host', 'https://%'],
    ['a space', 'https://forum.example/a b'],
    ['a quote', 'https://forum.example/"'],
    ['too long', `https://forum.example/${'a'.repeat(300)}`],
  ])('refuse a link with %s, name the field and change nothing', async (_, link) => {
    await expect(
      change({ 'links.x': 'https://x.com/crew', 'links.forum': link }),
    ).rejects.toMatchObject({
      code: 'bad_request',
      message: expect.stringMatching(/^links\.forum: An https address of .*\.$/),
      fields: { 'links.forum': expect.any(Function) },
    });
    expect(await audited()).toEqual([]);
    expect((await listed('links.x'))?.source).toBe('file');
  });

  it.each([
    ['theme', ['system', 'light', 'dark'], ['', 'Dark', 'blue']],
    ['usdPrice', ['', '0', '0.000000000001', '12.5'], ['-1', '1e3', '1,5', '0.0000000000001']],
    [
      'welcome',
      ['Ahoy', 'a\nb', 'x'.repeat(600)],
      ['', ' ', 'x'.repeat(601), 'a\u0000', 'a\ud800'],
    ],
    [
      'contact',
      ['https://a.b/c', 'crew@pearl.example'],
      ['', 'crew', 'http://a.b', 'mailto:a@b.c'],
    ],
    ['freeApiRequests', ['0', '7', '1000000000'], ['', '-1', '1.5', '01', '1000000001']],
    ['notices.shares', ['on', 'off'], ['', 'ON', '1', 'true']],
    ['alerts.disk_low', ['on', 'off'], ['no']],
    ['links.x', ['https://x.com/a?b=1'], ['https://x.com/\u0000', 'https://x.com/\ud800']],
  ] as const)('accept for %s %j and not %j', async (name, good, bad) => {
    for (const value of good) {
      await change({ [name]: value });
      expect(await listed(name)).toMatchObject({ value, source: 'portal' });
    }
    for (const value of bad) {
      await expect(change({ [name]: value })).rejects.toMatchObject({ code: 'bad_request' });
    }
    expect(await listed(name)).toMatchObject({ value: good.at(-1) });
  });

  it('are those of the environment where it sets them, with the variable', async () => {
    const { settings } = readConfig({ DEFAULT_THEME: 'dark', COIN_USD_PRICE: '0.5' }, '/nowhere');
    const fetched = readConfig({ PRICE_URL: 'https://a.b/', PRICE_PATH: '/usd' }, '/nowhere');
    expect(await listed('theme', settings)).toMatchObject({
      value: 'dark',
      source: 'environment',
      variable: 'DEFAULT_THEME',
    });
    expect(await listed('usdPrice', settings)).toMatchObject({
      value: '0.5',
      source: 'environment',
      variable: 'COIN_USD_PRICE',
    });
    expect(await listed('usdPrice', fetched.settings)).toMatchObject({
      value: '',
      source: 'environment',
      variable: 'PRICE_URL',
    });
  });

  it('refuse names that are no settings of the portal', async () => {
    for (const name of ['WEEKLY_POOL', 'DATABASE_URL', 'toString', '__proto__', '']) {
      await expect(change(Object.fromEntries([[name, '1']]))).rejects.toMatchObject({
        code: 'bad_request',
      });
    }
  });

  it('refuse a setting that the environment fixes', async () => {
    await expect(change({ 'links.forum': FORUM }, FIXED)).rejects.toMatchObject({
      code: 'conflict',
    });
    expect(await audited()).toEqual([]);
  });

  it('lose no change when two are made at once', async () => {
    await Promise.all([
      change({ 'links.forum': FORUM }),
      change({ 'links.x': 'https://x.com/crew' }),
      change({ 'links.github': 'https://github.com/crew' }),
    ]);
    for (const name of ['links.forum', 'links.x', 'links.github']) {
      expect((await listed(name))?.source).toBe('portal');
    }
  });

  it('ignore stored values that this version does not accept', async () => {
    await change({ 'links.forum': FORUM });
    await sql`
      update settings set value = value || '{"links.forum": "http://old.example", "gone": "1"}'
      where key = 'portal_settings'`.execute(database().db);
    expect((await listed('links.forum'))?.source).toBe('default');
  });

  it('reach another server that hears news, without being asked for otherwise', async () => {
    const far = await database().connectAgain();
    const news = await hear(far);
    const current = createCurrentSettings({ db: far.db, bases: BASES, news });
    const fixed = createCurrentSettings({ db: far.db, bases: FIXED, news });
    expect((await current.read())['links.forum']).not.toBe(FORUM);
    await change({ 'links.forum': FORUM });
    await news.catchUp();
    expect((await current.read())['links.forum']).toBe(FORUM);
    expect((await fixed.read())['links.forum']).toBe('https://fixed.example');
    expect(current.last()['links.forum']).toBe(FORUM);
  });

  it('keep their last values while the database does not answer', async () => {
    const far = await database().connectAgain();
    const current = createCurrentSettings({ db: far.db, bases: BASES });
    await change({ 'links.forum': FORUM });
    await current.read();
    await far.close();
    expect((await current.read())['links.forum']).toBe(FORUM);
  });
});
