import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { FakeChainIndex } from '#server/fakes/chain-index/chain-index.ts';
import { findTip, type Tip } from '#server/services/tips/rows.ts';
import { ANNE, BOB, GROUP, openTestBot, type TestBot } from '#server/testing/bot.ts';
import { describeOnPostgres } from '#server/testing/db/databases.ts';
import { sized } from '#server/testing/run/scope.ts';
import { openPurse } from '#server/testing/tips/purse.ts';
import { watchTips } from '#server/testing/tips/watch-tips.ts';
import { JUNKCOIN_ON } from '#server/testing/wallet/coins.ts';

const COIN = 100_000_000n;
const CID = '13';
const BOBS = openPurse('bob').address;
const ASKED = /^A payment of 5 JKC to Bob <b> came from an address of yours/;

describeOnPostgres('a payment without its mark', (database) => {
  let test: TestBot;
  let chain: FakeChainIndex;
  const purse = openPurse('anne');
  const other = openPurse('cid');
  beforeEach(async () => {
    test = await openTestBot(database().db, { COIN_NETWORK: 'test' });
    chain = test.chain;
    test.telegram.setPerson(CID, { first_name: 'Cid', username: 'cid_d' });
    for (const person of [ANNE, BOB, CID]) await test.asks(person, '/start');
    await test.asks(BOB, `/address ${BOBS}`);
    await prove(ANNE, purse.address);
  });
  afterEach(async () => {
    expect(test.reports).toEqual([]);
    await test.close();
  });

  /** Stores a member's proof of an address. */
  async function prove(telegramId: string, address: string): Promise<void> {
    await sql`
      insert into address_proofs (member_id, address, text, expires_at, proved_at, press_id)
      select id, ${address}, ${`${telegramId} ${address}`}, now(), now(), ${`${telegramId} ${address}`}
      from members where telegram_id = ${telegramId}::bigint`.execute(test.db);
  }
  async function tips(from = ANNE): Promise<Tip> {
    await test.asksInGroup(from, '/tip @bob_c 5');
    const url = test.last(GROUP)?.buttons.flat()[0]?.url ?? '';
    const tip = await findTip(test.db, /tip_([\w-]{22})$/.exec(url)?.[1] ?? '');
    if (tip === null) throw new Error('there is no tip');
    return tip;
  }
  /** Pays Bob from a wallet of the payer's own, in a block unless `isMined` is false. */
  function pays(from = purse, { units = 5n * COIN, isMined = true } = {}) {
    const coin = from.funding(units + COIN);
    const { txid, rawHex } = from.sign([coin], [{ address: BOBS, units }]);
    chain.transactions.set(txid, rawHex);
    if (isMined) chain.height += 1;
    const place = isMined
      ? { confirmations: 1, blockHeight: chain.height, blockTimeMs: test.clock.nowMs }
      : { confirmations: 0, blockHeight: null, blockTimeMs: null };
    return chain.pay(BOBS, { txid, vout: 0, units, ...place });
  }
  /** Reads the chain, settles tips, and lets the bot send the notices. */
  async function look(): Promise<void> {
    test.clock.nowMs += 61_000;
    const deps = {
      db: test.db,
      chain,
      coin: JUNKCOIN_ON.test,
      now: () => test.clock.nowMs,
    } as const;
    await watchTips(deps);
    await test.answersTo(() => test.bot.sendNotices());
  }
  const questions = (person = ANNE) =>
    test.telegram.messagesOf(person).filter(({ text }) => ASKED.test(text));
  const dataOf = (said: 'ty' | 'tn', person = ANNE) =>
    questions(person)
      .at(-1)
      ?.buttons.flat()
      .find(({ callback_data: data = '' }) => data.startsWith(said))?.callback_data ?? '';
  async function answers(said: 'ty' | 'tn', person = ANNE): Promise<void> {
    const message = questions(person).at(-1)?.messageId ?? 0;
    await test.answersTo(() => test.telegram.press(person, message, dataOf(said, person)));
  }
  const read = async ({ id }: Tip) => findTip(test.db, id);

  it('is counted once its payer says that it was the tip', async () => {
    const tip = await tips();
    const place = test.last(GROUP);
    const { txid } = pays();
    await look();
    expect(questions()).toHaveLength(1);
    expect(await read(tip)).toMatchObject({ state: 'open' });
    await look();
    expect(questions()).toHaveLength(1);
    await answers('ty');
    await look();
    expect(await read(tip)).toMatchObject({ state: 'confirmed', txid });
    expect(place?.text).toBe('Anne tipped Bob <b> 5 JKC, ✅');
    expect(await test.points(ANNE)).toBe(5);
    expect(questions()).toEqual([]);
    await look();
    expect(await read(tip)).toMatchObject({ state: 'confirmed', txid });
  });

  it('is left alone after No, and without an answer', async () => {
    const tip = await tips();
    pays();
    await look();
    await look();
    expect(await read(tip)).toMatchObject({ state: 'open' });
    await answers('tn');
    await look();
    expect(await read(tip)).toMatchObject({ state: 'open' });
    expect(test.telegram.messagesOf(ANNE).map(({ text }) => text)).toContain(
      'Left alone: it is not your tip.',
    );
    expect(await test.points(ANNE)).toBe(1);
  });

  it('is answered by its payer alone, and once', async () => {
    const tip = await tips();
    pays();
    await look();
    const data = dataOf('ty');
    const forged = async (person: string) => {
      const update = {
        callback_query: {
          id: `forged-${person}`,
          from: { id: Number(person), is_bot: false, first_name: 'X' },
          data,
          chat_instance: '1',
          message: {
            message_id: 1,
            date: 0,
            chat: { id: Number(person), type: 'private', first_name: 'X' },
          },
        },
      };
      await test.answersTo(() => test.telegram.publish(update));
      test.reports.splice(0);
    };
    await forged(CID);
    await forged(BOB);
    await look();
    expect(await read(tip)).toMatchObject({ state: 'open' });
    await answers('tn');
    await forged(ANNE);
    await look();
    expect(await read(tip)).toMatchObject({ state: 'open' });
  });

  it.each<[string, () => Promise<unknown>]>([
    [
      'was there before the tip',
      async () => {
        pays();
        await tips();
      },
    ],
    [
      'was on its way before the tip',
      async () => {
        const payment = pays(purse, { isMined: false });
        await tips();
        chain.height += 1;
        const place = { blockHeight: chain.height, blockTimeMs: test.clock.nowMs };
        Object.assign(payment, { confirmations: 1, ...place });
      },
    ],
    [
      'is in no block yet',
      async () => {
        await tips();
        pays(purse, { isMined: false });
      },
    ],
    [
      'comes from an address that its payer has not proved',
      async () => {
        await tips();
        pays(other);
      },
    ],
    [
      'may be meant for either of two tips',
      async () => {
        await tips();
        await tips();
        pays();
      },
    ],
    [
      'comes from an address that two payers have proved',
      async () => {
        await prove(CID, purse.address);
        await tips();
        await tips(CID);
        pays();
      },
    ],
    [
      'pays something else',
      async () => {
        await tips();
        const { txid, vout } = pays();
        await sql`
          insert into used_outputs (txid, vout, kind, of_id) values (${txid}, ${vout}, 'request', 1)`.execute(
          test.db,
        );
      },
    ],
    [
      'was made on the wallet’s page for something else',
      async () => {
        await tips();
        const { txid } = pays();
        await sql`
          insert into wallet_payments (txid, payer_id, address, from_addresses, units, fee, state, created_at)
          select ${txid}, id, ${BOBS}, array[${purse.address}], ${5n * COIN}::bigint, 1, 'confirmed', now()
          from members where telegram_id = ${ANNE}::bigint`.execute(test.db);
      },
    ],
    [
      'comes after the tip’s time',
      async () => {
        await tips();
        test.clock.nowMs += 24 * 60 * 60_000;
        pays();
      },
    ],
    [
      'is of another amount',
      async () => {
        await tips();
        pays(purse, { units: 6n * COIN });
      },
    ],
  ])('is asked about by nobody if it %s', async (_, happen) => {
    await happen();
    await look();
    await look();
    expect([...questions(), ...questions(CID)]).toEqual([]);
  });

  it('asks the one of several payers who has proved the address that it comes from', async () => {
    await tips(CID);
    await tips();
    pays();
    await look();
    expect([questions().length, questions(CID).length]).toEqual([1, 0]);
  });

  it('does not count if it went into something else before the answer', async () => {
    const tip = await tips();
    const { txid, vout } = pays();
    await look();
    await sql`
      insert into used_outputs (txid, vout, kind, of_id) values (${txid}, ${vout}, 'request', 1)`.execute(
      test.db,
    );
    await answers('ty');
    await look();
    expect(await read(tip)).toMatchObject({ state: 'open' });
    expect(await test.points(ANNE)).toBe(1);
  });

  it('is asked about a few times for a tip, and read a bounded number of times', async () => {
    await tips();
    let reads = 0;
    const { readTransaction } = chain;
    chain.readTransaction = (txid) => {
      reads += 1;
      return readTransaction(txid);
    };
    for (let count = 0; count < 10; count += 1) pays();
    for (let count = 0; count < sized(100, 30); count += 1) pays(other);
    let most = 0;
    for (let count = 0; count < sized(70, 15); count += 1) {
      const before = reads;
      await look();
      most = Math.max(most, reads - before);
    }
    expect(most).toBeLessThanOrEqual(2);
    expect(reads).toBeLessThanOrEqual(40);
    expect(questions().length).toBeLessThanOrEqual(3);
  });
});
