/**
 * What a look at a week's tips may point out. Each is a plain statement about tips that anybody can check, and none is a
 * proof: people decide.
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
] as const;
export type SignalKind = (typeof SIGNAL_KINDS)[number];

/** What the tips of a closed circle look like. */
export type CircleShape = 'pair' | 'ring' | 'chain' | 'star' | 'group';

export interface Signal {
  readonly kind: SignalKind;
  /** Only of a circle. */
  readonly shape?: CircleShape;
  /** Whom it is about, lowest number first. */
  readonly members: readonly number[];
  /** Worth a look before the share is paid. The others are there to be read beside it. */
  readonly holdWorthy: boolean;
  /** How strong it is, from 0 to 1: what its figures give as a part of a whole. */
  readonly strength: number;
  /** The week's points that come from the tips that show it, in hundredths, by member. */
  readonly pointsInQuestion: ReadonlyMap<number, number>;
  /** The ids of the tips that show it, oldest first. */
  readonly tips: readonly string[];
  /** What the statement counts, by name. Parts are from 0 to 1. */
  readonly figures: Readonly<Record<string, number>>;
}

/** Accounts made within this time before the week's end are new. */
export const NEW_ACCOUNT_MS = 28 * 24 * 3600 * 1000;

/** Below this many of the week's points, in hundredths, nobody shares the pool on the strength of tips. */
export const LEAST_HUNDREDTHS = 500;
