import { ArrowLeft, BadgeCheck } from 'lucide-react';
import type { MemberPage } from '#contract/site/members.ts';
import { memberPath } from '#web/addresses.ts';
import { community } from '#web/community.ts';
import { m } from '#web/messages.ts';
import { paths } from '#web/paths.ts';
import { PageLink } from '#web/shell/page-link.tsx';
import { ShareButton } from '#web/shell/share/share-button.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { ChartPattern } from '#web/ui/chart/chart-pattern.tsx';
import { RankMark } from '#web/ui/ranks/rank-mark.tsx';
import { safeLink } from '#web/ui/safe-link.ts';
import { rich } from '#web/ui/text/rich.ts';
import { UtcTime } from '#web/ui/time.tsx';

type MemberHeaderProps = { member: MemberPage; name: string; isOwn: boolean };

export function MemberHeader({ member, name, isOwn }: MemberHeaderProps) {
  const link = safeLink(member.profileLinkUrl);
  return (
    // Not hidden beyond its edges: the menu of the button may be longer.
    <div className="relative isolate border-b bg-surface">
      <ChartPattern />
      <div className="mx-auto max-w-6xl px-4 py-8 sm:px-6 lg:py-10">
        <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
          <RankMark rank={member.pirateRank} size={96} className="shrink-0" />
          <div className="min-w-0">
            <h1 className="text-3xl wrap-anywhere">
              <bdi>{name}</bdi>
            </h1>
            <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-muted">
              <span className="font-medium text-ink">{member.pirateRank}</span>
              {member.username !== null && member.displayType !== 'username' && (
                <bdi>@{member.username}</bdi>
              )}
              {member.isAdmin && <Badge tone="brass">{m.ui_admin()}</Badge>}
              {isOwn && <Badge>{m.board_you()}</Badge>}
              {member.badges.map((badge) => (
                <Badge key={badge}>{badge}</Badge>
              ))}
              <span>
                {rich(
                  m.ui_aboard({
                    date: () => <UtcTime at={member.accountCreatedAt} show="date" />,
                  }),
                )}
              </span>
            </p>
            <p className="mt-2 flex flex-wrap gap-x-4 text-sm">
              {member.twitterHandle !== null && (
                <span className="inline-flex min-h-6 items-center gap-1">
                  <bdi dir="ltr">X: @{member.twitterHandle}</bdi>
                  {member.twitterVerified && (
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
                <a
                  href={link}
                  target="_blank"
                  rel="noopener noreferrer nofollow ugc"
                  className="link pointer-coarse:py-2.5"
                >
                  {m.ui_profile_link()}
                </a>
              )}
            </p>
          </div>
        </div>
        <div className="mt-5 flex flex-wrap gap-2">
          <PageLink href={paths.leaderboard} className={buttonClass({ variant: 'ghost' })}>
            <ArrowLeft
              aria-hidden="true"
              size={16}
              strokeWidth={1.5}
              className="rtl:-scale-x-100"
            />
            {m.shell_leaderboard()}
          </PageLink>
          <ShareButton
            path={memberPath(member.userId)}
            text={m.member_share({
              name,
              rank: member.pirateRank,
              community: community.communityName,
            })}
          />
        </div>
      </div>
    </div>
  );
}
