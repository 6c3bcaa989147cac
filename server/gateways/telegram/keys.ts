import { createPublicKey } from 'node:crypto';
import type { JSONWebKeySet, JWK } from 'jose';
import { tracedCall } from '#server/trace/trace.ts';
import { readBounded } from '../bounded-body.ts';

const KEYS_PATH = '/.well-known/jwks.json';
const TIMEOUT_MS = 5000;
const MAX_BYTES = 64 * 1024;
const MAX_KEYS = 20;
const MIN_RSA_BITS = 2048;
/** The age at which the keys are fetched again. */
const FRESH_MS = 10 * 60_000;
/** If new keys cannot be fetched, the last ones stay in use for this long. Telegram rarely changes them. */
const USABLE_MS = 24 * 60 * 60_000;
/** The keys are fetched at most this often, even if tokens name unknown keys or fetching fails. */
const PAUSE_MS = 30_000;

/** Telegram's public keys, which verify the id_tokens of its newer login. */
export type TelegramKeys = {
  /**
   * Returns the current keys. If `kid` is not among them, the real gateway looks for new keys, within limits. Rejects if there
   * are no keys.
   */
  read(kid: string | undefined): Promise<JSONWebKeySet>;
};

export type TelegramKeysOptions = {
  now: () => number;
  /** Receives each failure to fetch keys: callers only see that there are none. */
  report(error: unknown): void;
  /** Telegram's address, without a trailing slash. Its keys are trusted. */
  root: string;
  timeoutMs?: number;
};

/**
 * The real gateway. It fetches the keys when they are first needed, keeps them in memory, and refreshes them from time to time.
 */
export function createTelegramKeys(options: TelegramKeysOptions): TelegramKeys {
  const { now, report, root, timeoutMs = TIMEOUT_MS } = options;
  let known: { keySet: JSONWebKeySet; fetchedMs: number } | null = null;
  let triedMs = Number.NEGATIVE_INFINITY;
  let fetching: Promise<void> | null = null;

  async function renew(): Promise<void> {
    triedMs = now();
    try {
      known = { keySet: await fetchKeySet(root + KEYS_PATH, timeoutMs), fetchedMs: now() };
    } catch (error) {
      report(error);
    } finally {
      fetching = null;
    }
  }

  function isEnough(kid: string | undefined): boolean {
    if (known === null || now() - known.fetchedMs > FRESH_MS) return false;
    return kid === undefined || known.keySet.keys.some((key) => key.kid === kid);
  }

  return {
    async read(kid) {
      if (!isEnough(kid) && (fetching !== null || now() - triedMs >= PAUSE_MS)) {
        fetching ??= renew();
        await fetching;
      }
      if (known === null || now() - known.fetchedMs > USABLE_MS) {
        throw new Error('There are no keys of Telegram.');
      }
      return known.keySet;
    },
  };
}

async function fetchKeySet(url: string, timeoutMs: number): Promise<JSONWebKeySet> {
  const response = await tracedCall('GET', url, () =>
    fetch(url, {
      headers: { accept: 'application/json' },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    }),
  );
  if (response.status !== 200) throw new Error(`Telegram's keys: status ${response.status}`);
  const body: unknown = JSON.parse(await readBounded(response, MAX_BYTES));
  const listed = typeof body === 'object' && body !== null && 'keys' in body ? body.keys : null;
  if (!Array.isArray(listed)) throw new Error("Telegram's keys: not a key set");
  const keys = listed.slice(0, MAX_KEYS).filter(isUsable);
  if (keys.length === 0) throw new Error("Telegram's keys: none that can be read");
  return { keys };
}

// Each key is read separately: since 2026-05 the set has held a key of a curve that few libraries know, and libraries that read
// the set as a whole lost every sign-in. A private or secret key in the set would be known to everybody, so it is refused.
function isUsable(value: unknown): value is JWK {
  if (typeof value !== 'object' || value === null || 'd' in value || 'k' in value) return false;
  if ('kid' in value && typeof value.kid !== 'string') return false;
  try {
    const key = createPublicKey({ key: { ...value }, format: 'jwk' });
    const { modulusLength = 0, namedCurve } = key.asymmetricKeyDetails ?? {};
    return key.asymmetricKeyType === 'rsa'
      ? modulusLength >= MIN_RSA_BITS
      : namedCurve === 'prime256v1';
  } catch {
    return false;
  }
}
