import { evidenceOf, inOrder } from './evidence.ts';
import { LEAST_HUNDREDTHS, type Signal } from './signal.ts';
import { countTips, type TipGraph } from './tips.ts';

const LEAST_ACCOUNTS = 3;
const MOST_ACCOUNTS = 500;
/** An account feeds a member if at least this part of its points comes from tips to them. */
const FED_OF_SENT = 0.4;
/** A member who gets less than this part of their tips from the accounts is tipped by the community. */
const OF_HUBS_TIPS = 0.25;
/** An account that gets this part of its tips from the same people gets hardly any from others. */
const FROM_THE_SAME = 0.6;

/**
 * Accounts that feed one member. Worth asking about if they get hardly any tips from people other than that member, each other and
 * members who pay several of them: a member who brings friends along is fed too, but the friends meet others.
 */
export function findFanIns({ tippers }: TipGraph): Signal[] {
  const signals: Signal[] = [];
  for (const [hub, { into, tipsReceived }] of tippers) {
    const fed = into.filter((flow) => {
      const sent = tippers.get(flow.from)?.hundredths ?? 0;
      return sent > 0 && flow.hundredths >= FED_OF_SENT * sent;
    });
    if (fed.length < LEAST_ACCOUNTS || fed.length > MOST_ACCOUNTS) continue;
    const points = fed.reduce((sum, { hundredths }) => sum + hundredths, 0);
    if (points < LEAST_HUNDREDTHS) continue;
    const feeders = fed.map(({ from }) => from);
    const same = new Set([hub, ...feeders, ...payersOfSeveral(tippers, feeders)]);
    const knownToNobody = feeders.filter((feeder) => {
      const tipper = tippers.get(feeder);
      const fromSame = tipper?.into.filter(({ from }) => same.has(from)) ?? [];
      return countTips(fromSame) >= FROM_THE_SAME * (tipper?.tipsReceived ?? 0);
    });
    const unknown = knownToNobody.length / feeders.length;
    const ofHubsTips = countTips(fed) / tipsReceived;
    signals.push({
      kind: 'fan_in',
      members: inOrder([hub, ...feeders]),
      holdWorthy:
        knownToNobody.length >= LEAST_ACCOUNTS &&
        unknown >= FROM_THE_SAME &&
        ofHubsTips >= OF_HUBS_TIPS,
      strength: unknown,
      ...evidenceOf(fed.flatMap((flow) => flow.tips)),
      figures: {
        hub,
        members: feeders.length,
        knownToNobody: knownToNobody.length,
        ofHubsTips,
      },
    });
  }
  return signals;
}

function payersOfSeveral(tippers: TipGraph['tippers'], accounts: readonly number[]): number[] {
  const paid = new Map<number, number>();
  for (const account of accounts) {
    for (const { from } of tippers.get(account)?.into ?? []) {
      paid.set(from, (paid.get(from) ?? 0) + 1);
    }
  }
  return [...paid].flatMap(([payer, some]) => (some >= LEAST_ACCOUNTS ? [payer] : []));
}
