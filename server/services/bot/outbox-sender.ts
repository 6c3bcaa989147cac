import { withSignIn } from '#rules/wallet/sign-in-link.ts';
import type { Db } from '#server/db/connect.ts';
import type {
  CommunityBot,
  TelegramBot,
  TelegramMessage,
} from '#server/gateways/telegram/telegram.ts';
import { TelegramGroupMoved, TelegramTokenRefused } from '#server/gateways/telegram/telegram.ts';
import { isCollision } from '#server/services/ledger/ingest.ts';
import { noteReachable, noteUnreachable } from '#server/services/telegram/messages.ts';
import { failureOf } from '#server/services/telegram/outcomes.ts';
import { createSlots, type SenderClock, SYSTEM_CLOCK } from '#server/services/telegram/pace.ts';
import { moveChat } from './chats.ts';
import {
  type SaidButton,
  type SaidContent,
  type SaidEphemerally,
  type SaidPicture,
  say,
} from './outbox.ts';
import {
  type ClaimedLine,
  claimLine,
  endLine,
  holdAll,
  holdChat,
  putBack,
  putBackWithoutPicture,
  takeOverLines,
} from './outbox-claims.ts';

export type OutboxSender = {
  /** Sends waiting lines, in the background. */
  wake(): void;
  /** Resolves when nothing can be sent now. */
  idle(): Promise<void>;
  /** Begins no more calls; resolves when those in flight are recorded. */
  stop(): Promise<void>;
};

export type OutboxDeps = {
  db: Db;
  telegram: TelegramBot;
  community: CommunityBot;
  /** A new link's token for a person of this Telegram id; null if they cannot sign in. */
  createSignInLink(telegramId: string): Promise<string | null>;
  /** The bytes of a picture. */
  readPicture(picture: SaidPicture): Promise<Uint8Array>;
  /** Writes notices into the outbox, a few in one transaction; true if more may wait. */
  takeNotices(): Promise<boolean>;
  now: () => number;
  report(error: unknown, what: string): void;
  clock?: SenderClock;
  /** How often this server looks for notices, for lines of others, and for due lines; null for never. */
  sweepMs?: number | null;
};

/** Below Telegram's limit of about 30, since the site's other messages count too. */
const MESSAGES_PER_SECOND = 25;
/** The calls in flight at once. */
const TOGETHER = 12;
const SWEEP_MS = 500;
/** A line whose outcome is unclear is given up after this time. */
const GIVE_UP_MS = 24 * 60 * 60_000;
/** A change of a sent message is retried for this long, and up to this many refusals. */
const TAKES_BACK_FOR_MS = 7 * 24 * 60 * 60_000;
const MOST_REFUSALS = 8;
const LONGEST_WAIT_MS = 5 * 60_000;
/** How often a refused token is tried again. */
const TOKEN_PAUSE_MS = 60_000;

