import { useCallback, useEffect, useState } from 'react';
import type { SignInOffer } from '#contract/site/session.ts';
import { m } from '#web/messages.ts';
import { Button } from '#web/ui/button.tsx';
import { type Say, toast } from '../toast/toast.tsx';
import { useTelegramSignIn } from './sign-in.ts';
import { incompleteAnswer, signInMessage, widgetNotLoaded } from './sign-in-errors.ts';
import {
  BlockedWindow,
  MissingLogin,
  prepareTelegramLogin,
  type TelegramAsk,
} from './telegram-login.ts';

/**
 * 'Sign in with Telegram'. Nothing is fetched from Telegram before the press, which opens its window
 * (docs/spec/site.md#7-signing-in-on-pages).
 */
export function TelegramSignIn(props: {
  offer: SignInOffer;
  /** The purpose of signing in, in a sentence. */
  purpose?: string;
  /** Shows why the sign-in failed; default: a toast. */
  say?: Say | undefined;
  close: () => void;
}) {
  const { say = toast } = props;
  const { ask, hasFailed, setHasFailed, prepare } = usePreparation(props.offer);
  const signIn = useTelegramSignIn();
  const [busy, setBusy] = useState(false);

  async function enter(): Promise<void> {
    if (ask === null) return;
    setBusy(true);
    try {
      const answer = await ask();
      if (answer === 'cancelled')
        say({ title: m.shell_not_signed_in(), description: m.shell_not_signed_in_why() });
      else if (answer === 'incomplete') say({ ...incompleteAnswer(), tone: 'destructive' });
      else {
        const viewer = await signIn(answer);
        props.close();
        toast({ title: m.shell_signed_in({ name: viewer.displayName }) });
      }
    } catch (error) {
      if (error instanceof BlockedWindow || error instanceof MissingLogin) setHasFailed(true);
      else {
        say({ ...signInMessage(error), tone: 'destructive' });
        // A nonce works for one try.
        prepare();
      }
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className="p-3 not-first:mt-1.5 not-first:border-t">
      <p className="mb-3 text-sm text-muted">
        {m.shell_sign_in_tells({ purpose: props.purpose ?? m.shell_sign_in_purpose() })}
      </p>
      {hasFailed && (
        <div role="alert">
          <p className="font-medium">{widgetNotLoaded().title}</p>
          <p className="mb-3 text-sm text-muted">{widgetNotLoaded().description}</p>
        </div>
      )}
      {/* One button for both states, so that a retry keeps the keyboard focus. */}
      <Button
        variant={hasFailed ? 'secondary' : 'primary'}
        className="w-full"
        loading={!hasFailed && (ask === null || busy)}
        onClick={() => (hasFailed ? prepare() : void enter())}
      >
        {hasFailed ? m.shell_try_again() : m.shell_sign_in_telegram()}
      </Button>
    </div>
  );
}

function usePreparation(offer: SignInOffer) {
  const [ask, setAsk] = useState<TelegramAsk | null>(null);
  const [hasFailed, setHasFailed] = useState(false);

  const prepare = useCallback(() => {
    setAsk(null);
    setHasFailed(false);
    prepareTelegramLogin(offer).then(
      (ready) => setAsk(() => ready),
      () => setHasFailed(true),
    );
  }, [offer]);

  useEffect(prepare, [prepare]);
  return { ask, hasFailed, setHasFailed, prepare };
}
