import { useState } from 'react';
import type { AdminHunt } from '#contract/admin/hunts.ts';
import { parseSum } from '#rules/amounts.ts';
import { failureText } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { m } from '#web/messages.ts';
import { ConfirmDialog } from '#web/shell/dialog/confirm-dialog.tsx';
import { toast } from '#web/shell/toast/toast.tsx';
import { Amount } from '#web/ui/coin/amount.tsx';
import { rich } from '#web/ui/text/rich.ts';
import { UtcTime } from '#web/ui/time.tsx';
import { HUNT_CALLS } from '../calls.ts';
import { focusSection } from '../section-parts.tsx';
import { useAdminWork } from '../use-admin-work.ts';

type AnnounceDialogProps = {
  hunt: AdminHunt;
  onClose: () => void;
  onGone?: (() => void) | undefined;
};

/** Asks before a draft is announced: nothing in it can change afterwards. */
export function AnnounceDialog({ hunt, onClose, onGone }: AnnounceDialogProps) {
  const { adminTelegramId, withSignIn, invalidate } = useAdminWork();
  // As it was opened: the server refuses a draft that changed since.
  const [{ id, title, coins, rulesHash, startsAt, endsAt }] = useState(hunt);
  const units = parseSum(coins);

  async function announce(): Promise<void> {
    try {
      await withSignIn(() =>
        call('announceHunt', { params: { id }, body: { adminTelegramId, rulesHash } }),
      );
      toast({ title: m.portal_hunts_announced(), description: title });
    } finally {
      void invalidate(HUNT_CALLS);
    }
  }

  return (
    <ConfirmDialog
      title={m.portal_hunts_announce_ask()}
      action={m.portal_hunts_announce_do()}
      variant="primary"
      act={announce}
      problemText={(error) => failureText(m.portal_hunts_announce_failed(), error)}
      onDone={() => {
        onGone?.();
        focusSection();
      }}
      onClose={onClose}
    >
      <p className="mt-2">
        {rich(
          m.portal_hunts_runs({
            title,
            start: () => <UtcTime at={startsAt} />,
            end: () => <UtcTime at={endsAt} />,
          }),
        )}
      </p>
      <ul className="mt-2 grid list-disc gap-1 ps-5 text-sm text-muted">
        <li>{m.portal_hunts_becomes_fixed()}</li>
        <li>
          {units === 0n
            ? m.portal_hunts_reserves_none()
            : rich(
                m.portal_hunts_reserves({
                  coins: () => <Amount units={units} decimals={8} decimalsSmall={8} />,
                }),
              )}
        </li>
        <li>{m.portal_hunts_seen()}</li>
      </ul>
    </ConfirmDialog>
  );
}
