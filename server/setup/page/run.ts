import { existsSync } from 'node:fs';
import { join } from 'node:path';
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
  },
): Promise<boolean> {
  // The demo may listen on loopback only; the set-up is protected by the code.
  const config = readConfig(
    { DEMO: '0', PORT: place.environment.PORT, HOST: place.host ?? place.environment.HOST },
    place.cwd,
  );
  const { host, port } = config;
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
    console.error(
      'The set-up was not used for half an hour, so it ends. Your answers are kept for the next time.',
    );
    end(false);
  }, LOOK_EVERY_MS);
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  try {
    await explainedListening(config, () => app.listen({ host, port }));
    const address = app.server.address();
    tellAddress(host, typeof address === 'object' && address ? address.port : port);
    return await ended;
  } finally {
    clearInterval(timer);
    process.off('SIGINT', stop);
    process.off('SIGTERM', stop);
    app.server.closeIdleConnections();
    await app.close();
  }

  function showCode(code: string): void {
    console.log(
      `\n  The code: ${code}\n\nIt admits one browser and is valid for ${OPEN_FOR_MS / 60_000} minutes.`,
    );
  }
}

function tellAddress(host: string, port: number): void {
  const isLoopback = LOOPBACK_HOSTS.includes(host);
  const shown = host.includes(':') ? `[${host}]` : host;
  console.log(
    `\nOpen http://${isLoopback ? shown : 'ADDRESS-OF-THIS-MACHINE'}:${port}/setup and enter it there.`,
  );
  if (isLoopback) {
    console.log(
      `From another machine: ssh -L ${port}:127.0.0.1:${port} USER@THIS-MACHINE, then open that address there.`,
    );
  } else {
    console.log(
      `Warning: http://${shown}:${port} is plain http, so others on the network can read what you enter. It is safer to listen on this machine alone and use ssh -L ${port}:127.0.0.1:${port}.`,
    );
  }
}

function findSite(): string | null {
  const folder = join(packageRoot(), 'dist/web');
  return existsSync(join(folder, 'client/index.html')) ? folder : null;
}