/** Sends the bot's outbox; every server may have a sender. */
export function createOutboxSender(deps: OutboxDeps): OutboxSender {
  const { db, now, report, clock = SYSTEM_CLOCK, sweepMs = SWEEP_MS } = deps;
  const stopping = new AbortController();
  const slot = createSlots({ messagesPerSecond: MESSAGES_PER_SECOND }, clock);
  const inFlight = new Set<Promise<void>>();
  let current: Promise<void> | null = null;
  let isWanted = false;
  const timer = sweepMs === null ? undefined : setInterval(wake, sweepMs).unref();

  async function run(): Promise<void> {
    await takeOverLines(db, now());
    while (!stopping.signal.aborted) {
      if (inFlight.size >= TOGETHER) {
        await Promise.race(inFlight);
        continue;
      }
      if (isWanted) {
        isWanted = false;
        if (await takeNotices()) isWanted = true;
      }
      const line = await claim();
      if (line !== null) begin(line);
      else if (inFlight.size > 0) await Promise.race(inFlight);
      else if (!isWanted) return;
    }
  }

  // Answers are sent even if notices cannot be written.
  async function takeNotices(): Promise<boolean> {
    return deps.takeNotices().catch((error: unknown) => {
      report(error, 'notices were not sent');
      return false;
    });
  }

  async function claim(): Promise<ClaimedLine | null> {
    try {
      return await claimLine(db, now());
    } catch (error) {
      // Another server took a line of the same chat at this moment.
      if (isCollision(error)) return null;
      throw error;
    }
  }

  function begin(line: ClaimedLine): void {
    const work = sendLine(deps, line, () => slot(stopping.signal))
      .catch((error: unknown) => report(error, 'what became of a message was not recorded'))
      .finally(() => inFlight.delete(work));
    inFlight.add(work);
  }

  function wake(): void {
    isWanted = true;
    if (stopping.signal.aborted) return;
    current ??= run().then(
      () => {
        current = null;
        if (isWanted) wake();
      },
      (error: unknown) => {
        current = null;
        report(error, "sending the bot's messages");
      },
    );
  }

  return {
    wake,
    async idle() {
      while (current !== null) await current;
    },
    async stop() {
      stopping.abort();
      clearInterval(timer);
      await current;
      await Promise.all(inFlight);
    },
  };
}

async function sendLine(
  deps: OutboxDeps,
  line: ClaimedLine,
  slot: () => Promise<void>,
): Promise<void> {
  const { db, now } = deps;
  const ephemeral = line.action === 'send' ? line.content.ephemeral : undefined;
  try {
    await slot();
    if (ephemeral && now() > ephemeral.untilMs) return await sayInstead(db, line, ephemeral, now());
    if (isOver(line, now())) {
      await endLine(db, line, { as: 'refused', sentId: null, nowMs: now() });
      return;
    }
    const sentId = await call(deps, line);
    await endLine(db, line, { as: 'sent', sentId, nowMs: now() });
    if (isPrivate(line.chatId) && line.action === 'send') await noteReachable(db, line.chatId);
  } catch (error) {
    if (error instanceof TelegramTokenRefused) {
      deps.report(error, 'Telegram refuses the token of the bot: nothing can be said');
      await holdAll(db, now() + TOKEN_PAUSE_MS);
      await putBack(db, line, { dueMs: now() });
      return;
    }
    const nowMs = now();
    if (error instanceof TelegramGroupMoved) {
      const moved = { fromChatId: line.chatId, toChatId: error.toChatId };
      await db.transaction().execute(async (tx) => {
        await putBack(tx, line, { dueMs: nowMs });
        await moveChat(tx, moved);
      });
      return;
    }
    const failure = failureOf(error);
    const isRefused = failure.kind === 'refused' || failure.kind === 'unreachable';
    if (ephemeral && isRefused) return sayInstead(db, line, ephemeral, nowMs);
    switch (failure.kind) {
      case 'busy': {
        const untilMs = nowMs + failure.retryAfterMs;
        await holdChat(db, { chatId: line.chatId, nowMs, untilMs });
        return putBack(db, line, { dueMs: nowMs });
      }
      case 'unreachable':
        if (isPrivate(line.chatId)) await noteUnreachable(db, line.chatId);
        await endLine(db, line, { as: 'unreachable', sentId: null, nowMs });
        return;
      case 'refused':
        if (isTakingBack(line) && line.attempts < MOST_REFUSALS) {
          return putBack(db, line, { dueMs: nowMs + pauseMs(line) });
        }
        deps.report(error, 'Telegram refused a message of the bot');
        // Its caption says the same: it leads to the same payment, or describes the picture.
        if (line.action === 'send' && (line.content.qr ?? line.content.picture) !== undefined) {
          return putBackWithoutPicture(db, line, { dueMs: nowMs + pauseMs(line) });
        }
        await endLine(db, line, { as: 'refused', sentId: null, nowMs });
        return;
      case 'no_answer': {
        const isAgain =
          (line.must || line.action !== 'send') &&
          nowMs - line.createdMs < (isTakingBack(line) ? TAKES_BACK_FOR_MS : GIVE_UP_MS);
        if (isAgain) await putBack(db, line, { dueMs: nowMs + pauseMs(line) });
        else await endLine(db, line, { as: 'unclear', sentId: null, nowMs });
        return;
      }
    }
  }
}

