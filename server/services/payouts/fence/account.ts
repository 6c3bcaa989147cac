import { sharesPaidBy } from '#rules/weeks/paid-shares.ts';
import type { Db } from '#server/db/connect.ts';
import type { SentTransaction, Wallet } from '#server/gateways/node-wallet/wallet.ts';
import { writeAudit } from '#server/services/audit/write.ts';
import { isImportOpen } from '#server/services/ledger/import-mark.ts';
import { readAccountedByHand } from '../by-hand/uses.ts';
import { mayHaveLeft, payoutComment } from '../payouts.ts';
import { bookFoundPrizes, readOldestPrizeMs } from '../prizes/found.ts';
import { writePayoutIn } from '../writes.ts';
import { BookingLost, bookFound } from './book.ts';
import {
  type Candidate,
  readCandidates,
  readOldestUnpaidMs,
  readWaiting,
  type WaitingPayout,
} from './candidates.ts';
import {
  type Fence,
  lockFence,
  lowerFence,
  moveFence,
  newFence,
  raiseFenceIn,
  readFence,
  UNKNOWN_PAYMENT,
} from './fence.ts';
import { readKnown, writeUnknown } from './unknown.ts';

/** How often the starting point of the next reading moves, in ms. */
const MOVE_EACH_MS = 60 * 60_000;
/**
 * The starting point also moves after this many entries: strangers can fill a wallet's history, and reading it must not take
 * long.
 */
const MANY_ENTRIES = 10_000;

/** The result of accounting for the wallet's payments. */
export type Accounting = {
  /** Payouts of other copies of this database that were booked. */
  booked: number;
  /** Payments that nothing accounts for. */
  unknown: number;
  /** The reason why nothing may be signed or sent; null if payouts may go on. */
  stopped: string | null;
};

/**
 * Compares the wallet's payments with this database and books the missing ones: after a backup was restored, a dump was loaded,
 * or a standby behind its primary was promoted, shares already paid look unpaid. Nothing may be signed before this has finished.
 * It stops payouts while a payment is left that no share explains, and lets them go on by itself as soon as none is left.
 *
 * Throws if the wallet cannot be asked: nothing is known then, and nothing may be paid.
 */
export async function accountForSent(
  db: Db,
  wallet: Pick<Wallet, 'listSent' | 'findTransaction' | 'readBytes'>,
  { nowMs }: { nowMs: number },
): Promise<Accounting> {
  const fence = await db.transaction().execute((tx) => lockFence(tx, nowMs));
  const looked = await look(db, wallet, fence, nowMs);
  if (isQuiet(fence, looked) && !isWorthMoving(fence, looked)) return QUIET;
  return settle(db, looked).catch((error: unknown) => afterLosing(error, looked));
}

/**
 * The result that {@link accountForSent} would have, and the result of `then`, which gets the database as it would be afterwards.
 * All changes are rolled back.
 */
export async function previewAccounting<T>(
  db: Db,
  wallet: Pick<Wallet, 'listSent' | 'findTransaction' | 'readBytes'>,
  { nowMs }: { nowMs: number },
  then: (db: Db, accounting: Accounting) => Promise<T>,
): Promise<T> {
  const fence = (await readFence(db)) ?? newFence(nowMs);
  const looked = await look(db, wallet, fence, nowMs);
  if (isQuiet(fence, looked)) return then(db, QUIET);
  const undone = new Undone<T>();
  try {
    await db.transaction().execute(async (tx) => {
      undone.value = await then(tx, await settleIn(tx, looked));
      throw undone;
    });
  } catch (error) {
    if (error === undone && undone.value !== undefined) return undone.value;
    return then(db, afterLosing(error, looked));
  }
  throw undone;
}

/** Rolls back a transaction that was only a trial. */
class Undone<T> extends Error {
  value: T | undefined;
}

const QUIET: Accounting = { booked: 0, unknown: 0, stopped: null };

function isQuiet(fence: Fence, { unknown }: Looked): boolean {
  return unknown.length === 0 && fence.reason === null;
}

function afterLosing(error: unknown, { unknown }: Looked): Accounting {
  if (!(error instanceof BookingLost)) throw error;
  return { booked: 0, unknown: unknown.length, stopped: 'what is due changed meanwhile' };
}

async function look(
  db: Db,
  wallet: Pick<Wallet, 'listSent' | 'findTransaction' | 'readBytes'>,
  fence: Fence,
  nowMs: number,
): Promise<Looked> {
  const unpaidMs = earliest(await readOldestUnpaidMs(db), await readOldestPrizeMs(db));
  // Reads back to shares and prizes that are older than anything read so far, such as those of weeks imported into a new database.
  const backMs = unpaidMs !== null && unpaidMs < fence.coveredFromMs ? unpaidMs : null;
  const { transactions, block, entries } = await wallet.listSent({
    block: backMs === null ? fence.block : null,
    ms: backMs ?? fence.checkedAtMs,
  });
  // Read after the wallet, because everything in the wallet was committed here before.
  const sent = transactions.filter(({ confirmations }) => confirmations >= 0);
  const unknown: Unknown[] = [];
  for (const transaction of await leaveUnknown(db, sent)) {
    unknown.push({ ...transaction, rawTx: await wallet.readBytes(transaction.txid) });
  }
  const idle = unknown.length === 0 ? [] : await findIdle(db, wallet);
  return { unknown, idle, backMs, block, entries, nowMs };
}

function earliest(one: number | null, other: number | null): number | null {
  return one === null || other === null ? (one ?? other) : Math.min(one, other);
}

type Unknown = SentTransaction & { rawTx: string };

