import { ACTIVITIES, type Activity, requireActivity } from './activities.ts';
import { awardRecurring, isCoolingDown, type RecurringAward, type RecurringDay } from './points.ts';

/** One line that an event adds to a member's ledger. */
export interface Award {
  /** The activity's id, or the event's own type for hunts and referrals. */
  readonly rule: string;
  /** The booked points, in hundredths, from 0. */
  readonly hundredths: number;
  /** The points by the rule without caps, in hundredths. */
  readonly fullHundredths: number;
  readonly cut: RecurringAward['cut'];
  /** True if it is the only one of its rule in the member's life. */
  readonly oneTime: boolean;
  /** The caps of its day that it counts towards. */
  readonly caps: Activity['caps'];
}

/** The facts needed to judge a member's event. */
export interface AwardState {
  /** The one-time activities that have already earned. */
  readonly done: ReadonlySet<string>;
  /** The member's UTC day of the event, as it was before the event. */
  readonly day: RecurringDay;
  /** True if a ban is in force at the event's time (docs/spec/points.md#11-bans-and-points). */
  readonly banned: boolean;
  /** The times (ms) at which each daily activity earned, by its id. */
  readonly claims: ReadonlyMap<string, readonly number[]>;
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
  const activities = ACTIVITIES.filter((activity) => activity.event === event.type);
  if (activities.length === 0) return given(event, state);
  return activities.flatMap((activity) =>
    activity.type === 'one_time' ? oneTime(activity, state) : recurring(activity, event, state),
  );
}

/** The ledger line of a member who appears for the first time, as sender or receiver (docs/spec/points.md#9-accounts). */
export function accountAward(state: Pick<AwardState, 'done' | 'banned'>): Award[] {
  return oneTime(requireActivity('account_created'), state);
}

function oneTime(
  { id, hundredths }: Activity,
  { done, banned }: Pick<AwardState, 'done' | 'banned'>,
): Award[] {
  if (done.has(id) || banned) return [];
  return [{ rule: id, hundredths, fullHundredths: hundredths, cut: null, oneTime: true, caps: [] }];
}

function recurring(activity: Activity, event: RewardedEvent, state: AwardState): Award[] {
  const { id, caps } = activity;
  const coolingDown = isCoolingDown(event.atMs, state.claims.get(id) ?? []);
  const award = awardRecurring(activity, state.day, { banned: state.banned, coolingDown });
  return [{ rule: id, ...award, oneTime: false, caps }];
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
      oneTime: false,
      caps: [],
    },
  ];
}
