import { errorText } from '#web/api/call.ts';
import { useSignOut } from '#web/shell/sign-in/sign-in.ts';
import { toast } from '#web/shell/toast/toast.tsx';
import { useWork } from '#web/shell/use-work.ts';
import { clearSession } from './stored-session.ts';

/** Ends the session; shows a message if that failed. */
export function useLogOut(onLoggedOut: () => void): { logOut: () => void; isBusy: boolean } {
  const signOut = useSignOut();
  const { run, isBusy } = useWork();

  async function work(): Promise<void> {
    try {
      await signOut();
      clearSession();
      onLoggedOut();
    } catch (error) {
      const description = errorText(error);
      toast({ title: 'You are still signed in', description, tone: 'destructive' });
    }
  }

  return { logOut: () => void run(work), isBusy };
}
