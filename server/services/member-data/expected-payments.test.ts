import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import {
  createFakeChainIndex,
  type FakeChainIndex,
} from '#server/fakes/chain-index/chain-index.ts';
import { watchCoins } from '#server/services/chain/expect.ts';
import { describeOnPostgres } from '#server/testing/db/databases.ts';
import { openTippers, type Tippers } from '#server/testing/tips/tippers.ts';
import { eraseMember, exportMember } from './member-data.ts';

const TABLES = ['expected_payments', 'chain_outputs', 'watched_coins', 'chain_spends'];
const COIN = `${'ee'.repeat(32)}:0`;

describeOnPostgres('what was expected of a member and found on the chain', (database) => {
  let chain: FakeChainIndex;
  let people: Tippers;
  beforeEach(async () => {
    chain = createFakeChainIndex();
    people = await openTippers(database().db, chain);
    await people.setAddress('12');
    await people.setAddress('14');
  });

  /** How many rows of each table the export of a member has. */
  async function countsOf(telegramId: string): Promise<number[]> {
    const { tables } = await exportMember(database().db, { telegramId, nowMs: people.now() });
    return TABLES.map((table) => tables[table]?.length ?? 0);
  }

  /** 11 has tipped 12, and has sent something from the wallet page; a block holds both payments. */
  async function payTwice(): Promise<void> {
    const { db } = database();
    const tip = await people.made('11', '12', 500_000_000n);
    const { rows } = await sql<{ id: bigint }>`
      insert into wallet_payments (txid, payer_id, address, from_addresses, units, fee, raw_tx, state, created_at)
      values (${'ab'.repeat(32)}, ${people.numberOf('11')}::bigint, ${people.addressFor('14')}, '{}', 7, 1000, null,
        'sent', now())
      returning id`.execute(db);
    const ofId = rows[0]?.id ?? 0n;
    await db.transaction().execute((tx) => watchCoins(tx, { kind: 'send', ofId }, [COIN]));
    chain.height += 1;
    const inBlock = { confirmations: 1, blockTimeMs: people.now() };
    chain.pay(people.addressFor('12'), { units: tip.due ?? 0n, ...inBlock });
    chain.pay(people.addressFor('14'), { units: 7n, inputs: [COIN], ...inBlock });
    await people.watch();
  }

  it('is in the exports of who pays and who is paid, and of nobody else', async () => {
    await payTwice();
    expect(await countsOf('11')).toEqual([1, 1, 1, 1]);
    expect(await countsOf('12')).toEqual([1, 1, 0, 0]);
    expect(await countsOf('13')).toEqual([0, 0, 0, 0]);
    const { tables } = await exportMember(database().db, { telegramId: '11', nowMs: people.now() });
    expect(tables.expected_payments).toMatchObject([{ address: people.addressFor('12') }]);
    expect(tables.watched_coins).toMatchObject([{ coin: COIN }]);
  });

  it('stays, as bookkeeping, when the member is erased', async () => {
    await payTwice();
    const read = async () => {
      const found = TABLES.map((table) =>
        sql<{ row: unknown }>`select to_jsonb(t) as row from ${sql.id(table)} t`.execute(
          database().db,
        ),
      );
      return (await Promise.all(found)).map(({ rows }) => rows);
    };
    const before = await read();
    expect(before.map((rows) => rows.length)).toEqual([1, 1, 1, 1]);
    await eraseMember(database().db, { telegramId: '11', nowMs: people.now() });
    expect(await read()).toEqual(before);
  });
});
