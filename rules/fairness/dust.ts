import { evidenceOf } from './evidence.ts';
import { LEAST_HUNDREDTHS, type Signal } from './signal.ts';
import type { TipGraph } from './tips.ts';

/** A tip up to this multiple of the least tip is dust. */
const DUST_FACTOR = 5n;
const LEAST_TIPS = 5;
const LEAST_PART = 0.3;
/** If more than this part of the older accounts that earned by tips send dust, it is the custom. New accounts make no custom. */
const CUSTOM_PART = 0.5;
/** This many members or fewer make no custom, whatever part of a small community they are. */
const CUSTOM_MEMBERS = 5;

/** Tips barely above the least possible tip: points for almost nothing. */
export function findDust(
  { tippers }: TipGraph,
  { leastUnits, isNew }: { leastUnits: bigint; isNew: (member: number) => boolean },
): Signal[] {
  const signals: Signal[] = [];
  let old = 0;
  let oldWithDust = 0;
  for (const [member, { out, hundredths }] of tippers) {
    if (hundredths < LEAST_HUNDREDTHS) continue;
    if (!isNew(member)) old += 1;
    const tips = out.flatMap((flow) => flow.tips);
    const dust = tips.filter(({ units }) => units <= DUST_FACTOR * leastUnits);
    const part = dust.length / tips.length;
    if (dust.length < LEAST_TIPS || part < LEAST_PART) continue;
    if (!isNew(member)) oldWithDust += 1;
    signals.push({
      kind: 'dust',
      members: [member],
      holdWorthy: true,
      strength: part,
      ...evidenceOf(dust),
      figures: { dust: part },
    });
  }
  const isCustom = oldWithDust > CUSTOM_MEMBERS && oldWithDust > CUSTOM_PART * old;
  return isCustom ? signals.map((signal) => ({ ...signal, holdWorthy: false })) : signals;
}
