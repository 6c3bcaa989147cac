import type { HandPayment } from '#contract/admin/hand-payments.ts';
import { HAND_NOTE_MAX_LENGTH } from '#rules/weeks/payouts.ts';
import { failureText } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { m } from '#web/messages.ts';
import { ConfirmDialog } from '#web/shell/dialog/confirm-dialog.tsx';
import { toast } from '#web/shell/toast/toast.tsx';
import { weekDate } from '#web/ui/week-date.ts';
import { PAYMENT_CALLS } from '../calls.ts';
import { CommentsField } from '../review/comments-field.tsx';
import { focusSection } from '../section-parts.tsx';
import { useAdminWork } from '../use-admin-work.ts';
import { useTyped } from '../use-typed.ts';

/** Asks for the reason why a recorded payment is taken back. */
export function TakeBackDialog(props: { payment: HandPayment; onClose: () => void }) {
  const { payment, onClose } = props;
  const typed = useTyped(`payment by hand ${payment.id}`);
  const { adminTelegramId, withSignIn, invalidate } = useAdminWork();

  async function takeBack(): Promise<void> {
    const params = { id: payment.id };
    const reason = typed.text.trim();
    try {
      const { shares } = await withSignIn(() =>
        call('takeBackHandPayment', { params, body: { adminTelegramId, reason } }),
      );
      typed.clear();
      toast({
        title: m.portal_payments_undone(),
        description: m.portal_payments_undone_text({ shares, week: weekDate(payment.week) }),
      });
    } finally {
      void invalidate(PAYMENT_CALLS);
    }
  }

  return (
    <ConfirmDialog
      title={m.portal_payments_undo_ask()}
      action={m.portal_payments_undo_do()}
      check={() => (typed.text.trim() === '' ? m.portal_payments_undo_why() : null)}
      act={takeBack}
      problemText={(error) => failureText(m.portal_payments_undo_failed(), error)}
      onDone={focusSection}
      onClose={onClose}
    >
      <p className="mt-2 text-sm text-muted">
        {m.portal_payments_undo_text({ shares: payment.shares, week: weekDate(payment.week) })}
      </p>
      <div className="mt-4">
        <CommentsField
          label={m.week_reason()}
          hint={m.portal_payments_undo_hint()}
          value={typed.text}
          onChange={typed.change}
          maxLength={HAND_NOTE_MAX_LENGTH}
          isFocused={true}
        />
      </div>
    </ConfirmDialog>
  );
}
