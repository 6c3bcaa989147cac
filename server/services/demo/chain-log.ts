import { sql } from 'kysely';
import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';
import type { Db } from '#server/db/connect.ts';

const Hex = Type.String({ pattern: '^(?:[0-9a-f]{2})+$' });
const Entry = Type.Union([
  /** A block with its transactions' bytes; empty blocks are not stored. */
  Type.Object({ height: Type.Integer(), timeMs: Type.Integer(), transactions: Type.Array(Hex) }),
  /** A transaction that waits for a block. */
  Type.Object({ waiting: Hex }),
  /** A script that the node watches. */
  Type.Object({ watched: Hex }),
]);

/** The events of the demo's chain, in order: repeating them all makes the same chain. */
export type ChainEntry = Static<typeof Entry>;

/** Stored with the settings, since a real community's database has no table for it. */
const PREFIX = 'demo-chain:';
const DIGITS = 10;
/** The newest block, which may be empty. */
const TIP = 'demo-chain-tip';

/** All events, oldest first, and the newest block if it is none of these. */
export async function readChainLog(
  db: Db,
): Promise<{ entries: ChainEntry[]; tip: ChainEntry | null }> {
  const { rows } = await sql<{ key: string; value: unknown }>`
    select key, value from settings where key like ${`${PREFIX}%`} or key = ${TIP}
    order by key collate "C"`.execute(db);
  const read = rows.map(({ key, value }) => ({ key, entry: Value.Parse(Entry, value) }));
  return {
    entries: read.filter(({ key }) => key !== TIP).map(({ entry }) => entry),
    tip: read.find(({ key }) => key === TIP)?.entry ?? null,
  };
}

/** Adds events; `from` is the number of existing entries. */
export async function addToChainLog(
  db: Db,
  from: number,
  entries: readonly ChainEntry[],
  tip: { height: number; timeMs: number },
): Promise<void> {
  const last = JSON.stringify({ ...tip, transactions: [] } satisfies ChainEntry);
  const rows = entries.map((value, index) => {
    return { key: PREFIX + String(from + index).padStart(DIGITS, '0'), value };
  });
  await sql`
    insert into settings (key, value)
    select key, value from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as entries(key text, value jsonb)
    union all select ${TIP}, ${last}::jsonb
    on conflict (key) do update set value = excluded.value`.execute(db);
}
