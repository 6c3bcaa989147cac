import { randomBytes } from 'node:crypto';
import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';
import type { Config } from '#server/config/config.ts';
import type { Secrets } from '#server/db/secrets.ts';
import { getAsIs } from '#server/gateways/plain-get.ts';
import { operatorCommand } from '#server/program/called-as.ts';
import {
  isOwnAnswer,
  NONCE_BYTES,
  proofOfAsker,
  REACHED_PATH,
} from '#server/services/operations/reached.ts';
import { bounded, type Finding, fault, ok, skipped } from '../finding.ts';

export type LocalServer = {
  /** Null: unknown. */
  isRunning: boolean | null;
  finding: Finding;
};

const LIMITS = { timeoutMs: 4_000, maxBytes: 256 * 1024 };
const CHECK = 'server';

/** Looks for this instance's server on this machine. */
export function findServer(config: Config, secrets: Secrets | null): Promise<LocalServer> {
  const root = rootOf(config);
  if (config.port === 0) {
    const says = 'PORT is 0: the port changes with each start, so the server cannot be found.';
    return Promise.resolve({ isRunning: null, finding: skipped(CHECK, says, ['PORT']) });
  }
  return bounded<LocalServer>(
    async () => {
      const isOurs = secrets === null ? await isAlive(root) : await answersAsOurs(root, secrets);
      if (isOurs) return { isRunning: true, finding: ok(CHECK, `The server runs at ${root}.`) };
      const says = `Another program answers at ${root}, or this one with another version or SECRET_KEY.`;
      const remedy = `Restart the server (${operatorCommand('start')}), or set PORT to a free one`;
      return { isRunning: null, finding: fault(CHECK, says, remedy, ['SECRET_KEY', 'PORT']) };
    },
    (reason) => {
      if (reason === 'ECONNREFUSED') {
        const says = `No server runs at ${root}; ${operatorCommand('start')} starts it.`;
        return { isRunning: false, finding: skipped(CHECK, says) };
      }
      const says = `The server at ${root} does not answer: ${reason}.`;
      const remedy = `Restart the server (${operatorCommand('start')}), or correct HOST and PORT`;
      return { isRunning: null, finding: fault(CHECK, says, remedy, ['HOST', 'PORT']) };
    },
  );
}

/** The address at which this machine reaches its own server. */
function rootOf({ host, port }: Config): string {
  const everywhere: Readonly<Record<string, string>> = { '0.0.0.0': '127.0.0.1', '::': '::1' };
  const name = everywhere[host] ?? host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

async function isAlive(root: string): Promise<boolean> {
  const { bytes } = await getAsIs(`${root}/health/live`, LIMITS);
  return Value.Check(Type.Object({ status: Type.Literal('live') }), read(bytes));
}

async function answersAsOurs(root: string, secrets: Secrets): Promise<boolean> {
  const nonce = randomBytes(NONCE_BYTES).toString('hex');
  const query = new URLSearchParams({ nonce, proof: proofOfAsker(secrets, nonce) });
  const answer = read((await getAsIs(`${root}${REACHED_PATH}?${query}`, LIMITS)).bytes);
  return (
    Value.Check(Type.Object({ proof: Type.String() }), answer) &&
    isOwnAnswer(secrets, { nonce, proof: answer.proof })
  );
}

/** The fields of `/api/health` that are used. */
const Health = Type.Object({
  database: Type.Object({ status: Type.String() }),
  jobs: Type.Object({
    list: Type.Array(
      Type.Object({ name: Type.String(), late: Type.Boolean(), failed: Type.Boolean() }),
    ),
  }),
  backup: Type.Object({
    configured: Type.Boolean(),
    newestAt: Type.Union([Type.String(), Type.Null()]),
  }),
  clock: Type.Object({ problem: Type.Union([Type.String(), Type.Null()]) }),
});

/** Returns the running server's health; null without a readable answer. */
export function askHealth(config: Config): Promise<Static<typeof Health> | null> {
  return bounded(
    async () => {
      const health = read((await getAsIs(`${rootOf(config)}/api/health`, LIMITS)).bytes);
      return Value.Check(Health, health) ? health : null;
    },
    () => null,
  );
}

function read(bytes: Buffer | null): unknown {
  try {
    return JSON.parse(bytes?.toString('utf8') ?? '');
  } catch {
    return null;
  }
}
