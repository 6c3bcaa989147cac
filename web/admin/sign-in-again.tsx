import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { SignInAgainDialog } from '#web/shell/sign-in-again-dialog.tsx';
import { wantsSignIn } from './error-code.ts';

type WithSignIn = <T>(ask: () => Promise<T>) => Promise<T>;

const SignInContext = createContext<WithSignIn>((ask) => ask());

/** Makes a call; where the server wants a newer sign-in, asks for one and makes the same call again. */
export function useWithSignIn(): WithSignIn {
  return useContext(SignInContext);
}

type Wish = { goOn: () => void; giveUp: () => void };

export function SignInAgainProvider({ children }: { children: ReactNode }) {
  const [wish, setWish] = useState<Wish | null>(null);

  const withSignIn = useMemo<WithSignIn>(
    () => async (ask) => {
      try {
        return await ask();
      } catch (error) {
        if (!wantsSignIn(error)) throw error;
        await new Promise<void>((goOn, giveUp) => setWish({ goOn, giveUp: () => giveUp(error) }));
        return ask();
      }
    },
    [],
  );

  return (
    <SignInContext value={withSignIn}>
      {children}
      {wish && (
        <SignInAgainDialog
          why="This asks for a sign-in that is not older than half an hour. What you typed is kept, and what you asked for is done as soon as you are back."
          purpose="To go on with what you asked for."
          onDone={() => {
            wish.goOn();
            setWish(null);
          }}
          onCancel={() => {
            wish.giveUp();
            setWish(null);
          }}
        />
      )}
    </SignInContext>
  );
}
