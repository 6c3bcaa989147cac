import { sql } from 'kysely';
import { AppError } from '#contract/errors.ts';
import { formatAmount } from '#rules/amounts.ts';
import { leastPayment, payoutFeeReserve } from '#rules/coins/amounts.ts';
import type { Coin } from '#rules/coins/coin.ts';
import { HUNT_LIMITS, MOST_HUNT_POINTS } from '#rules/hunts/limits.ts';
import type { Messages } from '#rules/messages/messages.ts';
import { toHundredths, toPoints } from '#rules/points/points.ts';
import { isoTime } from '#rules/times.ts';
import { weekOf } from '#rules/weeks/week.ts';
import { isPayable } from '#server/coin/addresses.ts';
import type { Db } from '#server/db/connect.ts';
import { LOCKS } from '#server/db/locks.ts';
import type { Wallet } from '#server/gateways/node-wallet/wallet.ts';
import { readChainState } from '#server/services/chain/chain-state.ts';
import { banStands } from '#server/services/members/bans.ts';
import { readOwed } from '#server/services/payouts/owed.ts';
import { readReadyWallet } from '#server/services/payouts/plan.ts';
import { readReservedPrizes } from '#server/services/payouts/prizes/reserved.ts';
import { readPolicies } from '#server/services/policies/policies.ts';
import { hashText, rulesOf } from './digests.ts';
import { noteHunt } from './note.ts';
import { dropUnusedPictures } from './pictures.ts';
import { coinsOf, type Hunt, lockHunt, readHunt } from './rows.ts';

/** The source of prizes in coins. */
export type PrizeSource = {
  /** Null if nothing is paid here. */
  wallet: Pick<Wallet, 'readState'> | null;
  coin: Coin;
  /** The weekly pool: it is set aside too. */
  poolUnits: bigint;
  /** The most that prizes pay in a UTC day, and that the prizes of one hunt are together. */
  dailyUnits: bigint;
};

const DAY_MS = 86_400_000;

/** The reason why a draft cannot be announced, one sentence. */
type HuntProblem = (m: Messages) => string;

/**
 * The reasons why a draft cannot be announced.
 *
 * @param asksWallet false: the balance is not looked at, which takes a call of the wallet
 */
export async function findProblems(
  db: Db,
  hunt: Hunt,
  { source, nowMs, asksWallet }: { source: PrizeSource; nowMs: number; asksWallet: boolean },
): Promise<HuntProblem[]> {
  const problems: HuntProblem[] = [
    ...timeProblems(hunt, nowMs),
    ...(await clueProblems(db, hunt, { nowMs, coin: source.coin })),
    ...prizeProblems(hunt, source),
    ...(await pointProblems(db, hunt)),
  ];
  if (hunt.winners === 'draw' || hunt.clues.some(({ kind }) => kind === 'tip')) {
    const chain = await readChainState(db);
    if (chain === null) {
      problems.push((m) => m.problem_hunt_chain());
    }
  }
  if (await overlaps(db, hunt)) problems.push((m) => m.problem_hunt_overlap());
  if (asksWallet && problems.length === 0) problems.push(...(await fundProblems(db, hunt, source)));
  return problems;
}

function timeProblems({ startsMs, endsMs }: Hunt, nowMs: number): HuntProblem[] {
  const problems: HuntProblem[] = [];
  if (startsMs <= nowMs) problems.push((m) => m.problem_hunt_start());
  if (endsMs - startsMs > HUNT_LIMITS.longestMs) {
    problems.push((m) => m.problem_hunt_days({ most: HUNT_LIMITS.longestMs / DAY_MS }));
  }
  return problems;
}

async function clueProblems(
  db: Db,
  { clues }: Hunt,
  { nowMs, coin }: { nowMs: number; coin: Coin },
): Promise<HuntProblem[]> {
  const problems: HuntProblem[] = [];
  for (const { number, kind, answers, payeeId } of clues) {
    if (kind === 'answer' && answers.length === 0)
      problems.push((m) => m.problem_hunt_no_answer({ clue: number }));
    if (kind === 'link' && answers.length === 0)
      problems.push((m) => m.problem_hunt_no_link({ clue: number }));
    if (kind !== 'tip') continue;
    const { rows } = await sql<{ address: string | null; is_banned: boolean }>`
      select m.primary_address as address, ${banStands(isoTime(nowMs))} as is_banned
      from members m where m.id = ${String(payeeId)}::bigint`.execute(db);
    const [payee] = rows;
    if (!payee || payee.is_banned)
      problems.push((m) => m.problem_hunt_untippable({ clue: number }));
    else if (payee.address === null || !isPayable(payee.address, coin)) {
      problems.push((m) => m.problem_hunt_no_address({ clue: number }));
    }
  }
  return problems;
}

function prizeProblems(hunt: Hunt, { wallet, coin, dailyUnits }: PrizeSource): HuntProblem[] {
  const coins = coinsOf(hunt);
  const least = leastPayment(coin);
  const problems: HuntProblem[] = [];
  if (hunt.prizes.length === 0 && hunt.finisherPoints === 0) {
    problems.push((m) => m.problem_hunt_no_prize());
  }
  if (coins > 0n && wallet === null) {
    problems.push((m) => m.problem_hunt_no_wallet());
  }
  if (coins > dailyUnits) {
    const amounts = { coins: formatAmount(coins), most: formatAmount(dailyUnits) };
    problems.push((m) => m.problem_hunt_daily(amounts));
  }
  if (hunt.prizes.some(({ amount }) => amount > 0n && amount < least)) {
    problems.push((m) => m.problem_hunt_small({ least: formatAmount(least) }));
  }
  return problems;
}

