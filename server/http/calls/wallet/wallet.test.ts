import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { SESSION_MAX_AGE_MS } from '#rules/limits.ts';
import {
  ADDRESS_HOLD_MS,
  ADDRESS_PROOF_MS,
  MOST_PAYMENT_TRIES_PER_MINUTE,
  MOST_WALLET_COINS,
  MOST_WALLET_ENTRIES,
  WALLET_LOOKUPS_AT_ONCE,
  WALLET_LOOKUPS_PER_MINUTE,
} from '#rules/wallet/limits.ts';
import { takePress } from '#server/bot/presses.ts';
import { signerOf } from '#server/coin/signed-message.ts';
import {
  createFakeChainIndex,
  type FakeChainIndex,
} from '#server/fakes/chain-index/chain-index.ts';
import { createFakeTelegramBot, type FakeTelegramBot } from '#server/fakes/telegram/bot.ts';
import { AddressUnreadable } from '#server/gateways/chain/chain-index.ts';
import { followChain } from '#server/services/chain/follow.ts';
import { chooseLanguage } from '#server/services/members/languages.ts';
import { readDueShares } from '#server/services/payouts/due.ts';
import { createSession } from '#server/services/sign-in/sessions.ts';
import { enrolMembers } from '#server/testing/billing.ts';
import { messagesFor } from '#server/testing/config/messages-for.ts';
import { enrolReviewers } from '#server/testing/crew.ts';
import { describeOnBothInFull } from '#server/testing/db/databases.ts';
import { NOW_MS, openTestApp, type TestApp } from '#server/testing/http/app.ts';
import { makeTestTip } from '#server/testing/tips/make-test-tip.ts';
import { watchTips } from '#server/testing/tips/watch-tips.ts';
import { writeClosedWeek } from '#server/testing/wallet/closed-week.ts';
import { addressOfKey, signaturesOf } from '#server/testing/wallet/coin-reference.ts';
import { JUNKCOIN_ON } from '#server/testing/wallet/coins.ts';

const MAIN = 0x10;
const [KEY, OTHER_KEY] = [Buffer.alloc(32, 3), Buffer.alloc(32, 4)];
const [ADDRESS, OTHER] = [KEY, OTHER_KEY].map((key) => addressOfKey(key, MAIN)) as [string, string];
const BEFORE = '7TQmVgQRmcenVEJegaYgXAZDbDN8CKQtYK';

/** Signs with another implementation, as other wallets would. */
function signed(text: string, key = KEY): string {
  const address = addressOfKey(key, MAIN);
  const right = signaturesOf(text, key).find(
    (each) => signerOf(text, each, JUNKCOIN_ON.main) === address,
  );
  if (!right) throw new Error('none of the signatures is by this key');
  return right;
}