/** The result of reading the wallet. */
type Looked = {
  unknown: readonly Unknown[];
  idle: readonly WaitingPayout[];
  backMs: number | null;
  block: string | null;
  entries: number;
  nowMs: number;
};

function settle(db: Db, looked: Looked): Promise<Accounting> {
  return db.transaction().execute((tx) => settleIn(tx, looked));
}

async function settleIn(tx: Db, looked: Looked): Promise<Accounting> {
  const { unknown, idle, backMs, block, entries, nowMs } = looked;
  const fence = await lockFence(tx, nowMs);
  const { booked, left } = await bookAll(tx, await leaveUnknown(tx, unknown), idle, nowMs);
  await writeUnknown(tx, left, nowMs);
  if (left.length > 0) {
    await raiseFenceIn(tx, { reason: UNKNOWN_PAYMENT, atMs: nowMs, actor: 'system' });
    return { booked, unknown: left.length, stopped: UNKNOWN_PAYMENT };
  }
  if (isWorthMoving(fence, { backMs, entries, nowMs })) {
    const coveredFromMs = Math.min(fence.coveredFromMs, backMs ?? fence.coveredFromMs);
    await moveFence(tx, { coveredFromMs, checkedAtMs: nowMs, block });
  }
  // The events that a restored copy lacks are imported first, with their weeks: they explain later payouts.
  if (fence.reason !== null && (fence.oldHostMayRun || (await isImportOpen(tx)))) {
    return { booked, unknown: 0, stopped: fence.reason };
  }
  await lowerFence(tx, fence);
  return { booked, unknown: 0, stopped: null };
}

function isWorthMoving(
  fence: Fence,
  { backMs, entries, nowMs }: Pick<Looked, 'backMs' | 'entries' | 'nowMs'>,
): boolean {
  const isTime = nowMs - fence.checkedAtMs >= MOVE_EACH_MS;
  return backMs !== null || isTime || entries >= MANY_ENTRIES;
}

async function leaveUnknown<T extends SentTransaction>(db: Db, sent: readonly T[]): Promise<T[]> {
  if (sent.length === 0) return [];
  const known = await readKnown(
    db,
    sent.map(({ txid }) => txid),
  );
  const left = sent.filter(({ txid }) => !known.has(txid));
  if (left.length === 0) return left;
  const byHand = await readAccountedByHand(db, left);
  return left.filter(({ txid }) => !byHand.has(txid));
}

/**
 * Payouts that have sent nothing as far as the wallet knows. Payouts of a wallet that signs and sends in one call are found by
 * their comment.
 */
async function findIdle(db: Db, wallet: Pick<Wallet, 'findTransaction'>): Promise<WaitingPayout[]> {
  const idle: WaitingPayout[] = [];
  for (const payout of await readWaiting(db)) {
    if (!(await mayHaveLeft(wallet, payout))) idle.push(payout);
  }
  return idle;
}

/** Books the oldest first, so that shares paid twice in a row are found in that order. */
async function bookAll(
  tx: Db,
  unknown: readonly Unknown[],
  idle: readonly WaitingPayout[],
  nowMs: number,
): Promise<{ booked: number; left: Unknown[] }> {
  const left: Unknown[] = [];
  let booked = 0;
  const inOrder = [...unknown].sort((one, other) => one.sentAtMs - other.sentAtMs);
  for (const transaction of inOrder) {
    if (await bookOne(tx, transaction, idle, nowMs)) booked += 1;
    else left.push(transaction);
  }
  return { booked, left };
}

async function bookOne(
  tx: Db,
  sent: Unknown,
  idle: readonly WaitingPayout[],
  nowMs: number,
): Promise<boolean> {
  if (await isOwnCall(tx, sent, nowMs)) return true;
  const addresses = sent.outputs.flatMap(({ address }) => (address === null ? [] : [address]));
  const candidates = await readCandidates(
    tx,
    addresses,
    idle.map(({ id }) => id),
  );
  const explain = (shares: readonly Candidate[]) =>
    sharesPaidBy(sent.outputs, sent.sentAtMs, shares);
  const due = explain(candidates.filter(({ isHeld }) => !isHeld));
  const prizes = due === null ? await bookFoundPrizes(tx, sent, idle, nowMs) : null;
  if (prizes !== null) return prizes;
  // Nothing pays a held share, except where it was released after this copy was made: anything else of the same amount comes first.
  const paid = due ?? explain(candidates);
  if (paid === null) return false;
  // Bytes exist that would pay the payout's other shares. Only a person can say that they never will.
  const isSplit = idle.some(({ id, state, shares: all }) => {
    const taken = paid.filter(({ payoutId }) => payoutId === id).length;
    return state === 'signed' && taken > 0 && taken < all;
  });
  if (isSplit) return false;
  await bookFound(tx, { ...sent, actor: 'system' }, paid, idle, nowMs);
  return true;
}

/**
 * Returns whether the comment shows that this is the call of a payout here. A call that this copy has not made yet is booked as
 * sent.
 */
async function isOwnCall(tx: Db, { txid, comment }: SentTransaction, nowMs: number) {
  if (comment === null) return false;
  const waiting = await readWaiting(tx);
  const own = waiting.find((each) => each.txid === null && payoutComment(each) === comment);
  if (!own) return false;
  if (own.state !== 'building') return true;
  const change = { state: 'sent', txid, problem: null } as const;
  const state = await writePayoutIn(tx, { id: own.id, from: ['building'] }, change, nowMs);
  if (state !== 'sent') throw new BookingLost();
  await writeAudit(tx, {
    actor: 'system',
    action: 'payout_found',
    entity: 'payout',
    entityId: String(own.id),
    after: { txid },
  });
  return true;
}
