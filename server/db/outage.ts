import { TooSlowError } from './time-limits.ts';

/** The reason why a database cannot do its work now. */
export type OutageReason = 'no_answer' | 'read_only' | 'disk_full' | 'busy';

/** The text of an outage for callers. */
export const OUTAGE_TEXTS: Readonly<Record<OutageReason, string>> = {
  no_answer: 'The database does not answer.',
  read_only: 'The database accepts no changes.',
  disk_full: 'The disk is full: nothing can be stored.',
  busy: 'The database has too much to do.',
};

/**
 * Thrown if the database cannot do its work now; the same call may succeed later. Both engines turn their errors of this kind
 * into it. Its message is for the log.
 */
export class DatabaseOutage extends Error {
  readonly reason: OutageReason;
  /** PostgreSQL's or the system's code, if there is one. */
  readonly code: string | undefined;

  constructor(reason: OutageReason, message: string, options: { cause?: unknown } = {}) {
    super(message, options);
    this.name = 'DatabaseOutage';
    this.reason = reason;
    this.code = codeOf(options.cause);
  }
}

/** Thrown if PostgreSQL refuses a new connection for good: its user, its name or its encryption. */
export class DatabaseRefused extends Error {
  /** PostgreSQL's or the system's code, if there is one. */
  readonly code: string | undefined;

  constructor(cause: Error) {
    super(cause.message, { cause });
    this.name = 'DatabaseRefused';
    this.code = codeOf(cause);
  }
}

/** The error as a `DatabaseOutage` if it is one, otherwise unchanged. */
export function asOutage(error: unknown): unknown {
  if (error instanceof DatabaseOutage || !(error instanceof Error)) return error;
  if (error instanceof TooSlowError) return new DatabaseOutage('no_answer', error.message);
  const reason = reasonOf(error);
  return reason === null ? error : new DatabaseOutage(reason, textOf(error), { cause: error });
}

function reasonOf(error: Error): OutageReason | null {
  if (error instanceof AggregateError) return error.errors.some(isConnection) ? 'no_answer' : null;
  const code = codeOf(error) ?? '';
  if (code === '25006') return 'read_only';
  if (code === '53100' || code === 'ENOSPC') return 'disk_full';
  if (/^53\w{3}$/.test(code)) return 'busy';
  return isConnection(error) ? 'no_answer' : null;
}

/** Errors of sockets and name servers, then PostgreSQL's for failed connections and stopping servers. */
const CONNECTION =
  /^(ECONN\w+|EPIPE|ETIMEDOUT|EHOST\w+|ENET\w+|ENOENT|ENOTFOUND|EAI_\w+|08\w{3}|57P\w{2})$/;
/** Errors of `pg` and its pool, which have no code. */
const DRIVER =
  /^(Connection terminated|timeout exceeded when trying to connect|Client (has encountered a connection error|was closed))/;

function isConnection(error: unknown): boolean {
  const text = error instanceof Error ? error.message : '';
  return CONNECTION.test(codeOf(error) ?? '') || DRIVER.test(text);
}

function codeOf(error: unknown): string | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : undefined;
}

// If a name has several addresses, like `localhost`, Node's error has no text of its own.
function textOf(error: Error): string {
  if (!(error instanceof AggregateError) || error.message !== '') return error.message;
  return error.errors
    .map((each) => (each instanceof Error ? each.message : String(each)))
    .join('; ');
}
