import { sql } from 'kysely';
import type { Db } from '#server/db/connect.ts';
import type { Outpoint } from '#server/gateways/node-wallet/wallet.ts';

/** The thing that an output pays, by its kind and number. */
export type OutputUse = { kind: 'tip' | 'request' | 'invoice' | 'send'; id: bigint };

/** Claims an output for the thing that it pays, in the transaction that counts it. False if it pays something else already. */
export async function claimOutput(
  tx: Db,
  { txid, vout }: Outpoint,
  { kind, id }: OutputUse,
): Promise<boolean> {
  // An extra payment can replace a payment that is gone.
  const { rows } = await sql`
    insert into used_outputs (txid, vout, kind, of_id)
    values (${txid}, ${vout}::int, ${kind}, ${id}::bigint)
    on conflict (txid, vout) do update set kind = excluded.kind
      where used_outputs.of_id = excluded.of_id and used_outputs.kind in (excluded.kind, excluded.kind || '_again')
    returning 1`.execute(tx);
  return rows.length > 0;
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

/** Claims the outputs that pay a tip once more, permanently; at most `most` for one tip. Returns the new ones. */
export async function claimAgain<O extends Outpoint>(
  tx: Db,
  outputs: readonly O[],
  { tipId, most }: { tipId: bigint; most: number },
): Promise<O[]> {
  const claimed: O[] = [];
  for (const output of outputs) {
    const { rows } = await sql`
      insert into used_outputs (txid, vout, kind, of_id)
      select ${output.txid}, ${output.vout}::int, 'tip_again', ${tipId}::bigint
      where (select count(*) from used_outputs where kind = 'tip_again' and of_id = ${tipId}::bigint) < ${most}::int
      on conflict (txid, vout) do nothing
      returning 1`.execute(tx);
    if (rows.length > 0) claimed.push(output);
  }
  return claimed;
}

/** Releases every other output that was claimed for it: that payment is gone. */
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

/** An output as one word, `txid:vout`. */
export function outputName({ txid, vout }: Outpoint): string {
  return `${txid}:${vout}`;
}
