import { Anchor, type LucideIcon } from 'lucide-react';
import { type ComponentType, useState } from 'react';
import { toast } from '#web/shell/toast/toast.tsx';
import { useViewer } from '#web/shell/viewer/viewer.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

type Place = ComponentType<{ purpose: string; onDone: () => void }>;

type SignedOutProps = {
  title: string;
  /** The benefit of signing in, in a sentence. */
  purpose: string;
  /** Shown instead of the purpose, depending on whether signing in is possible. */
  text?: { canSignIn: string; cannot: string };
  icon?: LucideIcon;
  level?: 2 | 3;
};

/** Offers the sign-in in place (docs/spec/developers.md#1-pages-and-access). */
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

  // Loaded on request, because it loads Telegram's script.
  function open(): void {
    import('#web/shell/sign-in/sign-in-place.tsx').then(
      (module) => setPlace(() => module.SignInPlace),
      () =>
        toast({ title: 'The sign-in did not load', description: 'Reload the page to try again.' }),
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
