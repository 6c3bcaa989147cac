import { evidenceOf, inOrder } from './evidence.ts';
import { LEAST_HUNDREDTHS, type Signal } from './signal.ts';
import type { Flow, TipGraph, WeekMember } from './tips.ts';

const LEAST_ACCOUNTS = 3;
const MOST_ACCOUNTS = 500;
/** A new account feeds a member if at least this part of its points comes from tips to them. */
const FED_OF_SENT = 0.25;
/** A member who gets this part of their tips from the same people gets hardly any from others. */
const FROM_THE_SAME = 0.6;

/**
 * New accounts that feed one member. Worth a question only if they get hardly any tips from people other than that member and
 * each other: a member who brings friends along is fed too, but the friends meet others.
 */
export function findFanIns(
  { tippers }: TipGraph,
  { isNew }: { isNew: (member: number) => boolean },
): Signal[] {
  const signals: Signal[] = [];
  for (const [hub, { into, tipsReceived }] of tippers) {
    const fed = into.filter((flow) => {
      const sent = tippers.get(flow.from)?.hundredths ?? 0;
      return isNew(flow.from) && sent > 0 && flow.hundredths >= FED_OF_SENT * sent;
    });
    if (fed.length < LEAST_ACCOUNTS || fed.length > MOST_ACCOUNTS) continue;
    const feeders = new Set(fed.map(({ from }) => from));
    const tips = fed.flatMap((flow) => flow.tips);
    const evidence = evidenceOf(tips);
    if (sumOf(evidence.pointsInQuestion.values()) < LEAST_HUNDREDTHS) continue;
    const knownToNobody = [...feeders].filter((member) => {
      const tipper = tippers.get(member);
      if (!tipper || tipper.tipsReceived === 0) return true;
      const same = tipper.into.filter(({ from }) => from === hub || feeders.has(from));
      return countTips(same) >= FROM_THE_SAME * tipper.tipsReceived;
    });
    const unknown = knownToNobody.length / feeders.size;
    signals.push({
      kind: 'fan_in',
      members: inOrder([hub, ...feeders]),
      holdWorthy: knownToNobody.length >= LEAST_ACCOUNTS && unknown >= FROM_THE_SAME,
      strength: unknown,
      ...evidence,
      figures: {
        hub,
        newMembers: feeders.size,
        knownToNobody: knownToNobody.length,
        ofHubsTips: tips.length / tipsReceived,
      },
    });
  }
  return signals;
}

/**
 * New accounts that earned in the week and had their first tip from the same member. This alone proves little: welcoming people
 * is good manners.
 */
export function findOnePayers(
  { tippers }: TipGraph,
  members: ReadonlyMap<number, WeekMember>,
  { isNew }: { isNew: (member: number) => boolean },
): Signal[] {
  const paid = new Map<number, number[]>();
  for (const { id, firstPayer } of members.values()) {
    const earned = tippers.get(id)?.hundredths ?? 0;
    if (firstPayer === null || !isNew(id) || earned === 0) continue;
    paid.set(firstPayer, [...(paid.get(firstPayer) ?? []), id]);
  }
  const signals: Signal[] = [];
  for (const [payer, accounts] of paid) {
    if (accounts.length < LEAST_ACCOUNTS || accounts.length > MOST_ACCOUNTS) continue;
    const flows = accounts.flatMap((account) => tippers.get(account)?.out ?? []);
    const evidence = evidenceOf(flows.flatMap((flow) => flow.tips));
    const back = sumOf(flows.filter(({ to }) => to === payer).map(({ hundredths }) => hundredths));
    const sent = sumOf(flows.map(({ hundredths }) => hundredths));
    signals.push({
      kind: 'one_payer',
      members: inOrder([payer, ...accounts]),
      holdWorthy: false,
      strength: sent === 0 ? 0 : back / sent,
      ...evidence,
      figures: { payer, newMembers: accounts.length, backToPayer: sent === 0 ? 0 : back / sent },
    });
  }
  return signals;
}

function sumOf(numbers: Iterable<number>): number {
  let sum = 0;
  for (const number of numbers) sum += number;
  return sum;
}

function countTips(flows: readonly Flow[]): number {
  return sumOf(flows.map((flow) => flow.tips.length));
}
