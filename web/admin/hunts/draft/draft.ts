import type { HuntDraftBody } from '#contract/admin/hunts.ts';
import { HUNT_LIMITS } from '#rules/hunts/limits.ts';
import { m } from '#web/messages.ts';
import { clueOf, clueProblems } from './clue-draft.ts';
import { numberProblem, textProblem, timeProblem } from './field-problems.ts';
import { type HuntField, type HuntText, isoOf } from './hunt-text.ts';
import { prizeOf, prizeProblems } from './prize-draft.ts';

export type Draft = Omit<HuntDraftBody, 'adminTelegramId'>;

/**
 * The draft that was typed; null with the problem of each wrong field, by its name.
 *
 * @param keepsAnswers false: the stored clues are others than those from which this text began, so it carries none over
 */
export function readDraft(
  text: HuntText,
  { keepsAnswers }: { keepsAnswers: boolean },
): {
  draft: Draft | null;
  problems: ReadonlyMap<string, string>;
} {
  const problems = new Map(
    [
      ...huntProblems(text),
      ...text.prizes.flatMap(prizeProblems),
      ...text.clues.flatMap(clueProblems),
    ].filter((each): each is [string, string] => each[1] !== null),
  );
  if (problems.size > 0) return { draft: null, problems };
  const badge = text.badge.trim();
  return {
    problems,
    draft: {
      title: text.title.trim(),
      story: text.story.trim(),
      winners: text.winners,
      startsAt: isoOf(text.startsAt),
      endsAt: isoOf(text.endsAt),
      memberDays: Number(text.memberDays),
      leastPoints: Number(text.leastPoints),
      leastShares: Number(text.leastShares),
      finisherPoints: Number(text.finisherPoints),
      ...(badge !== '' && { badge }),
      prizes: text.prizes.map(prizeOf),
      clues: text.clues.map((clue) => clueOf(clue, keepsAnswers)),
    },
  };
}

function huntProblems(text: HuntText): [HuntField, string | null][] {
  const { title, story, startsAt, endsAt, finisherPoints, badge } = text;
  const isBackwards = startsAt !== '' && endsAt !== '' && endsAt <= startsAt;
  return [
    ['title', textProblem(title, HUNT_LIMITS.titleLength)],
    ['story', textProblem(story, HUNT_LIMITS.storyLength)],
    ['startsAt', timeProblem(startsAt)],
    ['endsAt', isBackwards ? m.portal_hunts_problem_end() : timeProblem(endsAt)],
    ['memberDays', numberProblem(text.memberDays, { most: HUNT_LIMITS.memberDays, decimals: 0 })],
    ['leastPoints', numberProblem(text.leastPoints, { most: MOST_POINTS, decimals: 2 })],
    [
      'leastShares',
      numberProblem(text.leastShares, { most: HUNT_LIMITS.memberShares, decimals: 0 }),
    ],
    [
      'finisherPoints',
      numberProblem(finisherPoints, { most: HUNT_LIMITS.finisherPoints, decimals: 2 }),
    ],
    [
      'badge',
      badge.trim().length > HUNT_LIMITS.badgeLength
        ? textProblem(badge, HUNT_LIMITS.badgeLength)
        : null,
    ],
  ];
}

/** As the contract has it. */
const MOST_POINTS = 1_000_000;
