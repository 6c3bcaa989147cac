import type { PlanId } from '#rules/plans/plans.ts';
import type { KeyCaller } from './caller.ts';

/** What a key has left, this call included. */
export type KeyLimits = {
  minute: { limit: number; used: number; resetsAtMs: number };
  /** The owner's billing month, all their keys together; a null limit means unlimited. */
  month: { limit: number | null; used: number; startMs: number; resetsAtMs: number };
};

/** A call that was admitted and counted. */
export type KeyUse = {
  caller: KeyCaller;
  keyName: string;
  appName: string | null;
  /** The owner's usable plan; null: none, and the key reaches its owner alone. */
  plan: PlanId | null;
  limits: KeyLimits;
};
