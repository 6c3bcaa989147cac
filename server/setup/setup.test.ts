import {
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateIdentity, identityToRecipient } from 'age-encryption';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestWalletServer } from '#server/fakes/node/wallet-server.ts';
import { openTestTelegramServer, type TestTelegramServer } from '#server/fakes/telegram/server.ts';
import { OTHER_BOT_TOKEN, TEST_BOT_TOKEN } from '#server/fakes/telegram/signer.ts';
import { findContents, markDemo } from '#server/services/demo/mark.ts';
import { openPostgresForTest, type TestDatabase } from '#server/testing/db/databases.ts';
import { statesOf } from '#server/testing/findings.ts';
import { openSetup } from './setup.ts';
import { STEPS } from './steps.ts';

const OWNER = '4242';
const BOT = { TELEGRAM_BOT_TOKEN: TEST_BOT_TOKEN, BOT: '0' };

const LITECOIN_CREW = {
  COMMUNITY_KIND: 'other',
  COMMUNITY_COIN: 'litecoin',
  COMMUNITY_SITE_NAME: 'The Silver Cove',
  COMMUNITY_NAME: 'Litecoin',
  COMMUNITY_CONTACT: 'crew@silver.example',
};

let folder = '';
let telegram: TestTelegramServer;

beforeAll(async () => {
  telegram = await openTestTelegramServer({ token: TEST_BOT_TOKEN });
});
afterAll(() => telegram.close());
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'quarterdeck-setup-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const path = () => join(folder, 'quarterdeck.env');
const open = (environment: Record<string, string> = {}) =>
  openSetup({ environment: { TELEGRAM_API_ROOT: telegram.root, ...environment }, cwd: folder });

type Setup = ReturnType<typeof open>;

async function pass(setup: Setup, answers: Record<string, string>) {
  for (const { id } of STEPS) {
    const outcome = await setup.answer(id, answers);
    expect({ id, ...outcome }).toMatchObject({ isPassed: true });
  }
}

/** Returns the faults that a step reports. */
async function faultsOf(setup: Setup, ...[id, given, trial]: Parameters<Setup['answer']>) {
  const { findings, isPassed } = await setup.answer(id, given, trial);
  const says = findings.filter(({ state }) => state === 'fault').map((each) => each.says);
  return { isPassed, says };
}

