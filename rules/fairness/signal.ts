/**
 * The kinds of signals that a check of a week can report. A signal states something about tips or treasure hunts that anybody can
 * verify. It is not a proof: people decide.
 */
export const SIGNAL_KINDS = [
  'circle',
  'fan_in',
  'same_address',
  'clock',
  'dust',
  'back_and_forth',
  'one_payer',
  'tips_alone',
  'hunters',
] as const;
export type SignalKind = (typeof SIGNAL_KINDS)[number];

/** The shape of the tips in a closed circle. */
export type CircleShape = 'pair' | 'ring' | 'chain' | 'star' | 'group';

export interface Signal {
  readonly kind: SignalKind;
  /** Set for circles only. */
  readonly shape?: CircleShape;
  /** The members concerned, lowest number first. */
  readonly members: readonly number[];
  /** True if the signal deserves a look before the share is paid. The other signals only support these. */
  readonly holdWorthy: boolean;
  /** The strength, from 0 to 1, computed from its figures. */
  readonly strength: number;
  /** The week's points in hundredths from the tips that show the signal, by member. */
  readonly pointsInQuestion: ReadonlyMap<number, number>;
  /** The ids of the tips that show the signal, oldest first. */
  readonly tips: readonly string[];
  /** The figures in the signal's sentence, by name. Parts are from 0 to 1. */
  readonly figures: Readonly<Record<string, number>>;
}

/** An account is new if it was made within this time before the week's end, in ms. */
export const NEW_ACCOUNT_MS = 28 * 24 * 3600 * 1000;

/**
 * The fewest points for which tips give a signal, in hundredths: fewer points from tips earn no share of the pool by themselves.
 */
export const LEAST_HUNDREDTHS = 500;
