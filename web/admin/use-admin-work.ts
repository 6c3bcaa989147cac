import { useWork } from '#web/shell/use-work.ts';
import { useAdmin } from './admin-context.ts';
import { useInvalidate } from './calls.ts';
import { useWithSignIn } from './sign-in-again.tsx';

/** What every action in the portal needs: who acts, one press at a time, a newer sign-in if wanted, fresh lists after. */
export function useAdminWork() {
  const { telegramId: adminTelegramId } = useAdmin();
  const withSignIn = useWithSignIn();
  const invalidate = useInvalidate();
  return { adminTelegramId, withSignIn, invalidate, ...useWork() };
}
