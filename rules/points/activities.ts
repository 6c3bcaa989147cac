import type { ReportedEventType } from './event-types.ts';

/**
 * The activities that earn points by rule (docs/spec/points.md#5-activities-and-their-points). Points are integer hundredths.
 * Hunts and referrals bring their own points and are not listed.
 */

/** `daily` earns once in 24 hours, counted from the last one that earned (docs/spec/points.md#8-rolling-24-hours). */
export const ACTIVITY_TYPES = ['one_time', 'daily', 'unlimited'] as const;

/** The headings under which the site groups activities. */
export const ACTIVITY_CATEGORIES = ['setup', 'daily', 'transaction', 'content'] as const;

/** The reasons for booking less than the rule gives, in the order in which they are judged. */
export const CUTS = [
  'banned',
  'cooldown',
  'least_tip',
  'daily_tip_limit',
  'daily_activity_cap',
] as const;
export type Cut = (typeof CUTS)[number];

/** An activity as the table lists it. */
interface Listed {
  /** The id in the API, and the rule of its entries in the ledger. */
  readonly id: string;
  /** The points of one such deed before any cap, in hundredths. */
  readonly hundredths: number;
  readonly type: (typeof ACTIVITY_TYPES)[number];
  readonly category: (typeof ACTIVITY_CATEGORIES)[number];
  /** The caps of a UTC day that it counts towards (docs/spec/points.md#7-daily-caps). */
  readonly caps: readonly Extract<Cut, `daily_${string}`>[];
  /**
   * The reported event that earns it. Null: an account comes with a member's first event, whatever its type, and content with a
   * review.
   */
  readonly event: ReportedEventType | null;
  /** The line of the site's guide. */
  readonly description: string;
  /** The name in a member's ledger. */
  readonly name: string;
  /** The name on the monitor, if it is not `name` with capitals. */
  readonly title?: string;
}

/** In the order of the site. An event earns its activities in this order, too. */
const TABLE = [
  {
    id: 'account_created',
    hundredths: 100,
    type: 'one_time',
    category: 'setup',
    caps: [],
    event: null,
    description: 'Create your account',
    name: 'Account created',
  },
  {
    id: 'primary_address_set',
    hundredths: 300,
    type: 'one_time',
    category: 'setup',
    caps: [],
    event: 'primary_address_set',
    description: 'Set your primary wallet address',
    name: 'Primary address set',
  },
  {
    id: 'staking_address_set',
    hundredths: 300,
    type: 'one_time',
    category: 'setup',
    caps: [],
    event: 'staking_address_set',
    description: 'Set your staking address',
    name: 'Staking address set',
  },
  {
    id: 'twitter_set',
    hundredths: 300,
    type: 'one_time',
    category: 'setup',
    caps: [],
    event: 'twitter_set',
    description: 'Set your Twitter/X username',
    name: 'Twitter/X set',
  },
  {
    id: 'first_tip',
    hundredths: 300,
    type: 'one_time',
    category: 'setup',
    caps: [],
    event: 'tip',
    description: 'First confirmed tip',
    name: 'First tip',
  },
  {
    id: 'first_send',
    hundredths: 300,
    type: 'one_time',
    category: 'setup',
    caps: [],
    event: 'send',
    description: 'First confirmed send',
    name: 'First send',
  },
  {
    id: 'gm',
    hundredths: 100,
    type: 'daily',
    category: 'daily',
    caps: ['daily_activity_cap'],
    event: 'gm',
    description: '/gm command, once per 24 hours',
    name: '/gm',
  },
  {
    id: 'faucet',
    hundredths: 100,
    type: 'daily',
    category: 'daily',
    caps: ['daily_activity_cap'],
    event: 'faucet',
    description: '/faucet claim, once per 24 hours',
    name: '/faucet',
  },
  {
    id: 'tip',
    hundredths: 100,
    type: 'unlimited',
    category: 'transaction',
    caps: ['daily_tip_limit', 'daily_activity_cap'],
    event: 'tip',
    description: 'Tip another member',
    name: 'Tip',
  },
  {
    id: 'send',
    hundredths: 25,
    type: 'unlimited',
    category: 'transaction',
    caps: ['daily_activity_cap'],
    event: 'send',
    description: 'Send or transfer (kept low to discourage spam)',
    name: 'Send',
  },
  {
    id: 'content_submission',
    // Submitting itself earns nothing; this is the least that an approval awards.
    hundredths: 100,
    type: 'unlimited',
    category: 'content',
    caps: [],
    event: null,
    description: 'Content submission, evaluated by an admin',
    name: 'Content',
    title: 'Content Submission',
  },
] as const satisfies readonly Listed[];

type Row = (typeof TABLE)[number];
export type ActivityId = Row['id'];
/** The activities that can be claimed once in 24 hours. */
export type DailyActivityId = Extract<Row, { type: 'daily' }>['id'];

export interface Activity extends Listed {
  readonly id: ActivityId;
}

/** The whole table, in the order of the site. */
export const ACTIVITIES: readonly Activity[] = TABLE;

/** The ids of the activities that earn once in a member's life (docs/spec/points.md#6-first-time-awards). */
export const ONE_TIME_IDS = idsWhere(({ type }) => type === 'one_time');

/** The ids of the activities that earn once in 24 hours. */
export const DAILY_IDS = idsWhere(({ type }) => type === 'daily');

/** The ids of the activities that share the day's cap. */
export const CAPPED_IDS = idsWhere(({ caps }) => caps.includes('daily_activity_cap'));

/**
 * The activity with this id.
 *
 * @throws RangeError if there is none
 */
export function requireActivity(id: ActivityId): Activity {
  const found = findActivity(id);
  if (!found) throw new RangeError('no such activity');
  return found;
}

/** The activity with this id, such as the rule of a ledger entry; undefined if there is none. */
export function findActivity(id: string): Activity | undefined {
  return ACTIVITIES.find((each) => each.id === id);
}

function idsWhere(isWanted: (activity: Activity) => boolean): readonly ActivityId[] {
  return ACTIVITIES.filter(isWanted).map(({ id }) => id);
}
