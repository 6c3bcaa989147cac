import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

/** Without letters that look alike. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** 26 characters of 32 kinds: 130 bits. */
const CODE_LENGTH = 26;
const GROUP_LENGTH = 5;
const SESSION_BYTES = 32;
/** After this many tries the code is renewed. */
const MOST_TRIES = 5;
/** The time for using a code once it is shown, and for a browser from its last call. */
export const OPEN_FOR_MS = 30 * 60_000;

export type Door = ReturnType<typeof createDoor>;

/**
 * Admits one browser: the one that sends the code shown in the terminal. The code then stops working, and the browser is
 * recognised by its own session.
 * @param show shows the operator a code, at once and whenever it is renewed
 * @param now in ms
 */
export function createDoor({ show, now }: { show: (code: string) => void; now: () => number }) {
  let code: string | null = null;
  let session: string | null = null;
  let tries = 0;
  let closesAtMs = 0;

  function renew(): void {
    code = Array.from({ length: CODE_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
    tries = 0;
    closesAtMs = now() + OPEN_FOR_MS;
    show(code.replace(new RegExp(`.{${GROUP_LENGTH}}(?!$)`, 'g'), '$&-'));
  }
  renew();

  return {
    /** Returns the browser's session for the right code; null for any other text, or if the code has been used. */
    enter(typed: string): string | null {
      if (code === null || now() >= closesAtMs) return null;
      if (!isSame(readable(typed), code)) {
        tries += 1;
        if (tries === MOST_TRIES) renew();
        return null;
      }
      code = null;
      session = randomBytes(SESSION_BYTES).toString('base64url');
      closesAtMs = now() + OPEN_FOR_MS;
      return session;
    },

    /** Returns whether the browser with this session may continue; if so, its time starts again. */
    admits(given: string | undefined): boolean {
      if (session === null || given === undefined || now() >= closesAtMs) return false;
      if (!isSame(given, session)) return false;
      closesAtMs = now() + OPEN_FOR_MS;
      return true;
    },

    /** The time in ms after which no browser is admitted. */
    closesAtMs: () => closesAtMs,
  };
}

/** In the alphabet's spelling: codes are also typed from screens. */
function readable(typed: string): string {
  return typed.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1');
}

function isSame(guess: string, secret: string): boolean {
  // Hashed first, so that the length of the guess makes no difference.
  return timingSafeEqual(digest(guess), digest(secret));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
