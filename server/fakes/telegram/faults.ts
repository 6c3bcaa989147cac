import { createHolds } from '../holds.ts';
import { type Answer, refusal, tooMany } from './replies.ts';

/** Faults for calls to the fake Telegram. */
export type TelegramFault =
  /** 429; no effect. */
  | { retryAfter: number }
  /** Another refusal; no effect. */
  | { status: number; description: string }
  /** The connection breaks before or after the effect. */
  | 'cut_before'
  | 'cut_after'
  /** No answer, before or after the effect. */
  | 'hangs_before'
  | 'hangs_after'
  /** 502 with an HTML page; no effect. */
  | 'bad_gateway'
  /** 200 with a body that may not be the Bot API's; no effect. */
  | { body: string };

type Limits = { perSecond: number; perChatMs: number; perGroupMinute?: number };

/** Faults in the order a test gives, or at random; paused calls; and Telegram's limits. */
export function createTestTelegramFaults(now: () => number) {
  const ordered: { method: string; chatId: string | null; fault: TelegramFault }[] = [];
  let byChance: ((method: string) => TelegramFault | null) | null = null;
  let limits: Limits | null = null;
  let taken: number[] = [];
  const takenInChat = new Map<string, number>();
  let takenInGroups: { chatId: string; atMs: number }[] = [];

  return {
    /** The next calls of a method get these faults, one each. */
    order(method: string, ...faults: TelegramFault[]): void {
      ordered.push(...faults.map((fault) => ({ method, chatId: null, fault })));
    },

    /** The same for calls about one chat. */
    orderIn(chatId: string, method: string, ...faults: TelegramFault[]): void {
      ordered.push(...faults.map((fault) => ({ method, chatId, fault })));
    },

    /** Decides for calls without an ordered fault. */
    draw(by: ((method: string) => TelegramFault | null) | null): void {
      byChance = by;
    },

    /** The fault for this call. */
    take(method: string, chatId: string): TelegramFault | null {
      const place = ordered.findIndex(
        (each) => each.method === method && (each.chatId ?? chatId) === chatId,
      );
      if (place !== -1) return ordered.splice(place, 1)[0]?.fault ?? null;
      return byChance?.(method) ?? null;
    },

    /** From now on, sending faster than this gets a 429. */
    enforce(limit: Limits | null): void {
      limits = limit;
    },

    /** The 429 for a message sent too soon; null: it is on time, and counts. */
    refusalByPace(chatId: string): Answer | null {
      if (limits === null) return null;
      const atMs = now();
      taken = taken.filter((each) => each > atMs - 1000);
      const lastMs = takenInChat.get(chatId) ?? Number.NEGATIVE_INFINITY;
      if (taken.length >= limits.perSecond || atMs - lastMs < limits.perChatMs) return tooMany(1);
      takenInGroups = takenInGroups.filter((each) => each.atMs > atMs - 60_000);
      const inGroup = takenInGroups.filter((each) => each.chatId === chatId);
      const [first] = inGroup;
      if (first && inGroup.length >= (limits.perGroupMinute ?? Number.POSITIVE_INFINITY)) {
        return tooMany(Math.ceil((first.atMs + 60_000 - atMs) / 1000));
      }
      if (chatId.startsWith('-')) takenInGroups.push({ chatId, atMs });
      taken.push(atMs);
      takenInChat.set(chatId, atMs);
      return null;
    },

    ...createHolds(),
  };
}

/** The answer for a fault; null for silence. */
export function answerOf(fault: TelegramFault): Answer | null {
  if (typeof fault !== 'object' || 'body' in fault) return null;
  if ('retryAfter' in fault) return tooMany(fault.retryAfter);
  return refusal(fault.status, fault.description);
}
