import { formatAmount } from '#rules/amounts.ts';
import type { UnknownReason } from '#rules/points/recompute.ts';
import { community } from '#web/community.ts';
import { countText, pointsText, quantityText } from '#web/ui/figures.ts';
import type { CheckedOwnWeek } from './check-own-log.ts';
import type { OwnLeaves } from './own-leaves.ts';
import type { Recomputed } from './own-points.ts';
import type { OwnWeek } from './own-week.ts';

type OwnVerdict = {
  /** `open`: something could not be checked. */
  kind: 'agrees' | 'differs' | 'open';
  title: string;
  /** Sentences. */
  lines: string[];
};

/** The most differences that are listed. */
const MOST_LISTED = 10;

/**
 * The result of the check in words.
 *
 * @param fileProblems the contradictions of the week's file
 */
export function verdictOf(outcome: CheckedOwnWeek, fileProblems: readonly string[]): OwnVerdict {
  if (outcome === null) return { kind: 'open', title: NOT_YET, lines: [NO_CHECKPOINT] };
  const { own, member } = outcome;
  const { leaves } = own;
  const problems = [...new Set([...leaves.problems, ...own.problems, ...fileProblems])];
  if (problems.length > 0) {
    return { kind: 'differs', title: 'Your week does not agree', lines: firstOf(problems) };
  }
  const about = `You are member ${member}. The log is ${leaves.origin} at size ${countText(leaves.size)}, signed with its key.`;
  if (leaves.closedWith === null) {
    return { kind: 'open', title: NOT_YET, lines: [NO_CLOSING, eventsText(leaves), about] };
  }
  if (leaves.erased > 0) {
    const title = 'Your week cannot be checked completely';
    return { kind: 'open', title, lines: [erasedText(leaves), SAME_FILE, about] };
  }
  const lines = [
    eventsText(leaves),
    ...(own.recomputed ? recomputedTexts(own.recomputed) : []),
    shareText(own),
    SAME_FILE,
    about,
  ];
  return { kind: 'agrees', title: 'Your week agrees', lines };
}

const NOT_YET = 'Your week cannot be checked yet';
const NO_CHECKPOINT = 'The log has no signed checkpoint yet. Try again in an hour.';
const NO_CLOSING =
  'The log has not caught up: its newest checkpoint is older than the closing of this week. Try again in a few minutes.';
const BANNED =
  'The file has no entry for you: the log has a ban of yours that was in force when the week ended.';
const SAME_FILE =
  'The file is the one with which the log closed this week, and each share in it follows from the rules.';

function eventsText({ events, hundredths }: OwnLeaves): string {
  const earned = points(hundredths);
  if (events === 0) return 'The log has no event of yours in this week.';
  return events === 1
    ? `The log has one event of yours in this week, and it is as it was logged. It earned ${earned}.`
    : `The log has ${countText(events)} events of yours in this week, and all are as they were logged. Together they earned ${earned}.`;
}

function recomputedTexts({ same, unknown, isBacked }: Recomputed): string[] {
  const agreeing =
    same === 1
      ? 'Your browser recomputed one entry of points by the rules of the week: it is right.'
      : `Your browser recomputed ${countText(same)} entries of points by the rules of the week: all are right.`;
  return [
    ...(same > 0 ? [agreeing] : []),
    ...unknown.map(({ reason, entries }) => {
      const more = entries.length - MOST_LISTED;
      const rest = more > 0 ? ` and ${countText(more)} more` : '';
      return `Not recomputed, because ${REASONS[reason]}: ${entries.slice(0, MOST_LISTED).join(', ')}${rest}.`;
    }),
    ...(isBacked ? [BACKED] : []),
  ];
}

const REASONS: Readonly<Record<UnknownReason, string>> = {
  first: 'they are earned once, and your earlier weeks are not part of this check',
  outside: 'they depend on your events outside of this week',
  given: 'the bot or an administrator gave these points',
  correction: 'they correct earlier points',
  ban: 'a ban of yours began or ended within minutes',
};
const BACKED =
  'How many of your points count depends on other members, so your browser did not recompute it.';

function erasedText({ events, erased }: OwnLeaves): string {
  return `Of your events in this week (${countText(events)} in the log), ${countText(erased)} cannot be opened any more: the numbers that opened them were erased. Your points were not compared.`;
}

function shareText({ share, inputs, isBanned }: OwnWeek): string {
  if (share === null && isBanned) return BANNED;
  if (share === null) {
    const threshold = points(Math.max(1, inputs.thresholdHundredths));
    return `The file has no entry for you: a share takes ${threshold}.`;
  }
  const { units, countedHundredths } = share;
  const counted = inputs.policy && ` ${points(countedHundredths)} of them count for the pool.`;
  return `The file has the same points for you.${counted ?? ''} Your share is ${community.coin.symbol} ${formatAmount(units)}.`;
}

function firstOf(problems: readonly string[]): string[] {
  const more = problems.length - MOST_LISTED;
  return more > 0
    ? [...problems.slice(0, MOST_LISTED), `Differences that are not listed: ${countText(more)}.`]
    : [...problems];
}

const points = (hundredths: number) => quantityText(pointsText(hundredths / 100), 'point');
