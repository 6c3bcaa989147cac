import { ArrowUpRight, BadgeCheck } from 'lucide-react';
import type { LeaderboardEntry } from '#contract/site/leaderboard.ts';
import { memberPath } from '#web/addresses.ts';
import { m } from '#web/messages.ts';
import { PageLink } from '#web/shell/page-link.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { cx } from '#web/ui/cx.ts';
import { memberName } from '#web/ui/member-name.ts';
import { RankMark } from '#web/ui/ranks/rank-mark.tsx';
import { safeLink } from '#web/ui/safe-link.ts';
import { rovingTip, seenTip } from '#web/ui/tooltip/tip.ts';
import { isLeading } from './columns.ts';
import { describeNextRank } from './member-text.ts';

type MemberIdentityProps = { entry: LeaderboardEntry; isOwn: boolean };

/** Emblem, name and badges, with the rank and the progress to the next one below. */
export function MemberIdentity({ entry, isOwn }: MemberIdentityProps) {
  const next = describeNextRank(entry.totalLifetimePoints);
  return (
    <div className="flex min-w-0 items-center gap-3">
      <RankMark
        rank={entry.pirateRank}
        size={isLeading(entry.rank) ? 44 : 32}
        className="shrink-0"
      />
      <div className="min-w-0 grow">
        <div className="flex items-center gap-1.5">
          <h3
            className={cx(
              'min-w-0 font-sans leading-6 font-semibold tracking-normal',
              isLeading(entry.rank) ? 'text-lg' : 'text-base',
            )}
          >
            <MemberName entry={entry} />
          </h3>
          <ProfileLink entry={entry} />
          {entry.twitterVerified && <VerifiedBadge handle={entry.twitterHandle} />}
          {entry.isAdmin && <Badge tone="brass">{m.board_admin()}</Badge>}
          {isOwn && <Badge>{m.board_you()}</Badge>}
        </div>
        <p
          {...rovingTip('rank', seenTip(`${entry.pirateRank} · ${next.text}`))}
          className="truncate text-xs text-muted"
        >
          <span className="font-medium text-ink">{entry.pirateRank}</span>
          <span aria-hidden="true"> · </span>
          <span className="sr-only">, </span>
          {next.text}
        </p>
        <NextRankBar share={next.share} />
      </div>
    </div>
  );
}

/** Leads to the member's page (docs/spec/board.md#6-names); one without a name, such as a hidden one, leads nowhere. */
function MemberName({ entry }: { entry: LeaderboardEntry }) {
  const name = memberName(entry);
  if (entry.displayType !== 'other') {
    return (
      <PageLink
        href={memberPath(entry.userId)}
        // A name that is cut off ends where it is read last.
        dir="auto"
        {...seenTip(name)}
        className={NAME_LINK}
      >
        <bdi>{name}</bdi>
      </PageLink>
    );
  }
  return (
    <bdi {...rovingTip('name', seenTip(name))} className="block truncate">
      {name}
    </bdi>
  );
}

/** The profile that the bot reported (docs/spec/board.md#6-names). */
function ProfileLink({ entry }: { entry: LeaderboardEntry }) {
  const link = safeLink(entry.profileLinkUrl);
  if (link === null) return null;
  return (
    <a
      href={link}
      target="_blank"
      rel="noopener noreferrer nofollow ugc"
      aria-label={m.board_profile()}
      className="inline-grid size-6 shrink-0 place-items-center text-muted hover:text-brass pointer-coarse:-my-2.5 pointer-coarse:size-11"
    >
      <ArrowUpRight aria-hidden="true" size={16} strokeWidth={1.5} className="rtl:-scale-x-100" />
    </a>
  );
}

const NAME_LINK =
  'block truncate underline decoration-line underline-offset-4 hover:decoration-brass pointer-coarse:-my-2.5 pointer-coarse:py-2.5';

function VerifiedBadge({ handle }: { handle: string | null }) {
  const text = handle === null ? m.board_verified() : m.board_verified_as({ handle: `@${handle}` });
  return (
    <span {...rovingTip('verified', seenTip(text))} className="shrink-0 text-good">
      <BadgeCheck aria-hidden="true" size={18} strokeWidth={1.5} />
      <span className="sr-only">{text}</span>
    </span>
  );
}

/** Progress to the next rank; the words next to it say the same. */
function NextRankBar({ share }: { share: number }) {
  return (
    <svg
      aria-hidden="true"
      width="100%"
      height="2"
      className="mt-1 block max-w-44 rtl:-scale-x-100"
    >
      <rect width="100%" height="2" className="fill-line" />
      <rect width={`${Math.round(share * 1000) / 10}%`} height="2" className="fill-brass" />
    </svg>
  );
}
