import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { SetupMessages } from '#rules/messages/setup-messages.ts';
import { LOOPBACK_HOSTS } from '#rules/public-address.ts';
import { readConfig } from '#server/config/config.ts';
import { explainedListening } from '#server/config/failures.ts';
import { packageRoot } from '#server/program/package-root.ts';
import type { Setup } from '../setup.ts';
import { createDoor, OPEN_FOR_MS } from './door.ts';
import { buildSetupServer } from './server.ts';

const LOOK_EVERY_MS = 10_000;

/**
 * Serves the page until the settings are written, nobody has used it for half an hour, or the process is told to stop.
 * @param host the host to listen on; null for the one in the settings
 * @returns true if the settings are written
 */
export async function servePage(
  setup: Setup,
  place: {
    environment: Readonly<Record<string, string | undefined>>;
    cwd: string;
    host: string | null;
    /** The texts of the terminal. */
    m: SetupMessages;
  },
): Promise<boolean> {
  // The demo may listen on loopback only; the set-up is protected by the code.
  const config = readConfig(
    { DEMO: '0', PORT: place.environment.PORT, HOST: place.host ?? place.environment.HOST },
    place.cwd,
  );
  const { host, port } = config;
  const { m } = place;
  const door = createDoor({ show: showCode, now: Date.now });
  let end: (isFinished: boolean) => void = () => {};
  const ended = new Promise<boolean>((resolve) => {
    end = resolve;
  });
  const app = await buildSetupServer({
    setup,
    door,
    host,
    siteFolder: findSite(),
    onFinished: () => end(true),
  });
  const stop = () => end(false);
  const timer = setInterval(() => {
    if (Date.now() < door.closesAtMs()) return;
    console.error(m.terminal_unused());
    end(false);
  }, LOOK_EVERY_MS);
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  try {
    await explainedListening(config, () => app.listen({ host, port }));
    const address = app.server.address();
    tellAddress(host, typeof address === 'object' && address ? address.port : port, m);
    return await ended;
  } finally {
    clearInterval(timer);
    process.off('SIGINT', stop);
    process.off('SIGTERM', stop);
    app.server.closeIdleConnections();
    await app.close();
  }

  function showCode(code: string): void {
    const valid = m.terminal_code_valid({ minutes: OPEN_FOR_MS / 60_000 });
    console.log(`\n  ${m.terminal_code({ code })}\n\n${valid}`);
  }
}

function tellAddress(host: string, port: number, m: SetupMessages): void {
  const isLoopback = LOOPBACK_HOSTS.includes(host);
  const shown = host.includes(':') ? `[${host}]` : host;
  const url = `http://${isLoopback ? shown : m.terminal_machine()}:${port}/setup`;
  const tunnel = `ssh -L ${port}:127.0.0.1:${port}`;
  console.log(`\n${m.terminal_open({ url })}`);
  console.log(
    isLoopback
      ? m.terminal_elsewhere({ command: `${tunnel} USER@THIS-MACHINE` })
      : m.terminal_plain_http({ url: `http://${shown}:${port}`, command: tunnel }),
  );
}

function findSite(): string | null {
  const folder = join(packageRoot(), 'dist/web');
  return existsSync(join(folder, 'client/index.html')) ? folder : null;
}
