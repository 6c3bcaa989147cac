import type { AdminHunt } from '#contract/admin/hunts.ts';
import type { ClueKind } from '#rules/hunts/answers.ts';

export type PrizeText = Readonly<Record<'key' | 'amount' | 'points', string>>;

/**
 * A clue as typed. `keeps` is the number of the stored clue whose answers or link it carries over, empty for a new one;
 * `replaces` is `yes` where new answers take their place. `picture` is the hash of its picture, empty without one.
 */
export type ClueText = Readonly<
  Record<'key' | 'text' | 'place' | 'hint' | 'hintAfter' | 'answers' | 'keeps' | 'replaces', string>
> &
  Readonly<Record<'payeeId' | 'payeeName', string>> &
  Readonly<Record<'picture' | 'pictureText' | 'pictureWidth' | 'pictureHeight', string>> & {
    readonly kind: ClueKind;
    readonly hintUnit: 'minutes' | 'hours';
  };

/** The fields of a hunt as typed; times are those of UTC, as `2026-03-15T18:00`. */
export type HuntText = Readonly<
  Record<
    | 'title'
    | 'story'
    | 'startsAt'
    | 'endsAt'
    | 'memberDays'
    | 'leastPoints'
    | 'leastShares'
    | 'finisherPoints'
    | 'badge',
    string
  >
> & {
  readonly winners: 'first' | 'draw';
  readonly prizes: readonly PrizeText[];
  readonly clues: readonly ClueText[];
};

export type HuntField = Exclude<keyof HuntText, 'prizes' | 'clues' | 'winners'>;

export const NEW_CLUE: Omit<ClueText, 'key'> = {
  kind: 'answer',
  text: '',
  place: '',
  hint: '',
  hintAfter: '0',
  hintUnit: 'minutes',
  answers: '',
  keeps: '',
  replaces: '',
  payeeId: '',
  payeeName: '',
  picture: '',
  pictureText: '',
  pictureWidth: '',
  pictureHeight: '',
};

export const EMPTY_HUNT: HuntText = {
  title: '',
  story: '',
  winners: 'first',
  startsAt: '',
  endsAt: '',
  memberDays: '0',
  leastPoints: '0',
  leastShares: '0',
  finisherPoints: '0',
  badge: '',
  prizes: [],
  clues: [{ ...NEW_CLUE, key: '1' }],
};

/** The text of a stored draft. Its answers and links are not in it: each clue keeps its own. */
export function textOf(hunt: AdminHunt): HuntText {
  return {
    title: hunt.title,
    story: hunt.story,
    winners: hunt.winners,
    startsAt: hunt.startsAt.slice(0, MINUTES),
    endsAt: hunt.endsAt.slice(0, MINUTES),
    memberDays: String(hunt.memberDays),
    leastPoints: String(hunt.leastPoints),
    leastShares: String(hunt.leastShares),
    finisherPoints: String(hunt.finisherPoints),
    badge: hunt.badge ?? '',
    prizes: hunt.prizes.map(({ amount, points }, index) => ({
      key: String(index + 1),
      amount,
      points: String(points),
    })),
    clues: hunt.clues.map(({ number, hintAfterMinutes = 0, ...clue }) => ({
      key: String(number),
      kind: clue.kind,
      text: clue.text,
      place: clue.place ?? '',
      hint: clue.hint ?? '',
      ...delayText(hintAfterMinutes),
      answers: '',
      keeps: String(number),
      replaces: '',
      payeeId: clue.payeeId ?? '',
      payeeName: clue.payeeName ?? '',
      picture: clue.picture?.hash ?? '',
      pictureText: clue.picture?.description ?? '',
      pictureWidth: String(clue.picture?.width ?? ''),
      pictureHeight: String(clue.picture?.height ?? ''),
    })),
  };
}

function delayText(minutes: number): Pick<ClueText, 'hintAfter' | 'hintUnit'> {
  return minutes > 0 && minutes % 60 === 0
    ? { hintAfter: String(minutes / 60), hintUnit: 'hours' }
    : { hintAfter: String(minutes), hintUnit: 'minutes' };
}

/** The moment of a typed time, which is one of UTC. */
export function isoOf(time: string): string {
  return `${time}:00Z`;
}

/** The list with one item at another place. */
export function moved<T>(items: readonly T[], from: number, to: number): T[] {
  const rest = items.filter((_, index) => index !== from);
  return [...rest.slice(0, to), ...items.slice(from, from + 1), ...rest.slice(to)];
}

/** A key that no item has. */
export function freeKey(items: readonly { key: string }[]): string {
  return String(Math.max(0, ...items.map(({ key }) => Number(key))) + 1);
}

/** The length of a time up to its minutes. */
const MINUTES = 16;
