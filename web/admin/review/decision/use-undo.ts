import type { AdminSubmission } from '#contract/admin/submissions.ts';
import { errorText, failureText } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { m } from '#web/messages.ts';
import { dismissToast, shownToasts, toast } from '#web/shell/toast/toast-store.ts';
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
        title: m.portal_review_undone(),
        description: m.portal_review_undone_text({ id: `#${id}`, name: submitterName(decided) }),
      });
    } catch (error) {
      toast({ title: failureText(m.portal_review_undo_failed(), error), tone: 'destructive' });
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
        (error: unknown) =>
          failures.push(m.portal_review_undo_error({ id: `#${id}`, error: errorText(error) })),
      );
    }
    const undone = m.portal_review_undone_some({
      undone: String(decided.length - failures.length),
      count: String(decided.length),
    });
    const [first] = failures;
    toast(
      first === undefined
        ? { title: m.portal_review_undone_all({ count: decided.length }) }
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
