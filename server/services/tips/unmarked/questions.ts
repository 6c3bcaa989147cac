import { sql } from 'kysely';
import { isoTime } from '#rules/times.ts';
import type { Db } from '#server/db/connect.ts';
import { touchSubject } from '#server/services/chain/expect.ts';
import type { FoundOutput } from '#server/services/chain/found.ts';
import { claimFirst, outputName } from '#server/services/chain/used-outputs.ts';
import { readTipsByNumber, type Tip } from '../rows.ts';
import { findMeant } from './payments.ts';

/** A question to a tip's payer: whether a payment without its mark (`payments.ts`) was for the tip. */
export type TipQuestion = {
  /** The id in its buttons. */
  id: string;
  tip: Tip;
  txid: string;
};

/** Returns whether there is a question to ask. */
export async function hasTipQuestions(db: Db): Promise<boolean> {
  const { rows } = await sql`
    select from tip_questions where tip_id is not null and asked_at is null limit 1`.execute(db);
  return rows.length > 0;
}

/** Takes the oldest questions, in the transaction that asks them: each is asked once. */
export async function takeTipQuestions(
  tx: Db,
  { most, nowMs }: { most: number; nowMs: number },
): Promise<TipQuestion[]> {
  const { rows } = await sql<{ public_id: string; tip_id: bigint; txid: string }>`
    update tip_questions set asked_at = ${isoTime(nowMs)}::timestamptz
    where id in (
      select id from tip_questions where tip_id is not null and asked_at is null
      order by id limit ${most}::int for update)
    returning public_id, tip_id, txid`.execute(tx);
  const tips = await readTipsByNumber(
    tx,
    rows.map(({ tip_id }) => tip_id),
  );
  const byNumber = new Map(tips.map((tip) => [tip.number, tip]));
  return rows.flatMap(({ public_id, tip_id, txid }) => {
    const tip = byNumber.get(tip_id);
    return tip ? [{ id: public_id, tip, txid }] : [];
  });
}

type Row = { id: bigint; tip_id: bigint; txid: string; vout: number };

/**
 * Records the payer's answer. After a "yes" the payment settles the tip if every reason for the question still holds: `settleTip`
 * then finds it like any other. Null if the question is not this payer's, was answered, or has ended.
 */
export async function answerTipQuestion(
  tx: Db,
  input: { id: string; payerId: bigint; isIt: boolean; nowMs: number },
): Promise<'taken' | 'left' | null> {
  const { id, isIt, nowMs } = input;
  const open = await readOpenQuestion(tx, input);
  if (open === null) return null;
  const { rows } = await sql`
    update tip_questions set is_it = ${isIt}::boolean
    where public_id = ${id} and is_it is null returning 1`.execute(tx);
  if (rows.length === 0) return null;
  if (!isIt) return 'left';
  if (await settles(tx, open, nowMs)) return 'taken';
  await sql`update tip_questions set is_it = false where public_id = ${id}`.execute(tx);
  return null;
}

async function readOpenQuestion(
  tx: Db,
  { id, payerId }: { id: string; payerId: bigint },
): Promise<Row | null> {
  const { rows } = await sql<Row>`
    select q.id, q.tip_id, q.txid, q.vout
    from tip_questions q join tips t on t.id = q.tip_id
    where q.public_id = ${id} and t.payer_id = ${payerId}::bigint and q.is_it is null`.execute(tx);
  return rows[0] ?? null;
}

async function settles(tx: Db, question: Row, nowMs: number): Promise<boolean> {
  const { tip_id: tipId, txid, vout } = question;
  await sql`select from tips where id = ${tipId}::bigint for update`.execute(tx);
  const { rows: taken } = await sql`
    select from tip_questions
    where tip_id = ${tipId}::bigint and is_it and id <> ${question.id}::bigint`.execute(tx);
  if (taken.length > 0) return false;
  if ((await findMeant(tx, { tipId, txid, vout }, nowMs)) !== tipId) return false;
  const use = { kind: 'tip', id: tipId } as const;
  if ((await claimFirst(tx, [{ txid, vout }], use)) === null) return false;
  await touchSubject(tx, { kind: 'tip', ofId: tipId });
  return true;
}

/** The outputs of a tip that its payer has named as its payment. */
export async function findAnswered(
  tx: Db,
  tipId: bigint,
  found: readonly FoundOutput[],
): Promise<FoundOutput[]> {
  const { rows } = await sql<{ txid: string; vout: number }>`
    select txid, vout from tip_questions where tip_id = ${tipId}::bigint and is_it`.execute(tx);
  const named = new Set(rows.map(outputName));
  return found.filter((output) => !output.isMarked && named.has(outputName(output)));
}
