import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import {
  MOST_PAYMENT_TRIES_PER_MINUTE,
  MOST_PAYMENTS_PER_DAY,
  MOST_PAYMENTS_PER_MINUTE,
  MOST_PAYMENTS_UNDER_WAY,
} from '#rules/wallet/limits.ts';
import { createIndexOfChain, type IndexOfChain } from '#server/fakes/chain-index/index-of-chain.ts';
import { createTestChain, type TestChain } from '#server/fakes/node/chain.ts';
import { describeOnPostgres } from '#server/testing/db/databases.ts';
import { type Coin, openPurse } from '#server/testing/tips/purse.ts';
import { openTippers, TIPS_NOW_MS, type Tippers } from '#server/testing/tips/tippers.ts';
import { JUNKCOIN_ON } from '#server/testing/wallet/coins.ts';
import { paySend } from './pay.ts';
import { createTryLimit } from './send-limits.ts';

const COIN = 100_000_000n;

describeOnPostgres('payments from the wallet page are limited', (database) => {
  let chain: TestChain;
  let index: IndexOfChain;
  let people: Tippers;
  let coins: Coin[];
  const purse = openPurse('of 11');
  beforeEach(async () => {
    chain = createTestChain('test', () => people?.now() ?? TIPS_NOW_MS);
    index = createIndexOfChain(chain);
    people = await openTippers(database().db, index);
    coins = Array.from({ length: 40 }, () => purse.funding(2n * COIN));
    chain.mineThese(coins.map(({ rawHex }) => rawHex));
  });

  const sign = (place: number) =>
    purse.sign(
      [coins[place] as Coin],
      [
        { address: people.addressFor('13'), units: COIN },
        { address: purse.address, units: COIN - 30_000n },
      ],
    );
  const send = (place: number) =>
    paySend(
      {
        db: database().db,
        chain: index,
        source: index,
        coin: JUNKCOIN_ON.test,
        now: people.now,
      },
      {
        payerId: people.numberOf('11'),
        address: people.addressFor('13'),
        units: COIN,
        rawHex: sign(place).rawHex,
      },
    );
  const refusal = (text: string) => ({
    code: 'quota_exceeded',
    message: expect.stringContaining(text),
  });

  it('in a minute, at once too; the same bytes again are no further payment', async () => {
    const places = Array.from({ length: MOST_PAYMENTS_PER_MINUTE + 5 }, (_, at) => at);
    const made = await Promise.allSettled(places.map(send));
    const sent = places.filter((place) => made[place]?.status === 'fulfilled');
    expect(sent).toHaveLength(MOST_PAYMENTS_PER_MINUTE);
    expect(chain.mempool.size).toBe(MOST_PAYMENTS_PER_MINUTE);
    const late = places.find((place) => !sent.includes(place)) ?? 0;
    await expect(send(late)).rejects.toMatchObject(refusal('a minute'));
    expect(await send(sent[0] ?? 0)).toMatchObject({ state: 'sent' });
    people.clock.nowMs += 60_000;
    expect(await send(late)).toMatchObject({ state: 'sent' });
  });

  it('under way, until a block confirms them for good', async () => {
    for (let at = 0; at < MOST_PAYMENTS_UNDER_WAY; at += 1) {
      people.clock.nowMs += 10_000;
      await send(at);
    }
    await expect(send(30)).rejects.toMatchObject(refusal('waiting for a block'));
    chain.mine();
    people.clock.nowMs += 60_000;
    await people.watch();
    expect(await send(30)).toMatchObject({ state: 'sent' });
  });

  it('in 24 hours', async () => {
    await sql`
      insert into wallet_payments (txid, payer_id, address, from_addresses, units, fee, state, created_at)
      select 'made ' || n, ${people.numberOf('11')}::bigint, 'x', '{}', 1, 1, 'confirmed',
        ${new Date(people.now() - 3_600_000).toISOString()}::timestamptz
      from generate_series(1, ${sql.lit(MOST_PAYMENTS_PER_DAY)}) n`.execute(database().db);
    await expect(send(0)).rejects.toMatchObject(refusal('in 24 hours'));
    people.clock.nowMs += 23 * 3_600_000;
    expect(await send(0)).toMatchObject({ state: 'sent' });
  });
});

it('tries are counted for each member and minute', () => {
  let nowMs = 0;
  const admit = createTryLimit(() => nowMs);
  for (let tries = 0; tries < MOST_PAYMENT_TRIES_PER_MINUTE; tries += 1) admit(1n);
  expect(() => admit(1n)).toThrow(/Wait a minute/);
  expect(() => admit(2n)).not.toThrow();
  nowMs = 60_000;
  expect(() => admit(1n)).not.toThrow();
});
