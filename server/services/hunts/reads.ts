import { sql } from 'kysely';
import { AppError } from '#contract/errors.ts';
import {
  type Hunt as HuntPage,
  type HuntSummary,
  type HuntWinner,
  MOST_HUNTS,
} from '#contract/site/hunts.ts';
import { formatAmount } from '#rules/amounts.ts';
import { BEACON_DEPTH } from '#rules/hunts/draw.ts';
import type { HuntState } from '#rules/hunts/play.ts';
import { toPoints } from '#rules/points/points.ts';
import { isoTime } from '#rules/times.ts';
import type { Db } from '#server/db/connect.ts';
import { readChainState } from '#server/services/chain/chain-state.ts';
import { type NameFields, nameOf, nameTypeOf } from '#server/services/members/names.ts';
import { isPublic } from '#server/services/members/public.ts';
import { openClue } from './digests.ts';
import { coinsOf, type Hunt, readHunt } from './rows.ts';

type SummaryRow = {
  id: bigint;
  title: string;
  state: HuntState;
  winners: 'first' | 'draw';
  starts_at: Date;
  ends_at: Date;
  clues: number;
  players: number;
  finishers: number;
  coins: bigint;
};

/** Announced hunts, the newest start first: in one statement, because strangers ask for them. */
export async function readHuntList(db: Db, nowMs: number): Promise<HuntSummary[]> {
  const { rows } = await sql<SummaryRow>`
    select h.id, h.title, h.state, h.winners, h.starts_at, h.ends_at,
      (select count(*)::int from hunt_clues c where c.hunt_id = h.id) as clues, p.players, p.finishers,
      (select coalesce(sum(amount), 0)::bigint from hunt_prizes z where z.hunt_id = h.id) as coins
    from hunts h cross join lateral (
      select count(*)::int as players, count(place)::int as finishers from hunt_players where hunt_id = h.id) p
    where h.state <> 'draft' order by h.starts_at desc, h.id desc limit ${sql.lit(MOST_HUNTS)}`.execute(
    db,
  );
  return rows.map((row) => {
    const startsMs = row.starts_at.getTime();
    const endsMs = row.ends_at.getTime();
    return {
      id: String(row.id),
      title: row.title,
      status: statusOf({ state: row.state, startsMs, endsMs }, nowMs),
      winners: row.winners,
      startsAt: isoTime(startsMs),
      endsAt: isoTime(endsMs),
      clues: row.clues,
      players: row.players,
      finishers: row.finishers,
      coins: formatAmount(row.coins),
    };
  });
}

/**
 * One announced hunt, with its proof. Its clues are shown once it is over. Throws `not_found` for a draft too.
 *
 * @param pageOf the explorer's page of a transaction
 */
export async function readHuntPage(
  db: Db,
  input: { id: bigint; nowMs: number; pageOf: (txid: string | null) => string | null },
): Promise<HuntPage> {
  const hunt = await readHunt(db, input.id);
  const { rules, list } = hunt;
  if (hunt.state === 'draft' || rules === null) {
    throw new AppError('not_found', (m) => m.refusal_hunt_none());
  }
  const counts = await countPlayers(db, hunt);
  const isOver = hunt.state === 'ended' || hunt.state === 'settled';
  return {
    ...summaryOf(hunt, counts, input.nowMs),
    story: hunt.story,
    memberDays: hunt.memberDays,
    leastPoints: toPoints(hunt.leastPoints),
    leastShares: hunt.leastShares,
    finisherPoints: toPoints(hunt.finisherPoints),
    badge: hunt.badge,
    prizes: hunt.prizes.map(({ amount, points }, index) => ({
      place: index + 1,
      amount: formatAmount(amount),
      points: toPoints(points),
    })),
    atClue: counts.atClue,
    winnerList: await readWinners(db, hunt, input.pageOf),
    cancelReason: hunt.cancelReason,
    proof: {
      rulesText: rules.text,
      rulesHash: rules.hash,
      announcedAt: isoTime(rules.announcedMs),
      listText: list?.text ?? null,
      listHash: list?.hash ?? null,
      listedAt: list === null ? null : isoTime(list.listedMs),
      beaconHeight: list?.beaconHeight ?? null,
      beaconHash: hunt.beaconHash,
      drawsAfter: await countBlocksToWait(db, hunt),
    },
    openedClues: isOver
      ? hunt.clues.map((clue) => ({ number: clue.number, ...openClue(clue) }))
      : [],
  };
}

