import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { Db } from '#server/db/connect.ts';
import { createFakeChainIndex } from '#server/fakes/chain-index/chain-index.ts';
import { describeOnPostgres } from '#server/testing/db/databases.ts';
import { openTippers } from '#server/testing/tips/tippers.ts';
import { findMeant } from './payments.ts';

/**
 * The most blocks read of one table; each has more than 350. The planner alone may read a hundred of a table, where it looks up
 * the largest value of an index whose rows are new.
 */
const MOST_BLOCKS = 150n;
const ADDRESS = 'an address that sends';

/** Twenty tips of each of a thousand payees, with an output each; one of each payee's is open. */
async function writeTips(db: Db, people: { payerId: bigint; payeeId: bigint; now: string }) {
  const { payerId, payeeId, now } = people;
  await sql`
    insert into tips (id, public_id, update_key, payer_id, payee_id, units, note, state, address, due, created_at, opened_at,
      expires_at)
    select n, 'tip ' || n, 'update ' || n, ${payerId}::bigint, ${payeeId}::bigint, 100000, '',
      case when n < 1000 then 'open' else 'expired' end, 'address ' || n % 1000, 100000 + n, ${now}::timestamptz,
      ${now}::timestamptz, ${now}::timestamptz + interval '1 day'
    from generate_series(1, 20000) n`.execute(db);
  await sql`
    insert into expected_payments (id, kind, of_id, payer_id, address, script, match, units, unmarked_units, opened_height,
      opened_at, watched_until, is_watched)
    select id, 'tip', id, payer_id, address, 'script of ' || address, 'exact', due, units, 1, opened_at, expires_at,
      state = 'open'
    from tips`.execute(db);
  await sql`
    insert into chain_outputs (txid, vout, expected_id, units, height, block_time, from_addresses, made_by, by_site)
    select 'tx ' || id, 0, id, unmarked_units, 2, opened_at, ${[ADDRESS]}::text[], '{}', false from expected_payments`.execute(
    db,
  );
  await sql`
    insert into address_proofs (member_id, address, text, expires_at, proved_at, press_id)
    values (${payerId}::bigint, ${ADDRESS}, 'text', ${now}::timestamptz, ${now}::timestamptz, 'press')`.execute(
    db,
  );
  await sql`analyze`.execute(db);
}

/** Reads how many blocks this connection has read, by table and index. */
async function readBlocks(tx: Db): Promise<Map<string, bigint>> {
  const { rows } = await sql<{ relname: string; read: bigint }>`
    select relname, pg_stat_get_xact_blocks_fetched(oid) as read from pg_class
    where relname ~ '^(chain_outputs|expected_payments|tips)' and relkind in ('r', 'i')`.execute(
    tx,
  );
  return new Map(rows.map(({ relname, read }) => [relname, read]));
}

describeOnPostgres('the tip that a payment without its mark is meant for', (database) => {
  it('is found without reading all that is known of the chain', async () => {
    const { db } = database();
    const people = await openTippers(db, createFakeChainIndex(), { count: 2 });
    const [payerId, payeeId] = [people.numberOf('11'), people.numberOf('12')];
    await writeTips(db, { payerId, payeeId, now: new Date(people.now()).toISOString() });
    await db.transaction().execute(async (tx) => {
      const of = (tipId: bigint) => ({ tipId, txid: `tx ${tipId}`, vout: 0 });
      // The blocks read for the rows written above may count too.
      const before = await readBlocks(tx);
      expect(await findMeant(tx, of(400n), people.now())).toBe(400n);
      expect(await findMeant(tx, of(5400n), people.now())).toBe(null);
      const after = await readBlocks(tx);
      const large = [...after].filter(
        ([name, read]) => read - (before.get(name) ?? 0n) > MOST_BLOCKS,
      );
      expect([after.size > 10, large]).toEqual([true, []]);
    });
  });
});
