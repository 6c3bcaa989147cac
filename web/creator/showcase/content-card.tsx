import type { CreatorContent } from '#contract/creator/showcase.ts';
import { boardName } from '#rules/names.ts';
import { memberPath } from '#web/addresses.ts';
import { ranks } from '#web/community.ts';
import { m } from '#web/messages.ts';
import { PageLink } from '#web/shell/page-link.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { memberName } from '#web/ui/member-name.ts';
import { RankMark } from '#web/ui/ranks/rank-mark.tsx';
import { SkeletonText } from '#web/ui/skeleton.tsx';
import { contentTypeName } from '#web/ui/text/content-type-name.ts';
import { UtcTime } from '#web/ui/time.tsx';
import { ContentLink } from './content-link.tsx';
import { KindMark } from './kind-mark.tsx';

type ContentCardProps = {
  item: CreatorContent;
  showsCreator?: boolean;
};

/** One approved submission (docs/spec/site.md#13-the-creator-showcase); its height does not depend on the description. */
export function ContentCard({ item, showsCreator = true }: ContentCardProps) {
  const title = item.title ?? m.creator_untitled();
  return (
    <article className={CARD}>
      <header className="flex items-start gap-3">
        <KindMark type={item.contentType} />
        <div className="min-w-0 grow text-sm">
          <p className="truncate font-medium">{contentTypeName(item.contentType)}</p>
          <p className="text-muted">
            <UtcTime at={item.submittedAt} show="date" />
          </p>
        </div>
        <Badge tone="brass">{m.ui_points({ points: item.pointsAwarded })}</Badge>
      </header>
      <div className="mt-3 grow">
        <h3 dir="auto" className="line-clamp-2 text-lg wrap-anywhere">
          {title}
        </h3>
        {item.description !== null && (
          <p dir="auto" className="mt-1 line-clamp-3 text-sm text-muted wrap-anywhere">
            {item.description}
          </p>
        )}
      </div>
      {showsCreator && <Creator user={item.user} number={item.userId} />}
      <div className="mt-3 border-t pt-3">
        <ContentLink url={item.url} host={item.host} name={title} />
      </div>
    </article>
  );
}

function Creator({ user, number }: { user: CreatorContent['user']; number: string }) {
  const rank = user.pirateRank ?? ranks[0].rank;
  const name = memberName(boardName(user));
  return (
    <div className="mt-3 flex min-w-0 items-center gap-2 text-sm">
      <RankMark rank={rank} size={20} className="shrink-0" />
      <PageLink
        href={memberPath(number)}
        className="link inline-flex min-w-0 items-center pointer-coarse:min-h-11"
      >
        <bdi className="truncate">{name}</bdi>
      </PageLink>
      <span className="shrink-0 text-muted">{rank}</span>
    </div>
  );
}

export function ContentCardSkeleton() {
  return (
    <div aria-hidden="true" className={CARD}>
      <div className="flex items-start gap-3">
        <span className="size-9 rounded-md bg-sunken" />
        <div className="grow text-sm">
          <p>
            <SkeletonText chars={12} />
          </p>
          <p>
            <SkeletonText chars={10} />
          </p>
        </div>
        <span className="h-6 w-16 rounded-sm bg-sunken" />
      </div>
      <div className="mt-3 grow">
        <p className="text-lg">
          <SkeletonText chars={20} />
        </p>
        <p className="mt-1 text-sm">
          <SkeletonText chars={28} />
        </p>
      </div>
      <p className="mt-3 flex h-5 items-center text-sm pointer-coarse:h-11">
        <SkeletonText chars={16} />
      </p>
      <div className="mt-3 border-t pt-3">
        <span className="block h-9 w-32 rounded-md bg-sunken pointer-coarse:h-11" />
      </div>
    </div>
  );
}

const CARD = 'flex h-full min-h-64 min-w-0 flex-col rounded-lg border bg-surface p-4';
