import type { HandPayment } from '#contract/admin/hand-payments.ts';
import { HAND_NOTE_MAX_LENGTH } from '#rules/weeks/payouts.ts';
import { failureText } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { ConfirmDialog } from '#web/shell/dialog/confirm-dialog.tsx';
import { toast } from '#web/shell/toast/toast.tsx';
import { countText, quantityText } from '#web/ui/figures.ts';
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
        title: 'Payment taken back',
        description: `${quantityText(countText(shares), 'share')} of the week of ${weekDate(payment.week)}, unpaid again`,
      });
    } finally {
      void invalidate(PAYMENT_CALLS);
    }
  }

  return (
    <ConfirmDialog
      title="Take back this payment?"
      action="Take back"
      check={() => (typed.text.trim() === '' ? 'Say why it is taken back.' : null)}
      act={takeBack}
      problemText={(error) => failureText('Failed to take it back', error)}
      onDone={focusSection}
      onClose={onClose}
    >
      <p className="mt-2 text-sm text-muted">
        {quantityText(countText(payment.shares), 'share')} of the week of {weekDate(payment.week)}{' '}
        will be unpaid again. Where this site has a wallet, it pays them within minutes.
      </p>
      <div className="mt-4">
        <CommentsField
          label="Reason"
          hint="For this list and the audit log."
          value={typed.text}
          onChange={typed.change}
          maxLength={HAND_NOTE_MAX_LENGTH}
          isFocused={true}
        />
      </div>
    </ConfirmDialog>
  );
}
