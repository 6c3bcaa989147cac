import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { HuntDraftBody } from '#contract/admin/hunts.ts';
import { AppError } from '#contract/errors.ts';
import { parseAmount } from '#rules/amounts.ts';
import { answerDigest, normalizeAnswer } from '#rules/hunts/answers.ts';
import { HUNT_LIMITS } from '#rules/hunts/limits.ts';
import { toHundredths } from '#rules/points/points.ts';
import { isoTime } from '#rules/times.ts';
import type { Db } from '#server/db/connect.ts';
import { LOCKS } from '#server/db/locks.ts';
import { sha256 } from './digests.ts';
import { noteHunt } from './note.ts';
import { dropUnusedPictures, requirePicture } from './pictures.ts';
import { type Clue, lockDraft } from './rows.ts';

const SALT_BYTES = 32;
const SECRET_BYTES = 16;

type Draft = Omit<HuntDraftBody, 'adminTelegramId'>;
type Drafting = { draft: Draft; actor: string; nowMs: number };

/** Stores a new draft and returns its id. Throws `bad_request` for answers without a letter or digit and for unknown members. */
export async function createHunt(db: Db, { draft, actor, nowMs }: Drafting): Promise<bigint> {
  const { startsAt, endsAt } = requireTimes(draft);
  return db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${LOCKS.hunts})`.execute(tx);
    await requireRoom(tx);
    const { rows } = await sql<{ id: bigint }>`
      insert into hunts (title, story, winners, starts_at, ends_at, member_days, least_points, least_shares,
        finisher_points, badge, created_by, created_at)
      values (${draft.title}, ${draft.story}, ${draft.winners}, ${startsAt}::timestamptz,
        ${endsAt}::timestamptz, ${draft.memberDays}::int, ${hundredths(draft.leastPoints)}::int,
        ${draft.leastShares}::int, ${hundredths(draft.finisherPoints)}::int, ${draft.badge ?? null}, ${actor}::bigint,
        ${isoTime(nowMs)}::timestamptz)
      returning id`.execute(tx);
    const id = rows[0]?.id;
    if (id === undefined) throw new Error('a hunt was not written');
    await writeParts(tx, id, draft, []);
    await noteHunt(tx, { id, actor, action: 'hunt_drafted', after: { title: draft.title } });
    return id;
  });
}

/** Replaces a draft. A clue that names a stored one keeps its answers or link. Throws as {@link createHunt}, and `conflict`. */
export async function changeHunt(
  db: Db,
  { id, draft, actor }: Drafting & { id: bigint },
): Promise<void> {
  const { startsAt, endsAt } = requireTimes(draft);
  await db.transaction().execute(async (tx) => {
    const { clues } = await lockDraft(tx, id);
    await sql`
      update hunts set title = ${draft.title}, story = ${draft.story}, winners = ${draft.winners},
        starts_at = ${startsAt}::timestamptz, ends_at = ${endsAt}::timestamptz,
        member_days = ${draft.memberDays}::int, least_points = ${hundredths(draft.leastPoints)}::int,
        least_shares = ${draft.leastShares}::int,
        finisher_points = ${hundredths(draft.finisherPoints)}::int, badge = ${draft.badge ?? null}
      where id = ${String(id)}::bigint`.execute(tx);
    await sql`delete from hunt_clues where hunt_id = ${String(id)}::bigint`.execute(tx);
    await sql`delete from hunt_prizes where hunt_id = ${String(id)}::bigint`.execute(tx);
    await writeParts(tx, id, draft, clues);
    await noteHunt(tx, { id, actor, action: 'hunt_changed', after: { title: draft.title } });
  });
}

/** Deletes a draft. Throws `not_found` and `conflict`. */
export async function deleteHunt(
  db: Db,
  { id, actor }: { id: bigint; actor: string },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const { title } = await lockDraft(tx, id);
    for (const table of ['hunt_clues', 'hunt_prizes']) {
      await sql`delete from ${sql.table(table)} where hunt_id = ${String(id)}::bigint`.execute(tx);
    }
    await sql`delete from hunts where id = ${String(id)}::bigint`.execute(tx);
    await noteHunt(tx, { id, actor, action: 'hunt_deleted', after: { title } });
  });
}

/**
 * Makes a new secret for a clue of the kind `link`, which replaces an earlier one. Only its digest is stored.
 *
 * @returns the secret, 22 characters of base64url
 */
export async function makeHuntLink(
  db: Db,
  { id, number, actor }: { id: bigint; number: number; actor: string },
): Promise<string> {
  return db.transaction().execute(async (tx) => {
    const { clues } = await lockDraft(tx, id);
    const clue = clues.find((each) => each.number === number && each.kind === 'link');
    if (!clue) throw new AppError('not_found', (m) => m.refusal_hunt_no_link());
    const secret = randomBytes(SECRET_BYTES).toString('base64url');
    await sql`
      update hunt_clues set answers = array[${answerDigest(sha256, clue.salt, secret)}::bytea]
      where hunt_id = ${String(id)}::bigint and number = ${number}::int`.execute(tx);
    await noteHunt(tx, { id, actor, action: 'hunt_link_made', after: { clue: number } });
    return secret;
  });
}

async function requireRoom(tx: Db): Promise<void> {
  const { rows } = await sql<{ drafts: number }>`
    select count(*)::int as drafts from hunts where state = 'draft'`.execute(tx);
  if ((rows[0]?.drafts ?? 0) < HUNT_LIMITS.drafts) return;
  throw new AppError('conflict', (m) => m.refusal_hunt_drafts({ most: HUNT_LIMITS.drafts }));
}

function hundredths(points: number): number {
  try {
    return toHundredths(points);
  } catch {
    throw new AppError('bad_request', (m) => m.refusal_hunt_decimals());
  }
}

function requireTimes(draft: Draft): { startsAt: string; endsAt: string } {
  const startsAt = requireTime(draft.startsAt);
  const endsAt = requireTime(draft.endsAt);
  if (endsAt > startsAt) return { startsAt, endsAt };
  throw new AppError('bad_request', (m) => m.refusal_hunt_end());
}

/** The time as both JavaScript and PostgreSQL know it; a text of the right form may name a day that does not exist. */
function requireTime(text: string): string {
  const atMs = Date.parse(text);
  if (atMs >= 0 && isoTime(atMs).startsWith(text.slice(0, 10))) return isoTime(atMs);
  throw new AppError('bad_request', (m) => m.refusal_hunt_time({ time: text }));
}

async function writeParts(
  tx: Db,
  id: bigint,
  { prizes, clues }: Draft,
  stored: readonly Clue[],
): Promise<void> {
  for (const [index, { amount, points }] of prizes.entries()) {
    const units = parseAmount(amount);
    if (units === 0n && points === 0) {
      throw new AppError('bad_request', (m) => m.refusal_hunt_prize({ place: index + 1 }));
    }
    await sql`
      insert into hunt_prizes (hunt_id, place, amount, points)
      values (${String(id)}::bigint, ${index + 1}::int, ${String(units)}::bigint, ${hundredths(points)}::int)`.execute(
      tx,
    );
  }
  for (const [index, clue] of clues.entries()) {
    const { salt, answers } = digestsOf(clue, index + 1, stored);
    if (clue.picture) await requirePicture(tx, id, clue.picture.hash, index + 1);
    const payee = clue.kind === 'tip' ? await requirePayee(tx, clue.payeeId, index + 1) : null;
    await sql`
      insert into hunt_clues (hunt_id, number, kind, text, place, hint, hint_after_minutes, salt, answers, payee_id,
        picture_hash, picture_description)
      values (${String(id)}::bigint, ${index + 1}::int, ${clue.kind}, ${clue.text}, ${clue.place ?? null},
        ${clue.hint ?? null}, ${clue.hint === undefined ? null : (clue.hintAfterMinutes ?? 0)}::int, ${salt}::bytea,
        ${answers}::bytea[], ${payee}::bigint, ${clue.picture?.hash ?? null}, ${clue.picture?.description ?? null})`.execute(
      tx,
    );
  }
  await dropUnusedPictures(tx, id);
}

function digestsOf(
  clue: Draft['clues'][number],
  number: number,
  stored: readonly Clue[],
): Pick<Clue, 'salt' | 'answers'> {
  const kept = stored.find((each) => each.number === clue.keeps && each.kind === clue.kind);
  if (kept && clue.answers === undefined) return kept;
  const salt = randomBytes(SALT_BYTES);
  if (clue.kind !== 'answer') return { salt, answers: [] };
  const normalized = (clue.answers ?? []).map(normalizeAnswer);
  if (normalized.includes('')) {
    throw new AppError('bad_request', (m) => m.refusal_hunt_answer({ clue: number }));
  }
  return {
    salt,
    answers: [...new Set(normalized)].map((answer) => answerDigest(sha256, salt, answer)),
  };
}

async function requirePayee(tx: Db, payeeId: string | undefined, number: number): Promise<string> {
  const { rows } = await sql<{ id: bigint }>`
    select id from members where id = ${payeeId ?? '0'}::bigint`.execute(tx);
  const [payee] = rows;
  if (payee) return String(payee.id);
  throw new AppError('bad_request', (m) => m.refusal_hunt_payee({ clue: number }));
}
