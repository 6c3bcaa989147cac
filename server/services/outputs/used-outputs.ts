import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/db/connect.ts';
import type { Outpoint } from '#server/gateways/wallet/wallet.ts';

/** What an output pays, by its kind and number. */
export type OutputUse = { kind: 'tip' | 'request' | 'invoice' | 'send'; id: bigint };

/**
 * Claims an output for what it pays, in the transaction in which it is counted. False if it pays something else already.
 */
async function claimOutput(tx: Db, output: Outpoint, use: OutputUse): Promise<boolean> {
  const { rows } = await claiming(output, use).execute(tx);
  return rows.length > 0;
}

/** The same as a part of a statement: a row if the output is ours. */
export function claiming({ txid, vout }: Outpoint, { kind, id }: OutputUse): RawBuilder<unknown> {
  return sql`
    insert into used_outputs (txid, vout, kind, of_id) values (${txid}, ${vout}::int, ${kind}, ${id}::bigint)
    on conflict (txid, vout) do update set of_id = excluded.of_id
      where used_outputs.kind = excluded.kind and used_outputs.of_id = excluded.of_id
    returning 1`;
}

/** Claims the first of these outputs that pays nothing else; null if each does. */
export async function claimFirst<O extends Outpoint>(
  tx: Db,
  outputs: readonly O[],
  use: OutputUse,
): Promise<O | null> {
  for (const output of outputs) {
    if (await claimOutput(tx, output, use)) return output;
  }
  return null;
}

/** Lets go of every other output that was claimed for it: that payment is gone. */
export async function releaseOthers(
  tx: Db,
  { kind, id }: OutputUse,
  keep: Outpoint | null,
): Promise<void> {
  await sql`
    delete from used_outputs where kind = ${kind} and of_id = ${id}::bigint
      and (txid, vout) is distinct from (${keep?.txid ?? null}::text, ${keep?.vout ?? null}::int)`.execute(
    tx,
  );
}

/** An output in one word. */
export function outputName({ txid, vout }: Outpoint): string {
  return `${txid}:${vout}`;
}
