/** Asks the member to sign in; whether they did, as the same member. */
type Ask = () => Promise<boolean>;

let ask: Ask | null = null;
let asked: Promise<boolean> | null = null;

// Separate from `call.ts`, which the shell does not load.

/** Sets how the page asks for a sign-in of the member's own; returns the function that takes it back. */
export function setOwnSignIn(next: Ask): () => void {
  ask = next;
  return () => {
    ask = null;
  };
}

/** Asks for one, once for all calls that wait for it. False where there was none, or nobody can ask. */
export function askForOwnSignIn(): Promise<boolean> {
  asked ??= (ask?.() ?? Promise.resolve(false)).finally(() => {
    asked = null;
  });
  return asked;
}
