import type { PlanId } from '#rules/plans.ts';
import type { KeyCaller } from './key-caller.ts';

/** How far a key may still go, this call included. */
export type KeyLimits = {
  minute: { limit: number; used: number; resetsAtMs: number };
  /** Of the billing month of the owner's plan, all of their keys together; a null limit is none. */
  month: { limit: number | null; used: number; startMs: number; resetsAtMs: number };
};

/** A call that came in with a key, and was counted. */
export type KeyUse = {
  caller: KeyCaller;
  keyName: string;
  appName: string | null;
  plan: PlanId;
  limits: KeyLimits;
};
