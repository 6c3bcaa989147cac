import { Anchor } from 'lucide-react';
import { type ComponentType, useState } from 'react';
import { toast } from '#web/shell/toast.tsx';
import { useViewer } from '#web/shell/viewer.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

type Place = ComponentType<{ purpose: string; onDone: () => void }>;

/** Without a session: the sign-in in place (decision 26). */
export function SignedOut(props: { title: string; purpose: string; level?: 2 | 3 }) {
  const { title, purpose, level = 3 } = props;
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
      icon={<Anchor aria-hidden="true" size={28} strokeWidth={1.25} />}
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
      {canSignIn ? purpose : 'Signing in is not set up on this site yet.'}
    </Notice>
  );
}
