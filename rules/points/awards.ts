import { ACTIVITIES, type Activity, requireActivity } from './activities.ts';
import { type EarningRules, pricedActivity } from './earning.ts';
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
  /** The rules of the week of the event's time, whichever week its points count for. */
  readonly earning: EarningRules;
}

/** The parts of an event that points depend on. */
export interface RewardedEvent {
  readonly type: string;
  /** ms since epoch. */
  readonly atMs: number;
  /** Hunts and referrals bring their own points, in hundredths. */
  readonly givenHundredths?: number;
  /** The amount of a tip, in units; null where the event has none. */
  readonly units: bigint | null;
}

/**
 * The ledger lines that an event earns its actor, apart from the account's own (see {@link accountAward}). A first tip or send
 * earns its bonus and its own points (docs/spec/points.md#6-first-time-awards); submitting content earns nothing; a banned member,
 * and the sender of a tip that is too small, earn nothing and keep the one-time bonuses for later
 * (docs/spec/points.md#11-bans-and-points, docs/spec/points.md#21-points-by-policy).
 */
export function awardsFor(event: RewardedEvent, state: AwardState): Award[] {
  const activities = ACTIVITIES.filter((activity) => activity.event === event.type);
  if (activities.length === 0) return given(event, state);
  const tooSmall = isTooSmall(event, state.earning);
  return activities.flatMap((activity) => {
    if (activity.type !== 'one_time') return recurring(activity, event, { ...state, tooSmall });
    return tooSmall ? [] : oneTime(activity, state);
  });
}

/** Returns whether an event is a tip that earns nothing because of its amount. */
export function isTooSmall(
  { type, units }: Pick<RewardedEvent, 'type' | 'units'>,
  { leastTipUnits }: Pick<EarningRules, 'leastTipUnits'>,
): boolean {
  return type === 'tip' && (units ?? 0n) < leastTipUnits;
}

/** The ledger line of a member who appears for the first time, as sender or receiver (docs/spec/points.md#9-accounts). */
export function accountAward(state: Pick<AwardState, 'done' | 'banned' | 'earning'>): Award[] {
  return oneTime(requireActivity('account_created'), state);
}

function oneTime(
  activity: Activity,
  { done, banned, earning }: Pick<AwardState, 'done' | 'banned' | 'earning'>,
): Award[] {
  const { id, hundredths } = pricedActivity(activity, earning);
  if (done.has(id) || banned) return [];
  return [{ rule: id, hundredths, fullHundredths: hundredths, cut: null, oneTime: true, caps: [] }];
}

function recurring(
  activity: Activity,
  event: RewardedEvent,
  state: AwardState & { tooSmall: boolean },
): Award[] {
  const { id, caps } = activity;
  const { banned, tooSmall, earning } = state;
  const coolingDown = isCoolingDown(event.atMs, state.claims.get(id) ?? []);
  const award = awardRecurring(
    pricedActivity(activity, earning),
    state.day,
    { banned, coolingDown, tooSmall },
    earning,
  );
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
