import type { PointsSystem } from '#contract/site/points-system.ts';
import { RankMark } from '#web/ui/ranks/rank-mark.tsx';
import { GuidePart } from './part.tsx';

/** The rank table, highest first. */
export function GuideRanks({ ranks }: { ranks: PointsSystem['pirateRanks'] }) {
  return (
    <GuidePart title="Pirate ranks">
      <table className="w-full text-sm">
        <caption className="sr-only">Pirate ranks by lifetime points</caption>
        <thead>
          <tr className="border-b text-left text-muted">
            <th scope="col" className="pb-1.5 font-normal">
              Rank
            </th>
            <th scope="col" className="pb-1.5 text-right font-normal">
              Lifetime points
            </th>
          </tr>
        </thead>
        <tbody>
          {ranks.toReversed().map((each) => (
            <tr key={each.rank} className="border-b border-line/60 last:border-b-0">
              <th scope="row" className="py-1 text-left font-medium">
                <span className="flex items-center gap-2.5">
                  <RankMark rank={each.rank} size={24} className="shrink-0" />
                  {each.rank}
                </span>
              </th>
              <td className="py-1 text-right">{each.pointsRange.replace('-', '–')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </GuidePart>
  );
}
