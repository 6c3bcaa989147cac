import { type Answer, refusal, tooMany } from './test-telegram-replies.ts';

/** What a call to the fake Telegram can meet. */
export type TelegramFault =
  /** 429: nothing is done. */
  | { retryAfter: number }
  /** Another refusal; nothing is done. */
  | { status: number; description: string }
  /** The connection breaks before, or after, the call is done. */
  | 'cut_before'
  | 'cut_after'
  /** No answer, before or after it is done. */
  | 'hangs_before'
  | 'hangs_after'
  /** A page of HTML with 502; nothing is done. */
  | 'bad_gateway'
  /** 200 and a body that may be none of the Bot API's; nothing is done. */
  | { body: string };

type Hold = { method: string; when: 'before' | 'after'; reach(): void; released: Promise<void> };
type Limits = { perSecond: number; perChatMs: number };

/** Faults in the order that a test gives, or by chance; calls that stand still; and Telegram's limits. */
export function createTestTelegramFaults(now: () => number) {
  const ordered: { method: string; fault: TelegramFault }[] = [];
  const holds: Hold[] = [];
  let byChance: ((method: string) => TelegramFault | null) | null = null;
  let limits: Limits | null = null;
  let taken: number[] = [];
  const takenInChat = new Map<string, number>();

  return {
    /** The next calls of a method meet these, one each. */
    order(method: string, ...faults: TelegramFault[]): void {
      ordered.push(...faults.map((fault) => ({ method, fault })));
    },

    /** Calls for which nothing is ordered meet what this says. */
    draw(by: ((method: string) => TelegramFault | null) | null): void {
      byChance = by;
    },

    /** The fault that this call meets. */
    take(method: string): TelegramFault | null {
      const place = ordered.findIndex((each) => each.method === method);
      if (place !== -1) return ordered.splice(place, 1)[0]?.fault ?? null;
      return byChance?.(method) ?? null;
    },

    /** From now on whoever sends faster than this gets a 429. */
    enforce(limit: Limits | null): void {
      limits = limit;
    },

    /** The 429 of a message that comes too soon; null: it is in time, and counts. */
    refusalByPace(chatId: string): Answer | null {
      if (limits === null) return null;
      const atMs = now();
      taken = taken.filter((each) => each > atMs - 1000);
      const lastMs = takenInChat.get(chatId) ?? Number.NEGATIVE_INFINITY;
      if (taken.length >= limits.perSecond || atMs - lastMs < limits.perChatMs) return tooMany(1);
      taken.push(atMs);
      takenInChat.set(chatId, atMs);
      return null;
    },

    /**
     * Stops the next call of a method before or after it is done, for a test that kills the caller
     * there. `reached` tells when a call stands still; `release` lets it go on.
     */
    hold(method: string, when: 'before' | 'after'): { reached: Promise<void>; release(): void } {
      let reach = () => {};
      let release = () => {};
      const reached = new Promise<void>((resolve) => {
        reach = resolve;
      });
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      holds.push({ method, when, reach, released });
      return { reached, release };
    },

    async pass(method: string, when: 'before' | 'after'): Promise<void> {
      const place = holds.findIndex((each) => each.method === method && each.when === when);
      const [hold] = place === -1 ? [] : holds.splice(place, 1);
      hold?.reach();
      await hold?.released;
    },
  };
}

/** The answer by which a fault shows; null where it is a silence. */
export function answerOf(fault: TelegramFault): Answer | null {
  if (typeof fault !== 'object' || 'body' in fault) return null;
  if ('retryAfter' in fault) return tooMany(fault.retryAfter);
  return refusal(fault.status, fault.description);
}
