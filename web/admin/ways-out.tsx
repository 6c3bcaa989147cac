import { LogOut } from 'lucide-react';
import { errorText } from '#web/api/call.ts';
import { m } from '#web/messages.ts';
import { paths } from '#web/paths.ts';
import { PageLink } from '#web/shell/page-link.tsx';
import { useSignOut } from '#web/shell/sign-in/sign-in.ts';
import { toast } from '#web/shell/toast/toast.tsx';
import { useWork } from '#web/shell/use-work.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { clearSession } from './stored-session.ts';

/** Links to the site and out of the session. */
export function WaysOut({ onLoggedOut }: { onLoggedOut: () => void }) {
  const { logOut, isBusy } = useLogOut(onLoggedOut);
  return (
    <>
      <PageLink href={paths.home} className={buttonClass()}>
        {m.portal_main_site()}
      </PageLink>
      <Button loading={isBusy} onClick={logOut}>
        <LogOut aria-hidden="true" size={16} strokeWidth={1.5} className="rtl:-scale-x-100" />
        {m.portal_logout()}
      </Button>
    </>
  );
}

/** Ends the session; shows a message if that failed. */
function useLogOut(onLoggedOut: () => void): { logOut: () => void; isBusy: boolean } {
  const signOut = useSignOut();
  const { run, isBusy } = useWork();

  async function work(): Promise<void> {
    try {
      await signOut();
      clearSession();
      onLoggedOut();
    } catch (error) {
      const description = errorText(error);
      toast({ title: m.shell_sign_out_failed(), description, tone: 'destructive' });
    }
  }

  return { logOut: () => void run(work), isBusy };
}
