import { useRef } from 'react';
import type { AdminUser, BanEvent } from '#contract/admin-users.ts';
import { errorText } from '#web/api/call.ts';
import { Dialog, DialogButtons } from '#web/shell/dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { UtcTime } from '#web/ui/time.tsx';
import { useBanHistory } from '../calls.ts';
import { submitterName } from '../review/submitter.tsx';

export function BanHistoryDialog({ user, onClose }: { user: AdminUser; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { data, isError, error, isFetching, refetch } = useBanHistory(user.id);
  return (
    <Dialog title={`Bans of ${submitterName(user)}`} dialog={dialog} onClose={onClose}>
      <div className="mt-3" aria-busy={!data && !isError}>
        {data ? (
          data.bans.length === 0 ? (
            <p className="text-muted">Never banned.</p>
          ) : (
            <ol aria-label="Bans" className="divide-y">
              {data.bans.map((ban) => (
                <BanRow key={`${ban.at}${ban.action}`} ban={ban} />
              ))}
            </ol>
          )
        ) : isError ? (
          <div role="alert" className="flex flex-wrap items-center gap-3">
            <p className="text-bad">The bans could not be loaded: {errorText(error)}</p>
            <Button loading={isFetching} onClick={() => void refetch()}>
              Try again
            </Button>
          </div>
        ) : (
          <Skeleton className="h-20" />
        )}
      </div>
      <DialogButtons>
        <Button onClick={() => dialog.current?.close()}>Close</Button>
      </DialogButtons>
    </Dialog>
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
          {ban.reason} ·{' '}
          {ban.expiresAt === null ? (
            'until lifted'
          ) : (
            <>
              until <UtcTime at={ban.expiresAt} />
            </>
          )}
        </p>
      )}
    </li>
  );
}
