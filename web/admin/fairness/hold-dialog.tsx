import type { FairnessSignal } from '#contract/admin/fairness.ts';
import { failureText } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { m } from '#web/messages.ts';
import { ConfirmDialog } from '#web/shell/dialog/confirm-dialog.tsx';
import { toast } from '#web/shell/toast/toast.tsx';
import { weekDate } from '#web/ui/week-date.ts';
import { FAIRNESS_CALLS } from '../calls.ts';
import { CommentsField } from '../review/comments-field.tsx';
import { focusSection } from '../section-parts.tsx';
import { useAdminWork } from '../use-admin-work.ts';
import { useTyped } from '../use-typed.ts';
import { titleOf } from './words.ts';

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
        title: m.portal_fairness_held({ count: held.length }),
        description: m.portal_fairness_held_text({ week: weekDate(signal.week) }),
      });
    } finally {
      void invalidate(FAIRNESS_CALLS, ['getWeek', 'getWeekHolds']);
    }
  }

  return (
    <ConfirmDialog
      title={m.portal_fairness_hold_ask({ title: titleOf(signal) })}
      action={m.portal_fairness_hold_do()}
      check={() => (typed.text.trim() === '' ? m.portal_fairness_hold_why() : null)}
      act={hold}
      problemText={(error) => failureText(m.portal_fairness_hold_failed(), error)}
      onDone={focusSection}
      onClose={onClose}
    >
      <p className="mt-2 text-sm text-muted">{m.portal_fairness_hold_text()}</p>
      <div className="mt-4">
        <CommentsField
          label={m.week_reason()}
          hint={m.portal_fairness_hold_hint()}
          value={typed.text}
          onChange={typed.change}
          maxLength={REASON_MAX_LENGTH}
          isFocused={true}
        />
      </div>
    </ConfirmDialog>
  );
}
