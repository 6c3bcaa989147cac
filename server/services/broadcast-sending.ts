import { sql } from 'kysely';
import type { Db } from '#server/db/connect.ts';
import type { TelegramBot } from '#server/gateways/telegram.ts';
import { rememberMessage } from './bot-messages.ts';
import { type SentChunk, sendChunk } from './broadcast-chunk.ts';
import { createSlots, type Pace, type SenderClock } from './broadcast-pace.ts';
import {
  claimRecipients,
  findRunning,
  finishBroadcast,
  type Outcome,
  pauseRefused,
  type RunningBroadcast,
  readHighestMessage,
  writeOutcomes,
} from './broadcast-rows.ts';
import {
  countDoubts,
  giveUpCancelled,
  giveUpDoubts,
  type Mark,
  SILENCE_MS,
  settleDoubts,
} from './broadcast-settling.ts';
import { keepTurn, noteBusy } from './broadcast-turns.ts';
import { failureOf } from './telegram-outcomes.ts';

/** So many in a row, and all refused: it is the bot or the message, and not the people. */
const MANY_REFUSED = 5;

export type SendingSettings = {
  db: Db;
  telegram: TelegramBot;
  now: () => number;
  report(error: unknown, what: string): void;
  pace: Pace;
  clock: SenderClock;
  settleAfterMs: number;
  /** The turn that this server has. */
  turn: { holder: string; leaseMs: number };
  signal: AbortSignal;
};

type Sending = SendingSettings & {
  perChatMs: number;
  slot(signal: AbortSignal): Promise<void>;
  /** The highest number of a message that is known. */
  knownBefore: number | null;
  mark: Mark | null;
  /** Whether Telegram has just taken something: until then, one message at a time is put at risk. */
  isSure: boolean;
  refusedInRow: number;
};

/** Sends all broadcasts that are under way, until none is left, the turn is lost or the signal is given. */
export async function sendBroadcasts(settings: SendingSettings): Promise<void> {
  const { db, clock, pace, signal, settleAfterMs } = settings;
  await giveUpCancelled(db, { settleAfterMs });
  const sending: Sending = {
    ...settings,
    perChatMs: pace.perChatMs,
    slot: createSlots(pace, clock),
    knownBefore: await readHighestMessage(db),
    mark: null,
    isSure: false,
    refusedInRow: 0,
  };
  for (;;) {
    const broadcast = await findRunning(db);
    if (broadcast !== null && broadcast.busyMs > 0) await clock.pause(broadcast.busyMs, signal);
    if (broadcast === null || signal.aborted) return;
    const step = await sendNext(sending, broadcast);
    if (step === 'lost') return;
    if (step === 'end') await end(sending, broadcast);
    if (sending.mark !== null) await settleDoubts(sending, broadcast, sending.mark);
  }
}

/** Sends to the next who wait. `end`: nobody does any more; `lost`: somebody else has the turn. */
async function sendNext(
  sending: Sending,
  broadcast: RunningBroadcast,
): Promise<'sent' | 'end' | 'lost'> {
  const { db, turn, pace, clock, knownBefore } = sending;
  const claimedMs = clock.monotonicMs();
  const claim = await claimRecipients(db, {
    ...turn,
    broadcastId: broadcast.id,
    most: sending.isSure ? pace.together : 1,
    knownBefore,
    nowMs: sending.now(),
  });
  // Paused or cancelled meanwhile: there may be another one.
  if (claim === null) return (await keepTurn(db, turn)) ? 'sent' : 'lost';
  if (claim.isEnd) return 'end';
  if (claim.claimedAt === null) return 'sent';
  const chunk = await sendChunk(sending, { people: claim.people, html: broadcast.html, claimedMs });
  const numbers = chunk.outcomes.flatMap(({ messageId }) => messageId ?? []);
  sending.isSure = numbers.length > 0;
  if (numbers.length > 0) {
    sending.knownBefore = Math.max(knownBefore ?? 0, ...numbers);
    sending.mark = { claimedAt: claim.claimedAt, messageId: Math.min(...numbers) };
  }
  await writeChunk(sending, { broadcastId: broadcast.id, claimedAt: claim.claimedAt }, chunk);
  return 'sent';
}

async function writeChunk(
  sending: Sending,
  { broadcastId, claimedAt }: { broadcastId: bigint; claimedAt: string },
  { outcomes, busyMs, refused }: SentChunk,
): Promise<void> {
  const { db } = sending;
  const hasSent = outcomes.some(({ status }) => status === 'sent');
  sending.refusedInRow = hasSent ? 0 : sending.refusedInRow + refused;
  const isHopeless = sending.refusedInRow >= MANY_REFUSED;
  // Those of this chunk are tried again if an administrator lets it go on.
  const written = isHopeless ? outcomes.map(backToWaiting) : outcomes;
  await writeOutcomes(db, { broadcastId, claimedAt, outcomes: written });
  if (isHopeless) {
    sending.refusedInRow = 0;
    await pauseRefused(db, { broadcastId });
  }
  const isSilent = !hasSent && outcomes.some(({ status }) => status === 'sending');
  const restMs = Math.max(busyMs, isSilent ? SILENCE_MS : 0);
  if (restMs > 0) await noteBusy(db, { ms: restMs });
}

function backToWaiting(outcome: Outcome): Outcome {
  const isRefused = outcome.status === 'failed' && !outcome.isUnreachable;
  return isRefused ? { memberId: outcome.memberId, status: 'waiting' } : outcome;
}

/** Nobody waits: the broadcast is over, or what is left of it is in doubt. */
async function end(sending: Sending, broadcast: RunningBroadcast): Promise<void> {
  const { db, clock, signal, turn, settleAfterMs } = sending;
  const broadcastId = broadcast.id;
  if (await finishBroadcast(db, { broadcastId, nowMs: sending.now() })) {
    // The next one may begin with the members with whom this one ended.
    await clock.pause(sending.perChatMs, signal);
    return;
  }
  const doubts = await countDoubts(db, { broadcastId, settleAfterMs, mark: sending.mark });
  if (doubts.withoutMark === 0) return;
  if (doubts.youngForMs > 0) {
    // In pieces, so that the turn is kept.
    await clock.pause(Math.min(doubts.youngForMs, turn.leaseMs / 2), signal);
    return;
  }
  await sendNote(sending, broadcast, doubts.count);
}

/**
 * Nothing of this broadcast is left to be sent, so that no later message tells which numbers the ones in
 * doubt can have: the administrator who started it gets one.
 */
async function sendNote(
  sending: Sending,
  broadcast: RunningBroadcast,
  count: number,
): Promise<void> {
  const { db, telegram, slot, signal } = sending;
  const { rows } = await sql<{ now: string }>`select clock_timestamp()::text as now`.execute(db);
  const claimedAt = rows[0]?.now ?? '-infinity';
  const html = `Broadcast #${broadcast.id} is almost done: whether ${count} of its messages arrived is being checked.`;
  await slot(signal);
  if (signal.aborted) return;
  try {
    const { messageId } = await telegram.send({ chatId: broadcast.starterTelegramId, html });
    await rememberMessage(db, messageId);
    sending.mark = { claimedAt, messageId };
  } catch (error) {
    const failure = failureOf(error);
    if (failure.kind === 'busy') await noteBusy(db, { ms: failure.retryAfterMs });
    else if (failure.kind === 'no_answer') await noteBusy(db, { ms: SILENCE_MS });
    else await giveUpDoubts(db, { broadcastId: broadcast.id });
  }
}
