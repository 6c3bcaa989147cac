import type { FairnessSignal } from '#contract/admin/fairness.ts';
import { titleOf } from '#rules/fairness/words.ts';
import { failureText } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { ConfirmDialog } from '#web/shell/dialog/confirm-dialog.tsx';
import { toast } from '#web/shell/toast/toast.tsx';
import { countText, quantityText } from '#web/ui/figures.ts';
import { weekDate } from '#web/ui/week-date.ts';
import { FAIRNESS_CALLS } from '../calls.ts';
import { CommentsField } from '../review/comments-field.tsx';
import { focusSection } from '../section-parts.tsx';
import { useAdminWork } from '../use-admin-work.ts';
import { useTyped } from '../use-typed.ts';
import { named } from './signal-item.tsx';

/** The contract's limit (contract/site/weeks.ts). */
const REASON_MAX_LENGTH = 500;

type HoldSignalDialogProps = { signal: FairnessSignal; onClose: () => void };

/** Asks for a reason, and holds all shares of a signal's members that are not in a payout yet. */
export function HoldSignalDialog({ signal, onClose }: HoldSignalDialogProps) {
  const typed = useTyped(`signal hold ${signal.id}`);
  const { adminTelegramId, withSignIn, invalidate } = useAdminWork();

  async function hold(): Promise<void> {
    const params = { id: signal.id };
    const reason = typed.text.trim();
    try {
      const { held } = await withSignIn(() =>
        call('holdFairnessShares', { params, body: { adminTelegramId, reason } }),
      );
      typed.clear();
      toast({
        title: `${quantityText(countText(held.length), 'share')} held`,
        description: `Week of ${weekDate(signal.week)}`,
      });
    } finally {
      void invalidate(FAIRNESS_CALLS, ['getWeek', 'getWeekHolds']);
    }
  }

  return (
    <ConfirmDialog
      title={`Hold shares: ${titleOf(named(signal))}?`}
      action="Hold shares"
      check={() => (typed.text.trim() === '' ? 'Say why the shares are held.' : null)}
      act={hold}
      problemText={(error) => failureText('Failed to hold the shares', error)}
      onDone={focusSection}
      onClose={onClose}
    >
      <p className="mt-2 text-sm text-muted">
        They are not paid until released, and nobody else’s share changes. Shares that are already
        on their way stay as they are.
      </p>
      <div className="mt-4">
        <CommentsField
          label="Reason"
          hint="Shown in the audit log, and to administrators on the week’s page."
          value={typed.text}
          onChange={typed.change}
          maxLength={REASON_MAX_LENGTH}
          isFocused={true}
        />
      </div>
    </ConfirmDialog>
  );
}
