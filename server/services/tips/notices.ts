import { sql } from 'kysely';
import { isoTime } from '#rules/times.ts';
import type { TipNoticeKind } from '#rules/tips/tips.ts';
import type { Db } from '#server/db/connect.ts';
import { readTipsByNumber, type Tip } from './rows.ts';

/** A change of a tip of which people have to be notified. `tip` is in its current state, which can be a later one. */
export type TipNotice = {
  kind: TipNoticeKind;
  atMs: number;
  tip: Tip;
  /** `paid_again`: the extra payment. */
  txid: string | null;
  /** `paid_again`: the address where the payment arrived. `moved`: the address that the tip has left. */
  address: string | null;
};

/** Stores a notice, in the transaction of the change. */
export async function writeTipNotice(
  tx: Db,
  notice: {
    number: bigint;
    kind: TipNoticeKind;
    txid?: string;
    address?: string | null;
    nowMs: number;
  },
): Promise<void> {
  const { number, kind, txid = null, address = null, nowMs } = notice;
  await sql`
    insert into tip_notices (tip_id, kind, txid, address, at)
    values (${number}::bigint, ${kind}, ${txid}, ${address}, ${isoTime(nowMs)}::timestamptz)`.execute(
    tx,
  );
}

/** Returns whether any notice waits. */
export async function hasTipNotices(db: Db): Promise<boolean> {
  const { rows } = await sql`select from tip_notices limit 1`.execute(db);
  return rows.length > 0;
}

/**
 * Takes the oldest notices, in the caller's transaction: the messages commit with it, or the notices stay. Another server that asks
 * meanwhile waits, so that the notices about a tip stay in order.
 */
export async function takeTipNotices(tx: Db, { most }: { most: number }): Promise<TipNotice[]> {
  const { rows } = await sql<NoticeRow>`
    with oldest as materialized (select id from tip_notices order by id limit ${most}::int for update)
    delete from tip_notices n using oldest where n.id = oldest.id
    returning n.id, n.tip_id, n.kind, n.at, n.txid, n.address`.execute(tx);
  const tips = await readTipsByNumber(
    tx,
    rows.map(({ tip_id }) => tip_id),
  );
  const byNumber = new Map(tips.map((tip) => [tip.number, tip]));
  return rows
    .toSorted((a, b) => Number(a.id - b.id))
    .flatMap(({ tip_id, kind, at, txid, address }) => {
      const tip = byNumber.get(tip_id);
      return tip ? [{ kind, atMs: at.getTime(), tip, txid, address }] : [];
    });
}

type NoticeRow = Pick<TipNotice, 'kind' | 'txid' | 'address'> & {
  id: bigint;
  tip_id: bigint;
  at: Date;
};
