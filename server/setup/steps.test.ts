import { writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { OTHER_BOT_TOKEN, TEST_BOT_TOKEN } from '#server/fakes/telegram/signer.ts';
import {
  BOT,
  faultsOf,
  LITECOIN_CREW,
  OWNER,
  prepareSetup,
  type Setup,
} from '#server/testing/setup/prepare-setup.ts';

const { open, path, telegram } = prepareSetup();

describe('a step', () => {
  it.each<[string, Parameters<Setup['answer']>, RegExp]>([
    ['no token', ['bot', { TELEGRAM_BOT_TOKEN: '' }], /^TELEGRAM_BOT_TOKEN: is required/],
    [
      'a token of no bot',
      ['bot', { TELEGRAM_BOT_TOKEN: OTHER_BOT_TOKEN }],
      /does not know this token/,
    ],
    [
      'half a token',
      ['bot', { TELEGRAM_BOT_TOKEN: '12:ab' }],
      /^TELEGRAM_BOT_TOKEN: must be your token/,
    ],
    ['plain http', ['address', { PUBLIC_URL: 'deck.example.org' }], /^PUBLIC_URL: must be an http/],
    [
      'a database that is not there',
      ['database', { DATABASE_URL: 'postgres://u:pw@127.0.0.1:1/d' }],
      /^PostgreSQL cannot be reached/,
    ],
    [
      'two lines',
      ['database', { DATABASE_URL: 'postgres://u\nDEMO=1' }],
      /^DATABASE_URL: must be one line/,
    ],
    [
      'a name for an id',
      ['owner', { OWNER_TELEGRAM_ID: 'anne' }],
      /^OWNER_TELEGRAM_ID: must be a Telegram id/,
    ],
    ['a pool of words', ['pool', { WEEKLY_POOL: 'all' }], /^WEEKLY_POOL: must be an amount/],
    [
      'an index that is not there',
      ['chain', { CHAIN_API_URL: 'http://127.0.0.1:1' }],
      /^The chain index /,
    ],
  ])('refuses %s, forced or not where it would do harm', async (_, [id, given], text) => {
    const mayBeForced = id === 'chain';
    const setup = open();
    const { isPassed, says } = await faultsOf(setup, id, given);
    expect({ isPassed, says }).toEqual({ isPassed: false, says: [expect.stringMatching(text)] });
    expect((await setup.answer(id, given, { isForced: true })).isPassed).toBe(mayBeForced);
  });

  it.each<['address' | 'chain', Record<string, string>, string]>([
    [
      'chain',
      { CHAIN_API_URL: 'http://index.example.org' },
      'CHAIN_API_URL: must be an https address, or on this machine.',
    ],
    [
      'address',
      { PUBLIC_URL: 'http://deck.example.org' },
      'PUBLIC_URL: must be an https address, or nobody can sign in.',
    ],
  ])('never forces what the configuration refuses: %s', async (id, given, text) => {
    expect(await faultsOf(open(), id, given, { isForced: true })).toEqual({
      isPassed: false,
      says: [text],
    });
  });

  it('is tried without what only later steps decide', async () => {
    writeFileSync(path(), 'WEEKLY_POOL=nothing\nJKC_RPC_URL=nowhere\n');
    const setup = open();
    expect((await setup.answer('address', {})).isPassed).toBe(true);
    // A wallet is asked for on PostgreSQL only, and a wallet that was set is removed.
    expect((await setup.answer('chain', {})).isPassed).toBe(true);
    expect(setup.valueOf('WALLET_RPC_URL')).toBeNull();
    expect((await setup.answer('pool', {})).isPassed).toBe(false);
  });

  it('refuses a choice that is none, and keeps every right answer beside a wrong one', async () => {
    const setup = open();
    const { says } = await faultsOf(setup, 'community', { COMMUNITY_KIND: 'litecoin' });
    expect(says).toEqual(['COMMUNITY_KIND: must be one of own, other.']);
    expect((await setup.answer('bot', { ...BOT, TELEGRAM_UPDATES: 'none' })).isPassed).toBe(true);
    const given = { ...LITECOIN_CREW, COMMUNITY_CONTACT: '', COMMUNITY_COIN: 'dogecoin' };
    expect(await faultsOf(setup, 'community', given)).toEqual({
      says: ['COMMUNITY_CONTACT: is required.'],
      isPassed: false,
    });
    expect(setup.valueOf('COMMUNITY_COIN')).toBe('dogecoin');
  });

  it('removes what is none, and takes what is offered for nothing', async () => {
    const setup = open();
    await setup.answer('bot', BOT);
    expect((await setup.answer('bot', { TELEGRAM_BOT_TOKEN: '' })).isPassed).toBe(true);
    expect(setup.valueOf('TELEGRAM_BOT_TOKEN')).toBe(TEST_BOT_TOKEN);
    await setup.answer('address', { PUBLIC_URL: 'https://127.0.0.1' }, { isForced: true });
    expect((await setup.answer('address', { PUBLIC_URL: 'none' })).isPassed).toBe(true);
    expect(setup.valueOf('PUBLIC_URL')).toBeNull();
    await setup.answer('pool', { WEEKLY_POOL: '' });
    expect(setup.valueOf('WEEKLY_POOL')).toBe('500');
  });
});

describe('the answers up to a question', () => {
  const upTo = (setup: Setup, given: Record<string, string>, setting: string) =>
    faultsOf(setup, 'community', given, { upTo: setting });

  it('are tried alone, and pass the step only with its last question', async () => {
    const setup = open();
    const given = { COMMUNITY_KIND: 'other', COMMUNITY_SITE_NAME: 'x'.repeat(200) };
    expect(await upTo(setup, given, 'COMMUNITY_SITE_NAME')).toEqual({
      isPassed: false,
      says: [expect.stringMatching(/^siteName is not valid/)],
    });
    const fine = { ...given, COMMUNITY_SITE_NAME: 'The Cove' };
    const outcome = { isPassed: true, says: [] };
    expect(await upTo(setup, fine, 'COMMUNITY_SITE_NAME')).toEqual(outcome);
    expect(setup.isPassed('community')).toBe(false);
    expect(await upTo(setup, { COMMUNITY_KIND: 'own' }, 'COMMUNITY_KIND')).toEqual(outcome);
    expect(setup.isPassed('community')).toBe(true);
  });
});

describe('the owner', () => {
  it('has to have started the bot', async () => {
    const setup = open();
    await setup.answer('bot', BOT);
    telegram().setStanding('77', 'never_started');
    const { says } = await faultsOf(setup, 'owner', { OWNER_TELEGRAM_ID: '77' });
    expect(says).toEqual([expect.stringMatching(/^The bot cannot write to 77: /)]);
    expect((await setup.answer('owner', { OWNER_TELEGRAM_ID: OWNER })).isPassed).toBe(true);
    expect(telegram().messagesOf(OWNER).at(-1)?.text).toMatch(/^You are the owner of the site/);
  });

  it('is the person who opens the link, however much others have written', async () => {
    const setup = open();
    await setup.answer('bot', BOT);
    const link = setup.ownerLink();
    const [, word = ''] =
      /^https:\/\/t\.me\/quarterdeck_bot\?start=([\w-]{32})$/.exec(link?.address ?? '') ?? [];
    for (let messages = 0; messages < 120; messages++) telegram().say('666', 'hello');
    telegram().say('666', `/start ${word.slice(1)}x`);
    expect(await link?.look(0)).toBeNull();
    telegram().say(OWNER, `/start ${word}`);
    const owner = { fromId: OWNER, name: 'Person', word };
    expect(await setup.ownerLink()?.look(0)).toEqual(owner);
    // A reload looks again.
    expect(await setup.ownerLink()?.look(0)).toEqual(owner);
  });

  it('types the id if another program reads the messages', async () => {
    const setup = open();
    const { findings } = await setup.answer('bot', { ...BOT, TELEGRAM_UPDATES: 'off' });
    expect(findings.at(-1)?.says).toMatch(/^Nobody could sign in/);
    expect(setup.ownerLink()).toBeNull();
  });
});
