import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

/** Without letters that look like others. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** 26 characters of 32 kinds: 130 bits. */
const CODE_LENGTH = 26;
const GROUP_LENGTH = 5;
const SESSION_BYTES = 32;
/** Then the code is renewed. */
const MOST_TRIES = 5;
/** For a code from when it was shown, and for a browser from its last call. */
export const OPEN_FOR_MS = 30 * 60_000;

export type Door = ReturnType<typeof createDoor>;

/**
 * Lets one browser in: the one that sends the code which the terminal shows. The code then stops working, and the browser is known by a
 * session of its own.
 * @param show tells the operator a code, at once and whenever it is renewed
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
    /** The browser's session if this is the code, and null for any other text, also for the code once it has been used. */
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

    /** Whether the browser with this session may go on; it then has the whole time again. */
    admits(given: string | undefined): boolean {
      if (session === null || given === undefined || now() >= closesAtMs) return false;
      if (!isSame(given, session)) return false;
      closesAtMs = now() + OPEN_FOR_MS;
      return true;
    },

    /** When nobody can go on any more. */
    closesAtMs: () => closesAtMs,
  };
}

/** As the alphabet writes it: codes are typed off screens too. */
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
