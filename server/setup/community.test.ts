import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  BOT,
  faultsOf,
  LITECOIN_CREW,
  OWNER,
  pass,
  prepareSetup,
} from '#server/testing/setup/prepare-setup.ts';
import { STEPS } from './steps.ts';

const { inFolder, open, path } = prepareSetup();

describe('the community', () => {
  const NAMES = {
    COMMUNITY_KIND: 'other',
    COMMUNITY_SITE_NAME: "Davy Jones' Cove",
    COMMUNITY_NAME: 'Pearlcoin',
    COMMUNITY_CONTACT: 'crew@pearl.example',
    COMMUNITY_COIN_NAME: 'Pearlcoin',
    COMMUNITY_COIN_CODE: 'PRL',
    COMMUNITY_COIN_SYMBOL: '#',
    COMMUNITY_COIN_SCHEME: 'pearlcoin',
  };
  const file = () => inFolder('quarterdeck-community.json');

  it('gets its names into a file, which is kept with all else that is in it', async () => {
    const setup = open();
    await pass(setup, { ...NAMES, ...BOT, OWNER_TELEGRAM_ID: OWNER, WEEKLY_POOL: '250' });
    expect(existsSync(file())).toBe(false);
    // An amount of Junkcoin is not offered for another coin.
    const { says, isPassed } = await faultsOf(setup, 'pool', { WEEKLY_POOL: '' });
    expect({ says, isPassed }).toEqual({
      says: ['WEEKLY_POOL: is required.'],
      isPassed: false,
    });
    await setup.answer('pool', { WEEKLY_POOL: '250' });
    await setup.answer('backups', {});
    const config = await setup.finish();
    expect(config.community.site).toMatchObject({
      siteName: "Davy Jones' Cove",
      coin: { code: 'PRL', symbol: '#', uriScheme: 'pearlcoin' },
    });
    expect(readFileSync(path(), 'utf8')).toContain(`COMMUNITY_FILE=${file()}\n`);
    expect(readFileSync(path(), 'utf8')).not.toMatch(/COMMUNITY_(?!FILE)/);

    const more = { ...JSON.parse(readFileSync(file(), 'utf8')), tagline: 'Deep' };
    writeFileSync(file(), JSON.stringify(more));
    const again = open();
    expect(again.valueOf('COMMUNITY_COIN_NAME')).toBe('Pearlcoin');
    await pass(again, { COMMUNITY_SITE_NAME: 'The Cove' });
    await again.finish();
    const { siteName, tagline } = JSON.parse(readFileSync(file(), 'utf8'));
    expect({ siteName, tagline }).toEqual({ siteName: 'The Cove', tagline: 'Deep' });

    // If the environment names it, the set-up leaves it alone.
    const fixed = open({ COMMUNITY_FILE: file() });
    expect(fixed.isFixed('COMMUNITY_SITE_NAME')).toBe(true);
    await pass(fixed, { COMMUNITY_SITE_NAME: 'Mine' });
    expect((await fixed.finish()).community.site.siteName).toBe('The Cove');

    const own = open();
    await pass(own, { COMMUNITY_KIND: 'own' });
    expect((await own.finish()).community.site.siteName).toBe('Quarterdeck');
    expect(readFileSync(path(), 'utf8')).not.toContain('COMMUNITY_');
  });

  it('has one of the known coins without naming it, or any other', async () => {
    const setup = open();
    const owned = { ...BOT, OWNER_TELEGRAM_ID: OWNER, WEEKLY_POOL: '2' };
    await pass(setup, { ...LITECOIN_CREW, ...owned });
    const litecoin = { name: 'Litecoin', code: 'LTC', symbol: 'Ł', uriScheme: 'litecoin' };
    expect((await setup.finish()).community.site.coin).toMatchObject(litecoin);
    const again = open();
    expect(again.valueOf('COMMUNITY_COIN')).toBe('litecoin');
    // The file's own sign stays as long as the coin does.
    const withSign = {
      ...JSON.parse(readFileSync(file(), 'utf8')),
      coin: { ...litecoin, symbol: 'L' },
    };
    writeFileSync(file(), JSON.stringify(withSign));
    await pass(again, LITECOIN_CREW);
    expect((await again.finish()).community.site.coin).toMatchObject({ ...litecoin, symbol: 'L' });
    const other = open();
    await pass(other, { ...NAMES, COMMUNITY_COIN: 'described' });
    expect((await other.finish()).community.site.coin).toMatchObject({ code: 'PRL', symbol: '#' });
  });

  it.each<[string, Record<string, string>, RegExp]>([
    ['COMMUNITY_SITE_NAME', { COMMUNITY_SITE_NAME: '' }, /^COMMUNITY_SITE_NAME: is required/],
    ['COMMUNITY_COIN_CODE', { COMMUNITY_COIN_CODE: 'prl' }, /^coin\.code is not valid/],
    ['COMMUNITY_CONTACT', { COMMUNITY_CONTACT: 'me' }, /^contact is not valid/],
  ])('does without no valid %s', async (setting, wrong, text) => {
    const { findings, isPassed } = await open().answer('community', { ...NAMES, ...wrong });
    expect(isPassed).toBe(false);
    expect(findings[0]?.says).toMatch(text);
    expect(`${findings[0]?.says} ${findings[0]?.remedy}`).toContain(setting);
    expect(existsSync(`${file()}.draft`)).toBe(false);
  });

  it('shows the questions that an answer brings up before it finds fault with them', async () => {
    const setup = open();
    expect(await setup.answer('community', { COMMUNITY_KIND: 'other' })).toEqual({
      findings: [],
      isPassed: false,
    });
    const settings = setup.questionsOf(STEPS[0]).map(({ setting }) => setting);
    expect(settings).toContain('COMMUNITY_SITE_NAME');
  });
});
