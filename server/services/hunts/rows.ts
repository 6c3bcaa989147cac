import { sql } from 'kysely';
import { AppError } from '#contract/errors.ts';
import type { ClueKind } from '#rules/hunts/answers.ts';
import type { CluePicture } from '#rules/hunts/draw.ts';
import type { HuntState } from '#rules/hunts/play.ts';
import type { Db } from '#server/db/connect.ts';

/** A hunt. Points in hundredths, coins in base units, times in ms. */
export type Hunt = {
  id: bigint;
  title: string;
  story: string;
  state: HuntState;
  winners: 'first' | 'draw';
  startsMs: number;
  endsMs: number;
  memberDays: number;
  leastPoints: number;
  /** Weeks with a share of the pool. */
  leastShares: number;
  finisherPoints: number;
  badge: string | null;
  prizes: { amount: bigint; points: number }[];
  clues: Clue[];
  rules: { text: string; hash: string; announcedMs: number } | null;
  list: { text: string; hash: string; listedMs: number; beaconHeight: number | null } | null;
  beaconHash: string | null;
  /** Member numbers by place; empty until the hunt is settled. */
  winnerMembers: number[];
  cancelReason: string | null;
};

/** A clue. `answers` are digests; nothing knows the answers themselves. */
export type Clue = {
  number: number;
  kind: ClueKind;
  text: string;
  place: string | null;
  hint: string | null;
  hintAfterMinutes: number | null;
  salt: Uint8Array;
  answers: Uint8Array[];
  payeeId: bigint | null;
  picture: CluePicture | null;
};

type HuntRow = {
  id: bigint;
  title: string;
  story: string;
  state: HuntState;
  winners: 'first' | 'draw';
  starts_at: Date;
  ends_at: Date;
  member_days: number;
  least_points: number;
  least_shares: number;
  finisher_points: number;
  badge: string | null;
  announced_at: Date | null;
  rules_text: string | null;
  rules_hash: string | null;
  ended_at: Date | null;
  list_text: string | null;
  list_hash: string | null;
  beacon_height: number | null;
  beacon_hash: string | null;
  winner_members: bigint[] | null;
  cancel_reason: string | null;
};

/** One hunt, announced or not. Throws `not_found`. */
export async function readHunt(db: Db, id: bigint): Promise<Hunt> {
  const { rows } = await sql<HuntRow>`
    select * from hunts where id = ${String(id)}::bigint`.execute(db);
  return fill(db, rows[0]);
}

/** The same, locked until the transaction ends: it waits for answers under way, and lets none begin. Throws `not_found`. */
export async function lockHunt(tx: Db, id: bigint): Promise<Hunt> {
  const { rows } = await sql<HuntRow>`
    select * from hunts where id = ${String(id)}::bigint for update`.execute(tx);
  return fill(tx, rows[0]);
}

/** The same for an answer: the hunt cannot end until the transaction does, and others may answer too. Throws `not_found`. */
export async function shareHunt(tx: Db, id: bigint): Promise<Hunt> {
  const { rows } = await sql<HuntRow>`
    select * from hunts where id = ${String(id)}::bigint and state <> 'draft' for share`.execute(
    tx,
  );
  return fill(tx, rows[0]);
}

/** A draft, locked. Throws `not_found`, and `conflict` once it is announced. */
export async function lockDraft(tx: Db, id: bigint): Promise<Hunt> {
  const hunt = await lockHunt(tx, id);
  if (hunt.state === 'draft') return hunt;
  throw new AppError('conflict', (m) => m.refusal_hunt_announced());
}

async function fill(db: Db, row: HuntRow | undefined): Promise<Hunt> {
  if (!row) throw new AppError('not_found', (m) => m.refusal_hunt_none());
  const id = String(row.id);
  const { rows: prizes } = await sql<{ amount: bigint; points: number }>`
    select amount, points from hunt_prizes where hunt_id = ${id}::bigint order by place`.execute(
    db,
  );
  const { rows: clues } = await sql<{
    number: number;
    kind: ClueKind;
    text: string;
    place: string | null;
    hint: string | null;
    hint_after_minutes: number | null;
    salt: Uint8Array;
    answers: Uint8Array[];
    payee_id: bigint | null;
    picture: CluePicture | null;
  }>`
    select c.number, c.kind, c.text, c.place, c.hint, c.hint_after_minutes, c.salt, c.answers, c.payee_id,
      case when p.hash is not null then json_build_object('description', c.picture_description, 'hash', p.hash,
        'height', p.height, 'width', p.width) end as picture
    from hunt_clues c left join hunt_pictures p on p.hunt_id = c.hunt_id and p.hash = c.picture_hash
    where c.hunt_id = ${id}::bigint order by c.number`.execute(db);
  return {
    id: row.id,
    title: row.title,
    story: row.story,
    state: row.state,
    winners: row.winners,
    startsMs: row.starts_at.getTime(),
    endsMs: row.ends_at.getTime(),
    memberDays: row.member_days,
    leastPoints: row.least_points,
    leastShares: row.least_shares,
    finisherPoints: row.finisher_points,
    badge: row.badge,
    prizes,
    clues: clues.map(({ hint_after_minutes, payee_id, ...clue }) => ({
      ...clue,
      hintAfterMinutes: hint_after_minutes,
      payeeId: payee_id,
    })),
    rules:
      row.rules_text !== null && row.rules_hash !== null && row.announced_at !== null
        ? { text: row.rules_text, hash: row.rules_hash, announcedMs: row.announced_at.getTime() }
        : null,
    list:
      row.list_text !== null && row.list_hash !== null && row.ended_at !== null
        ? {
            text: row.list_text,
            hash: row.list_hash,
            listedMs: row.ended_at.getTime(),
            beaconHeight: row.beacon_height,
          }
        : null,
    beaconHash: row.beacon_hash,
    winnerMembers: (row.winner_members ?? []).map(Number),
    cancelReason: row.cancel_reason,
  };
}

/** Ids of the hunts in a state, oldest start first. */
export async function findHunts(db: Db, state: HuntState): Promise<bigint[]> {
  const { rows } = await sql<{ id: bigint }>`
    select id from hunts where state = ${state} order by starts_at, id`.execute(db);
  return rows.map(({ id }) => id);
}

export function coinsOf({ prizes }: Pick<Hunt, 'prizes'>): bigint {
  return prizes.reduce((sum, { amount }) => sum + amount, 0n);
}
