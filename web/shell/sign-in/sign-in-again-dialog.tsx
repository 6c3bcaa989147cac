import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { m } from '#web/messages.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogButtons, Problem } from '../dialog/dialog.tsx';
import { isInTelegram } from '../mini-app/mini-app-launch.ts';
import type { Say, ToastMessage } from '../toast/toast-store.ts';

export type SignInAgainDialogProps = {
  /** The reason why a new sign-in is required, and its effect. */
  why: ReactNode;
  /** The purpose of signing in, in a sentence. */
  purpose: string;
  /** Another way to sign in, shown below the usual ones. */
  Other?: OtherWay;
  /** Called after the dialog has closed with a sign-in. */
  onDone: () => void;
  /** Called after the dialog has closed without a sign-in. */
  onCancel: () => void;
};

type OtherWay = ComponentType<{ say: Say; onDone: () => void }>;
type Place = ComponentType<{ purpose: string; say: Say; onDone: () => void }>;

/** Asks a signed-in member to sign in again, for calls that require a recent sign-in. */
export function SignInAgainDialog(props: SignInAgainDialogProps) {
  const { why, purpose, Other, onDone, onCancel } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const isDone = useRef(false);
  const [Place, setPlace] = useState<Place | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useGoOnWhenShownAgain(() => finish());

  useEffect(() => {
    import('./sign-in-place.tsx').then(
      (module) => setPlace(() => module.SignInPlace),
      () => setProblem(m.shell_sign_in_again_not_loaded()),
    );
  }, []);

  function say({ title, description = '' }: ToastMessage): void {
    setProblem(`${title}. ${description}`);
  }

  function finish(): void {
    isDone.current = true;
    dialog.current?.close();
  }

  return (
    <Dialog
      title={m.shell_sign_in_again()}
      dialog={dialog}
      onClose={() => (isDone.current ? onDone() : onCancel())}
    >
      <p className="mt-2 text-muted">{why}</p>
      <div className="mt-4">{Place && <Place purpose={purpose} say={say} onDone={finish} />}</div>
      {Other && <Other say={say} onDone={finish} />}
      {isInTelegram() && (
        <p className="mt-3 text-sm text-muted">{m.shell_sign_in_again_telegram()}</p>
      )}
      <Problem text={problem} />
      <DialogButtons>
        <Button onClick={() => dialog.current?.close()}>{m.shell_cancel()}</Button>
      </DialogButtons>
    </Dialog>
  );
}

/** If the session ended meanwhile and the login screen took over, that sign-in counts. */
function useGoOnWhenShownAgain(goOn: () => void): void {
  const wasHidden = useRef(false);
  const latest = useRef(goOn);
  useEffect(() => {
    latest.current = goOn;
  });
  useEffect(() => {
    if (wasHidden.current) latest.current();
    return () => {
      wasHidden.current = true;
    };
  }, []);
}
