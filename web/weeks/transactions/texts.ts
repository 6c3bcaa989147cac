import type { WeekTransactions } from '#contract/site/week-transactions.ts';
import { toHundredths } from '#rules/points/points.ts';
import { chainPercent } from '#rules/weeks/chain-points.ts';
import { m } from '#web/messages.ts';
import { pointsText } from '#web/ui/figures.ts';

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
  if (all === 0) return [m.week_chain_nobody()];
  if (onChain === 0) return [m.week_chain_none(), m.week_chain_others()];
  const figures = { points: pointsText(onChain), all: m.ui_points({ points: all }) };
  const meaning = m.week_chain_meaning();
  return [
    percent === 0
      ? m.week_chain_little(figures)
      : m.week_chain_part({ ...figures, part: String(percent) }),
    ...(unlistedPoints > 0
      ? [m.week_chain_unlisted({ points: m.ui_points({ points: unlistedPoints }) })]
      : []),
    percent === 100 ? meaning : `${meaning} ${m.week_chain_others()}`,
  ];
}
