/**
 * Farms of one person's accounts, to test a policy with before a real one comes (docs/spec/week.md#25-replay). All accounts of a
 * farm do the same, so that one of them stands for all.
 */
import { parseAmount, UNITS_PER_COIN } from '../amounts.ts';
import { requireActivity } from '../points/activities.ts';
import { DAILY_TIP_LIMIT } from '../points/points.ts';
import { capShare, missingHundredths, splitByPoints } from '../weeks/rewards.ts';
import { type AlikeMembers, limitNewcomers, newcomerHundredths } from './newcomers.ts';
import {
  type BackedCounting,
  backedHundredths,
  foundersVouch,
  isActiveWeek,
  type PoolRules,
} from './policy.ts';

/** A farm, and the way in which it earns. */
export interface PlantedFarm {
  readonly name: string;
  readonly accounts: number;
  readonly tips: {
    /** Each account's, in a week. */
    readonly aWeek: number;
    /** In base units. */
    readonly units: bigint;
    /** `inside` among themselves, so that the coins go round; `outside` to other members. */
    readonly to: 'inside' | 'outside';
  };
  /** True if the accounts of every week are new ones. */
  readonly isThrowaway: boolean;
  /** The number of long-standing members who tip each account for the farm. */
  readonly boughtBackers: number;
}

const AS_MANY_AS_EARN = 7 * DAILY_TIP_LIMIT;
const EIGHT: Omit<PlantedFarm, 'name'> = {
  accounts: 8,
  tips: { aWeek: AS_MANY_AS_EARN, units: UNITS_PER_COIN, to: 'inside' },
  isThrowaway: false,
  boughtBackers: 0,
};

/** The farms that every replay plants. */
export const PLANTED_FARMS: readonly PlantedFarm[] = [
  { ...EIGHT, name: '8 new accounts that tip each other' },
  {
    ...EIGHT,
    name: '10 new accounts that tip popular members 0.003',
    accounts: 10,
    tips: { aWeek: AS_MANY_AS_EARN, units: (3n * UNITS_PER_COIN) / 1000n, to: 'outside' },
  },
  {
    ...EIGHT,
    name: '30 new accounts every week, each with one tip of 0.01',
    accounts: 30,
    tips: { aWeek: 1, units: UNITS_PER_COIN / 100n, to: 'inside' },
    isThrowaway: true,
  },
  { ...EIGHT, name: '8 new accounts, backed by one bought member', boughtBackers: 1 },
  { ...EIGHT, name: '8 new accounts, backed by three bought members', boughtBackers: 3 },
];

/** One account of a farm in one week, in hundredths of a point. */
type FarmWeek = { hundredths: number; vouchedHundredths: number } & Omit<AlikeMembers, 'members'>;

/** A farm that lives from week to week. */
export interface GrowingFarm {
  /**
   * Plays the next week among other members.
   *
   * @param others the other members who share the pool
   * @returns the units that all accounts of the farm get together
   */
  play(rules: PoolRules, others: readonly AlikeMembers[]): bigint;
}

/** Plants a farm, whose accounts are made at the beginning of the first week that it plays. */
export function plantFarm(farm: PlantedFarm): GrowingFarm {
  const past: FarmWeek[] = [];
  return {
    play(rules, others) {
      const week = playWeek(farm, rules, past);
      past.push(week);
      if (missingHundredths(week.hundredths, rules.thresholdHundredths) > 0) return 0n;
      const own = { ...week, members: farm.accounts };
      const counted = countedOf(rules, [...others, own]);
      const counts = new Map<number, number>();
      for (const each of [...others, own]) {
        const points = counted(each);
        if (points > 0) counts.set(points, (counts.get(points) ?? 0) + each.members);
      }
      const share = splitByPoints(rules.poolUnits, counts).get(counted(own));
      if (share === undefined) return 0n;
      return BigInt(farm.accounts) * capShare(share, rules.highestUnits).units;
    },
  };
}

/** The points that count, in hundredths. */
function countedOf({ counting, isYoung }: PoolRules, all: readonly AlikeMembers[]) {
  const limit =
    counting.kind === 'backed' && counting.newcomers
      ? limitNewcomers(counting.newcomers, all, isYoung)
      : () => 0;
  return (each: AlikeMembers) => each.backedHundredths + limit(each.newcomerHundredths);
}

function playWeek(farm: PlantedFarm, rules: PoolRules, past: readonly FarmWeek[]): FarmWeek {
  const { counting } = rules;
  const { tips } = farm;
  const isFirst = farm.isThrowaway || past.length === 0;
  const ofTips =
    tips.aWeek * requireActivity('tip').hundredths +
    (isFirst ? requireActivity('first_tip').hundredths : 0);
  const hundredths = ofTips + (isFirst ? requireActivity('account_created').hundredths : 0);
  if (counting.kind === 'all') {
    return {
      hundredths,
      backedHundredths: hundredths,
      vouchedHundredths: hundredths,
      newcomerHundredths: 0,
    };
  }
  const isSmall = tips.units < parseAmount(counting.leastTip);
  const isBackedInside =
    tips.to === 'inside' && !isSmall && (rules.isYoung || isLongStanding(farm, counting, past));
  const inside = isBackedInside ? Math.min(tips.aWeek, farm.accounts - 1) : 0;
  const facts = {
    hundredths,
    smallTipHundredths: isSmall ? ofTips : 0,
    backers: farm.boughtBackers + inside,
  };
  const vouchers = rules.isYoung && foundersVouch(counting) ? farm.boughtBackers : facts.backers;
  const backed = backedHundredths(counting, facts);
  const { newcomers } = counting;
  const isNew =
    newcomers !== undefined && (farm.isThrowaway || past.length < newcomers.seenWithinWeeks);
  return {
    hundredths,
    backedHundredths: backed,
    vouchedHundredths: backedHundredths(counting, { ...facts, backers: vouchers }),
    newcomerHundredths: isNew
      ? newcomerHundredths(newcomers, { ...facts, backedHundredths: backed })
      : 0,
  };
}

function isLongStanding(
  { isThrowaway }: PlantedFarm,
  counting: BackedCounting,
  past: readonly FarmWeek[],
): boolean {
  const active = past.filter((week) => isActiveWeek(counting, week.vouchedHundredths)).length;
  return !isThrowaway && past.length + 1 >= counting.seenForWeeks && active >= counting.activeWeeks;
}
