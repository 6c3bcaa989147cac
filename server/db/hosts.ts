import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { DatabaseOutage, DatabaseRefused } from './outage.ts';
import { CALL_LIMIT_MS } from './time-limits.ts';

/** The limit for one host, in ms, so that a silent one leaves time for the others. */
export const HOST_LIMIT_MS = 2_500;
/** The wait before the next host is tried, in ms: promoting a standby takes seconds. */
const NEXT_AFTER_MS = 100;
/** PostgreSQL's error code for a refused write. */
const READ_ONLY = '25006';

/**
 * One address for each host that a database's address names, in their order. PostgreSQL's own clients accept such addresses too:
 * `postgres://user:password@one:5432,two:5432/deck?target_session_attrs=read-write`.
 */
export function splitHosts(databaseUrl: string): string[] {
  const parts = /^([a-z]+:\/\/(?:[^@/?]*@)?)([^/?]*)([^?]*)(?:\?(.*))?$/.exec(databaseUrl);
  if (!parts) return [databaseUrl];
  const [, start = '', hosts = '', path = '', query] = parts;
  const options = new URLSearchParams(query);
  // The writable host is always used; the driver does not know this option.
  options.delete('target_session_attrs');
  const end = options.size > 0 ? `${path}?${options}` : path;
  return hosts.split(',').map((host) => `${start}${host}${end}`);
}

/**
 * Limits after which PostgreSQL ends a session whose machine is gone or hangs. Without them it keeps the session's locks for hours, and
 * no event is taken and no week closed. A machine that does not answer for two minutes is given up; a transaction that does nothing is
 * rolled back after ten minutes, which is longer than a wallet takes to sign a payout.
 */
const LOST_SESSIONS = Object.entries({
  tcp_keepalives_idle: '60s',
  tcp_keepalives_interval: '10s',
  tcp_keepalives_count: '6',
  idle_in_transaction_session_timeout: '10min',
}).map(([name, value]) => `-c ${name}=${value}`);

/** The address with limits for lost sessions, before the options that it may have, which replace ours. */
export function endingLostSessions(host: string): string {
  return withOptions(host, (own) => [...LOST_SESSIONS, own]);
}

/**
 * The address with PostgreSQL's compiler switched off, beside the options that it may have. Compiling takes up to a second, and
 * happens for each statement that must not scan a table but has no index to use instead, because such a plan looks expensive.
 */
export function withoutCompiling(host: string): string {
  return withOptions(host, (own) => [own, '-c jit=off']);
}

function withOptions(host: string, merge: (own: string) => string[]): string {
  const [address = '', ...query] = host.split('?');
  const options = new URLSearchParams(query.join('?'));
  options.set(
    'options',
    merge(options.get('options') ?? '')
      .join(' ')
      .trim(),
  );
  return `${address}?${options}`;
}

/** Set on the connections of an address with several hosts: another one may become the primary. */
export const HAS_OTHER_HOSTS = 'quarterdeck.has_other_hosts';

/** Refuses a new connection to a read-only host, such as a standby. */
export function requireWritable(
  client: Pick<pg.PoolClient, 'query'>,
  done: (error?: Error) => void,
): void {
  const readOnly = `current_setting('transaction_read_only') as read_only`;
  client.query(`select ${readOnly}, set_config('${HAS_OTHER_HOSTS}', 'on', false)`).then(
    ({ rows }) => {
      if (rows[0]?.read_only === 'off') return done();
      done(Object.assign(new Error('this host only reads'), { code: READ_ONLY }));
    },
    (error: Error) => done(error),
  );
}

/** PostgreSQL's codes for a host whose files are damaged or gone, such as one that is being copied again. */
const DAMAGED = /^(58|XX)/;

function mayBeElsewhere(error: unknown): boolean {
  if (error instanceof DatabaseRefused) return DAMAGED.test(error.code ?? '');
  return error instanceof DatabaseOutage && ['no_answer', 'read_only'].includes(error.reason);
}

/**
 * Connects to a writable host, trying one after the other for as long as a call may take. Nothing has been sent yet, so trying
 * again is safe. Throws the last host's `DatabaseOutage` or `DatabaseRefused`.
 */
export async function connectToAny<T>(
  pool: Pick<pg.Pool, 'options'>,
  hosts: readonly string[],
  connect: () => Promise<T>,
): Promise<T> {
  const untilMs = performance.now() + CALL_LIMIT_MS;
  for (;;) {
    const tried = pool.options.connectionString ?? '';
    try {
      return await connect();
    } catch (error) {
      if (!mayBeElsewhere(error) || performance.now() > untilMs) throw error;
      // Unless another call has moved on meanwhile.
      if (pool.options.connectionString === tried) {
        const next = hosts[(hosts.indexOf(tried) + 1) % hosts.length];
        if (next !== undefined) pool.options.connectionString = next;
      }
      await pause(NEXT_AFTER_MS);
    }
  }
}
