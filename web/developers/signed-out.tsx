import { Anchor, type LucideIcon } from 'lucide-react';
import { type ComponentType, useState } from 'react';
import { toast } from '#web/shell/toast.tsx';
import { useViewer } from '#web/shell/viewer.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

type Place = ComponentType<{ purpose: string; onDone: () => void }>;

type SignedOutProps = {
  title: string;
  /** What signing in opens, in a sentence. */
  purpose: string;
  /** What stands under the title instead of the purpose, where one can sign in and where not. */
  text?: { canSignIn: string; cannot: string };
  icon?: LucideIcon;
  level?: 2 | 3;
};

/** Without a session: the sign-in in place (decision 26). */
export function SignedOut({
  title,
  purpose,
  text = { canSignIn: purpose, cannot: 'Signing in is not set up on this site yet.' },
  icon: Icon = Anchor,
  level = 3,
}: SignedOutProps) {
  const { instance } = useViewer();
  const [Place, setPlace] = useState<Place | null>(null);
  const canSignIn = instance.demo || instance.signIn !== null;

  // A press first: Telegram's script is fetched as soon as its sign-in is shown.
  function open(): void {
    import('#web/shell/sign-in-place.tsx').then(
      (module) => setPlace(() => module.SignInPlace),
      () => toast({ title: 'This did not load', description: 'Reload the page to try again.' }),
    );
  }

  return (
    <Notice
      kind="info"
      level={level}
      title={title}
      icon={<Icon aria-hidden="true" size={28} strokeWidth={1.25} />}
      action={
        Place ? (
          <Place purpose={purpose} onDone={() => undefined} />
        ) : (
          canSignIn && (
            <Button variant="primary" onClick={open}>
              Sign in
            </Button>
          )
        )
      }
    >
      {canSignIn ? text.canSignIn : text.cannot}
    </Notice>
  );
}
