import { sql } from 'kysely';
import { answerDigest, GUESSES, nextGuessMs, normalizeAnswer } from '#rules/hunts/answers.ts';
import { type PlayRefusal, refusePlay } from '#rules/hunts/play.ts';
import { isoTime } from '#rules/times.ts';
import type { Db } from '#server/db/connect.ts';
import { LOCKS } from '#server/db/locks.ts';
import { banStands } from '#server/services/members/bans.ts';
import { sha256 } from './digests.ts';
import { type Clue, findHunts, type Hunt, shareHunt } from './rows.ts';

/** A member's part in a hunt. */
export type OwnHunt = {
  refusal: PlayRefusal | null;
  /** Clues behind them. */
  solved: number;
  /** The clue at which they are; null if they cannot play or have finished. */
  clue: Clue | null;
  /** Their place in the order of finishing. */
  place: number | null;
  /** When they may answer again, in ms; null: now. */
  nextGuessMs: number | null;
};

/** `wait`: too many wrong answers; `none`: no clue is open to this member. */
export type Guessed = {
  result: 'right' | 'wrong' | 'finished' | 'wait' | 'none';
  hunt: Hunt;
  own: OwnHunt;
};

type Playing = { huntId: bigint; memberId: bigint; nowMs: number };

/** The hunt that runs at this time, with its start behind it; null if there is none. */
export async function findRunningHunt(db: Db, nowMs: number): Promise<bigint | null> {
  const { rows } = await sql<{ id: bigint }>`
    select id from hunts where state = 'open' and starts_at <= ${isoTime(nowMs)}::timestamptz
      and ends_at > ${isoTime(nowMs)}::timestamptz order by starts_at limit 1`.execute(db);
  return rows[0]?.id ?? null;
}

/**
 * Shows a member their clue, in the caller's transaction; whoever may play begins by this. Throws `not_found` for a draft and an
 * unknown hunt.
 */
export async function playHunt(
  tx: Db,
  { huntId, memberId, nowMs }: Playing,
): Promise<{ hunt: Hunt; own: OwnHunt }> {
  const { hunt, player, refusal } = await begin(tx, { huntId, memberId, nowMs });
  return { hunt, own: ownOf(hunt, player, refusal, nowMs) };
}

/** Returns whether a member may play and has come to a clue. Begins nothing and locks nothing. */
export async function hasComeTo(
  db: Db,
  hunt: Hunt,
  { number, memberId, nowMs }: { number: number; memberId: bigint; nowMs: number },
): Promise<boolean> {
  if ((await findRefusal(db, hunt, { memberId, nowMs })) !== null) return false;
  const { rows } = await sql`
    select from hunt_players where hunt_id = ${String(hunt.id)}::bigint
      and member_id = ${String(memberId)}::bigint and solved >= ${number}::int - 1`.execute(db);
  return rows.length > 0;
}

/**
 * Judges a word or phrase for the member's clue, in the caller's transaction. The answer to a clue that they have solved is right
 * once more and changes nothing: a message or call may come twice.
 */
export async function answerHunt(
  tx: Db,
  { text, ...playing }: Playing & { text: string },
): Promise<Guessed> {
  const { hunt, player, refusal } = await begin(tx, playing);
  const { nowMs } = playing;
  const clue = openClueOf(hunt, player, refusal);
  const end = (result: Guessed['result']) => ({
    result,
    hunt,
    own: ownOf(hunt, player, refusal, nowMs),
  });
  if (clue?.kind !== 'answer') return end('none');
  const normalized = normalizeAnswer(text);
  const isCurrent = isAccepted(clue, normalized);
  if (!isCurrent && hasSolved(hunt, player, normalized)) return end('right');
  if (nextGuessMs(player.wrongAtMs, nowMs) !== null) return end('wait');
  if (!isCurrent) {
    player.wrongAtMs = [...player.wrongAtMs.slice(1 - GUESSES), nowMs];
    await writeGuess(tx, playing, player.wrongAtMs);
    return end('wrong');
  }
  await advance(tx, playing, hunt, player);
  return end(player.place === null ? 'right' : 'finished');
}