type Counts = { players: number; finishers: number; atClue: number[] };

async function countPlayers(db: Db, { id, clues }: Hunt): Promise<Counts> {
  const { rows } = await sql<{ solved: number; members: number }>`
    select solved, count(*)::int as members from hunt_players
    where hunt_id = ${String(id)}::bigint group by solved`.execute(db);
  const at = (solved: number) => rows.find((row) => row.solved === solved)?.members ?? 0;
  const atClue = clues.map((_, index) => at(index));
  const finishers = at(clues.length);
  return { players: atClue.reduce((sum, count) => sum + count, finishers), finishers, atClue };
}

function summaryOf(hunt: Hunt, { players, finishers }: Counts, nowMs: number): HuntSummary {
  return {
    id: String(hunt.id),
    title: hunt.title,
    status: statusOf(hunt, nowMs),
    winners: hunt.winners,
    startsAt: isoTime(hunt.startsMs),
    endsAt: isoTime(hunt.endsMs),
    clues: hunt.clues.length,
    players,
    finishers,
    coins: formatAmount(coinsOf(hunt)),
  };
}

/** The status that pages show; the job lists the finishers a moment after the end. */
export function statusOf(
  { state, startsMs, endsMs }: Pick<Hunt, 'state' | 'startsMs' | 'endsMs'>,
  nowMs: number,
): HuntSummary['status'] {
  if (state === 'settled' || state === 'cancelled' || state === 'ended') return state;
  if (nowMs < startsMs) return 'upcoming';
  return nowMs < endsMs ? 'running' : 'ended';
}

async function countBlocksToWait(db: Db, { state, list }: Hunt): Promise<number> {
  if (state !== 'ended' || list === null || list.beaconHeight === null) return 0;
  const height = (await readChainState(db))?.height ?? 0;
  return Math.max(0, list.beaconHeight + BEACON_DEPTH - height);
}

type WinnerRow = NameFields & {
  id: bigint;
  is_public: boolean;
  status: 'owed' | 'paying' | 'sent' | 'paid' | 'failed' | 'void' | null;
  void_reason: 'banned' | 'no_address' | null;
  txid: string | null;
};

async function readWinners(
  db: Db,
  hunt: Hunt,
  pageOf: (txid: string | null) => string | null,
): Promise<HuntWinner[]> {
  const winners = hunt.winnerMembers;
  const { rows } = await sql<WinnerRow>`
    select m.id, m.username, m.first_name, m.last_name, ${isPublic} as is_public, z.status, z.void_reason, z.txid
    from members m left join prizes z on z.member_id = m.id and z.hunt_id = ${String(hunt.id)}::bigint
    where m.id = any(${winners.map(String)}::bigint[])`.execute(db);
  return winners.map((member, index) => {
    const row = rows.find(({ id }) => Number(id) === member);
    const { amount = 0n, points = 0 } = hunt.prizes[index] ?? {};
    const isShown = row?.is_public === true;
    return {
      place: index + 1,
      member,
      displayName: isShown ? nameOf(row) : null,
      displayType: isShown ? nameTypeOf(row) : null,
      userId: isShown ? String(member) : null,
      amount: formatAmount(amount),
      points: toPoints(points),
      payment: paymentOf(row),
      explorerUrl: pageOf(row?.txid ?? null),
    };
  });
}

function paymentOf(row: WinnerRow | undefined): HuntWinner['payment'] {
  if (!row || row.status === null) return 'none';
  if (row.status === 'void') return row.void_reason ?? 'no_address';
  return row.status === 'sent' || row.status === 'paid' ? row.status : 'waits';
}
