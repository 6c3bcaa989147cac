import { ArrowLeft, BadgeCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import type { CreatorProfile } from '#contract/creator/showcase.ts';
import { m } from '#web/messages.ts';
import { paths } from '#web/paths.ts';
import { type FailedAnswer, LoadFailure } from '#web/shell/load/load-failure.tsx';
import { PanelBoundary, Panels } from '#web/shell/load/panel-boundary.tsx';
import { NotFoundPage } from '#web/shell/not-found-page.tsx';
import { PageLink, usePagePath } from '#web/shell/page-link.tsx';
import { usePageTitle } from '#web/shell/page-title.ts';
import { usePageState } from '#web/shell/search/page-state.ts';
import { Badge } from '#web/ui/badge.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { ChartPattern } from '#web/ui/chart/chart-pattern.tsx';
import { cx } from '#web/ui/cx.ts';
import { countText, pointsText } from '#web/ui/figures.ts';
import { Notice } from '#web/ui/notice.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { RankMark } from '#web/ui/ranks/rank-mark.tsx';
import { safeLink } from '#web/ui/safe-link.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { rich } from '#web/ui/text/rich.ts';
import { UtcTime } from '#web/ui/time.tsx';
import { useProfile } from './calls.ts';
import { creatorNameOf } from './creator-name.ts';
import { ContentCard } from './showcase/content-card.tsx';
import { GRID } from './showcase/showcase.tsx';
import { Tile, Tiles } from './tiles.tsx';

/** A creator's public page: rank, totals and approved content. */
export function CreatorProfilePage() {
  const username = creatorNameOf(usePagePath());
  const [page, setPage] = usePageState();
  const answer = useProfile(username, page);
  if (answer.data === null) return <NotFoundPage />;
  if (answer.data === undefined) {
    return <Unknown username={username} answer={answer} />;
  }
  return (
    <Known profile={answer.data} page={page} isOld={answer.isPlaceholderData} onPage={setPage} />
  );
}

/** Shown until there is a response. */
function Unknown({ username, answer }: { username: string; answer: FailedAnswer }) {
  usePageTitle(`@${username}`);
  return (
    <Frame>
      {answer.error ? (
        <LoadFailure
          title={m.creator_profile_failed()}
          answer={answer}
          kept={m.weeks_kept()}
          level={2}
        />
      ) : (
        <div aria-busy="true" className="grid gap-8">
          <Skeleton className="h-24" />
          <Skeleton className="h-96" />
        </div>
      )}
    </Frame>
  );
}

type KnownProps = {
  profile: CreatorProfile;
  page: number;
  isOld: boolean;
  onPage: (page: number) => void;
};

function Known({ profile, page, isOld, onPage }: KnownProps) {
  usePageTitle(profile.displayName);
  return (
    <>
      <PanelBoundary name={m.creator_profile()}>
        <ProfileHeader profile={profile} />
      </PanelBoundary>
      <Frame>
        <Panels
          of={{
            [m.home_totals()]: <Totals profile={profile} />,
            [m.creator_approved()]: <Content {...{ profile, page, isOld, onPage }} />,
          }}
        />
      </Frame>
    </>
  );
}

function Totals({ profile }: { profile: CreatorProfile }) {
  const { totals, totalLifetimePoints, position } = profile;
  return (
    <Tiles label={m.creator_totals()}>
      <Tile label={m.creator_approved_total()} value={countText(totals.totalContent)} />
      <Tile label={m.creator_points_for()} value={pointsText(totals.totalPoints)} />
      <Tile label={m.creator_lifetime()} value={pointsText(totalLifetimePoints)} />
      <Tile
        label={m.creator_place()}
        value={`#${countText(position)}`}
        note={m.creator_place_note()}
      />
    </Tiles>
  );
}

function Content({ profile, page, isOld, onPage }: KnownProps) {
  const { pagination, submissions } = profile;
  return (
    <section aria-labelledby="content-title">
      <h2 id="content-title" className="text-2xl">
        {m.creator_approved()}
      </h2>
      {submissions.length === 0 ? (
        <Notice kind="empty" level={3} title={m.creator_none()} className="mt-4">
          {pagination.total === 0 ? m.creator_none_approved() : m.creator_none_here()}
        </Notice>
      ) : (
        <ul
          aria-label={m.creator_content_of({ name: profile.displayName })}
          aria-busy={isOld}
          className={cx('mt-4', GRID, 'transition-opacity', isOld && 'opacity-55')}
        >
          {submissions.map((item) => (
            <li key={item.id} className="min-w-0">
              <ContentCard item={item} showsCreator={false} />
            </li>
          ))}
        </ul>
      )}
      {pagination.totalPages > 1 && (
        <Pagination
          label={m.creator_pages()}
          className="mt-6"
          page={page}
          totalPages={pagination.totalPages}
          onPageChange={(next) => onPage(Math.min(next, pagination.totalPages))}
        />
      )}
    </section>
  );
}

function ProfileHeader({ profile }: { profile: CreatorProfile }) {
  const link = safeLink(profile.profileLinkUrl);
  return (
    <div className="relative isolate overflow-hidden border-b bg-surface">
      <ChartPattern />
      <div className="mx-auto max-w-6xl px-4 py-8 sm:px-6 lg:py-10">
        <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
          <RankMark rank={profile.pirateRank} size={96} className="shrink-0" />
          <div className="min-w-0">
            <h1 className="text-3xl wrap-anywhere">
              <bdi>{profile.displayName}</bdi>
            </h1>
            <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-muted">
              <span className="font-medium text-ink">{profile.pirateRank}</span>
              {profile.displayName !== `@${profile.username}` && <bdi>@{profile.username}</bdi>}
              {profile.isAdmin && <Badge tone="brass">{m.ui_admin()}</Badge>}
              <span>
                {rich(
                  m.ui_aboard({
                    date: () => <UtcTime at={profile.accountCreatedAt} show="date" />,
                  }),
                )}
              </span>
            </p>
            <p className="mt-2 flex flex-wrap gap-x-4 text-sm">
              {profile.twitterHandle !== null && (
                <span className="inline-flex min-h-6 items-center gap-1">
                  <bdi dir="ltr">X: @{profile.twitterHandle}</bdi>
                  {profile.twitterVerified && (
                    <BadgeCheck
                      role="img"
                      aria-label={m.ui_verified()}
                      size={16}
                      strokeWidth={1.5}
                      className="text-good"
                    />
                  )}
                </span>
              )}
              {link !== null && (
                <a href={link} rel="noopener noreferrer nofollow ugc" className="link">
                  {m.ui_profile_link()}
                </a>
              )}
            </p>
          </div>
        </div>
        <PageLink
          href={paths.creator}
          className={buttonClass({ variant: 'ghost', className: 'mt-5' })}
        >
          <ArrowLeft aria-hidden="true" size={16} strokeWidth={1.5} className="rtl:-scale-x-100" />
          {m.creator_hub()}
        </PageLink>
      </div>
    </div>
  );
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <div className="mx-auto flex w-full max-w-6xl flex-col gap-8 px-4 py-8 sm:px-6 lg:py-10">
      {children}
    </div>
  );
}
