import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { m } from '#web/messages.ts';
import { SignInAgainDialog } from '#web/shell/sign-in/sign-in-again-dialog.tsx';
import { wantsSignIn } from './error-code.ts';
import { ApproveAgain } from './login/approve-again.tsx';

type WithSignIn = <T>(ask: () => Promise<T>) => Promise<T>;

const SignInContext = createContext<WithSignIn>((ask) => ask());

/** Makes a call. If the server requires a newer sign-in, asks for one and repeats the call. */
export function useWithSignIn(): WithSignIn {
  return useContext(SignInContext);
}

type Waiting = { proceed: () => void; giveUp: () => void };

export function SignInAgainProvider({ children }: { children: ReactNode }) {
  const [waiting, setWaiting] = useState<Waiting | null>(null);

  const withSignIn = useMemo<WithSignIn>(
    () => async (ask) => {
      try {
        return await ask();
      } catch (error) {
        if (!wantsSignIn(error)) throw error;
        await new Promise<void>((proceed, giveUp) =>
          setWaiting({ proceed, giveUp: () => giveUp(error) }),
        );
        return ask();
      }
    },
    [],
  );

  return (
    <SignInContext value={withSignIn}>
      {children}
      {waiting && (
        <SignInAgainDialog
          why={m.portal_recent_why()}
          purpose={m.portal_recent_purpose()}
          Other={ApproveAgain}
          onDone={() => {
            waiting.proceed();
            setWaiting(null);
          }}
          onCancel={() => {
            waiting.giveUp();
            setWaiting(null);
          }}
        />
      )}
    </SignInContext>
  );
}
