import type { PlanId } from '#rules/plans/plans.ts';
import type { KeyCaller } from './caller.ts';

/** The calls that a key has left, including this call. */
export type KeyLimits = {
  minute: { limit: number; used: number; resetsAtMs: number };
  /** The owner's billing month, for all their keys together; a null limit means unlimited. */
  month: { limit: number | null; used: number; startMs: number; resetsAtMs: number };
};

/** A call that was admitted and counted. */
export type KeyUse = {
  caller: KeyCaller;
  keyName: string;
  appName: string | null;
  /** The owner's usable plan; null if there is none, in which case the key reaches only its owner. */
  plan: PlanId | null;
  limits: KeyLimits;
};

const MINUTE_MS = 60_000;

/** The end of the UTC minute of a time, in ms: a key's minutes are those of the clock. */
export function minuteEndOf(ms: number): number {
  return (Math.floor(ms / MINUTE_MS) + 1) * MINUTE_MS;
}
