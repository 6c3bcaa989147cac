import type { Head } from './log-heads.ts';

/** The lines of a check. A subject is a word or two: `tree`, `week 2026-03-01`. */
export type Report = {
  ok(subject: string, text: string): void;
  problem(subject: string, text: string): void;
  /** Two signed checkpoints of which neither continues the other. */
  fork(subject: string, before: Pick<Head, 'note'>, now: Pick<Head, 'note'>): void;
  /** The number of problems so far. */
  problems(): number;
};

export function createReport(print: (line: string) => void): Report {
  let problems = 0;
  const problem = (subject: string, text: string) => {
    problems += 1;
    print(`PROBLEM ${subject}: ${text}`);
  };
  return {
    ok: (subject, text) => print(`ok ${subject}: ${text}`),
    problem,
    fork: (subject, before, now) =>
      problem(
        subject,
        `a fork. The log does not continue a checkpoint that it signed. A database that was restored from a backup looks like this, and so does a history that somebody changed: ask the operator. The checkpoint from before, and the one of now:\n${before.note}\n${now.note}`,
      ),
    problems: () => problems,
  };
}