/**
 * Solves the member's clue by the secret of its link, whichever hunt runs; null if it is the secret of no clue that is open to
 * them. Secrets are too long to be guessed.
 */
export async function findHuntLink(
  tx: Db,
  { secret, memberId, nowMs }: { secret: string; memberId: bigint; nowMs: number },
): Promise<Guessed | null> {
  const huntId = await findRunningHunt(tx, nowMs);
  if (huntId === null) return null;
  const playing = { huntId, memberId, nowMs };
  const { hunt, player, refusal } = await begin(tx, playing);
  const clue = openClueOf(hunt, player, refusal);
  if (clue?.kind !== 'link' || !isAccepted(clue, secret)) return null;
  await advance(tx, playing, hunt, player);
  return {
    result: player.place === null ? 'right' : 'finished',
    hunt,
    own: ownOf(hunt, player, refusal, nowMs),
  };
}

/**
 * Solves clues by tips that are confirmed, for everybody who waits at such a clue. A tip counts if the payer made it after they
 * had come to the clue.
 *
 * @returns the members who came further, with their hunt
 */
export async function settleTipClues(
  db: Db,
  nowMs: number,
): Promise<{ huntId: bigint; memberId: bigint }[]> {
  const moved: { huntId: bigint; memberId: bigint }[] = [];
  for (const huntId of await findHunts(db, 'open')) {
    const { rows } = await sql<{ member_id: bigint }>`
      select p.member_id from hunt_players p
      join hunt_clues c on c.hunt_id = p.hunt_id and c.number = p.solved + 1 and c.kind = 'tip'
      where p.hunt_id = ${String(huntId)}::bigint and p.place is null and ${isTipped}
      order by p.member_id`.execute(db);
    for (const { member_id: memberId } of rows) {
      const playing = { huntId, memberId, nowMs };
      const isFurther = await db.transaction().execute(async (tx) => {
        const { hunt, player, refusal } = await begin(tx, playing);
        if (openClueOf(hunt, player, refusal)?.kind !== 'tip') return false;
        // Another server may have been first, and the next clue may be a tip too.
        if (!(await hasTipped(tx, playing))) return false;
        await advance(tx, playing, hunt, player);
        return true;
      });
      if (isFurther) moved.push({ huntId, memberId });
    }
  }
  return moved;
}

/**
 * A confirmed tip of the player `p` to the member of their clue `c`, made since they came to it. That member, who cannot tip
 * themselves, passes without one.
 */
const isTipped = sql<boolean>`(p.member_id = c.payee_id or exists (
  select from tips t where t.payer_id = p.member_id and t.payee_id = c.payee_id and t.payment = 'confirmed'
    and t.created_at >= p.at_clue_since))`;

async function hasTipped(tx: Db, { huntId, memberId }: Playing): Promise<boolean> {
  const { rows } = await sql`
    select from hunt_players p join hunt_clues c on c.hunt_id = p.hunt_id and c.number = p.solved + 1
    where p.hunt_id = ${String(huntId)}::bigint and p.member_id = ${String(memberId)}::bigint
      and c.kind = 'tip' and ${isTipped}`.execute(tx);
  return rows.length > 0;
}

type Player = { solved: number; wrongAtMs: number[]; place: number | null };

/** Locks the player's row: of two answers, the second one is judged for the clue that the first has led to. */
async function begin(
  tx: Db,
  { huntId, memberId, nowMs }: Playing,
): Promise<{ hunt: Hunt; player: Player; refusal: PlayRefusal | null }> {
  const hunt = await shareHunt(tx, huntId);
  const refusal = await findRefusal(tx, hunt, { memberId, nowMs });
  if (refusal === null) {
    await sql`
      insert into hunt_players (hunt_id, member_id, at_clue_since)
      values (${String(huntId)}::bigint, ${String(memberId)}::bigint, ${isoTime(nowMs)}::timestamptz)
      on conflict (hunt_id, member_id) do nothing`.execute(tx);
  }
  const { rows } = await sql<{ solved: number; wrong_at: Date[]; place: number | null }>`
    select solved, wrong_at, place from hunt_players
    where hunt_id = ${String(huntId)}::bigint and member_id = ${String(memberId)}::bigint for update`.execute(
    tx,
  );
  const [row] = rows;
  const player = {
    solved: row?.solved ?? 0,
    wrongAtMs: (row?.wrong_at ?? []).map((at) => at.getTime()),
    place: row?.place ?? null,
  };
  return { hunt, player, refusal };
}