describe('the settings', () => {
  it('are written for the owner of the process alone, and nothing else is left', async () => {
    const setup = open();
    await pass(setup, { ...BOT, OWNER_TELEGRAM_ID: OWNER, WEEKLY_POOL: '250' });
    expect(existsSync(path())).toBe(false);
    const config = await setup.finish();
    expect(config).toMatchObject({
      demo: false,
      botUsername: 'quarterdeck_bot',
      telegramUpdates: 'poll',
      ownerTelegramId: OWNER,
      poolUnits: 25_000_000_000n,
    });
    expect(statSync(path()).mode & 0o777).toBe(0o600);
    expect(readFileSync(path(), 'utf8')).toMatch(/^BOT_GATEWAY_TOKEN=[0-9a-f]{48}$/m);
    expect(existsSync(`${path()}.draft`)).toBe(false);
  });

  it('make the community’s bot unless there is another, which then needs no token', async () => {
    const setup = open();
    await pass(setup, { TELEGRAM_BOT_TOKEN: TEST_BOT_TOKEN, OWNER_TELEGRAM_ID: OWNER });
    const config = await setup.finish();
    expect(config).toMatchObject({ bot: 'here', telegramUpdates: 'poll', gatewayToken: null });
  });

  it('are offered again, keep comments, secrets and other settings, and change the answered ones', async () => {
    const first = open();
    await pass(first, { ...BOT, OWNER_TELEGRAM_ID: OWNER });
    await first.finish();
    const before = readFileSync(path(), 'utf8');
    writeFileSync(path(), `# Mine\nLOG_LEVEL=warn\n${before}`);
    const again = open();
    expect(again.isConfigured).toBe(true);
    expect(again.valueOf('OWNER_TELEGRAM_ID')).toBe(OWNER);
    await pass(again, { TELEGRAM_BOT_TOKEN: '', MIN_ACTIVITY_THRESHOLD: '7' });
    await again.finish();
    expect(readFileSync(path(), 'utf8')).toBe(
      `# Mine\nLOG_LEVEL=warn\n${before.replace('THRESHOLD=5', 'THRESHOLD=7')}`,
    );
  });

  it('get the current names of variables, in the place of the former ones', async () => {
    const first = open();
    await pass(first, { ...BOT, OWNER_TELEGRAM_ID: OWNER, WEEKLY_POOL: '250' });
    await first.finish();
    const before = readFileSync(path(), 'utf8');
    writeFileSync(path(), before.replace('WEEKLY_POOL=250', 'WEEKLY_POOL_JKC=250'));
    const again = open();
    expect(again.valueOf('WEEKLY_POOL')).toBe('250');
    await pass(again, { TELEGRAM_BOT_TOKEN: '', WEEKLY_POOL: '300' });
    expect((await again.finish()).poolUnits).toBe(30_000_000_000n);
    const after = readFileSync(path(), 'utf8');
    expect(after).toMatch(/^WEEKLY_POOL=300$/m);
    expect(after).not.toContain('WEEKLY_POOL_JKC');
    expect(open({ WEEKLY_POOL_JKC: '9' }).isFixed('WEEKLY_POOL')).toBe(true);
  });

  it('are refused while the file has a name that is no setting', () => {
    writeFileSync(path(), 'PUBLC_URL=https://deck.example.org\n');
    expect(() => open()).toThrow(/^PUBLC_URL: .* \(did you mean PUBLIC_URL\?\)$/);
  });

  describe('of backups', () => {
    const lines = () => readFileSync(path(), 'utf8').match(/^BACKUP_.*$/gm);

    it('name a folder, have a new passphrase, and say what to keep elsewhere', async () => {
      const setup = open();
      await pass(setup, { ...BOT, OWNER_TELEGRAM_ID: OWNER });
      const { findings } = await setup.answer('backups', {});
      expect((await setup.finish()).backups).toMatchObject({ folder: join(folder, 'backups') });
      expect(lines()).toEqual([
        'BACKUP_FOLDER=./backups',
        expect.stringMatching(/^BACKUP_PASSPHRASE=[0-9a-f]{48}$/),
        'BACKUP_KEEP=7d,4w,6m',
      ]);
      expect(findings.map(({ says }) => says)).toEqual([
        `Backups go to ${join(folder, 'backups')}, on the disk of DATA_DIR: also keep a copy on another machine.`,
        expect.stringContaining('BACKUP_PASSPHRASE'),
      ]);
      // Set up again, the folder keeps the passphrase of the backups in it.
      const before = lines();
      const again = open();
      await pass(again, { TELEGRAM_BOT_TOKEN: '' });
      await again.finish();
      expect(lines()).toEqual(before);
    });

    it('are left alone where there are some already', async () => {
      const recipient = await identityToRecipient(await generateIdentity());
      writeFileSync(path(), `BACKUP_FOLDER=/tmp\nBACKUP_RECIPIENT=${recipient}\n`);
      const setup = open();
      await pass(setup, { ...BOT, OWNER_TELEGRAM_ID: OWNER });
      await setup.finish();
      expect(lines()).toEqual(['BACKUP_FOLDER=/tmp', `BACKUP_RECIPIENT=${recipient}`]);
    });

    it('may be left out, with a warning', async () => {
      const setup = open();
      await pass(setup, { ...BOT, OWNER_TELEGRAM_ID: OWNER, BACKUP_FOLDER: 'none' });
      const { findings } = await setup.answer('backups', { BACKUP_FOLDER: 'none' });
      expect(statesOf(findings)).toEqual(['backup: warning']);
      await setup.finish();
      expect(lines()).toBeNull();
    });

    it('name no file', async () => {
      const setup = open();
      writeFileSync(join(folder, 'taken'), '');
      expect(
        await faultsOf(setup, 'backups', { BACKUP_FOLDER: 'taken' }, { isForced: true }),
      ).toEqual({
        isPassed: false,
        says: [`No backup can be made: ${join(folder, 'taken')} is a file.`],
      });
    });
  });

  it('are not written before every step is passed, nor if they do not fit', async () => {
    const setup = open();
    await expect(setup.finish()).rejects.toThrow('Community: this step is not complete');
    await pass(setup, { ...BOT, OWNER_TELEGRAM_ID: OWNER });
    // The steps after a changed answer are tried again.
    await setup.answer('bot', {});
    await expect(setup.finish()).rejects.toThrow('Owner: this step is not complete');
    expect(existsSync(path())).toBe(false);
  });

  it('that the environment has are not asked for, and win', async () => {
    const setup = open({ ...BOT, WEEKLY_POOL: '9' });
    expect(setup.isConfigured).toBe(true);
    expect(setup.isFixed('TELEGRAM_BOT_TOKEN')).toBe(true);
    await pass(setup, { OWNER_TELEGRAM_ID: OWNER, WEEKLY_POOL: '1' });
    expect(await setup.finish()).toMatchObject({ poolUnits: 900_000_000n });
    expect(readFileSync(path(), 'utf8')).not.toMatch(/WEEKLY_POOL|TELEGRAM_BOT_TOKEN/);
  });
});

