import { m } from '#web/messages.ts';
import type { Say } from '../toast/toast.tsx';
import { useViewer } from '../viewer/viewer.tsx';
import { DemoSignIn } from '../viewer/viewer-panel.tsx';
import { TelegramSignIn } from './telegram-sign-in.tsx';

type SignInPlaceProps = {
  /** The purpose of signing in, in a sentence. */
  purpose: string;
  /** Shows why the sign-in failed; default: a toast. */
  say?: Say;
  /** Called after a sign-in. */
  onDone: () => void;
};

/** The sign-in in the middle of a page (docs/spec/site.md#7-signing-in-on-pages). */
export function SignInPlace({ purpose, say, onDone }: SignInPlaceProps) {
  const { instance } = useViewer();
  if (instance.signIn === null && !instance.demo) {
    return <p className="text-muted">{m.shell_sign_in_missing()}</p>;
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