/** Says an ephemeral line another way: once, even if another server has taken it over. */
async function sayInstead(
  db: Db,
  line: ClaimedLine,
  { receiverId, instead }: SaidEphemerally,
  nowMs: number,
): Promise<void> {
  const { chatId, topicId, messageId: replyTo } = line;
  const { inPrivate, inChat } = instead;
  const must = true;
  await db.transaction().execute(async (tx) => {
    if (!(await endLine(tx, line, { as: 'refused', sentId: null, nowMs }))) return;
    if (inPrivate) await say(tx, { chatId: receiverId, ...inPrivate, must, nowMs });
    if (inChat) await say(tx, { chatId, topicId, replyTo, ...inChat, must, nowMs });
  });
}

/** Returns whether it is too late to send a line. */
function isOver(line: ClaimedLine, nowMs: number): boolean {
  return line.action === 'send' && nowMs > (line.content.untilMs ?? Number.POSITIVE_INFINITY);
}

/** A sent message may be wrong by now, for example ask for a payment, so its change is worth more tries than a new message. */
function isTakingBack({ must, action }: ClaimedLine): boolean {
  return must && (action === 'edit' || action === 'delete');
}

function pauseMs({ attempts }: ClaimedLine): number {
  return Math.min(LONGEST_WAIT_MS, 1000 * 2 ** Math.min(attempts, 20));
}

/** Makes the line's call; returns the number of the message that it sent. */
async function call(deps: OutboxDeps, line: ClaimedLine): Promise<number | null> {
  const { telegram, community } = deps;
  const { chatId, messageId, topicId } = line;
  if (line.action === 'send') {
    const { ephemeral, untilMs: _, ...content } = line.content;
    const { messageId: sentId } = await telegram.send({
      chatId,
      ...(await readyContent(deps, chatId, content)),
      ...(topicId === null ? {} : { topicId }),
      ...(ephemeral ? { ephemeral } : messageId === null ? {} : { replyTo: messageId }),
    });
    return ephemeral ? null : sentId;
  }
  // The message to change never arrived.
  if (messageId === null) return null;
  if (line.action === 'edit') {
    const content = await readyContent(deps, chatId, line.content);
    await telegram.edit({ chatId, messageId, ...content });
  } else if (line.action === 'react') {
    await community.react({ chatId, messageId, emoji: line.content.emoji });
  } else {
    await community.remove({ chatId, messageId });
  }
  return null;
}

/** The content to send: buttons that sign in get their link, only in private chats. */
async function readyContent(
  { createSignInLink, readPicture }: OutboxDeps,
  chatId: string,
  { buttons, preview, picture, ...said }: SaidContent,
): Promise<Pick<TelegramMessage, 'html' | 'buttons' | 'qr' | 'jpeg' | 'preview'>> {
  const rest = {
    ...said,
    ...(picture && { jpeg: await readPicture(picture) }),
    preview: preview ?? (false as const),
  };
  if (buttons === undefined) return rest;
  const isWanted = buttons.flat().some((button) => 'signsIn' in button);
  const token = isWanted && isPrivate(chatId) ? await createSignInLink(chatId) : null;
  const ready = (button: SaidButton) => {
    if (!('signsIn' in button)) return button;
    const { text, url } = button;
    return { text, url: token === null ? url : withSignIn(url, token) };
  };
  return { ...rest, buttons: buttons.map((row) => row.map(ready)) };
}

/** A private chat has the id of its person; groups have negative ids. */
function isPrivate(chatId: string): boolean {
  return !chatId.startsWith('-');
}
