import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest';
import { SPECIFIED_POINTS } from '#rules/points/earning.ts';
import { CLASSIC } from '#rules/policies/policy.ts';
import { signInTokenOf } from '#rules/wallet/sign-in-link.ts';
import { setPreference } from '#server/services/bot/preferences.ts';
import { ingestEvents } from '#server/services/ledger/ingest.ts';
import { setPolicy } from '#server/services/policies/policies.ts';
import { readSignInLink } from '#server/services/sign-in/links.ts';
import { ANNE, BOB, GROUP, openTestBot, type TestBot } from '#server/testing/bot.ts';
import { ONLY_BACKED } from '#server/testing/config/policies.ts';
import { describeOnBothInFull } from '#server/testing/db/databases.ts';
import { countRows } from '#server/testing/sign-ins.ts';
import { openPurse } from '#server/testing/tips/purse.ts';
import { writeClosedWeek } from '#server/testing/wallet/closed-week.ts';
import { bringSharesTo, setAddress } from '#server/testing/wallet/due-shares.ts';
import { statusesOf } from '#server/testing/wallet/payouts.ts';

const ADDRESS = 'mgX52zioDkg2BQYt1SBxb5QxP8qjn3Eu86';
const ON_MAIN = '7TQmVgQRmcenVEJegaYgXAZDbDN8CKQtYK';
/** As a person types them, and as Litecoin's wallets write them. */
const LITECOIN_ADDRESSES = [
  ['LT2KVaAy1ppRuxRgrS5RNU3vBsy7RibPeA', 'LT2KVaAy1ppRuxRgrS5RNU3vBsy7RibPeA'],
  ['36j4NfKv6Akva9amjWrLG6MuSQym1GuEmm', 'MCwCgYjt3HcMNerfqPqg5jcJm7aCy89KeQ'],
  ['LTC1QHDHVRWE6RGQNS8FZ28TEE0HPHR5X7ULW5EXV4W', 'ltc1qhdhvrwe6rgqns8fz28tee0hphr5x7ulw5exv4w'],
] as const;
const BITCOINS = 'bc1qvyq0cc6rahyvsazfdje0twl7ez82ndmuac2lhv';

const IN_PRIVATE: readonly [string, string | null][] = [
  ['/help', '/tip –'],
  ['/help@quarterdeck_bot', '/tip –'],
  ['/help@other_bot', null],
  ['/gm', 'GM! ☀️ +1 point.'],
  ['/rank', 'Anne: Swabbie, place '],
  ['/rank @bob_c', 'They are not a member yet'],
  ['/rank @anne_b', 'Anne: Swabbie, place '],
  ['/rank @stranger', 'I do not know @stranger yet.'],
  ['/rank @x', 'I do not know @x yet.'],
  ['/top', 'Anne · 1 point'],
  ['/week', 'You have 1 point. A share takes at least 5.'],
  ['/points', '4 Mar · Account created · +1 point'],
  ['/faucet', 'There is no faucet here.'],
  ['/address', 'You have no address yet.'],
  ['/address nonsense <b>', '“nonsense <b>” is not a Junkcoin address. Try: /address ADDRESS'],
  [`/address ${ADDRESS}`, '+3 points for your address'],
  ['/wallet', 'Your wallet is a page in your own browser'],
  ['/deposit', 'You have no address yet.'],
  ['/balance', 'You have no address yet.'],
  ['/history', 'You have no address yet.'],
  ['/send', 'Try: /send ADDRESS 25'],
  [`/send ${ADDRESS} 1,5`, `1.5 JKC to ${ADDRESS}`],
  [`/send ${ADDRESS} 0`, 'I do not understand'],
  ['/send @bob_c 5', 'To pay somebody by name: /tip @user 25'],
  [`/send ${ADDRESS} much`, 'I do not understand'],
  ['/export', 'Never send them to anyone'],
  ['/settings', 'Your settings'],
  ['/admin', 'I do not know that command.'],
  ['/cancel', 'There is nothing to cancel.'],
  ['/tip', 'The amount is missing.'],
  ['/tip @bob_c 1,000', 'could be one or a thousand'],
  ['/tip @stranger 25', 'I do not know @stranger yet.'],
  ['/tip @anne_b 25', 'A tip to yourself does not count.'],
  ['/tip @quarterdeck_bot 25', 'Bots, channels and anonymous administrators'],
  ['@bob_c 0.0001', '“0.0001” is too small: the smallest tip is 0.001 JKC.'],
  ['/start week_2026-03-01', 'The week of 2026-03-01'],
  ['/start help', '/tip –'],
  ['/start ref_CODE', 'Welcome back'],
  ['/nonsense', 'I do not know that command.'],
  ['hello', 'I only understand commands'],
];

