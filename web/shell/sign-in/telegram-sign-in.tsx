import { useCallback, useEffect, useState } from 'react';
import type { SignInOffer } from '#contract/site/session.ts';
import { Button } from '#web/ui/button.tsx';
import { type Say, toast } from '../toast/toast.tsx';
import { useTelegramSignIn } from './sign-in.ts';
import { INCOMPLETE_ANSWER, signInMessage, WIDGET_NOT_LOADED } from './sign-in-errors.ts';
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
      if (answer === 'cancelled') say({ title: 'Not signed in', description: 'Nothing changed.' });
      else if (answer === 'incomplete') say({ ...INCOMPLETE_ANSWER, tone: 'destructive' });
      else {
        const viewer = await signIn(answer);
        props.close();
        toast({ title: `Signed in as ${viewer.displayName}` });
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
        {props.purpose ?? 'To see your place on the board and your week.'} Telegram tells this site
        your id, name and picture, and nothing else.
      </p>
      {hasFailed && (
        <div role="alert">
          <p className="font-medium">{WIDGET_NOT_LOADED.title}</p>
          <p className="mb-3 text-sm text-muted">{WIDGET_NOT_LOADED.description}</p>
        </div>
      )}
      {/* One button for both states, so that a retry keeps the keyboard focus. */}
      <Button
        variant={hasFailed ? 'secondary' : 'primary'}
        className="w-full"
        loading={!hasFailed && (ask === null || busy)}
        onClick={() => (hasFailed ? prepare() : void enter())}
      >
        {hasFailed ? 'Try again' : 'Sign in with Telegram'}
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
