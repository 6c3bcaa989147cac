import {
  awardRecurring,
  isCoolingDown,
  type RecurringAward,
  type RecurringDay,
  ruleHundredths,
} from './points.ts';

/** The setup actions, each of which earns once in a member's life (docs/spec/points.md#6-first-time-awards). */
export const ONE_TIME_ACTIONS = [
  'account_created',
  'primary_address_set',
  'staking_address_set',
  'twitter_set',
  'first_tip',
  'first_send',
] as const;
export type OneTimeAction = (typeof ONE_TIME_ACTIONS)[number];

/** One line that an event adds to a member's ledger. */
export interface Award {
  /** The rule's name, or the event's own type for hunts and referrals. */
  readonly rule: string;
  /** The booked points, in hundredths, from 0. */
  readonly hundredths: number;
  /** The points by the rule without caps, in hundredths. */
  readonly fullHundredths: number;
  readonly cut: RecurringAward['cut'];
  /** True if it counts towards the cap of its day. */
  readonly recurring: boolean;
}

/** The facts needed to judge a member's event. */
export interface AwardState {
  /** The one-time actions that have already earned. */
  readonly done: ReadonlySet<string>;
  /** The member's UTC day of the event, as it was before the event. */
  readonly day: RecurringDay;
  /** True if a ban is in force at the event's time (docs/spec/points.md#11-bans-and-points). */
  readonly banned: boolean;
  /** Times (ms) at which claims of the same kind earned; only for gm and faucet. */
  readonly earnedAtMs: readonly number[];
}

/** The parts of an event that points depend on. */
export interface RewardedEvent {
  readonly type: string;
  /** ms since epoch. */
  readonly atMs: number;
  /** Hunts and referrals bring their own points, in hundredths. */
  readonly givenHundredths?: number;
}

/**
 * The ledger lines that an event earns its actor, apart from the account's own (see {@link accountAward}). A first tip or send
 * earns its bonus and its own points (docs/spec/points.md#6-first-time-awards); submitting content earns nothing; a banned member
 * earns nothing and keeps the one-time bonuses for later (docs/spec/points.md#11-bans-and-points).
 */
export function awardsFor(event: RewardedEvent, state: AwardState): Award[] {
  switch (event.type) {
    case 'tip':
      return [...oneTime('first_tip', state), recurring('tip', event, state)];
    case 'send':
      return [...oneTime('first_send', state), recurring('send', event, state)];
    case 'gm':
    case 'faucet':
      return [recurring(event.type, event, state)];
    case 'primary_address_set':
    case 'staking_address_set':
    case 'twitter_set':
      return oneTime(event.type, state);
    default:
      return given(event, state);
  }
}

/** The ledger line of a member who appears for the first time, as sender or receiver (docs/spec/points.md#9-accounts). */
export function accountAward(state: Pick<AwardState, 'done' | 'banned'>): Award[] {
  return oneTime('account_created', state);
}

function oneTime(action: OneTimeAction, state: Pick<AwardState, 'done' | 'banned'>): Award[] {
  if (state.done.has(action) || state.banned) return [];
  const hundredths = ruleHundredths(action);
  return [{ rule: action, hundredths, fullHundredths: hundredths, cut: null, recurring: false }];
}

function recurring(
  action: 'tip' | 'send' | 'gm' | 'faucet',
  event: RewardedEvent,
  state: AwardState,
): Award {
  const coolingDown = isCoolingDown(event.atMs, state.earnedAtMs);
  const award = awardRecurring(action, state.day, { banned: state.banned, coolingDown });
  return { rule: action, ...award, recurring: true };
}

function given(event: RewardedEvent, state: AwardState): Award[] {
  const full = event.givenHundredths;
  if (full === undefined) return [];
  return [
    {
      rule: event.type,
      hundredths: state.banned ? 0 : full,
      fullHundredths: full,
      cut: state.banned ? 'banned' : null,
      recurring: false,
    },
  ];
}
