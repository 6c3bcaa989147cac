import { TelegramSignIn } from './telegram-sign-in.tsx';
import type { Say } from './toast.tsx';
import { useViewer } from './viewer.tsx';
import { DemoSignIn } from './viewer-panel.tsx';

type SignInPlaceProps = {
  /** What signing in opens, in a sentence. */
  purpose: string;
  /** Says why nobody was signed in; a toast where it is left out. */
  say?: Say;
  /** When somebody has signed in. */
  onDone: () => void;
};

/**
 * The sign-in in the middle of a page (decision 26). Telegram's script is fetched as soon as this is
 * shown, so a press should come first.
 */
export function SignInPlace({ purpose, say, onDone }: SignInPlaceProps) {
  const { instance } = useViewer();
  if (instance.signIn === null && !instance.demo) {
    return <p className="text-muted">Signing in is not set up on this site yet.</p>;
  }
  return (
    <div className="w-fit rounded-lg border bg-raised">
      {instance.signIn !== null && (
        <TelegramSignIn offer={instance.signIn} purpose={purpose} say={say} close={onDone} />
      )}
      {instance.demo && <DemoSignIn say={say} close={onDone} />}
    </div>
  );
}