/** The policy of the week in which it ends bounds its points. */
async function pointProblems(db: Db, hunt: Hunt): Promise<HuntProblem[]> {
  const week = weekOf(hunt.endsMs);
  const dated = (await readPolicies(db)).find(({ fromWeek }) => fromWeek <= week);
  const most = dated?.policy.points?.mostHuntPoints ?? MOST_HUNT_POINTS;
  const given = hunt.finisherPoints + Math.max(0, ...hunt.prizes.map(({ points }) => points));
  if (given <= toHundredths(most)) return [];
  const points = { given: String(toPoints(given)), most: String(most) };
  return [(m) => m.problem_hunt_points(points)];
}

async function overlaps(db: Db, { id, startsMs, endsMs }: Hunt): Promise<boolean> {
  const { rows } = await sql`
    select from hunts where state = 'open' and id <> ${String(id)}::bigint
      and starts_at < ${isoTime(endsMs)}::timestamptz and ends_at > ${isoTime(startsMs)}::timestamptz
    limit 1`.execute(db);
  return rows.length > 0;
}

/** The wallet has to hold the prizes in addition to everything that it owes already, and one weekly pool. */
async function fundProblems(
  db: Db,
  hunt: Hunt,
  { wallet, coin, poolUnits }: PrizeSource,
): Promise<HuntProblem[]> {
  const coins = coinsOf(hunt);
  if (coins === 0n || wallet === null) return [];
  const { state, problem } = await readReadyWallet(wallet, coin.network);
  if (state === null) return [(m) => m.problem_hunt_wallet({ reason: problem })];
  const owed = (await readOwed(db)).units + (await readReservedPrizes(db, hunt.id)) + poolUnits;
  const needed = owed + coins + 2n * payoutFeeReserve(coin);
  if (state.balanceUnits >= needed) return [];
  const amounts = { held: formatAmount(state.balanceUnits), needed: formatAmount(needed) };
  return [(m) => m.problem_hunt_funds(amounts)];
}

type Announcing = { id: bigint; actor: string; source: PrizeSource; nowMs: number };

/**
 * Announces a draft: its rules are fixed and hashed, and its coins reserved. Throws `conflict` with the first reason why it
 * cannot be, or if the draft has changed, and `forbidden` if it has coins and the actor is not the owner.
 *
 * @param input.rulesHash the rules that the actor has read; any administrator can change a draft
 */
export async function announceHunt(
  db: Db,
  input: Announcing & { isOwner?: boolean; rulesHash?: string | undefined },
): Promise<void> {
  const { id, actor, isOwner = false, source, nowMs } = input;
  // Before the transaction, which must not wait for a wallet.
  const reserved = await readReservedPrizes(db, id);
  const draft = await readHunt(db, id);
  const rulesHash = input.rulesHash ?? hashText(rulesOf(draft));
  const [first] = await findProblems(db, draft, { source, nowMs, asksWallet: true });
  if (first !== undefined) throw new AppError('conflict', first);
  await db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${LOCKS.hunts})`.execute(tx);
    const hunt = await lockHunt(tx, id);
    if (hunt.state !== 'draft') {
      throw new AppError('conflict', (m) => m.refusal_hunt_announced_before());
    }
    // Administrators know the answers, and could win the coins by another account.
    if (coinsOf(hunt) > 0n && !isOwner) {
      throw new AppError('forbidden', (m) => m.refusal_hunt_owner());
    }
    // The wallet was asked for the draft as it was, and the owner agreed to what they read.
    if (hashText(rulesOf(hunt)) !== rulesHash) {
      throw new AppError('conflict', (m) => m.refusal_hunt_changed());
    }
    const [problem] = await findProblems(tx, hunt, { source, nowMs, asksWallet: false });
    if (problem !== undefined) throw new AppError('conflict', problem);
    if ((await readReservedPrizes(tx, id)) > reserved) {
      throw new AppError('conflict', (m) => m.refusal_hunt_another());
    }
    await dropUnusedPictures(tx, id);
    const text = rulesOf(hunt);
    await sql`
      update hunts set state = 'open', announced_at = ${isoTime(nowMs)}::timestamptz, rules_text = ${text},
        rules_hash = ${hashText(text)}
      where id = ${String(id)}::bigint`.execute(tx);
    await noteHunt(tx, {
      id,
      actor,
      action: 'hunt_announced',
      after: { rulesHash: hashText(text), coins: String(coinsOf(hunt)) },
    });
  });
}

/** Cancels an open hunt: nobody wins anything, and its coins are free again. Throws `conflict` for any other. */
export async function cancelHunt(
  db: Db,
  { id, actor, reason, nowMs }: { id: bigint; actor: string; reason: string; nowMs: number },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const { state } = await lockHunt(tx, id);
    if (state !== 'open') {
      throw new AppError('conflict', (m) => m.refusal_hunt_cancel());
    }
    await sql`
      update hunts set state = 'cancelled', cancelled_at = ${isoTime(nowMs)}::timestamptz, cancel_reason = ${reason}
      where id = ${String(id)}::bigint`.execute(tx);
    await noteHunt(tx, { id, actor, action: 'hunt_cancelled', after: { reason } });
  });
}
