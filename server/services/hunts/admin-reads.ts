import { sql } from 'kysely';
import type { AdminHunt } from '#contract/admin/hunts.ts';
import { MOST_HUNTS } from '#contract/site/hunts.ts';
import { formatAmount } from '#rules/amounts.ts';
import type { Language } from '#rules/messages/languages.ts';
import { messagesIn } from '#rules/messages/messages.ts';
import { toPoints } from '#rules/points/points.ts';
import { isoTime } from '#rules/times.ts';
import type { Db } from '#server/db/connect.ts';
import { type NameFields, nameOf } from '#server/services/members/names.ts';
import { findProblems, type PrizeSource } from './announce.ts';
import { hashText, rulesOf } from './digests.ts';
import { statusOf } from './reads.ts';
import { coinsOf, type Hunt, readHunt } from './rows.ts';

type Reading = {
  source: PrizeSource;
  nowMs: number;
  /** The administrator's. */
  language: Language;
};

/** Hunts as administrators see them: drafts first, then the newest start. */
export async function readAdminHunts(db: Db, reading: Reading): Promise<AdminHunt[]> {
  const { rows } = await sql<{ id: bigint }>`
    select id from hunts order by state = 'draft' desc, starts_at desc, id desc
    limit ${sql.lit(MOST_HUNTS)}`.execute(db);
  const hunts: AdminHunt[] = [];
  for (const { id } of rows) hunts.push(await readAdminHunt(db, id, reading));
  return hunts;
}

/** One hunt for its administrators: without the answers and links, of which only the numbers are known. */
export async function readAdminHunt(
  db: Db,
  id: bigint,
  { source, nowMs, language }: Reading,
): Promise<AdminHunt> {
  const hunt = await readHunt(db, id);
  const isDraft = hunt.state === 'draft';
  const { rows } = await sql<{ players: number; finishers: number }>`
    select count(*)::int as players, count(place)::int as finishers from hunt_players
    where hunt_id = ${String(id)}::bigint`.execute(db);
  const problems = isDraft
    ? await findProblems(db, hunt, { source, nowMs, asksWallet: false })
    : [];
  return {
    id: String(id),
    title: hunt.title,
    story: hunt.story,
    status: isDraft ? 'draft' : statusOf(hunt, nowMs),
    winners: hunt.winners,
    startsAt: isoTime(hunt.startsMs),
    endsAt: isoTime(hunt.endsMs),
    memberDays: hunt.memberDays,
    leastPoints: toPoints(hunt.leastPoints),
    leastShares: hunt.leastShares,
    finisherPoints: toPoints(hunt.finisherPoints),
    badge: hunt.badge,
    prizes: hunt.prizes.map(({ amount, points }) => ({
      amount: formatAmount(amount),
      points: toPoints(points),
    })),
    clues: await readClues(db, hunt),
    coins: formatAmount(coinsOf(hunt)),
    rulesHash: hunt.rules?.hash ?? hashText(rulesOf(hunt)),
    isOpen: hunt.state === 'open',
    players: rows[0]?.players ?? 0,
    finishers: rows[0]?.finishers ?? 0,
    problems: problems.map((problem) => problem(messagesIn('en'))),
    translatedProblems: problems.map((problem) => problem(messagesIn(language))),
  };
}

async function readClues(db: Db, { clues }: Hunt): Promise<AdminHunt['clues']> {
  const payees = clues.flatMap(({ payeeId }) => (payeeId === null ? [] : [String(payeeId)]));
  const { rows } = await sql<NameFields & { id: bigint }>`
    select id, username, first_name, last_name from members where id = any(${payees}::bigint[])`.execute(
    db,
  );
  return clues.map((clue) => {
    const payee = rows.find(({ id }) => id === clue.payeeId);
    return {
      number: clue.number,
      kind: clue.kind,
      text: clue.text,
      ...(clue.place !== null && { place: clue.place }),
      ...(clue.hint !== null && { hint: clue.hint }),
      ...(clue.hintAfterMinutes !== null && { hintAfterMinutes: clue.hintAfterMinutes }),
      ...(clue.payeeId !== null && { payeeId: String(clue.payeeId) }),
      payeeName: payee ? nameOf(payee) : null,
      picture: clue.picture,
      answers: clue.answers.length,
    };
  });
}
