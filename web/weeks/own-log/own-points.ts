/** Recomputes what a member's events earned, by the rules of their weeks. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { DatedPolicy } from '#contract/site/policies.ts';
import { type EarningRules, earningRules } from '#rules/points/earning.ts';
import { recomputeWeek, UNKNOWN_REASONS, type UnknownReason } from '#rules/points/recompute.ts';
import { canonicalPolicy } from '#rules/policies/policy.ts';
import { unlikePolicy } from '#rules/weeks/check-policy.ts';
import type { ResultInputs, ResultShare } from '#rules/weeks/result.ts';
import { weekOf } from '#rules/weeks/week.ts';
import { pointsText, quantityText } from '#web/ui/figures.ts';
import { nameOf, type OwnLeaves } from './own-leaves.ts';

export type Recomputed = {
  /** The number of entries that the rules give just so. */
  same: number;
  /** The entries that could not be recomputed, by reason: a rule and its event, such as `first_tip (event t1)`. */
  unknown: { reason: UnknownReason; entries: string[] }[];
  /** True if other members decide which points count for the pool. */
  isBacked: boolean;
  /** Differences, as sentences. */
  problems: string[];
};

type OwnFile = { inputs: ResultInputs; share: ResultShare | null };

/** @param leaves all events of the member, each as it was logged */
export function recomputeOwn(
  { opened, bans }: OwnLeaves,
  { inputs, share }: OwnFile,
  policies: readonly DatedPolicy[],
): Recomputed {
  const { week } = inputs;
  const isBacked = policyOf(policies, week)?.policy.counting.kind === 'backed';
  const facts = { week, bans, earningAt: (atMs: number) => earningAt(policies, atMs) };
  const results = recomputeWeek(
    opened.map(({ logged }) => logged),
    facts,
  ).flatMap((entries, place) =>
    entries.map((entry) => ({ ...entry, event: opened[place] ?? MISSING })),
  );
  return {
    same: results.filter(({ result }) => result === 'same').length,
    unknown: UNKNOWN_REASONS.map((reason) => ({
      reason,
      entries: results
        .filter(({ result }) => result === reason)
        .map(({ rule, event }) => `${rule} (event ${event.event})`),
    })).filter(({ entries }) => entries.length > 0),
    isBacked,
    problems: [
      ...policyProblems(inputs, policies),
      ...(share !== null && !isBacked && share.countedHundredths !== share.hundredths
        ? [`All points count in this week; the file counts ${points(share.countedHundredths)}.`]
        : []),
      ...results.flatMap(({ rule, result, event }) =>
        typeof result === 'object' ? [differenceText(nameOf(event), rule, result.expected)] : [],
      ),
    ],
  };
}

const MISSING = { event: '', type: '', at: '' };

function differenceText(event: string, rule: string, expected: number | null): string {
  return expected === null
    ? `${event} has points for ${rule}, which the rules of its week do not give.`
    : `${event} has other points for ${rule} than the ${points(expected)} that the rules of its week give.`;
}

const points = (hundredths: number) => quantityText(pointsText(hundredths / 100), 'point');

/** The rules of an event's own week, whichever week its points count for. */
function earningAt(policies: readonly DatedPolicy[], atMs: number): EarningRules {
  return earningRules(policyOf(policies, weekOf(atMs))?.policy.points);
}

/** The newest policy that began by a week. */
function policyOf(policies: readonly DatedPolicy[], week: string): DatedPolicy | undefined {
  const begun = policies.filter(({ fromWeek }) => fromWeek <= week);
  return begun.toSorted((a, b) => (a.fromWeek < b.fromWeek ? 1 : -1))[0];
}

/** The file commits to the policy, and so to the rules of the points. */
function policyProblems(inputs: ResultInputs, policies: readonly DatedPolicy[]): string[] {
  const { week, policy } = inputs;
  const inForce = policyOf(policies, week);
  if (inForce === undefined && policy === null) return [];
  const hash = inForce && bytesToHex(sha256(utf8ToBytes(canonicalPolicy(inForce.policy))));
  if (inForce === undefined || hash !== policy?.hash) {
    return ['The policy in force is not the one that the file names.'];
  }
  return unlikePolicy(inputs, inForce.policy).map(
    (figure) => `The ${figure} in the file is not that of the policy in force.`,
  );
}
