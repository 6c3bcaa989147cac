import { ArrowRight } from 'lucide-react';
import { ranks } from '#web/community.ts';
import { m } from '#web/messages.ts';
import { paths } from '#web/paths.ts';
import { PageLink } from '#web/shell/page-link.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { RankEmblem } from '#web/ui/ranks/rank-emblem.tsx';
import { FeatureCard } from './card.tsx';

/** The ranks, highest first. */
export function FeaturePoints() {
  return (
    <FeatureCard
      title={m.home_points()}
      text={m.home_points_text()}
      className="md:col-span-2 lg:col-span-1 lg:col-start-3 lg:row-span-2 lg:row-start-1"
    >
      <ol
        aria-label={m.home_points_ranks()}
        className="mt-5 grid grow content-between gap-x-8 gap-y-1 text-sm sm:max-lg:grid-flow-col sm:max-lg:grid-cols-2 sm:max-lg:grid-rows-6"
      >
        {ranks.toReversed().map(({ rank, minPoints }) => (
          <li key={rank} className="flex items-center gap-2.5 border-b border-line/60 py-1">
            <RankEmblem rank={rank} size={24} className="shrink-0 text-brass" />
            <span className="grow font-medium">{rank}</span>
            <span className="text-muted">{minPoints}</span>
          </li>
        ))}
      </ol>
      <PageLink href={paths.leaderboard} className={buttonClass({ className: 'mt-5 self-start' })}>
        {m.home_points_see()}
        <ArrowRight aria-hidden="true" size={16} strokeWidth={1.5} className="rtl:-scale-x-100" />
      </PageLink>
    </FeatureCard>
  );
}
