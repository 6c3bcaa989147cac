import { useWork } from '#web/shell/use-work.ts';
import { useAdmin } from './admin-context.ts';
import { useInvalidate } from './calls.ts';
import { useWithSignIn } from './sign-in-again.tsx';

/**
 * The common parts of all actions in the portal: the acting administrator, one press at a time, a newer sign-in if required, and
 * refreshed lists afterwards.
 */
export function useAdminWork() {
  const { telegramId: adminTelegramId } = useAdmin();
  const withSignIn = useWithSignIn();
  const invalidate = useInvalidate();
  return { adminTelegramId, withSignIn, invalidate, ...useWork() };
}
