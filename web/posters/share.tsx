import type { Letterer, Poster } from '#contract/posters.ts';
import { countText, pointsText } from '#web/ui/figures.ts';
import { RankEmblem } from '#web/ui/ranks/rank-emblem.tsx';
import { utcDateText } from '#web/ui/time.tsx';
import { Figures } from './figures.tsx';
import { Sheet } from './sheet.tsx';

type SharePosterProps = Extract<Poster, { kind: 'share' }> & { layOut: Letterer };

export function SharePoster({ layOut, ...poster }: SharePosterProps) {
  const week = `Week of ${utcDateText(Date.parse(poster.week))}`;
  return (
    <Sheet
      layOut={layOut}
      emblem={<RankEmblem rank={poster.pirateRank} size={312} />}
      title={poster.name}
      line={poster.isProvisional ? `${week}, in its challenge hour` : week}
    >
      <Figures
        layOut={layOut}
        figures={[
          { label: 'Share', amount: poster.share },
          { label: 'Points', text: pointsText(poster.points) },
          { label: 'Place', text: countText(poster.place) },
        ]}
      />
    </Sheet>
  );
}
