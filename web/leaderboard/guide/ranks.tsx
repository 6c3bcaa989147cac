import type { PointsSystem } from '#contract/site/points-system.ts';
import { m } from '#web/messages.ts';
import { apart } from '#web/ui/figures.ts';
import { RankMark } from '#web/ui/ranks/rank-mark.tsx';
import { GuidePart } from './part.tsx';

/** The rank table, highest first. */
export function GuideRanks({ ranks }: { ranks: PointsSystem['pirateRanks'] }) {
  return (
    <GuidePart title={m.guide_ranks()}>
      <table className="w-full text-sm">
        <caption className="sr-only">{m.guide_ranks_table()}</caption>
        <thead>
          <tr className="border-b text-muted">
            <th scope="col" className="pb-1.5 text-start font-normal">
              {m.guide_rank()}
            </th>
            <th scope="col" className="pb-1.5 text-end font-normal">
              {m.board_lifetime()}
            </th>
          </tr>
        </thead>
        <tbody>
          {ranks.toReversed().map((each) => (
            <tr key={each.rank} className="border-b border-line/60 last:border-b-0">
              <th scope="row" className="py-1 text-start font-medium">
                <span className="flex items-center gap-2.5">
                  <RankMark rank={each.rank} size={24} className="shrink-0" />
                  {each.rank}
                </span>
              </th>
              <td className="py-1 text-end">
                <span {...apart()}>{each.pointsRange.replace('-', '–')}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </GuidePart>
  );
}
