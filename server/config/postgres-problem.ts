import { splitHosts } from '#server/db/hosts.ts';
import { DatabaseOutage, DatabaseRefused } from '#server/db/outage.ts';

/** A sentence about a problem that the operator can solve, and the remedy, without a full stop. No text holds a secret. */
export type Problem = {
  says: string;
  remedy: string;
  /** The settings that these texts name. */
  settings: readonly string[];
};

const TLS_REFUSED = /no encryption|SSL off|pg_hba\.conf rejects connection .* without/i;
const NO_TLS = /does not support SSL/;
const NO_PASSWORD = /password must be a string/;
const CERTIFICATE = /CERT|SELF_SIGNED|UNABLE_TO|ERR_TLS/;
const NO_RIGHT = '42501';

/** Every problem with PostgreSQL concerns its address. */
type Texts = Omit<Problem, 'settings'>;

/** The problem behind an error of PostgreSQL at this address; null if it is no fault of the settings or the database. */
export function postgresProblem(error: unknown, databaseUrl: string): Problem | null {
  const texts = textsOf(error, databaseUrl);
  return texts && { ...texts, settings: ['DATABASE_URL'] };
}

function textsOf(error: unknown, databaseUrl: string): Texts | null {
  if (error instanceof DatabaseOutage) return outageProblem(error, databaseUrl);
  if (error instanceof DatabaseRefused) return refusalProblem(error, databaseUrl);
  if (!(error instanceof Error) || !('code' in error)) return null;
  // The driver reads the files of the address itself.
  if ('path' in error && typeof error.path === 'string' && databaseUrl.includes(error.path)) {
    return {
      says: `${error.path} cannot be read (${error.code}).`,
      remedy: 'Correct sslrootcert, sslcert or sslkey in DATABASE_URL',
    };
  }
  if (error.code !== NO_RIGHT) return null;
  return {
    says: 'The database user may not create or change tables.',
    remedy:
      'Run `grant create on schema public to USER` with the user of DATABASE_URL, or make that user the owner of the database',
  };
}

function outageProblem({ reason, code }: DatabaseOutage, databaseUrl: string): Texts {
  switch (reason) {
    case 'disk_full':
      return {
        says: 'The disk of PostgreSQL is full.',
        remedy: 'Make room on it: DATABASE_URL names the host',
      };
    case 'read_only':
      return {
        says: 'The database is read-only: it is a standby, or configured so.',
        remedy: 'Let DATABASE_URL name the primary',
      };
    case 'busy':
      return {
        says: `PostgreSQL has no connection left (${code ?? 'all are in use'}).`,
        remedy:
          'End other programs that use it, raise its max_connections, or let DATABASE_URL name another server',
      };
    case 'no_answer':
      return silenceProblem(code, addressOf(databaseUrl));
  }
}

function silenceProblem(code: string | undefined, at: string): Texts {
  const says = (why: string) => `PostgreSQL cannot be reached at ${at}: ${why}.`;
  switch (code) {
    case 'ECONNREFUSED':
      return {
        says: says(`nothing listens there (${code})`),
        remedy: 'Start PostgreSQL, or correct host and port in DATABASE_URL',
      };
    case 'ENOTFOUND':
      return {
        says: says(`no such host is known (${code})`),
        remedy: 'Correct the host in DATABASE_URL',
      };
    case 'EAI_AGAIN':
      return {
        says: says(`the name server does not answer (${code})`),
        remedy: 'Check the network of this machine, or correct the host in DATABASE_URL',
      };
    case 'ENOENT':
      return {
        says: says(`there is no such socket (${code})`),
        remedy: 'Start PostgreSQL, or correct the host in DATABASE_URL',
      };
    case '57P01':
    case '57P02':
    case '57P03':
      return {
        says: `PostgreSQL is starting or stopping (${code}).`,
        remedy: 'Wait until the server of DATABASE_URL is up, then try again',
      };
    default:
      return {
        says: says(code === undefined ? 'it does not answer' : `it does not answer (${code})`),
        remedy: 'Let this machine reach that host and port, or correct DATABASE_URL',
      };
  }
}

function refusalProblem({ message, code = '' }: DatabaseRefused, databaseUrl: string): Texts {
  if (NO_PASSWORD.test(message)) {
    return {
      says: 'PostgreSQL wants a password, and DATABASE_URL has none.',
      remedy: 'Write it after the name of the user in DATABASE_URL: USER:PASSWORD@HOST',
    };
  }
  if (NO_TLS.test(message)) {
    return {
      says: 'DATABASE_URL asks for TLS, but PostgreSQL offers none.',
      remedy: 'Remove sslmode from DATABASE_URL, or set ssl=on in PostgreSQL',
    };
  }
  if (CERTIFICATE.test(code)) {
    return {
      says: `PostgreSQL's certificate is not trusted (${code}).`,
      remedy:
        'Name its authority in DATABASE_URL with sslrootcert=FILE, or correct the host to the one in the certificate',
    };
  }
  switch (code) {
    case '28P01':
      return {
        says: 'PostgreSQL refuses the user or its password.',
        remedy: 'Correct user and password in DATABASE_URL',
      };
    case '28000':
      return TLS_REFUSED.test(message)
        ? {
            says: 'PostgreSQL accepts no connection without TLS from this machine.',
            remedy: 'Add sslmode=require to DATABASE_URL, or allow this machine in pg_hba.conf',
          }
        : {
            says: 'PostgreSQL does not know the user, or does not let it in from this machine.',
            remedy: 'Correct the user in DATABASE_URL, or allow it in pg_hba.conf',
          };
    case '3D000':
      return {
        says: 'PostgreSQL has no database of this name.',
        remedy: 'Create it with `createdb`, or correct DATABASE_URL',
      };
    default:
      return {
        says: `PostgreSQL at ${addressOf(databaseUrl)} refuses the connection${code && ` (${code})`}.`,
        remedy: 'Correct DATABASE_URL',
      };
  }
}

/** Hosts and ports, without user, password, name and options. */
function addressOf(databaseUrl: string): string {
  const hosts = splitHosts(databaseUrl).map(
    (each) => /^[a-z]+:\/\/(?:[^/?]*@)?([^/?]*)/.exec(each)?.[1],
  );
  return hosts.filter(Boolean).join(', ') || 'the local socket';
}
