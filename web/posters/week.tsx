import type { Letterer, Poster } from '#contract/posters.ts';
import { community } from '#web/community.ts';
import { countText } from '#web/ui/figures.ts';
import { Mark } from '#web/ui/logo/mark.tsx';
import { utcDateText } from '#web/ui/time.tsx';
import { Figures } from './figures.tsx';
import { Sheet } from './sheet.tsx';

type WeekPosterProps = Extract<Poster, { kind: 'week' }> & { layOut: Letterer };

export function WeekPoster({ layOut, ...poster }: WeekPosterProps) {
  return (
    <Sheet
      layOut={layOut}
      emblem={<Mark path={community.logo.path} size={312} />}
      title={`Week of ${utcDateText(Date.parse(poster.week))}`}
      line={
        poster.isProvisional
          ? 'In its challenge hour: not distributed yet'
          : 'Who shared the pool, and in what proportion'
      }
    >
      <Figures
        layOut={layOut}
        figures={[
          { label: 'Shared out', amount: poster.distributed },
          { label: 'Shared by', text: countText(poster.recipients) },
          { label: 'Active members', text: countText(poster.activeMembers) },
        ]}
      />
    </Sheet>
  );
}
