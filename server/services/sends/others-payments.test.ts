import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { createIndexOfChain, type IndexOfChain } from '#server/fakes/chain-index/index-of-chain.ts';
import type { Tip } from '#server/services/tips/rows.ts';
import { describeOnPostgres } from '#server/testing/db/databases.ts';
import { openPayers, type Payers } from '#server/testing/tips/payers.ts';
import { type Coin, openPurse, type Purse } from '#server/testing/tips/purse.ts';
import { paySend } from './pay.ts';

const COIN = 100_000_000n;

describeOnPostgres('a payment that somebody else has made', (database) => {
  let chain: Payers['chain'];
  /** The index of addresses, which is slower than the source. */
  let index: IndexOfChain;
  let source: Payers['source'];
  let people: Payers['people'];
  let deps: Payers['deps'];
  let ask: Payers['ask'];
  let purse: Purse;
  let coin: Coin;
  let tip: Tip;

  beforeEach(async () => {
    ({ chain, source, people, deps, ask } = await openPayers(database().db));
    index = createIndexOfChain(chain);
    await people.setAddress('12');
    purse = openPurse('another wallet of 11');
    coin = purse.funding(100n * COIN);
    chain.mineThese([coin.rawHex]);
    tip = await people.made('11', '12', 25n * COIN);
    index.standStill();
  });

  const due = () => tip.due ?? 0n;
  function sign(fee = 50_000n) {
    return purse.sign(
      [coin],
      [
        { address: tip.address ?? '', units: due() },
        { address: purse.address, units: 100n * COIN - due() - fee },
      ],
    );
  }
  const register = (rawHex: string, by = '13', to = { address: tip.address ?? '', units: due() }) =>
    paySend({ ...deps, chain: index }, { payerId: people.numberOf(by), ...to, rawHex });
  const countKept = async () =>
    (await sql`select from wallet_payments`.execute(database().db)).rows.length;
  const events = async () =>
    (
      await sql<{ type: string; member_id: bigint }>`
        select type, member_id from activity_events where type in ('tip', 'send')`.execute(
        database().db,
      )
    ).rows;
  const prove = (telegramId: string) =>
    sql`
      insert into address_proofs (member_id, address, text, expires_at, proved_at, press_id)
      values (${people.numberOf(telegramId)}::bigint, ${purse.address}, ${telegramId}, now(), now(), ${telegramId})`.execute(
      database().db,
    );

  it.each([
    ['that nobody here has seen yet', () => {}],
    ['that the follower has read', () => people.watch()],
    ['in a block', () => chain.mine()],
    [
      'whose block was taken back and which is nowhere any more',
      async () => {
        chain.mine();
        await people.watch();
        chain.reorg(1, 'dropped');
      },
    ],
  ])('cannot be registered: one %s', async (_, happens) => {
    const { rawHex, txid } = sign();
    chain.accept(rawHex);
    await happens();
    await expect(register(rawHex)).rejects.toMatchObject({ code: 'already_sent' });
    expect(await countKept()).toBe(0);
    chain.accept(rawHex);
    chain.mine();
    await people.watch();
    expect(await people.read(tip)).toMatchObject({ state: 'confirmed', txid });
    expect(await events()).toEqual([{ type: 'tip', member_id: people.numberOf('11') }]);
  });

  it('cannot be registered where the source lists no mempool', async () => {
    source.readMempool = async () => null;
    const { rawHex } = sign();
    chain.accept(rawHex);
    await expect(register(rawHex)).rejects.toMatchObject({ code: 'already_sent' });
    expect(await countKept()).toBe(0);
  });

  it('is not known by its id alone: its coins are spent', async () => {
    chain.accept(sign().rawHex);
    await expect(register(sign(60_000n).rawHex)).rejects.toMatchObject({ code: 'conflict' });
    expect(await countKept()).toBe(0);
  });

  it('is not registered while nobody can say whether it was made', async () => {
    source.fault = (method) => (method === 'readUnconfirmed' ? 'breaks_before' : null);
    await expect(register(sign().rawHex)).rejects.toMatchObject({ code: 'not_sent' });
    expect(await countKept()).toBe(0);
  });

  it.each(['first', 'last'])(
    'and registered before anybody saw it, counts for the payer who has proved its address; proved %s',
    async (when) => {
      if (when === 'first') await prove('11');
      const { rawHex, txid } = sign();
      await register(rawHex);
      if (when === 'last') await prove('11');
      await people.watch();
      expect(await people.read(tip)).toMatchObject({ state: 'seen', txid });
      chain.mine();
      await people.watch();
      expect(await people.read(tip)).toMatchObject({ state: 'confirmed', txid });
      expect(await events()).toEqual([{ type: 'tip', member_id: people.numberOf('11') }]);
    },
  );

  it("counts for the payer's request in the same way", async () => {
    const { db } = database();
    await prove('11');
    const [address, _payerId] = [people.addressFor('13'), people.numberOf('11')];
    const units = COIN + 7n;
    await ask('11', { address, units });
    const back = { address: purse.address, units: 100n * COIN - units - 50_000n };
    const { rawHex, txid } = purse.sign([coin], [{ address, units }, back]);
    await register(rawHex, '13', { address, units });
    chain.mine();
    await people.watch();
    const { rows } = await sql`select payment, txid from payment_requests`.execute(db);
    expect(rows).toEqual([{ payment: 'paid', txid }]);
    expect(await events()).toEqual([]);
  });

  it.each([
    ['a member who has proved it too', ['11', '13']],
    ['a member of whom nothing is known, while a third one has proved it', ['14']],
  ])("counts for no other payer's tip: %s", async (_, provers) => {
    for (const each of provers) await prove(each);
    await register(sign().rawHex);
    await people.watch();
    expect((await people.read(tip)).state).toBe('open');
    chain.mine();
    await people.watch();
    expect((await people.read(tip)).state).toBe('open');
    const isItsOwn = provers.includes('13');
    expect(await events()).toEqual(
      isItsOwn ? [{ type: 'send', member_id: people.numberOf('13') }] : [],
    );
  });
});
