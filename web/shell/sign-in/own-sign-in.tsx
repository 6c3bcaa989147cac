import { type ComponentType, useEffect, useRef, useState } from 'react';
import { setOwnSignIn } from '#web/api/own-sign-in.ts';
import { m } from '#web/messages.ts';
import { toast } from '../toast/toast.tsx';
import { useViewer } from '../viewer/viewer.tsx';
import type { SignInAgainDialogProps } from './sign-in-again-dialog.tsx';

/** The wallet's page sends members here for their own sign-in, because it does not open Telegram's window. */
const FROM_WALLET = '#sign-in';

const WHY = {
  call: () => m.shell_own_sign_in_call(),
  wallet: () => m.shell_own_sign_in_wallet(),
};

type Waiting = { why: keyof typeof WHY; asked: string | undefined; done: (is: boolean) => void };

/** If a call requires it, asks a member who signed in with a link from the bot for their own sign-in; then the call continues. */
export function OwnSignIn() {
  const { viewer } = useViewer();
  const viewerId = useRef(viewer?.telegramId);
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  const [Dialog, setDialog] = useState<ComponentType<SignInAgainDialogProps> | null>(null);

  useEffect(() => {
    viewerId.current = viewer?.telegramId;
  }, [viewer]);

  useEffect(() => {
    const ask = async (why: keyof typeof WHY) => {
      const { SignInAgainDialog } = await import('./sign-in-again-dialog.tsx');
      setDialog(() => SignInAgainDialog);
      return new Promise<boolean>((done) => setWaiting({ why, asked: viewerId.current, done }));
    };
    if (location.hash === FROM_WALLET) {
      history.replaceState(history.state, '', location.pathname + location.search);
      void ask('wallet').catch(() => undefined);
    }
    return setOwnSignIn(() => ask('call').catch(() => false));
  }, []);

  if (waiting === null || Dialog === null) return null;
  const close = (isDone: boolean) => {
    setWaiting(null);
    // A call requested by one member is not made as another.
    const isSame = viewerId.current === waiting.asked;
    if (isDone && !isSame)
      toast({ title: m.shell_own_sign_in_undone(), description: m.shell_own_sign_in_other() });
    waiting.done(isDone && isSame);
  };
  return (
    <Dialog
      why={WHY[waiting.why]()}
      purpose={m.shell_own_sign_in_purpose()}
      onDone={() => close(true)}
      onCancel={() => close(false)}
    />
  );
}
