import { sql } from 'kysely';
import { AppError } from '#contract/errors.ts';
import { isoTime } from '#rules/times.ts';
import { weekEndMs, weekOf } from '#rules/weeks/week.ts';
import type { Config } from '#server/config/config.ts';
import type { Db } from '#server/db/connect.ts';
import type { Wallet } from '#server/gateways/node-wallet/wallet.ts';
import { DEMO_COIN } from '#server/services/demo/coin.ts';
import { DEMO_ADMIN, DEMO_OWNER } from '#server/services/demo/people.ts';
import { announceHunt } from '#server/services/hunts/announce.ts';
import { createHunt } from '#server/services/hunts/drafts.ts';
import { answerHunt } from '#server/services/hunts/play.ts';

/** A hunt ends so long before its week, which is not begun any more later than that. */
const BEFORE_END_MS = 60 * 60_000;
/** Invented members who have solved the first clue; the places are left to visitors. */
const PLAYERS = 5;

type DemoHunt = {
  config: Pick<Config, 'community' | 'poolUnits' | 'prizesDailyUnits'>;
  wallet: Pick<Wallet, 'readState'>;
  nowMs: number;
};

/**
 * Opens the demo's treasure hunt of the running week, unless there is one: two clues, which visitors solve with what they see on
 * the site, and play money for the first two.
 */
async function openDemoHunt(db: Db, { config, wallet, nowMs }: DemoHunt): Promise<void> {
  const endsMs = weekEndMs(weekOf(nowMs)) - BEFORE_END_MS;
  if (nowMs + BEFORE_END_MS > endsMs || (await hasHunt(db, nowMs))) return;
  const [first, second] = config.community.ranks;
  if (second === undefined) return;
  const draft = {
    title: 'The cook’s lost ladle',
    story: 'The cook has dropped his silver ladle overboard. Two clues lead to it.',
    winners: 'first' as const,
    startsAt: isoTime(nowMs),
    endsAt: isoTime(endsMs),
    memberDays: 0,
    leastPoints: 0,
    leastShares: 0,
    finisherPoints: 1,
    badge: '🥄 Ladle finder',
    prizes: [
      { amount: '5', points: 5 },
      { amount: '2', points: 3 },
    ],
    clues: [
      {
        kind: 'answer' as const,
        text: `Nobody stays a ${first.rank}. What does the very first point make of a sailor?`,
        place: 'The twelve ranks, below the leaderboard',
        hint: `It has ${second.rank.length} letters.`,
        hintAfterMinutes: 10,
        answers: [second.rank],
      },
      {
        kind: 'answer' as const,
        text: 'One more is added each minute, and none is ever taken out. What is a link of a chain of coins called?',
        place: 'The demo’s chain: press “Mine a block”',
        answers: ['block', 'a block'],
      },
    ],
  };
  const id = await createHunt(db, { draft, actor: DEMO_ADMIN, nowMs });
  const source = {
    wallet,
    coin: DEMO_COIN,
    poolUnits: config.poolUnits,
    dailyUnits: config.prizesDailyUnits,
  };
  await announceHunt(db, { id, actor: DEMO_OWNER, isOwner: true, source, nowMs: nowMs - 1 });
  for (const memberId of await findPlayers(db)) {
    const answer = { huntId: id, memberId, nowMs, text: second.rank };
    await db.transaction().execute((tx) => answerHunt(tx, answer));
  }
}

/** Logs why there is no hunt instead of failing: the demo works without one. */
export async function tryDemoHunt(
  db: Db,
  hunt: DemoHunt,
  report: (error: unknown, what: string) => void,
): Promise<void> {
  await openDemoHunt(db, hunt).catch((error: unknown) => {
    // Another server of this demo was first.
    if (!(error instanceof AppError && error.code === 'conflict')) {
      report(error, 'the demo’s treasure hunt');
    }
  });
}

async function hasHunt(db: Db, nowMs: number): Promise<boolean> {
  const { rows } = await sql`
    select from hunts where state in ('draft', 'open') and ends_at > ${isoTime(nowMs)}::timestamptz limit 1`.execute(
    db,
  );
  return rows.length > 0;
}

async function findPlayers(db: Db): Promise<bigint[]> {
  const { rows } = await sql<{ id: bigint }>`
    select id from members where primary_address is not null and banned_at is null and hidden_at is null
    order by id limit ${sql.lit(PLAYERS)}`.execute(db);
  return rows.map(({ id }) => id);
}
