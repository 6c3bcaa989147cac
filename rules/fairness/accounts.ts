import { evidenceOf, inOrder } from './evidence.ts';
import { LEAST_HUNDREDTHS, type Signal } from './signal.ts';
import type { TipGraph, WeekMember } from './tips.ts';

/** The most members in a signal; more give several. The database's index of signals holds little more. */
const MOST_MEMBERS = 500;

/** Several members whose shares go to one address. */
export function findSameAddresses(
  { tippers }: TipGraph,
  members: ReadonlyMap<number, WeekMember>,
): Signal[] {
  const owners = new Map<string, WeekMember[]>();
  for (const member of members.values()) {
    if (member.address === null || member.hundredths === 0) continue;
    const sharing = owners.get(member.address);
    if (sharing) sharing.push(member);
    else owners.set(member.address, [member]);
  }
  const signals: Signal[] = [];
  for (const sharing of [...owners.values()].flatMap(inParts)) {
    const tips = sharing.flatMap(({ id }) =>
      (tippers.get(id)?.out ?? []).flatMap((flow) => flow.tips),
    );
    signals.push({
      kind: 'same_address',
      members: inOrder(sharing.map(({ id }) => id)),
      holdWorthy: true,
      strength: 1,
      ...evidenceOf(tips),
      pointsInQuestion: new Map(sharing.map(({ id, hundredths }) => [id, hundredths])),
      figures: { members: sharing.length },
    });
  }
  return signals;
}

/** Parts of even sizes, lowest numbers first, so that none has a single member. */
function inParts(sharing: readonly WeekMember[]): WeekMember[][] {
  if (sharing.length < 2) return [];
  const count = Math.ceil(sharing.length / MOST_MEMBERS);
  const size = Math.ceil(sharing.length / count);
  const sorted = sharing.toSorted((a, b) => a.id - b.id);
  return Array.from({ length: count }, (_, part) => sorted.slice(part * size, (part + 1) * size));
}

/** Members whom nobody tipped and who did nothing but tip. Givers are welcome, so this signal only supports others. */
export function findTipsAlone(
  { tippers }: TipGraph,
  members: ReadonlyMap<number, WeekMember>,
): Signal[] {
  const signals: Signal[] = [];
  for (const [id, { out, hundredths, tipsReceived }] of tippers) {
    const all = members.get(id)?.hundredths ?? 0;
    if (hundredths < LEAST_HUNDREDTHS || tipsReceived > 0 || all > hundredths) continue;
    signals.push({
      kind: 'tips_alone',
      members: [id],
      holdWorthy: false,
      strength: 1,
      ...evidenceOf(out.flatMap((flow) => flow.tips)),
      figures: { payees: out.length },
    });
  }
  return signals;
}
