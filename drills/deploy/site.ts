import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createSecrets, type Secrets } from '#server/db/secrets.ts';
import { openTestTelegramServer } from '#server/fakes/telegram/server.ts';
import { TEST_BOT_TOKEN } from '#server/fakes/telegram/signer.ts';
import { PROGRAM } from '../../scripts/prepare.mjs';
import { startServer, stopServer } from '../servers.ts';
import { ask } from './ask.ts';
import { runProgram } from './programs.ts';

export type Site = {
  /** The server's own address, without the proxy. */
  direct: string;
  publicUrl: string;
  secrets: Secrets;
  gatewayToken: string;
  metricsToken: string;
  /** Calls the doctor with the server's settings. */
  examine(): Promise<DoctorFinding[]>;
  output(): string;
  stop(): Promise<void>;
};

export type DoctorFinding = { check: string; state: string; says: string };

const READY_WITHIN_MS = 60_000;
const OWNER = '2000';
/** A name of the fake Telegram's bot. */
const BOT_USERNAME = 'quarterdeck_bot';

/** The built server on its embedded database, set up as behind a proxy on the same machine, with a bot. */
export async function openSite({
  folder,
  publicUrl,
  port,
  certificate,
}: {
  folder: string;
  publicUrl: string;
  port: number;
  /** The file of the certificate that programs shall trust. */
  certificate: string;
}): Promise<Site> {
  mkdirSync(folder, { mode: 0o700 });
  const telegram = await openTestTelegramServer({ token: TEST_BOT_TOKEN });
  const token = () => randomBytes(24).toString('hex');
  const [gatewayToken, metricsToken] = [token(), token()];
  const secret = createHash('sha256').update(token()).digest();
  const settings = {
    PUBLIC_URL: publicUrl,
    DEMO: '0',
    DATA_DIR: join(folder, 'data'),
    TRUSTED_PROXIES: '127.0.0.1',
    SECRET_KEY: secret.toString('hex'),
    BOT_GATEWAY_TOKEN: gatewayToken,
    METRICS_TOKEN: metricsToken,
    TELEGRAM_BOT_TOKEN: TEST_BOT_TOKEN,
    TELEGRAM_API_ROOT: telegram.root,
    TELEGRAM_UPDATES: 'poll',
    BOT_USERNAME,
    OWNER_TELEGRAM_ID: OWNER,
  };
  const environment = {
    SETTINGS_FILE: join(folder, 'quarterdeck.env'),
    PORT: String(port),
    LOG_LEVEL: 'warn',
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}\n`);
  writeFileSync(environment.SETTINGS_FILE, lines.join(''), { mode: 0o600 });
  const direct = `http://127.0.0.1:${port}`;
  const server = await startServer(environment).catch(async (error: unknown) => {
    await telegram.close();
    throw error;
  });
  await untilReady(direct);
  return {
    direct,
    publicUrl,
    secrets: createSecrets([secret]),
    gatewayToken,
    metricsToken,
    async examine() {
      const trusting = { ...environment, NODE_EXTRA_CA_CERTS: certificate };
      const called = runProgram('node', [PROGRAM, 'doctor', '--json'], trusting);
      // It exits with 1 at a fault.
      const printed = await called.catch((failed: { stdout: string }) => failed);
      // The doctor's own form, of this very build.
      return (JSON.parse(printed.stdout) as { findings: DoctorFinding[] }).findings;
    },
    output: server.output,
    async stop() {
      await stopServer(server);
      await telegram.close();
    },
  };
}

async function untilReady(direct: string): Promise<void> {
  const untilMs = performance.now() + READY_WITHIN_MS;
  while ((await ask(`${direct}/health/ready`)).status !== 200) {
    if (performance.now() > untilMs) throw new Error('the server is not ready after a minute');
    await pause(100);
  }
}
