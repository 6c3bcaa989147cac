import { TooSlowError, within } from '#server/db/time-limits.ts';

/** `warning`: it works, but not for long or not as well as it could. `skipped`: it could not be checked from here. */
export type FindingState = 'ok' | 'warning' | 'fault' | 'skipped';

/** The result of one check of an instance. No text holds a secret. */
export type Finding = {
  /** The check's stable name, in kebab-case. */
  check: string;
  state: FindingState;
  /** One or two sentences for the operator. */
  says: string;
  /** The setting or command that fixes it: on every fault, and on warnings if there is one. */
  remedy?: string;
  /** The settings that these texts name. */
  settings: readonly string[];
};

/** The limit in ms for every check outside this process. */
export const PROBE_LIMIT_MS = 10_000;

export const ok = (check: string, says: string, settings: readonly string[] = []): Finding => ({
  check,
  state: 'ok',
  says,
  settings,
});

export const skipped = (
  check: string,
  says: string,
  settings: readonly string[] = [],
): Finding => ({ check, state: 'skipped', says, settings });

export const fault = (
  check: string,
  says: string,
  remedy: string,
  settings: readonly string[] = [],
): Finding => ({ check, state: 'fault', says, remedy, settings });

export const warning = (
  check: string,
  says: string,
  remedy: string,
  settings: readonly string[] = [],
): Finding => ({ check, state: 'warning', says, remedy, settings });

/**
 * Returns the work's result, or `onFailure`'s if the work throws or exceeds the limit. The error itself is not passed on:
 * messages of drivers and of `URL` quote addresses, which may contain passwords.
 *
 * @param onFailure receives a reason that may be shown
 */
export async function bounded<T>(
  work: () => Promise<T>,
  onFailure: (reason: string) => T,
  limitMs = PROBE_LIMIT_MS,
): Promise<T> {
  try {
    return await within(limitMs, work);
  } catch (error) {
    return onFailure(reasonOf(error, limitMs));
  }
}

/** The code of a request that its own limit ended. */
const ABORTED = 'ABORT_ERR';
/** Codes of the system, of TLS and of PostgreSQL; other texts may contain anything. */
const CODE = /^[A-Z0-9_]{3,60}$/;

function reasonOf(error: unknown, limitMs: number): string {
  if (error instanceof TooSlowError) return `no answer within ${Math.round(limitMs / 1000)} s`;
  const code = codeOf(error);
  return code === ABORTED ? 'no answer in time' : (code ?? 'an unreadable answer');
}

/** The code of an error, such as `ECONNREFUSED`, or of the first one in it; null if there is none. */
export function codeOf(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  if ('code' in error && typeof error.code === 'string' && CODE.test(error.code)) return error.code;
  if (error instanceof AggregateError) return codeOf(error.errors[0]);
  return codeOf(error.cause);
}
