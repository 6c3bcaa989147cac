import type { AdminUser } from '#contract/admin/users.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { pointsText, quantityText } from '#web/ui/figures.ts';
import { RankEmblem } from '#web/ui/ranks/rank-emblem.tsx';
import { UtcTime } from '#web/ui/time.tsx';
import { Ago } from '../ago.tsx';
import { submitterName } from '../review/submitter.tsx';

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
                className="mr-1 inline-block align-text-bottom text-brass"
              />
              {user.pirateRank} · {quantityText(pointsText(user.totalActivityPoints), 'point')} ·
              Telegram id {user.telegramId} · member since{' '}
              <UtcTime at={user.createdAt} show="date" />
            </p>
            <Submissions user={user} />
            {user.isBanned && <Ban user={user} />}
          </div>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button variant="ghost" onClick={() => onDialog('history')}>
            Ban history<span className="sr-only"> of {name}</span>
          </Button>
          {!user.isAdmin && (
            <Button
              variant={user.isBanned ? 'secondary' : 'danger'}
              onClick={() => onDialog(user.isBanned ? 'unban' : 'ban')}
            >
              {user.isBanned ? 'Unban' : 'Ban'}
              <span className="sr-only"> {name}</span>
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
      {user.isAdmin && <Badge tone="brass">ADMIN</Badge>}
      {user.isBanned && <Badge tone="bad">Banned</Badge>}
      {user.twitterHandle !== null && (
        <span className="text-sm text-muted wrap-anywhere">
          X: @{user.twitterHandle}
          {user.twitterVerified ? ', verified' : ', not verified'}
        </span>
      )}
    </p>
  );
}

function Submissions({ user }: { user: AdminUser }) {
  const { submissionCount, approvedCount, rejectedCount, averagePoints } = user;
  if (submissionCount === 0) return <p className="text-xs text-muted">no submissions</p>;
  return (
    <p className="text-xs text-muted">
      {quantityText(String(submissionCount), 'submission')}: {approvedCount} approved,{' '}
      {rejectedCount} rejected
      {approvedCount > 0 &&
        `, ${pointsText(Math.round(averagePoints * 100) / 100)} points on average`}
    </p>
  );
}

function Ban({ user }: { user: AdminUser }) {
  return (
    <p className="mt-1 measure text-sm text-bad wrap-anywhere">
      Banned {user.bannedAt !== null && <Ago at={user.bannedAt} />}
      {user.banExpiresAt === null ? ' until lifted' : ' until '}
      {user.banExpiresAt !== null && <UtcTime at={user.banExpiresAt} />}
      {user.banReason !== null && `: ${user.banReason}`}
    </p>
  );
}
