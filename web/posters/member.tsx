import type { Letterer, Poster } from '#contract/posters.ts';
import { countText, pointsText } from '#web/ui/figures.ts';
import { RankEmblem } from '#web/ui/ranks/rank-emblem.tsx';
import { Figures } from './figures.tsx';
import { Sheet } from './sheet.tsx';

type MemberPosterProps = Extract<Poster, { kind: 'member' }> & { layOut: Letterer };

export function MemberPoster({ layOut, ...poster }: MemberPosterProps) {
  return (
    <Sheet
      layOut={layOut}
      emblem={<RankEmblem rank={poster.pirateRank} size={312} />}
      title={poster.name}
      line={poster.pirateRank}
    >
      <Figures
        layOut={layOut}
        figures={[
          { label: 'Points', text: pointsText(poster.points) },
          { label: 'Place', text: countText(poster.place) },
          { label: 'Earned', amount: poster.earned },
        ]}
      />
    </Sheet>
  );
}