async function findRefusal(
  tx: Db,
  hunt: Hunt,
  { memberId, nowMs }: { memberId: bigint; nowMs: number },
): Promise<PlayRefusal | null> {
  const { rows } = await sql<{
    created_at: Date;
    is_banned: boolean;
    has_address: boolean;
    lifetime_points: bigint;
    shares: number;
  }>`
    select m.created_at, ${banStands(isoTime(nowMs))} as is_banned, m.primary_address is not null as has_address,
      coalesce(t.lifetime_points, 0)::bigint as lifetime_points,
      (select count(*)::int from shares s where s.member_id = m.id and s.status <> 'withheld') as shares
    from members m left join member_totals t on t.member_id = m.id
    where m.id = ${String(memberId)}::bigint`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('there is no such member');
  const standing = {
    ...hunt,
    memberSinceMs: row.created_at.getTime(),
    isBanned: row.is_banned,
    hasAddress: row.has_address,
    lifetimePoints: Number(row.lifetime_points),
    shares: row.shares,
  };
  return refusePlay(standing, nowMs);
}

function openClueOf(hunt: Hunt, player: Player, refusal: PlayRefusal | null): Clue | null {
  if (refusal !== null || player.place !== null) return null;
  return hunt.clues[player.solved] ?? null;
}

function ownOf(hunt: Hunt, player: Player, refusal: PlayRefusal | null, nowMs: number): OwnHunt {
  return {
    refusal,
    solved: player.solved,
    clue: openClueOf(hunt, player, refusal),
    place: player.place,
    nextGuessMs: nextGuessMs(player.wrongAtMs, nowMs),
  };
}

function hasSolved(hunt: Hunt, { solved }: Player, normalized: string): boolean {
  return hunt.clues
    .slice(0, solved)
    .some((clue) => clue.kind === 'answer' && isAccepted(clue, normalized));
}

function isAccepted({ salt, answers }: Clue, normalized: string): boolean {
  const digest = Buffer.from(answerDigest(sha256, salt, normalized));
  return normalized !== '' && answers.some((answer) => digest.equals(answer));
}

async function writeGuess(
  tx: Db,
  { huntId, memberId }: Playing,
  wrongAtMs: readonly number[],
): Promise<void> {
  await sql`
    update hunt_players set wrong_at = ${wrongAtMs.map(isoTime)}::timestamptz[]
    where hunt_id = ${String(huntId)}::bigint and member_id = ${String(memberId)}::bigint`.execute(
    tx,
  );
}

/** Takes the player to the next clue, or to the end: finishers come one after the other, so each has a place of their own. */
async function advance(tx: Db, playing: Playing, hunt: Hunt, player: Player): Promise<void> {
  const { huntId, memberId, nowMs } = playing;
  const key = sql`hunt_id = ${String(huntId)}::bigint and member_id = ${String(memberId)}::bigint`;
  player.solved += 1;
  player.wrongAtMs = [];
  const isLast = player.solved === hunt.clues.length;
  if (isLast) {
    await sql`select pg_advisory_xact_lock(${LOCKS.huntPlaces}, hashint8(${String(huntId)}::bigint))`.execute(
      tx,
    );
    const { rows } = await sql<{ place: number }>`
      select coalesce(max(place), 0) + 1 as place from hunt_players
      where hunt_id = ${String(huntId)}::bigint`.execute(tx);
    player.place = rows[0]?.place ?? 1;
  }
  await sql`
    update hunt_players set solved = ${player.solved}::int, wrong_at = '{}',
      at_clue_since = ${isoTime(nowMs)}::timestamptz, place = ${player.place}::int,
      finished_at = ${player.place === null ? null : isoTime(nowMs)}::timestamptz
    where ${key}`.execute(tx);
}
