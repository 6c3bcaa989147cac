import type { AdminUser, BanEvent } from '#contract/admin/users.ts';
import { MAX_BANS_LISTED } from '#rules/pages.ts';
import { m } from '#web/messages.ts';
import { banReasonText } from '#web/ui/text/review-comment.ts';
import { rich } from '#web/ui/text/rich.ts';
import { UtcTime } from '#web/ui/time.tsx';
import { useBanHistory } from '../calls.ts';
import { HistoryDialog } from '../history-dialog.tsx';
import { submitterName } from '../review/submitter.tsx';

export function BanHistory({ user, onClose }: { user: AdminUser; onClose: () => void }) {
  return (
    <HistoryDialog
      title={m.portal_bans_title({ name: submitterName(user) })}
      label={m.portal_bans_list()}
      empty={m.portal_bans_none()}
      failure={m.portal_bans_failed()}
      answer={useBanHistory(user.id)}
      itemsOf={({ bans }) => bans.map((ban) => <BanRow key={`${ban.at}${ban.action}`} ban={ban} />)}
      most={{ count: MAX_BANS_LISTED, which: 'last' }}
      onClose={onClose}
    />
  );
}

function BanRow({ ban }: { ban: BanEvent }) {
  const isBan = ban.action === 'user_banned';
  const { expiresAt } = ban;
  const reason = banReasonText(ban.reason ?? '');
  const parts = {
    b: (text: string) => <span className="font-medium">{text}</span>,
    name: () => <bdi className="wrap-anywhere">{ban.byName}</bdi>,
    time: () => <UtcTime at={ban.at} />,
  };
  return (
    <li className="py-2.5">
      <p className="text-sm">
        {rich(isBan ? m.portal_bans_ban(parts) : m.portal_bans_unban(parts))}
      </p>
      {isBan && (
        <p className="text-sm text-muted wrap-anywhere">
          {expiresAt === null
            ? m.portal_bans_for_good({ reason })
            : rich(m.portal_bans_until({ reason, end: () => <UtcTime at={expiresAt} /> }))}
        </p>
      )}
    </li>
  );
}
