import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { AdminSession } from '#contract/site/auth.ts';
import type { SignInOffer } from '#contract/site/session.ts';
import { call } from '#web/api/call.ts';
import { m } from '#web/messages.ts';
import {
  incompleteAnswer,
  type SignInMessage,
  widgetNotLoaded,
} from '#web/shell/sign-in/sign-in-errors.ts';
import { prepareTelegramLogin, type TelegramAsk } from '#web/shell/sign-in/telegram-login.ts';
import { toast } from '#web/shell/toast/toast.tsx';
import { useSetViewer } from '#web/shell/viewer/viewer.tsx';
import { Button } from '#web/ui/button.tsx';
import { sessionOf } from '../stored-session.ts';
import { noAdmin, noContainer, widgetLoginMessage, widgetProblem } from './messages.ts';

type LoginWidgetProps = {
  offer: SignInOffer;
  /** The administrators' bot, without @; null until known. */
  bot: string | null;
  /** True if it is the first way to sign in on the screen. */
  leads: boolean;
  /** Called each time that Telegram's login does not appear. */
  onProblem(): void;
  onSignedIn(session: AdminSession): void;
};

/** Telegram's login as a button that opens its window (web/shell/sign-in/telegram-login.ts). */
export function LoginWidget({ offer, bot, leads, onProblem, onSignedIn }: LoginWidgetProps) {
  const container = useRef<HTMLDivElement>(null);
  const { ask, problem, prepare, reject } = useWidget(offer, { container, onProblem });
  const setViewer = useSetViewer();
  const [busy, setBusy] = useState(false);

  async function enter(): Promise<void> {
    if (ask === null) return;
    setBusy(true);
    try {
      const answer = await ask();
      if (answer === 'cancelled') {
        toast({ title: m.shell_not_signed_in(), description: m.portal_login_unchanged() });
      } else if (answer === 'incomplete') fail(incompleteAnswer());
      else {
        const { user, viewer } = await call('postTelegramSignIn', { body: answer });
        if (user.isAdmin) return onSignedIn(sessionOf(user, Date.now()));
        // A member without admin rights stays signed in on the rest of the site.
        setViewer(viewer);
        fail(noAdmin());
      }
    } catch (error) {
      const window = widgetProblem(error);
      if (window !== null) reject(window);
      else {
        fail(widgetLoginMessage(error));
        // A nonce works only once.
        prepare();
      }
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
      {/* One button for both states, so that a retry keeps the focus. */}
      <Button
        variant={problem || !leads ? 'secondary' : 'primary'}
        size="lg"
        className="w-full"
        loading={problem === null && (ask === null || busy)}
        onClick={() => (problem ? prepare() : void enter())}
      >
        {problem ? m.shell_try_again() : m.portal_login_telegram()}
      </Button>
      {/* Reserves the space, so that nothing moves when the name arrives. */}
      <p className="mt-2 h-5 truncate text-center text-sm text-muted">
        {bot !== null && m.portal_login_through({ bot: `@${bot}` })}
      </p>
    </div>
  );
}

function useWidget(
  offer: SignInOffer,
  { container, onProblem }: { container: RefObject<HTMLDivElement | null>; onProblem(): void },
) {
  const [ask, setAsk] = useState<TelegramAsk | null>(null);
  const [problem, setProblem] = useState<SignInMessage | null>(null);

  const reject = useCallback(
    (message: SignInMessage) => {
      setProblem(message);
      onProblem();
      fail(message);
    },
    [onProblem],
  );
  const prepare = useCallback(() => {
    setAsk(null);
    setProblem(null);
    prepareTelegramLogin(offer).then(
      (ready) => {
        // Content blockers remove the containers of social widgets.
        if (container.current && !container.current.isConnected) reject(noContainer());
        else setAsk(() => ready);
      },
      () => reject(widgetNotLoaded()),
    );
  }, [offer, container, reject]);

  useEffect(prepare, [prepare]);
  return { ask, problem, prepare, reject };
}

function fail(message: SignInMessage): void {
  toast({ ...message, tone: 'destructive' });
}
