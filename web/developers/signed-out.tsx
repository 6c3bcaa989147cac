import { Anchor, type LucideIcon } from 'lucide-react';
import { m } from '#web/messages.ts';
import { useSignInPlace } from '#web/shell/sign-in/use-sign-in-place.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

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
  text = { canSignIn: purpose, cannot: m.shell_sign_in_missing() },
  icon: Icon = Anchor,
  level = 3,
}: SignedOutProps) {
  const { canSignIn, Place, open } = useSignInPlace();

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
              {m.shell_sign_in()}
            </Button>
          )
        )
      }
    >
      {canSignIn ? text.canSignIn : text.cannot}
    </Notice>
  );
}
