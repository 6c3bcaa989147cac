import type { AdminUser, BanEvent } from '#contract/admin/users.ts';
import { MAX_BANS_LISTED } from '#rules/pages.ts';
import { UtcTime } from '#web/ui/time.tsx';
import { useBanHistory } from '../calls.ts';
import { HistoryDialog } from '../history-dialog.tsx';
import { submitterName } from '../review/submitter.tsx';

export function BanHistory({ user, onClose }: { user: AdminUser; onClose: () => void }) {
  return (
    <HistoryDialog
      title={`Bans of ${submitterName(user)}`}
      label="Bans"
      empty="Never banned."
      failure="The bans could not be loaded"
      answer={useBanHistory(user.id)}
      itemsOf={({ bans }) => bans.map((ban) => <BanRow key={`${ban.at}${ban.action}`} ban={ban} />)}
      most={{ count: MAX_BANS_LISTED, which: 'last' }}
      onClose={onClose}
    />
  );
}

function BanRow({ ban }: { ban: BanEvent }) {
  const isBan = ban.action === 'user_banned';
  return (
    <li className="py-2.5">
      <p className="text-sm">
        <span className="font-medium">{isBan ? 'Banned' : 'Unbanned'}</span> by{' '}
        <bdi className="wrap-anywhere">{ban.byName}</bdi>, <UtcTime at={ban.at} />
      </p>
      {isBan && (
        <p className="text-sm text-muted wrap-anywhere">
          {ban.reason} · {ban.expiresAt === null ? 'until lifted' : 'until '}
          {ban.expiresAt !== null && <UtcTime at={ban.expiresAt} />}
        </p>
      )}
    </li>
  );
}
