import type { ResultCheck } from '#rules/check-result.ts';
import type { ResultInputs } from '#rules/week-result.ts';

/** What the worker says on its way and at its end. */
export type CheckMessage =
  | { kind: 'progress'; share: number }
  | { kind: 'done'; inputs: ResultInputs; check: ResultCheck }
  | { kind: 'failed'; problem: string };
