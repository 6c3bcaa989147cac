/** Asks the member to sign in. Resolves to true if they did, as the same member. */
type Ask = () => Promise<boolean>;

let ask: Ask | null = null;
let asked: Promise<boolean> | null = null;

// Separate from `call.ts`, which the shell does not load.

/** Sets how the page asks for the member's own sign-in; returns the function that undoes this. */
export function setOwnSignIn(next: Ask): () => void {
  ask = next;
  return () => {
    ask = null;
  };
}

/** Asks for the member's own sign-in, once for all waiting calls. False if there was none, or if no page can ask. */
export function askForOwnSignIn(): Promise<boolean> {
  asked ??= (ask?.() ?? Promise.resolve(false)).finally(() => {
    asked = null;
  });
  return asked;
}