describe('an interrupted set-up', () => {
  it('is offered again from a draft that only its owner can read', async () => {
    await open().answer('bot', BOT);
    expect(statSync(`${path()}.draft`).mode & 0o777).toBe(0o600);
    const again = open();
    expect(again.isConfigured).toBe(false);
    expect(again.valueOf('TELEGRAM_BOT_TOKEN')).toBe(TEST_BOT_TOKEN);
    expect(again.nextStep()?.id).toBe('community');
  });

  it('is forgotten when the settings have been changed since', async () => {
    await open().answer('pool', { WEEKLY_POOL: '1' });
    writeFileSync(path(), 'WEEKLY_POOL=2\n');
    utimesSync(path(), Date.now() / 1000 + 60, Date.now() / 1000 + 60);
    expect(open().valueOf('WEEKLY_POOL')).toBe('2');
  });
});

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

describe('a secret', () => {
  const WRONG = { TELEGRAM_BOT_TOKEN: OTHER_BOT_TOKEN };

  it('is kept once it is accepted, and a refused one never', async () => {
    const setup = open();
    expect((await setup.answer('bot', WRONG)).isPassed).toBe(false);
    expect(setup.valueOf('TELEGRAM_BOT_TOKEN')).toBeNull();
    expect(readFileSync(`${path()}.draft`, 'utf8')).not.toContain(OTHER_BOT_TOKEN);
    await setup.answer('bot', BOT);
    expect((await setup.answer('bot', WRONG)).isPassed).toBe(false);
    expect(setup.valueOf('TELEGRAM_BOT_TOKEN')).toBe(TEST_BOT_TOKEN);
    expect(readFileSync(`${path()}.draft`, 'utf8')).not.toContain(OTHER_BOT_TOKEN);
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
  const file = () => join(folder, 'quarterdeck-community.json');

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

describe('the owner', () => {
  it('has to have started the bot', async () => {
    const setup = open();
    await setup.answer('bot', BOT);
    telegram.telegram.setStanding('77', 'never_started');
    const { says } = await faultsOf(setup, 'owner', { OWNER_TELEGRAM_ID: '77' });
    expect(says).toEqual([expect.stringMatching(/^The bot cannot write to 77: /)]);
    expect((await setup.answer('owner', { OWNER_TELEGRAM_ID: OWNER })).isPassed).toBe(true);
    expect(telegram.telegram.messagesOf(OWNER).at(-1)?.text).toMatch(
      /^You are the owner of the site/,
    );
  });

  it('is the person who opens the link, however much others have written', async () => {
    const setup = open();
    await setup.answer('bot', BOT);
    const link = setup.ownerLink();
    const [, word = ''] =
      /^https:\/\/t\.me\/quarterdeck_bot\?start=([\w-]{32})$/.exec(link?.address ?? '') ?? [];
    for (let messages = 0; messages < 120; messages++) telegram.telegram.say('666', 'hello');
    telegram.telegram.say('666', `/start ${word.slice(1)}x`);
    expect(await link?.look(0)).toBeNull();
    telegram.telegram.say(OWNER, `/start ${word}`);
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

describe('the database', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openPostgresForTest();
  });
  afterAll(() => database.close());

  it('lets a wallet be asked for, which says its chain, height and balance', async () => {
    const wallet = await openTestWalletServer();
    const setup = open({ DATABASE_URL: database.url ?? '' });
    const given = { WALLET_RPC_URL: wallet.url, COIN_NETWORK: 'test' };
    const waiting = await faultsOf(setup, 'chain', given, { upTo: 'WALLET_RPC_URL' });
    expect(waiting).toEqual({ isPassed: true, says: [] });
    expect(await faultsOf(setup, 'chain', given)).toEqual({
      isPassed: false,
      says: [expect.stringContaining('The wallet is on the chain main')],
    });
    const { findings, isPassed } = await setup.answer('chain', { COIN_NETWORK: 'main' });
    await wallet.close();
    expect(isPassed).toBe(true);
    const says = findings.map((each) => each.says);
    expect(says).toEqual(
      expect.arrayContaining(['The wallet answers, at block 5.', 'The wallet can spend 50000.']),
    );
    expect(setup.shownAnswer(STEPS[5].questions[0])).toBe('kept secret');
    // Money moves on PostgreSQL only: without it the wallet is removed.
    const embedded = open();
    await embedded.answer('chain', {});
    expect(embedded.valueOf('WALLET_RPC_URL')).toBeNull();
  });

  it('keeps a refused wallet if it is to be used anyway, and asks for a faucet’s amount before its wallet', async () => {
    const setup = open({ DATABASE_URL: database.url ?? '' });
    await setup.answer('bot', { TELEGRAM_BOT_TOKEN: TEST_BOT_TOKEN });
    const given = { WALLET_RPC_URL: 'http://u:pw@127.0.0.1:1/', COIN_NETWORK: 'main' };
    expect((await setup.answer('chain', given)).isPassed).toBe(false);
    expect(setup.valueOf('WALLET_RPC_URL')).toBeNull();
    // The page sends no secret a second time.
    const again = { ...given, WALLET_RPC_URL: '' };
    expect((await setup.answer('chain', again, { isForced: true })).isPassed).toBe(true);
    expect(setup.valueOf('WALLET_RPC_URL')).toBe(given.WALLET_RPC_URL);
    const faucet = { ...again, FAUCET_AMOUNT: '0.1' };
    const amount = await setup.answer('chain', faucet, { upTo: 'FAUCET_AMOUNT' });
    expect(amount).toEqual({ findings: [], isPassed: true });
    expect(setup.isPassed('chain')).toBe(false);
    const few = { ...again, FAUCET_AMOUNT: 'some' };
    expect(await faultsOf(setup, 'chain', few, { upTo: 'FAUCET_AMOUNT' })).toEqual({
      isPassed: false,
      says: [expect.stringMatching(/^FAUCET_AMOUNT: must be an amount/)],
    });
  });

  it('lets a wallet be asked for, which must be of the coin that was chosen', async () => {
    const wallet = await openTestWalletServer();
    const setup = open({ DATABASE_URL: database.url ?? '' });
    const chosen = { ...LITECOIN_CREW, WALLET_RPC_URL: wallet.url, COIN_NETWORK: 'main' };
    expect((await setup.answer('community', chosen)).isPassed).toBe(true);
    const { says, isPassed } = await faultsOf(setup, 'chain', chosen);
    await wallet.close();
    expect(isPassed).toBe(false);
    expect(says).toEqual([
      expect.stringMatching(/another chain: .* Litecoin begins with 12a765e3/),
    ]);
    expect(existsSync(join(folder, 'quarterdeck-community.json'))).toBe(false);
  });

  it('loses the community of a demo only at the end', async () => {
    await markDemo(database.db);
    const setup = open({ DATABASE_URL: database.url ?? '' });
    await pass(setup, { ...BOT, OWNER_TELEGRAM_ID: OWNER });
    expect(setup.removesDemo()).toBe(true);
    expect(await findContents(database.db)).toBe('demo');
    await setup.finish();
    expect(await findContents(database.db)).toBe('empty');
  });
});
