import type { WeekTransactions } from '#contract/site/week-transactions.ts';
import { toHundredths } from '#rules/points/points.ts';
import { chainPercent } from '#rules/weeks/chain-points.ts';
import { pointsText, quantityText } from '#web/ui/figures.ts';

type Figures = Pick<WeekTransactions, 'totalActivityPoints' | 'chainPoints' | 'unlistedPoints'>;

/** The part of a week's points that rests on transactions, and what that shows; the first sentence has the figures. */
export function chainSentences({
  totalActivityPoints: all,
  chainPoints,
  unlistedPoints,
}: Figures): string[] {
  // Corrections of earlier weeks can leave fewer points in all.
  const onChain = Math.min(chainPoints, all);
  const percent = chainPercent(toHundredths(chainPoints), toHundredths(all));
  if (all === 0) return ['Nobody has points of this week.'];
  if (onChain === 0) return [NONE, OTHERS];
  const part = percent === 0 ? 'less than 1 %' : `${percent} %`;
  return [
    `${pointsText(onChain)} of ${points(all)} rest on transactions of the chain (${part}).`,
    ...(unlistedPoints > 0
      ? [
          `Of them, ${points(unlistedPoints)} on transactions that are not listed: a member of each is hidden or was erased.`,
        ]
      : []),
    percent === 100 ? MEANING : `${MEANING} ${OTHERS}`,
  ];
}

const NONE = 'No points of this week rest on transactions of the chain.';
const MEANING =
  'Anybody can look these transactions up. They show that the coins moved, not who moved them.';
const OTHERS =
  'Points of everything else, such as /gm, content, or tips without a transaction, rest on this site’s record alone.';

const points = (count: number) => quantityText(pointsText(count), 'point');
