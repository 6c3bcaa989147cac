import type { AdminSubmission } from '#contract/admin/submissions.ts';
import { errorText, failureText } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { dismissToast, shownToasts, toast } from '#web/shell/toast/toast-store.ts';
import { quantityText } from '#web/ui/figures.ts';
import { POINTS_CALLS, REVIEW_CALLS } from '../../calls.ts';
import { useAdminWork } from '../../use-admin-work.ts';
import { submitterName } from '../submitter.tsx';

/** Returns the function that takes a decision back; it names the version that the decision made. */
export function useUndo(): (decided: AdminSubmission) => Promise<void> {
  const { adminTelegramId, withSignIn, invalidate } = useAdminWork();
  return async (decided) => {
    const { id, version } = decided;
    try {
      await withSignIn(() =>
        call('undoDecision', { params: { id }, body: { version, adminTelegramId } }),
      );
      toast({
        title: 'Decision undone',
        description: `#${id} by ${submitterName(decided)} is pending again.`,
      });
    } catch (error) {
      toast({ title: failureText('Failed to undo the decision', error), tone: 'destructive' });
    } finally {
      void invalidate(REVIEW_CALLS, POINTS_CALLS);
    }
  };
}

/**
 * Returns the function that takes several decisions back, each on its own; the versions are those that the decisions made. The
 * message names the first failure.
 */
export function useUndoSeveral(): (decided: readonly Decided[]) => Promise<void> {
  const { adminTelegramId, withSignIn, invalidate } = useAdminWork();
  return async (decided) => {
    const failures: string[] = [];
    for (const { id, version } of decided) {
      const body = { version, adminTelegramId };
      await withSignIn(() => call('undoDecision', { params: { id }, body })).catch(
        (error: unknown) => failures.push(`#${id}: ${errorText(error)}`),
      );
    }
    const undone = `${decided.length - failures.length} of ${decided.length} decisions undone`;
    const [first] = failures;
    toast(
      first === undefined
        ? { title: `${quantityText(String(decided.length), 'decision')} undone` }
        : { title: undone, description: first, tone: 'destructive' },
    );
    void invalidate(REVIEW_CALLS, POINTS_CALLS);
  };
}

type Decided = { id: string; version: number };

/** Presses the button of the message on screen, if it has one. */
export function pressToast(): void {
  const shown = shownToasts().find(({ open, action }) => open && action !== undefined);
  if (shown === undefined) return;
  dismissToast(shown.id);
  shown.action?.run();
}
