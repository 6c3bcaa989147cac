import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogButtons, Problem } from './dialog.tsx';

type SignInAgainDialogProps = {
  /** Why a new sign-in is asked for, and what comes of it. */
  why: ReactNode;
  /** What signing in opens, in a sentence. */
  purpose: string;
  /** After it has closed, signed in anew. */
  onDone: () => void;
  /** After it has closed without. */
  onCancel: () => void;
};

type Place = ComponentType<{ purpose: string; onDone: () => void }>;

/** Asks somebody who is signed in to sign in again, where the server wants a newer sign-in. */
export function SignInAgainDialog({ why, purpose, onDone, onCancel }: SignInAgainDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const isDone = useRef(false);
  const [Place, setPlace] = useState<Place | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  useGoOnWhenShownAgain(() => finish());

  useEffect(() => {
    import('./sign-in-place.tsx').then(
      (module) => setPlace(() => module.SignInPlace),
      () => setHasFailed(true),
    );
  }, []);

  function finish(): void {
    isDone.current = true;
    dialog.current?.close();
  }

  return (
    <Dialog
      title="Sign in again"
      dialog={dialog}
      onClose={() => (isDone.current ? onDone() : onCancel())}
    >
      <p className="mt-2 text-muted">{why}</p>
      <div className="mt-4">{Place && <Place purpose={purpose} onDone={finish} />}</div>
      <Problem text={hasFailed ? 'The sign-in did not load. Close this and try again.' : null} />
      <DialogButtons>
        <Button onClick={() => dialog.current?.close()}>Cancel</Button>
      </DialogButtons>
    </Dialog>
  );
}

/** The session ended altogether while this asked, and the login screen has taken over: that sign-in counts. */
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
