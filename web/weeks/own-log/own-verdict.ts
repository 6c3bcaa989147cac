import { formatAmount } from '#rules/amounts.ts';
import type { UnknownReason } from '#rules/points/recompute.ts';
import { community } from '#web/community.ts';
import { m } from '#web/messages.ts';
import { countText, listText } from '#web/ui/figures.ts';
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
  const notYet = { kind: 'open', title: m.ownlog_not_yet() } as const;
  if (outcome === null) return { ...notYet, lines: [m.ownlog_no_checkpoint()] };
  const { own, member } = outcome;
  const { leaves } = own;
  const problems = [...new Set([...leaves.problems, ...own.problems, ...fileProblems])];
  if (problems.length > 0) {
    return { kind: 'differs', title: m.ownlog_differs(), lines: firstOf(problems) };
  }
  const about = m.ownlog_about({
    member: String(member),
    origin: leaves.origin,
    size: countText(leaves.size),
  });
  if (leaves.closedWith === null) {
    return { ...notYet, lines: [m.ownlog_no_closing(), eventsText(leaves), about] };
  }
  const sameFile = m.ownlog_same_file();
  if (leaves.erased > 0) {
    const title = m.ownlog_partly();
    return { kind: 'open', title, lines: [erasedText(leaves), sameFile, about] };
  }
  const lines = [
    eventsText(leaves),
    ...(own.recomputed ? recomputedTexts(own.recomputed) : []),
    shareText(own),
    sameFile,
    about,
  ];
  return { kind: 'agrees', title: m.ownlog_agrees(), lines };
}

function eventsText({ events, hundredths }: OwnLeaves): string {
  const earned = points(hundredths);
  if (events === 0) return m.ownlog_events_none();
  return events === 1
    ? m.ownlog_events_one({ points: earned })
    : m.ownlog_events({ count: countText(events), points: earned });
}

function recomputedTexts({ same, unknown, isBacked }: Recomputed): string[] {
  const agreeing = same === 1 ? m.ownlog_same_one() : m.ownlog_same({ count: countText(same) });
  return [
    ...(same > 0 ? [agreeing] : []),
    ...unknown.map(({ reason, entries: all }) => {
      const more = all.length - MOST_LISTED;
      const listed = listText(all.slice(0, MOST_LISTED));
      const entries =
        more > 0 ? m.ownlog_and_more({ entries: listed, count: countText(more) }) : listed;
      return UNKNOWN[reason](entries);
    }),
    ...(isBacked ? [m.ownlog_backed()] : []),
  ];
}

const UNKNOWN: Readonly<Record<UnknownReason, (entries: string) => string>> = {
  first: (entries) => m.ownlog_unknown_first({ entries }),
  outside: (entries) => m.ownlog_unknown_outside({ entries }),
  given: (entries) => m.ownlog_unknown_given({ entries }),
  correction: (entries) => m.ownlog_unknown_correction({ entries }),
  ban: (entries) => m.ownlog_unknown_ban({ entries }),
};

function erasedText({ events, erased }: OwnLeaves): string {
  return m.ownlog_erased({ events: countText(events), erased: countText(erased) });
}

function shareText({ share, inputs, isBanned }: OwnWeek): string {
  if (share === null && isBanned) return m.ownlog_banned();
  if (share === null) {
    return m.ownlog_too_few({ points: points(Math.max(1, inputs.thresholdHundredths)) });
  }
  const amount = `${community.coin.symbol} ${formatAmount(share.units)}`;
  return inputs.policy
    ? m.ownlog_share_counted({ points: points(share.countedHundredths), amount })
    : m.ownlog_share({ amount });
}

function firstOf(problems: readonly string[]): string[] {
  const more = problems.length - MOST_LISTED;
  return more > 0
    ? [...problems.slice(0, MOST_LISTED), m.ownlog_more({ count: countText(more) })]
    : [...problems];
}

const points = (hundredths: number) => m.ui_points({ points: hundredths / 100 });
