import type { Db } from '#server/db/connect.ts';
import type { TelegramBot } from '#server/gateways/telegram/telegram.ts';
import { failureOf } from '#server/services/telegram/outcomes.ts';
import { createSlots, type Pace, type SenderClock } from '#server/services/telegram/pace.ts';
import {
  claimRecipients,
  findRunning,
  finishBroadcast,
  giveUpDoubts,
  type Outcome,
  pauseRefused,
  type RunningBroadcast,
  writeOutcomes,
} from './rows.ts';
import { type SentBatch, sendBatch } from './send-batch.ts';
import { noteBusy, renewLease } from './sender-lease.ts';

/** After this many refusals in a row, the bot or the message is at fault and not the recipients. */
const MANY_REFUSED = 5;
/** The pause after no response from Telegram at all. */
const SILENCE_MS = 15_000;

export type SendingSettings = {
  db: Db;
  telegram: TelegramBot;
  now: () => number;
  report(error: unknown, what: string): void;
  pace: Pace;
  clock: SenderClock;
  doubtAfterMs: number;
  /** The lease that this server has. */
  lease: { holder: string; leaseMs: number };
  signal: AbortSignal;
};

type Sending = SendingSettings & {
  perChatMs: number;
  slot(signal: AbortSignal): Promise<void>;
  /** The broadcast that was sent last; null at first. */
  broadcastId: bigint | null;
  /** True once Telegram has accepted a message of it; until then only one message at a time is put at risk. */
  isSure: boolean;
  /** True after Telegram gave no response; until it does, no message is put at risk. */
  isSilent: boolean;
  refusedInRow: number;
};

/** Sends all running broadcasts until none is left, the lease is lost or the signal is aborted. */
export async function sendBroadcasts(settings: SendingSettings): Promise<void> {
  const { db, clock, pace, signal } = settings;
  await giveUpDoubts(db, settings);
  const sending: Sending = {
    ...settings,
    perChatMs: pace.perChatMs,
    slot: createSlots(pace, clock),
    broadcastId: null,
    isSure: false,
    isSilent: false,
    refusedInRow: 0,
  };
  for (;;) {
    const broadcast = await findRunning(db);
    if (broadcast !== null && broadcast.busyMs > 0) await clock.pause(broadcast.busyMs, signal);
    if (broadcast === null || signal.aborted) return;
    if (sending.isSilent && !(await hearAgain(sending))) continue;
    if (broadcast.id !== sending.broadcastId) {
      // Telegram may refuse this text although it took the last one.
      Object.assign(sending, { broadcastId: broadcast.id, isSure: false, refusedInRow: 0 });
    }
    const step = await sendNext(sending, broadcast);
    if (step === 'lost') return;
    if (step === 'end') await end(sending, broadcast);
  }
}

/**
 * Checks with a harmless call whether Telegram responds again: while the network is down, every tried message would end up
 * `unclear`. Returns false while it is still silent.
 */
async function hearAgain(sending: Sending): Promise<boolean> {
  const { db, telegram, lease } = sending;
  try {
    await telegram.check();
  } catch (error) {
    if (failureOf(error).kind === 'no_answer') {
      await renewLease(db, lease);
      await noteBusy(db, { ms: SILENCE_MS });
      return false;
    }
    // Any response is enough; the next message shows Telegram's limits.
  }
  sending.isSilent = false;
  return true;
}

/** Sends to the next recipients. `end`: none are waiting; `lost`: another server has the lease. */
async function sendNext(
  sending: Sending,
  broadcast: RunningBroadcast,
): Promise<'sent' | 'end' | 'lost'> {
  const { db, lease, pace, clock } = sending;
  const claimedMs = clock.monotonicMs();
  const claim = await claimRecipients(db, {
    ...lease,
    broadcastId: broadcast.id,
    most: sending.isSure ? pace.together : 1,
    nowMs: sending.now(),
  });
  // Paused or cancelled meanwhile; another broadcast may be running.
  if (claim === null) return (await renewLease(db, lease)) ? 'sent' : 'lost';
  if (claim.isEnd) return 'end';
  if (claim.claimedAt === null) return 'sent';
  const { people, claimedAt } = claim;
  const { htmlFor } = broadcast;
  const batch = await sendBatch(sending, { people, htmlFor, claimedMs });
  await writeBatch(sending, { broadcastId: broadcast.id, claimedAt }, batch);
  return 'sent';
}

async function writeBatch(
  sending: Sending,
  { broadcastId, claimedAt }: { broadcastId: bigint; claimedAt: string },
  { outcomes, busyMs, refused }: SentBatch,
): Promise<void> {
  const { db } = sending;
  const hasSent = outcomes.some(({ status }) => status === 'sent');
  sending.isSure = hasSent;
  sending.isSilent = !hasSent && outcomes.some(({ status }) => status === 'unclear');
  sending.refusedInRow = hasSent ? 0 : sending.refusedInRow + refused;
  const isHopeless = sending.refusedInRow >= MANY_REFUSED;
  // The refused messages are tried again if an administrator resumes.
  const written = isHopeless ? outcomes.map(backToWaiting) : outcomes;
  await writeOutcomes(db, { broadcastId, claimedAt, outcomes: written });
  if (isHopeless) {
    sending.refusedInRow = 0;
    await pauseRefused(db, { broadcastId });
  }
  const restMs = Math.max(busyMs, sending.isSilent ? SILENCE_MS : 0);
  if (restMs > 0) await noteBusy(db, { ms: restMs });
}

function backToWaiting(outcome: Outcome): Outcome {
  const isRefused = outcome.status === 'failed' && !outcome.isUnreachable;
  return isRefused ? { memberId: outcome.memberId, status: 'waiting' } : outcome;
}

/** Handles an empty queue: the broadcast is over, or a dead server has left some recipients in doubt. */
async function end(sending: Sending, broadcast: RunningBroadcast): Promise<void> {
  const { db, clock, signal, lease } = sending;
  const { youngForMs } = await giveUpDoubts(db, sending);
  if (await finishBroadcast(db, { broadcastId: broadcast.id, nowMs: sending.now() })) {
    // The next broadcast may start with the members at whom this one ended.
    await clock.pause(sending.perChatMs, signal);
    return;
  }
  // In steps, so that the lease is kept.
  if (youngForMs > 0) await clock.pause(Math.min(youngForMs, lease.leaseMs / 2), signal);
}