describeOnBothInFull('the bot', (database, engine) => {
  let test: TestBot;
  beforeEach(async () => {
    test = await openTestBot(database().db, { COIN_NETWORK: 'test' });
  });
  afterEach(async () => {
    expect(test.reports).toEqual([]);
    await test.close();
  });

  /** The bot of another community, until the test ends. */
  async function openBotOf(community: object): Promise<TestBot> {
    const folder = mkdtempSync(join(tmpdir(), 'bot-'));
    const file = join(folder, 'community.json');
    const words = { siteName: 'The Cove', communityName: 'Us', contact: 'crew@pearl.example' };
    writeFileSync(file, JSON.stringify({ ...words, ...community }));
    const environment = { COMMUNITY_FILE: file, COIN_NETWORK: 'main', WEEKLY_POOL: '1' };
    const bot = await openTestBot(database().db, environment);
    onTestFinished(async () => {
      await bot.close();
      rmSync(folder, { recursive: true });
    });
    return bot;
  }

  it('says of the week that points move a share only as far as they count', async () => {
    const { db, clock } = test;
    const policy = { ...ONLY_BACKED, minActivityThreshold: 2 };
    await setPolicy(db, { policy, fromWeek: '2026-03-08', nowMs: clock.nowMs, actor: 'operator' });
    await test.asks(ANNE, '/start');
    expect((await test.asks(ANNE, '/week'))[0]).toContain(
      '1 point more, and you share the pool of 500 JKC, in proportion to your points that count. Your 1 point does not count',
    );
    await test.asks(ANNE, '/gm');
    const [own] = await test.asks(ANNE, '/week');
    expect(own).toContain('None of your 2 points counts for the pool');
    expect(own).toContain('1 member has enough points for a share; points that count move it.');
  });

  it('greets whoever says good morning, also where a policy gives nothing for it', async () => {
    const { db, clock } = test;
    const activities = { gm: 0, account_created: 2.5 };
    const policy = { ...CLASSIC, points: { ...SPECIFIED_POINTS, activities } };
    await setPolicy(db, { policy, fromWeek: '2026-03-08', nowMs: clock.nowMs, actor: 'operator' });
    expect((await test.asks(ANNE, '/start'))[0]).toContain('+2.5 points for your account');
    for (const _ of [1, 2]) expect(await test.asks(ANNE, '/gm')).toEqual(['GM! ☀️']);
    expect(await test.points(ANNE)).toBe(2.5);
  });

  it('makes an account for a person who starts it, once, and shows the points earned', async () => {
    const [welcome] = await test.asks(ANNE, '/start');
    expect(welcome).toContain('+1 point for your account');
    expect(await test.points(ANNE)).toBe(1);
    const [back] = await test.asks(ANNE, '/start');
    expect(back).toContain('Welcome back');
    expect(await test.points(ANNE)).toBe(1);
    const [first] = test.telegram.updates;
    if (first) await test.again(first);
    expect(test.telegram.messagesOf(ANNE)).toHaveLength(4);
    const [gm] = await test.asksInGroup(ANNE, '/gm');
    expect(gm).toBe('GM! ☀️ +1 point. The next one comes in 1d.');
    expect(test.last(GROUP)?.replyTo).toBe(5);
  });

  it('welcomes who was tipped before they came, and says what waits for them', async () => {
    await test.asksInGroup(BOB, 'hello');
    await test.asks(ANNE, '/tip @bob_c 5');
    const [welcome] = await test.asks(BOB, '/start');
    expect(welcome).toMatch(/^Welcome aboard [\s\S]*\n\n1 tip is waiting for you: make a wallet/);
    expect(await test.asks(BOB, `/address ${ADDRESS}`)).toEqual([
      expect.stringContaining('+3 points for your address'),
    ]);
    expect(await test.asks(BOB, `/address ${ADDRESS}`)).toEqual([
      expect.stringMatching(/^Your tips and shares go to /),
    ]);
    expect((await test.asks(BOB, '/start'))[0]).toMatch(/^Welcome back to Junkcoin\.\n\nSay/);
  });

  it('takes addresses in the order in which they were sent, however long a command waited', async () => {
    const [early, late] = [openPurse('early').address, openPurse('late').address];
    await test.asks(BOB, '/start');
    const setOnSite = async (address: string) => {
      const at = new Date(test.clock.nowMs).toISOString();
      const event = { id: address, type: 'primary_address_set', at, telegramId: BOB, address };
      await ingestEvents(database().db, { events: [event], nowMs: test.clock.nowMs });
    };
    const answers = await test.answersTo(async () => {
      test.telegram.say(BOB, `/address ${early}`);
      test.clock.nowMs += 3_600_000;
      await setOnSite(ADDRESS);
      test.clock.nowMs += 3_600_000;
    });
    expect(answers.map(({ text }) => text)).toEqual([
      expect.stringContaining(`Your tips and shares go to ${ADDRESS}`),
    ]);
    await test.answersTo(() => {
      test.telegram.say(BOB, `/address ${early}`);
      test.clock.nowMs += 3_600_000;
      test.telegram.say(BOB, `/address ${late}`);
      test.clock.nowMs += 3_600_000;
    });
    expect((await test.asks(BOB, '/address'))[0]).toContain(late);
  });

  it('keeps an address of another coin as its wallets write it, and no other coin’s', async () => {
    const litecoin = await openBotOf({ coin: 'litecoin' });
    for (const [written, kept] of LITECOIN_ADDRESSES) {
      await litecoin.asks(BOB, `/address ${written}`);
      expect((await litecoin.asks(BOB, '/address'))[0]).toContain(kept);
    }
    for (const other of [ADDRESS, ON_MAIN, BITCOINS]) {
      expect((await litecoin.asks(BOB, `/address ${other}`))[0]).toContain(
        'is not a Litecoin address',
      );
    }
  });

  it('names the ranks as the community does, whatever is in a name', async () => {
    const ranks = Array.from({ length: 12 }, (_, at) => `<b>${at}</b> & more`);
    const named = await openBotOf({ coin: 'junkcoin', ranks });
    await named.asks(ANNE, '/start');
    expect((await named.asks(ANNE, '/rank'))[0]).toMatch(
      /Anne: <b>1<\/b> & more, place .* to <b>2<\/b> & more\./s,
    );
  });

  it('takes an update once, whoever brings it, and in whatever order', async () => {
    await test.asks(ANNE, '/start');
    test.clock.nowMs += 2000;
    test.telegram.say(GROUP, '/gm', { from: ANNE });
    test.telegram.say(ANNE, '/gm');
    const [later, earlier] = test.telegram.updates.slice(-2).toReversed();
    if (!later || !earlier) throw new Error('nothing was said');
    await Promise.all([later, earlier, later, earlier, later].map((each) => test.again(each)));
    expect(await test.points(ANNE)).toBe(2);
    const said = [...test.telegram.messages.values()].filter(({ text }) => text.startsWith('GM'));
    expect(said.map(({ text }) => text.split(' ')[1]).sort()).toEqual(['again!', '☀️']);
  });

  if (engine === 'embedded') return;

  it('says what it cannot do where it reads no chain', async () => {
    const blind = await openTestBot(database().db, {}, { readsChain: false });
    await blind.asks(ANNE, '/start');
    await blind.asks(BOB, '/start');
    expect(await blind.asks(ANNE, '/balance')).toEqual([
      'I cannot look at the chain here; your wallet can.',
    ]);
    expect(await blind.asks(ANNE, '/tip @bob_c 5')).toEqual([
      expect.stringContaining('the operator of this bot has to connect it to the chain'),
    ]);
    expect(blind.reports).toEqual([]);
    await blind.close();
  });

  it('answers every command in private, and says what is wrong with a bad one', async () => {
    await test.asksInGroup(BOB, 'hello');
    for (const [place, [text, expected]] of IN_PRIVATE.entries()) {
      const person = String(1000 + place);
      test.telegram.setPerson(person, { first_name: 'Anne', username: `anne_${place}` });
      await test.asks(person, '/start');
      const answers = await test.asks(person, text.replace('anne_b', `anne_${place}`));
      expect([text, answers.length]).toEqual([text, expected === null ? 0 : 1]);
      if (expected !== null) expect(answers[0]).toContain(expected);
    }
  });

  it('answers only people', async () => {
    test.telegram.setPerson('99', { first_name: 'Other', is_bot: true });
    expect(await test.asksInGroup('99', '/gm')).toEqual([]);
    test.telegram.publish({ channel_post: { message_id: 9, chat: { id: -5, type: 'channel' } } });
    test.telegram.publish({ message: { nonsense: true } });
    await test.hear();
    expect(await countRows(test.db, 'members')).toBe(0);
    expect(await countRows(test.db, 'bot_people')).toBe(0);
  });

  it('signs in by its links to the wallet whom it sends them to, in private alone', async () => {
    const tokenIn = (message: ReturnType<TestBot['last']>) =>
      signInTokenOf(new URL(message?.buttons.flat()[0]?.url ?? '').hash) ?? '';
    const owner = async (token: string) => {
      const found = await readSignInLink(test.db, { token, nowMs: test.clock.nowMs });
      return found.username;
    };
    // A stranger is welcomed first.
    expect(await test.asks(ANNE, '/wallet')).toEqual([expect.stringContaining('Welcome aboard')]);
    expect(await owner(tokenIn(test.last(ANNE)))).toBe('anne_b');
    await test.asks(BOB, '/start');
    await test.asksInGroup(BOB, '/wallet');
    const token = tokenIn(test.last(BOB));
    expect(await owner(token)).toBe('bob_c');
    await test.asks(BOB, `/send ${ADDRESS} 1`);
    expect(test.last(BOB)?.buttons.flat()[0]?.url).toMatch(
      /^https:\/\/deck\.example\/wallet\/send\?to=\w+&amount=1#sign-in=/,
    );
    await expect(owner(token)).rejects.toThrow('This link has expired');
    expect(JSON.stringify(test.telegram.messagesOf(GROUP))).not.toContain('sign-in=');
    // A person who is notified of a tip unasked gets a sign-in link by pressing the button.
    await test.asksInGroup(ANNE, '@bob_c 3');
    const told = test.last(BOB)?.messageId ?? 0;
    const [pressed] = await test.answersTo(() => test.telegram.press(BOB, told, 'do:wallet'));
    expect(pressed?.chatId).toBe(BOB);
    expect(await owner(tokenIn(test.last(BOB)))).toBe('bob_c');
    const { rows } = await sql<{ text: string }>`
      select string_agg(o::text, ' ') as text from bot_outbox o`.execute(test.db);
    expect(rows[0]?.text).toContain(GROUP);
    expect(rows[0]?.text).not.toContain('sign-in=');
  });

  it('learns names from whatever is said, and never loses a message to an odd one', async () => {
    await test.asks(ANNE, '/start');
    test.telegram.setPerson(ANNE, { first_name: `A\u202e${'n'.repeat(400)}`, username: 'anne_2' });
    await test.asksInGroup(ANNE, 'hello');
    const { rows } = await sql<{ username: string; first: string }>`
      select username, first_name as first from members`.execute(test.db);
    expect(rows).toEqual([{ username: 'anne_2', first: `A${'n'.repeat(63)}` }]);
    await test.asksInGroup(ANNE, 'hello again');
    // Recorded once, as long as it stays the same.
    expect(await countRows(test.db, 'activity_events')).toBe(2);
  });

  it('takes content step by step, by the same rules as the site', async () => {
    await test.asks(ANNE, '/start');
    const press = (data: string) => () =>
      test.telegram.press(ANNE, test.last(ANNE)?.messageId ?? 0, data);
    expect(await test.asks(ANNE, '/submit')).toEqual([
      'Send me the link to your content. /cancel stops.',
    ]);
    expect(await test.asks(ANNE, 'http://localhost/x')).toEqual([
      'The link does not lead to a public site. Send another link, or /cancel.',
    ]);
    const [kind] = await test.asks(ANNE, 'https://x.com/a/status/1');
    expect(kind).toBe(
      'What kind of content is it? The link is at x.com. Nothing else is waiting for review.',
    );
    expect(await test.asks(ANNE, 'a thread')).toEqual([
      'Press one of the buttons above, or /cancel.',
    ]);
    const asked = test.telegram.messagesOf(ANNE).find(({ text }) => text === kind);
    await test.answersTo(() =>
      test.telegram.press(ANNE, asked?.messageId ?? 0, 'kind:twitter_post'),
    );
    expect(test.last(ANNE)?.text).toContain('Now send me a title');
    expect(await test.asks(ANNE, 'x'.repeat(201))).toEqual([
      'A title has at most 200 characters. Send a shorter one.',
    ]);
    expect(await test.asks(ANNE, 'Ahoy <all>')).toEqual([
      'Submitted. I will tell you what the reviewers decide; points come with their approval.',
    ]);
    const { rows } = await sql`select content_type, url, title from submissions`.execute(test.db);
    expect(rows).toEqual([
      { content_type: 'twitter_post', url: 'https://x.com/a/status/1', title: 'Ahoy <all>' },
    ]);
    await test.asks(ANNE, '/submit https://x.com/a/status/1');
    expect(test.last(ANNE)?.text).toContain('You have already submitted this link');
    expect(await test.asks(ANNE, '/cancel')).toEqual(['Cancelled. Nothing was submitted.']);
    await test.answersTo(press('kind:twitter_post')).catch(() => undefined);
    expect(await countRows(test.db, 'submissions')).toBe(1);
  });

  it('keeps what members set, by switches', async () => {
    await test.asks(ANNE, '/start');
    await test.asks(ANNE, '/settings');
    const message = test.last(ANNE);
    for (const data of ['set:hidden:on', 'set:refusesTips:on', 'set:tipNotices:off']) {
      await test.answersTo(() => test.telegram.press(ANNE, message?.messageId ?? 0, data));
    }
    expect(message?.buttons.map(([button]) => button?.text)).toEqual([
      '✅ Broadcasts',
      '⬜ Tell me about tips',
      '✅ Tell me about reviews',
      '✅ Tell me about payouts',
      '✅ Do not accept tips',
      '✅ Hide me on public pages',
      '🌐 Language',
    ]);
    const { rows } = await sql`
      select refuses_tips, hidden_at is not null as hidden from members`.execute(test.db);
    expect(rows).toEqual([{ refuses_tips: true, hidden: true }]);
    // Other members learn nothing about a hidden member.
    await test.asks(BOB, '/start');
    expect(await test.asks(BOB, '/rank @anne_b')).toEqual([
      'They are not a member yet. /start makes an account.',
    ]);
    expect(await test.asks(BOB, '/tip @anne_b 5')).toEqual(['They do not accept tips.']);
  });

  it('shows waiting work to administrators', async () => {
    const events = [{ id: 'e', type: 'gm', at: '2026-03-04T11:00:00Z', telegramId: ANNE }];
    await ingestEvents(test.db, { events, nowMs: test.clock.nowMs });
    await sql`update members set role = 'admin'`.execute(test.db);
    expect(await test.asks(ANNE, '/admin')).toEqual([
      'Submissions waiting: 0\nHeld shares: 0\nEverything works\nNothing has been paid out yet',
    ]);
  });

  it('tells members that their share was paid, once, and only if they want to know', async () => {
    for (const person of [ANNE, BOB]) await test.asks(person, '/start');
    const { db } = test;
    await setPreference(db, { memberId: 2n, name: 'payoutNotices', isOn: false });
    const shares = [1n, 2n].map((memberId) => ({ memberId, units: 250_000_000n }));
    await writeClosedWeek(db, { week: '2026-03-01', shares });
    const nowMs = test.clock.nowMs - 3_600_000;
    await setAddress(db, { telegramId: BOB, address: ON_MAIN, nowMs });
    await bringSharesTo(db, 'paid', { telegramId: ANNE, nowMs });
    expect(await statusesOf(db)).toEqual(['paid', 'paid']);
    const tell = () => test.answersTo(() => test.bot.sendNotices());
    const text = 'Your share of the week of 2026-03-01 is paid: 2.5 JKC, place 1.';
    const preview = 'https://deck.example/weeks/2026-03-01/members/1';
    expect(await tell()).toMatchObject([{ chatId: ANNE, text, preview }]);
    expect(await tell()).toEqual([]);
  });

  it('shows the poster of a public page alone', async () => {
    for (const person of [ANNE, BOB]) await test.asks(person, '/start');
    const asks = async (words: string) => {
      const sent = await test.answersTo(() => test.telegram.say(ANNE, words));
      return sent.map(({ preview }) => preview);
    };
    const [anne, bob] = ['https://deck.example/members/1', 'https://deck.example/members/2'];
    expect([await asks('/rank'), await asks('/rank @bob_c')]).toEqual([[anne], [bob]]);
    await sql`update members set hidden_at = now()`.execute(test.db);
    expect([await asks('/rank'), await asks('/rank @bob_c')]).toEqual([[null], [null]]);
  });
});
