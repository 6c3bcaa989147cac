import { useId, useState } from 'react';
import type { AdminUser } from '#contract/admin/users.ts';
import { failureText } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { m } from '#web/messages.ts';
import { ConfirmDialog } from '#web/shell/dialog/confirm-dialog.tsx';
import { useNow } from '#web/shell/now.tsx';
import { toast } from '#web/shell/toast/toast.tsx';
import { BAN_CALLS, POINTS_CALLS, REVIEW_CALLS } from '../calls.ts';
import { CommentsField } from '../review/comments-field.tsx';
import { submitterName } from '../review/submitter.tsx';
import { useAdminWork } from '../use-admin-work.ts';
import { useTyped } from '../use-typed.ts';
import { earliestExpiry, expiryOf } from './ban-expiry.ts';
import { BanPreview } from './ban-preview.tsx';

/** The longest reason that the call accepts (contract/admin/users.ts). */
const REASON_MAX_LENGTH = 500;
const MINUTE_MS = 60_000;

/** Asks for the reason and end of a ban, and shows its effects. */
export function BanDialog({ user, onClose }: { user: AdminUser; onClose: () => void }) {
  const dateId = useId();
  const nowMs = useNow(MINUTE_MS);
  const reason = useTyped(`ban ${user.id}`, m.portal_ban_prompt());
  const [date, setDate] = useState('');
  const { adminTelegramId, withSignIn, invalidate } = useAdminWork();
  const name = submitterName(user);
  const expiresAt = expiryOf(date, nowMs);

  async function ban(): Promise<void> {
    const text = reason.text.trim();
    const body = {
      userId: user.id,
      adminTelegramId,
      expiresAt,
      ...(text !== '' && { reason: text }),
    };
    try {
      await withSignIn(() => call('banUser', { body }));
      reason.clear();
      toast({ title: m.portal_ban_done(), description: name });
    } finally {
      void invalidate(BAN_CALLS, POINTS_CALLS, REVIEW_CALLS);
    }
  }

  return (
    <ConfirmDialog
      title={m.portal_ban_title({ name })}
      action={m.portal_ban_do()}
      check={() => (expiresAt === 'past' ? m.portal_ban_too_early() : null)}
      act={ban}
      problemText={(error) => failureText(m.portal_ban_failed(), error)}
      onClose={onClose}
    >
      <BanPreview user={user} />
      <div className="mt-4 grid gap-4">
        <CommentsField
          label={m.week_reason()}
          hint={m.portal_left_empty({ text: m.portal_ban_no_reason() })}
          value={reason.text}
          onChange={reason.change}
          maxLength={REASON_MAX_LENGTH}
        />
        <div>
          <label htmlFor={dateId} className="mb-1.5 block text-sm font-medium">
            {m.portal_ban_ends()}
          </label>
          <input
            id={dateId}
            type="date"
            min={earliestExpiry(nowMs)}
            value={date}
            onChange={(event) => setDate(event.target.value)}
            aria-describedby={`${dateId}-hint`}
            className="h-11 w-full rounded-md border border-edge bg-surface px-3 text-base hover:border-ink sm:w-56"
          />
          <p id={`${dateId}-hint`} className="mt-1 text-xs text-muted">
            {m.portal_ban_ends_hint()}
          </p>
        </div>
      </div>
    </ConfirmDialog>
  );
}
