import { sql } from 'kysely';
import { isoTime } from '#rules/times.ts';
import type { TipNewsKind } from '#rules/tips/tips.ts';
import type { Db } from '#server/db/connect.ts';
import { readTipsByNumber, type Tip } from './rows.ts';

/** A change of a tip that people have to be told about. `tip` is in its current state, which can be a later one. */
export type TipNews = {
  kind: TipNewsKind;
  atMs: number;
  tip: Tip;
  /** `paid_again`: the extra payment. */
  txid: string | null;
  /** `paid_again`: the address where the payment arrived. `moved`: the address that the tip has left. */
  address: string | null;
};

/** Stores news for people, in the transaction of the change. */
export async function writeTipNews(
  tx: Db,
  news: {
    number: bigint;
    kind: TipNewsKind;
    txid?: string;
    address?: string | null;
    nowMs: number;
  },
): Promise<void> {
  const { number, kind, txid = null, address = null, nowMs } = news;
  await sql`
    insert into tip_news (tip_id, kind, txid, address, at)
    values (${number}::bigint, ${kind}, ${txid}, ${address}, ${isoTime(nowMs)}::timestamptz)`.execute(
    tx,
  );
}

/** Returns whether there is any news. */
export async function hasTipNews(db: Db): Promise<boolean> {
  const { rows } = await sql`select from tip_news limit 1`.execute(db);
  return rows.length > 0;
}

/**
 * Takes the oldest news, in the caller's transaction: messages about it commit with it, or the news stays. Another server that
 * asks meanwhile waits, so that the news of a tip stays in order.
 */
export async function takeTipNews(tx: Db, { most }: { most: number }): Promise<TipNews[]> {
  const { rows } = await sql<NewsRow>`
    with oldest as materialized (select id from tip_news order by id limit ${most}::int for update)
    delete from tip_news n using oldest where n.id = oldest.id
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

type NewsRow = Pick<TipNews, 'kind' | 'txid' | 'address'> & {
  id: bigint;
  tip_id: bigint;
  at: Date;
};
