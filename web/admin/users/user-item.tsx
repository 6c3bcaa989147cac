import type { ReactNode } from 'react';
import type { AdminUser } from '#contract/admin/users.ts';
import type { Rich } from '#rules/messages/numbers.ts';
import { m } from '#web/messages.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { pointsText } from '#web/ui/figures.ts';
import { RankEmblem } from '#web/ui/ranks/rank-emblem.tsx';
import { banReasonText } from '#web/ui/text/review-comment.ts';
import { rich } from '#web/ui/text/rich.ts';
import { UtcTime } from '#web/ui/time.tsx';
import { Ago } from '../ago.tsx';
import { submitterName } from '../review/submitter.tsx';
import { unseen } from '../section-parts.tsx';

export type UserDialog = 'ban' | 'unban' | 'history';

type UserItemProps = { user: AdminUser; onDialog: (dialog: UserDialog) => void };

export function UserItem({ user, onDialog }: UserItemProps) {
  const name = submitterName(user);
  return (
    <li className="px-4 py-3 sm:px-5">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="flex min-w-0 items-start gap-3">
          <Avatar
            name={user.displayName}
            picture={user.picture}
            className="mt-0.5 size-9 bg-raised text-base"
          />
          <div className="min-w-0">
            <UserName user={user} name={name} />
            <p className="mt-0.5 text-xs text-muted">
              <RankEmblem
                rank={user.pirateRank}
                size={16}
                className="me-1 inline-block align-text-bottom text-brass"
              />
              {rich(
                m.portal_users_about({
                  rank: user.pirateRank,
                  points: m.ui_points({ points: user.totalActivityPoints }),
                  id: user.telegramId,
                  date: () => <UtcTime at={user.createdAt} show="date" />,
                }),
              )}
            </p>
            <Submissions user={user} />
            {user.isBanned && <Ban user={user} />}
          </div>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button variant="ghost" onClick={() => onDialog('history')}>
            {rich(m.portal_users_history({ name, of: unseen }))}
          </Button>
          {!user.isAdmin && (
            <Button
              variant={user.isBanned ? 'secondary' : 'danger'}
              onClick={() => onDialog(user.isBanned ? 'unban' : 'ban')}
            >
              {rich(
                user.isBanned
                  ? m.portal_users_unban({ name, of: unseen })
                  : m.portal_users_ban({ name, of: unseen }),
              )}
            </Button>
          )}
        </div>
      </div>
    </li>
  );
}

function UserName({ user, name }: { user: AdminUser; name: string }) {
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <bdi className="font-medium wrap-anywhere">{name}</bdi>
      {user.username !== null && user.displayName !== name && (
        <bdi className="text-sm text-muted wrap-anywhere">{user.displayName}</bdi>
      )}
      {user.isAdmin && <Badge tone="brass">{m.board_admin()}</Badge>}
      {user.isBanned && <Badge tone="bad">{m.portal_users_banned()}</Badge>}
      {user.twitterHandle !== null && (
        <span className="text-sm text-muted wrap-anywhere">
          {user.twitterVerified
            ? m.portal_users_x_verified({ handle: `@${user.twitterHandle}` })
            : m.portal_users_x_not_verified({ handle: `@${user.twitterHandle}` })}
        </span>
      )}
    </p>
  );
}

function Submissions({ user }: { user: AdminUser }) {
  return <p className="text-xs text-muted">{submissionsText(user)}</p>;
}

function Ban({ user }: { user: AdminUser }) {
  return <p className="mt-1 measure text-sm text-bad wrap-anywhere">{rich(banText(user))}</p>;
}

function submissionsText(user: AdminUser): string {
  const { submissionCount: count, approvedCount, rejectedCount, averagePoints } = user;
  if (count === 0) return m.portal_users_submitted_none();
  const figures = { count, approved: String(approvedCount), rejected: String(rejectedCount) };
  if (approvedCount === 0) return m.portal_users_submitted(figures);
  const points = pointsText(Math.round(averagePoints * 100) / 100);
  return m.portal_users_submitted_average({ ...figures, points });
}

function banText({ bannedAt, banExpiresAt, banReason }: AdminUser): Rich<ReactNode> {
  const reason = banReason && banReasonText(banReason);
  const ago = () => bannedAt !== null && <Ago at={bannedAt} />;
  if (banExpiresAt === null) {
    return reason === null
      ? m.portal_users_banned_for_good({ ago })
      : m.portal_users_banned_for_good_why({ ago, reason });
  }
  const end = () => <UtcTime at={banExpiresAt} />;
  return reason === null
    ? m.portal_users_banned_until({ ago, end })
    : m.portal_users_banned_until_why({ ago, end, reason });
}
