import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { AdminSession } from '#contract/auth.ts';
import type { SignInOffer } from '#contract/session.ts';
import { call } from '#web/api/call.ts';
import { INCOMPLETE_ANSWER, type SignInMessage } from '#web/shell/sign-in-errors.ts';
import { prepareTelegramLogin, type TelegramAsk } from '#web/shell/telegram-login.ts';
import { toast } from '#web/shell/toast.tsx';
import { useSetViewer } from '#web/shell/viewer.tsx';
import { Button } from '#web/ui/button.tsx';
import { NO_ADMIN, NO_CONTAINER, widgetLoginMessage, widgetProblem } from './login-messages.ts';
import { sessionOf } from './stored-session.ts';

type LoginWidgetProps = {
  offer: SignInOffer;
  /** The administrators' bot, without @, once it is known. */
  bot: string | null;
  onSignedIn(session: AdminSession): void;
};

/**
 * Telegram's login, in the form whose window a press opens (web/shell/telegram-login.ts): the frame
 * of the older one evaluates text as code, which the page's policy forbids. The page shows it at
 * once, so the script comes with the page.
 */
export function LoginWidget({ offer, bot, onSignedIn }: LoginWidgetProps) {
  const container = useRef<HTMLDivElement>(null);
  const { ask, problem, prepare } = useWidget(offer, container);
  const setViewer = useSetViewer();
  const [busy, setBusy] = useState(false);

  async function enter(): Promise<void> {
    if (ask === null) return;
    setBusy(true);
    try {
      const answer = await ask();
      if (answer === 'cancelled') {
        toast({
          title: 'Not signed in',
          description:
            'Nothing changed. If Telegram spoke of an invalid domain, the site is not set for the bot at BotFather.',
        });
      } else if (answer === 'incomplete') fail(INCOMPLETE_ANSWER);
      else {
        const { user, viewer } = await call('postTelegramSignIn', { body: answer });
        if (user.isAdmin) return onSignedIn(sessionOf(user, Date.now()));
        // Telegram vouched for a member: that session stands, and opens nothing here.
        setViewer(viewer);
        fail(NO_ADMIN);
      }
    } catch (error) {
      fail(widgetLoginMessage(error));
      // A nonce is for one try.
      prepare();
    }
    setBusy(false);
  }

  return (
    <div ref={container}>
      {problem !== null && (
        <div role="alert" className="mb-3">
          <p className="font-medium">{problem.title}</p>
          <p className="text-sm text-muted">{problem.description}</p>
        </div>
      )}
      {/* One button for both, so that trying again keeps the keyboard's focus. */}
      <Button
        variant={problem ? 'secondary' : 'primary'}
        size="lg"
        className="w-full"
        loading={problem === null && (ask === null || busy)}
        onClick={() => (problem ? prepare() : void enter())}
      >
        {problem ? 'Try again' : 'Log in with Telegram'}
      </Button>
      {/* One line from the beginning, so that nothing moves when the name comes. */}
      <p className="mt-2 h-5 truncate text-center text-sm text-muted">
        {bot !== null && `Through @${bot}`}
      </p>
    </div>
  );
}

function useWidget(offer: SignInOffer, container: RefObject<HTMLDivElement | null>) {
  const [ask, setAsk] = useState<TelegramAsk | null>(null);
  const [problem, setProblem] = useState<SignInMessage | null>(null);

  const prepare = useCallback(() => {
    setAsk(null);
    setProblem(null);
    const fall = (message: SignInMessage) => {
      setProblem(message);
      fail(message);
    };
    prepareTelegramLogin(offer).then(
      (ready) => {
        // What blocks social widgets takes their place out of the page.
        if (container.current && !container.current.isConnected) fall(NO_CONTAINER);
        else setAsk(() => ready);
      },
      (error: unknown) => fall(widgetProblem(error)),
    );
  }, [offer, container]);

  useEffect(prepare, [prepare]);
  return { ask, problem, prepare };
}

function fail(message: SignInMessage): void {
  toast({ ...message, tone: 'destructive' });
}
