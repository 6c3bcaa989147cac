import type { Finding } from '#server/doctor/finding.ts';

const MARKS = { ok: '✓', warning: '!', fault: '✗', skipped: '–' } as const;

/** A finding as a line of text. */
export function describeFinding({ state, says, remedy }: Finding): string {
  return `${MARKS[state]} ${says}${remedy === undefined ? '' : ` ${remedy}.`}`;
}
