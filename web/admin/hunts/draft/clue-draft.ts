import type { HuntDraftBody } from '#contract/admin/hunts.ts';
import { normalizeAnswer } from '#rules/hunts/answers.ts';
import { HUNT_LIMITS } from '#rules/hunts/limits.ts';
import { m } from '#web/messages.ts';
import { numberProblem, textProblem } from './field-problems.ts';
import type { ClueText } from './hunt-text.ts';

type Clue = HuntDraftBody['clues'][number];
type ClueField = 'text' | 'place' | 'hint' | 'hintAfter' | 'answers' | 'payeeId' | 'pictureText';

/** The names of a clue's fields in the form. */
export const clueField = (key: string, field: ClueField) => `clue ${key} ${field}`;

export function clueProblems(clue: ClueText): [string, string | null][] {
  const { kind, text, place, hint, payeeId, picture, pictureText } = clue;
  const of: Partial<Record<ClueField, string | null>> = {
    text: textProblem(text, HUNT_LIMITS.clueLength),
    place: place.trim() === '' ? null : textProblem(place, HUNT_LIMITS.placeLength),
    hint: hint.trim() === '' ? null : textProblem(hint, HUNT_LIMITS.hintLength),
    hintAfter: hint.trim() === '' ? null : delayProblem(clue),
    pictureText: picture === '' ? null : textProblem(pictureText, HUNT_LIMITS.descriptionLength),
    answers: kind === 'answer' ? answersProblem(clue) : null,
    payeeId: kind === 'tip' && payeeId === '' ? m.portal_hunts_problem_payee() : null,
  };
  return Object.entries(of).map(([field, problem]) => [
    clueField(clue.key, field as ClueField),
    problem ?? null,
  ]);
}

/** The clue to send. An empty field is left out. */
export function clueOf(clue: ClueText, keepsAnswers: boolean): Clue {
  const answers = answersOf(clue);
  const place = clue.place.trim();
  const hint = clue.hint.trim();
  const keeps = keepsAnswers && clue.keeps !== '' && clue.replaces === '';
  return {
    kind: clue.kind,
    text: clue.text.trim(),
    ...(place !== '' && { place }),
    ...(clue.picture !== '' && {
      picture: { hash: clue.picture, description: clue.pictureText.trim() },
    }),
    ...(hint !== '' && { hint, hintAfterMinutes: delayMinutes(clue) }),
    ...(clue.kind === 'tip' && { payeeId: clue.payeeId }),
    ...(clue.kind === 'answer' && !keeps && answers.length > 0 && { answers }),
    ...(clue.kind !== 'tip' && keeps && { keeps: Number(clue.keeps) }),
  };
}

function answersOf({ answers }: ClueText): string[] {
  return answers
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** A draft may lack answers; answers that replace stored ones may not be empty. */
function answersProblem(clue: ClueText): string | null {
  const answers = answersOf(clue);
  if (clue.keeps !== '' && clue.replaces !== '' && answers.length === 0) {
    return m.portal_hunts_problem_no_answer();
  }
  const isFine =
    answers.length <= HUNT_LIMITS.answers &&
    answers.every(
      (answer) => answer.length <= HUNT_LIMITS.answerLength && normalizeAnswer(answer) !== '',
    );
  if (isFine) return null;
  return m.portal_hunts_problem_answers({
    lines: String(HUNT_LIMITS.answers),
    characters: String(HUNT_LIMITS.answerLength),
  });
}

function delayProblem({ hintAfter, hintUnit }: ClueText): string | null {
  const most = hintUnit === 'hours' ? MOST_MINUTES / 60 : MOST_MINUTES;
  return numberProblem(hintAfter, { most, decimals: 0 });
}

function delayMinutes({ hintAfter, hintUnit }: ClueText): number {
  return Number(hintAfter) * (hintUnit === 'hours' ? 60 : 1);
}

/** A hunt takes no longer. */
const MOST_MINUTES = HUNT_LIMITS.longestMs / 60_000;