describeOnBothInFull('the calls of the wallet’s page', (database) => {
  let app: TestApp;
  let chain: FakeChainIndex;
  let telegram: FakeTelegramBot;
  const cookies = new Map<string, string>();

  beforeEach(async () => {
    chain = createFakeChainIndex();
    telegram = createFakeTelegramBot();
    await followChain({
      db: database().db,
      source: chain,
      coin: JUNKCOIN_ON.main,
      now: () => NOW_MS,
    });
    app = await openTestApp(database().db, { chainIndex: chain, chainSource: chain, telegram });
    const crew = await enrolReviewers(database().db, NOW_MS);
    for (const telegramId of ['11', '22', '88']) {
      const session = { memberId: crew.numberOf(telegramId), nowMs: NOW_MS };
      cookies.set(telegramId, await createSession(database().db, session));
    }
    const byLink = { memberId: crew.numberOf('11'), nowMs: NOW_MS, byLink: true } as const;
    cookies.set('11 by link', await createSession(database().db, byLink));
    return () => app.app.close();
  });

  async function call(method: 'POST' | 'PUT' | 'GET', path: string, body?: object, as = '11') {
    const cookie = as === '' ? {} : { cookie: `deck=${cookies.get(as)}` };
    const answer = await app.app.inject({
      method,
      url: `/api/wallet${path}`,
      headers: { ...cookie, 'sec-fetch-site': 'same-origin' },
      ...(body ? { payload: body } : {}),
    });
    return { status: answer.statusCode, ...answer.json() };
  }
  const ask = (address = ADDRESS, as = '11') => call('POST', '/address-proofs', { address }, as);
  const set = (signature: string, address = ADDRESS, as = '11') =>
    call('PUT', '/address', { address, signature }, as);
  const member = async (as = '11') => (await call('GET', '', undefined, as)).member;
  /** Signs in as many members as fill the server with look-ups. */
  async function enrolCrowd(): Promise<string[]> {
    const { db } = database();
    const people = Array.from({ length: WALLET_LOOKUPS_AT_ONCE.server / 2 }, (_, at) =>
      String(5_000 + at),
    );
    const memberIds = (await enrolMembers(db, ...people)).slice(-people.length);
    for (const [at, memberId] of memberIds.entries()) {
      cookies.set(people[at] ?? '', await createSession(db, { memberId, nowMs: NOW_MS }));
    }
    return people;
  }
  const hadBefore = () =>
    sql`update members set primary_address = ${BEFORE}, primary_address_at = now() - interval '1 year'
      where telegram_id = 11`.execute(database().db);

  it('are closed to strangers, except for the facts that the page needs', async () => {
    expect(await call('GET', '', undefined, '')).toMatchObject({
      status: 200,
      network: 'main',
      coinCode: 'JKC',
      readsChain: true,
      member: null,
    });
    for (const [method, path, body] of [
      ['POST', '/used', { addresses: [ADDRESS] }],
      ['POST', '/coins', { addresses: [ADDRESS] }],
      ['POST', '/history', { addresses: [ADDRESS] }],
      ['POST', '/transactions', { txids: ['ab'.repeat(32)] }],
      ['POST', '/address-proofs', { address: ADDRESS }],
      ['PUT', '/address', { address: ADDRESS, signature: signed('') }],
    ] as const) {
      expect((await call(method, path, body, '')).status, path).toBe(401);
    }
  });

  it('show the chain’s data, and report when it is unavailable', async () => {
    const first = chain.pay(ADDRESS, {
      units: 300_000_000n,
      confirmations: 5,
      blockTimeMs: NOW_MS,
    });
    const fresh = chain.pay(OTHER, { units: 100_000n, confirmations: 0, blockTimeMs: null });
    // It costs more than it is worth: a wallet holds it but never spends it.
    chain.pay(OTHER, { txid: fresh.txid, vout: 1, units: 1n });
    const to = { address: BEFORE, units: 300_000_000n };
    const spend = { txid: 'cd'.repeat(32), confirmations: 2, outputs: [to] };
    chain.spends.set(ADDRESS, [{ ...spend, inputs: [`${first.txid}:${first.vout}`] }]);
    chain.transactions.set(first.txid, 'abcd');
    const both = { addresses: [ADDRESS, OTHER, ADDRESS] };

    expect(await call('POST', '/coins', both)).toMatchObject({
      coins: [{ txid: fresh.txid, amount: '0.001', confirmations: 0, address: OTHER }],
      confirmed: '0',
      unconfirmed: '0.00100001',
      isComplete: false,
      unread: [],
    });
    const history = async () => {
      const { entries } = await call('POST', '/history', both);
      return entries.map(({ txid, amount, other }: Record<string, unknown>) => [
        txid,
        amount,
        other,
      ]);
    };
    expect(await history()).toEqual([
      [fresh.txid, '0.00100001', null],
      [spend.txid, '-3', BEFORE],
      [first.txid, '3', null],
    ]);
    // The wallet shows it, so it must be an address, whatever the index calls one.
    to.address = 'Send all your coins to';
    expect((await history())[1]).toEqual([spend.txid, '-3', null]);
    expect(await call('POST', '/used', { addresses: [ADDRESS, BEFORE] })).toMatchObject({
      used: [ADDRESS],
    });
    expect(await call('POST', '/transactions', { txids: [first.txid] })).toMatchObject({
      transactions: [{ txid: first.txid, rawHex: 'abcd' }],
    });
    chain.isDown = true;
    expect((await call('POST', '/coins', both)).status).toBe(503);
    expect(app.logs.join('\n')).not.toContain(ADDRESS);
  });

  it('answer for every other address where one holds too much to be read', async () => {
    chain.pay(ADDRESS, { units: 300_000_000n, confirmations: 5, blockTimeMs: NOW_MS });
    chain.unreadable.add(OTHER);
    chain.pay(OTHER, { units: 1n, confirmations: 1, blockTimeMs: NOW_MS });
    const both = { addresses: [OTHER, ADDRESS] };
    expect(await call('POST', '/coins', both)).toMatchObject({
      status: 200,
      coins: [{ address: ADDRESS, amount: '3' }],
      confirmed: '3',
      unread: [OTHER],
    });
    expect(await call('POST', '/history', both)).toMatchObject({
      status: 200,
      entries: [{ amount: '3' }],
      unread: [OTHER],
    });
    expect(await call('POST', '/used', both)).toMatchObject({ used: [OTHER, ADDRESS] });
    expect(app.logs.join('\n')).toContain('An address that is too large');
    expect(app.logs.join('\n')).not.toContain(OTHER);
  });

  it('give the most useful coins and the newest transactions, and the sum of all', async () => {
    for (let at = 1; at <= 1_100; at += 1) {
      chain.pay(ADDRESS, { units: BigInt(at) * 100_000n, confirmations: at, blockTimeMs: NOW_MS });
    }
    const coins = await call('POST', '/coins', { addresses: [ADDRESS] });
    expect(coins).toMatchObject({ confirmed: '605.55', unconfirmed: '0', isComplete: false });
    expect(coins.coins).toHaveLength(MOST_WALLET_COINS);
    expect(coins.coins[0].amount).toBe('1.1');
    const history = await call('POST', '/history', { addresses: [ADDRESS] });
    expect(history.entries).toHaveLength(MOST_WALLET_ENTRIES);
    expect(history.entries[0].amount).toBe('0.001');
    expect(history.isComplete).toBe(false);
  });

  it('are under way twice for a member, and so often for all', async () => {
    const waiting: (() => void)[] = [];
    const { readCoins } = chain;
    chain.readCoins = async (...asked) => {
      await new Promise<void>((resolve) => waiting.push(resolve));
      return readCoins(...asked);
    };
    const read = (as: string) => call('POST', '/coins', { addresses: [ADDRESS] }, as);
    const first = [read('11'), read('11')];
    await expect.poll(() => waiting.length).toBe(2);
    expect((await read('11')).status).toBe(429);
    const other = read('22');
    await expect.poll(() => waiting.length).toBe(3);
    for (const resume of waiting) resume();
    for (const each of await Promise.all([...first, other])) expect(each.status).toBe(200);
    chain.readCoins = readCoins;
    expect((await read('11')).status).toBe(200);
  });

  it('give way to other members’ where they read for long', async () => {
    const endings: (() => void)[] = [];
    const { readHistory } = chain;
    chain.readHistory = (address, asked, signal) =>
      new Promise((resolve, reject) => {
        const giveUp = () => reject(new AddressUnreadable('given up'));
        endings.push(() => resolve(readHistory(address, asked)));
        signal?.addEventListener('abort', giveUp);
      });
    chain.pay(ADDRESS, { units: 300_000_000n, confirmations: 5, blockTimeMs: NOW_MS });
    const read = (as: string) => call('POST', '/history', { addresses: [ADDRESS] }, as);
    const crowd = await enrolCrowd();
    const calls = crowd.flatMap((as) => [read(as), read(as)]);
    await expect.poll(() => endings.length).toBe(WALLET_LOOKUPS_AT_ONCE.server);
    expect(await read('11')).toMatchObject({ status: 503, code: 'unavailable' });
    app.clock.nowMs += 2_000;
    const own = read('11');
    await expect.poll(() => endings.length).toBe(WALLET_LOOKUPS_AT_ONCE.server + 1);
    for (const end of endings) end();
    expect(await own).toMatchObject({ status: 200, entries: [{ amount: '3' }], unread: [] });
    const ended = (await Promise.all(calls)).filter(({ unread }) => unread.length > 0);
    expect(ended).toMatchObject([{ status: 200, entries: [], unread: [ADDRESS] }]);
  });

  it('give as many bytes of transactions as nodes would pass on', async () => {
    const txids = Array.from({ length: 20 }, (_, at) => at.toString(16).padStart(64, '0'));
    for (const txid of txids) chain.transactions.set(txid, 'ab'.repeat(100_000));
    expect((await call('POST', '/transactions', { txids })).status).toBe(200);
    for (const txid of txids) chain.transactions.set(txid, 'ab'.repeat(500_000));
    expect((await call('POST', '/transactions', { txids })).status).toBe(503);
  });

  it('name the other member of the caller’s own tips in the history, and no member of other tips', async () => {
    const { db } = database();
    await sql`update members set primary_address = ${OTHER} where telegram_id = 22`.execute(db);
    const { rows } = await sql<{ id: bigint }>`
      select id from members where telegram_id in (11, 22) order by telegram_id`.execute(db);
    const [payerId = 0n, payeeId = 0n] = rows.map(({ id }) => id);
    const made = await makeTestTip(
      { db, chain, coin: JUNKCOIN_ON.main, now: () => NOW_MS - 60_000 },
      { updateKey: '1:1', payerId, payeeId, units: 500_000_000n },
    );
    const units = 'tip' in made ? (made.tip.due ?? 0n) : 0n;
    const paid = chain.pay(OTHER, { units, confirmations: 0, blockTimeMs: null });
    const other = chain.pay(OTHER, { units: 7n, confirmations: 3, blockTimeMs: NOW_MS });
    await watchTips({ db, chain, coin: JUNKCOIN_ON.main, now: () => NOW_MS });
    const tipsIn = async (as: string) => {
      const { entries } = await call('POST', '/history', { addresses: [OTHER] }, as);
      return entries.map(({ txid, tips }: { txid: string; tips: object[] }) => [txid, tips]);
    };
    const named = (...tips: object[]) => [
      [paid.txid, tips],
      [other.txid, []],
    ];
    expect(await tipsIn('22')).toEqual(named({ way: 'from', member: '@anne' }));
    expect(await tipsIn('11')).toEqual(named({ way: 'to', member: '@bart' }));
    expect(await tipsIn('88')).toEqual(named());
  });

  it('show payers how the payee has proved the address, and what the network refused', async () => {
    const { db } = database();
    const { rows } = await sql<{ id: bigint }>`
      select id from members where telegram_id in (11, 22) order by telegram_id`.execute(db);
    const [payeeId = 0n, payerId = 0n] = rows.map(({ id }) => id);
    const tip = async (updateKey: string) => {
      const made = await makeTestTip(
        { db, chain, coin: JUNKCOIN_ON.main, now: () => NOW_MS },
        { updateKey, payerId, payeeId, units: 500_000_000n },
      );
      const id = 'tip' in made ? made.tip.id : '';
      return call('GET', `/tips/${id}`, undefined, '22');
    };
    expect(await tip('1:0')).toMatchObject({ address: null, proof: null, payeeTelegramId: '11' });
    await hadBefore();
    expect(await tip('1:1')).toMatchObject({ address: BEFORE, proof: null });
    const { text } = await ask();
    const proof = { text, signature: signed(text) };
    await set(proof.signature);
    expect(await tip('1:2')).toMatchObject({ address: ADDRESS, proof });
    // A new text without a signature adds no proof.
    await ask();
    expect((await tip('1:3')).proof).toEqual(proof);
    expect(await call('GET', '/refused-payments')).toMatchObject({ status: 200, refused: [] });
    expect((await call('GET', '/refused-payments', undefined, '')).status).toBe(401);
  });

  it('count tries to pay, whatever comes of them', async () => {
    const pay = (as = '11') =>
      call('POST', '/payments', { rawHex: 'abcd', address: OTHER, amount: '1' }, as);
    for (let tries = 0; tries < MOST_PAYMENT_TRIES_PER_MINUTE; tries += 1) {
      expect((await pay()).code).toBe('bad_request');
    }
    // This error code does not claim that the bytes were not sent.
    expect(await pay()).toMatchObject({ status: 429, code: 'too_many_requests' });
    expect((await pay('22')).code).toBe('bad_request');
    app.clock.nowMs += 60_000;
    expect((await pay()).code).toBe('bad_request');
  });

  it('refuse foreign addresses, and more than a minute’s share', async () => {
    const foreign = ['mgX52zioDkg2BQYt1SBxb5QxP8qjn3Eu86'];
    expect((await call('POST', '/coins', { addresses: foreign })).status).toBe(400);
    const many = Array.from({ length: 40 }, (_, at) =>
      addressOfKey(Buffer.alloc(32, at + 9), MAIN),
    );
    const read = () => call('POST', '/coins', { addresses: many });
    for (let at = 0; at < WALLET_LOOKUPS_PER_MINUTE / many.length; at += 1) {
      expect((await read()).status).toBe(200);
    }
    expect(await read()).toMatchObject({
      status: 429,
      error: expect.stringMatching(/Wait a minute/),
    });
    expect((await call('POST', '/coins', { addresses: many }, '22')).status).toBe(200);
    app.clock.nowMs += 60_000;
    expect((await read()).status).toBe(200);
  });

  it('set a first address at once, proved, and tell the member', async () => {
    const { text } = await ask();
    expect(text).toContain(ADDRESS);
    expect(text).toContain('Telegram id 11.');
    expect(await set(signed(text))).toMatchObject({
      status: 200,
      address: ADDRESS,
      heldUntil: null,
    });
    expect(await member()).toMatchObject({ primaryAddress: ADDRESS, isProved: true });
    await expect.poll(() => telegram.sent.length).toBe(1);
    expect(telegram.sent[0]).toMatchObject({
      chatId: '11',
      html: expect.stringContaining(ADDRESS),
    });
    expect(telegram.sent[0]?.buttons).toBeUndefined();
  });

  it('take a signature once, of the member’s own last text, by the address’ own key', async () => {
    const { text: old } = await ask();
    const { text } = await ask();
    expect((await set(signed(old))).status).toBe(400);
    expect((await set(signed(text, OTHER_KEY))).status).toBe(400);
    expect((await set(signed(`${text} `))).status).toBe(400);
    expect((await set(signed(text), OTHER)).status).toBe(409);
    // Another member, with and without a text of their own for the same address.
    expect((await set(signed(text), ADDRESS, '22')).status).toBe(409);
    await ask(ADDRESS, '22');
    expect((await set(signed(text), ADDRESS, '22')).status).toBe(400);
    expect((await set(signed(text))).status).toBe(200);
    expect((await set(signed(text))).status).toBe(409);
    expect((await member('22')).primaryAddress).toBeNull();

    const late = (await ask(OTHER)).text;
    app.clock.nowMs += ADDRESS_PROOF_MS;
    expect(ADDRESS_PROOF_MS).toBeLessThan(SESSION_MAX_AGE_MS);
    expect((await set(signed(late, OTHER_KEY), OTHER)).status).toBe(409);
    expect((await member()).primaryAddress).toBe(ADDRESS);
  });

  it('set an address over one that a bot with a faster clock has reported', async () => {
    await sql`update members set primary_address = ${BEFORE}, primary_address_at = ${new Date(NOW_MS + 60_000)}
      where telegram_id = 11`.execute(database().db);
    const { text } = await ask();
    expect(await set(signed(text))).toMatchObject({ status: 200, address: ADDRESS });
    expect(await member()).toMatchObject({ primaryAddress: ADDRESS, isProved: true });
  });

  it('set an address ten times a day', async () => {
    for (let at = 0; at < 11; at += 1) {
      const status = (await set(signed((await ask()).text))).status;
      expect(status).toBe(at < 10 ? 200 : 409);
    }
  });

  it('let a session by a link set a first address, and none in place of another', async () => {
    const { text } = await ask(ADDRESS, '11 by link');
    expect((await set(signed(text), ADDRESS, '11 by link')).status).toBe(200);
    const again = await ask(ADDRESS, '11 by link');
    expect((await set(signed(again.text), ADDRESS, '11 by link')).status).toBe(200);
    const { text: other } = await ask(OTHER, '11 by link');
    const refused = await set(signed(other, OTHER_KEY), OTHER, '11 by link');
    expect(refused).toMatchObject({ status: 403, code: 'signed_in_by_link' });
    expect((await member()).primaryAddress).toBe(ADDRESS);
    // That does not use up the text: the member signs in and continues.
    expect((await set(signed(other, OTHER_KEY), OTHER)).status).toBe(200);
  });

  it('keep weekly shares back from a changed address, for a day or until the bot is told', async () => {
    const { db } = database();
    await hadBefore();
    const { rows: members } = await sql<{ id: bigint }>`
      select id from members where telegram_id = 11`.execute(db);
    const shares = members.map(({ id }) => ({ memberId: id, units: 100_000_000n }));
    await writeClosedWeek(db, { week: '2026-03-01', shares });
    const due = async (nowMs = NOW_MS) => {
      const wallet = { readScript: async (address: string) => address };
      return (await readDueShares(db, wallet, { nowMs, leastUnits: 1n })).payable.map(
        ({ address }) => address,
      );
    };
    expect(await due()).toEqual([BEFORE]);
    await chooseLanguage(db, { telegramId: '11', language: 'de' });
    const { text } = await ask();
    const { heldUntil } = await set(signed(text));
    expect(Date.parse(heldUntil)).toBe(NOW_MS + ADDRESS_HOLD_MS);
    expect(await member()).toMatchObject({ primaryAddress: ADDRESS, heldUntil });
    await expect.poll(() => telegram.sent.length).toBe(1);
    const [message] = telegram.sent;
    expect(message?.html).toContain(`Vorher war es <code>${BEFORE}</code>.`);
    const data = message?.buttons?.[0]?.[0]?.data ?? '';
    const press = (fromId: string) =>
      takePress(
        { db, telegram, messagesFor, now: () => NOW_MS, report: () => {} },
        { id: 'p', fromId, data, message: null },
      );
    await press('22');
    expect((await member()).heldUntil).toBe(heldUntil);
    expect([await due(), await due(NOW_MS + ADDRESS_HOLD_MS)]).toEqual([[], [ADDRESS]]);
    await press('11');
    expect((await member()).heldUntil).toBeNull();
    expect(await due()).toEqual([ADDRESS]);
    expect(telegram.answered.map(({ text: said }) => said)).toEqual([
      'There is nothing to confirm any more.',
      'Bestätigt: Wöchentliche Anteile gehen an diese Adresse.',
    ]);
  });
});
