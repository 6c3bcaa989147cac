// HAProxy in front of the servers, configured by deploy/haproxy.cfg.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { startProgram } from '../deploy/programs.ts';
import { replaceAll } from '../deploy/proxies.ts';
import { publicHost } from './network.ts';

const CONFIGURATION = fileURLToPath(new URL('../../deploy/haproxy.cfg', import.meta.url));
const PROGRAM = '/usr/sbin/haproxy';
const PORT = 8080;
const READY_WITHIN_MS = 30_000;

/** The drill `deploy` tries proxies over TLS; here the balancer speaks plain http. */
const WITHOUT_TLS = [
  ['\tlog /dev/log local0\n', ''],
  ['\tlog global\n', ''],
  ['\tbind :443 ssl crt /etc/haproxy/deck.pem alpn h2,http/1.1\n', ''],
  ['\thttp-request redirect scheme https code 301 unless { ssl_fc }\n', ''],
] as const;

/** Starts HAProxy on the drill's own machine, in front of two servers (host and port each). Only TLS, log and addresses are replaced. */
export async function openBalancer(
  folder: string,
  [one, two]: readonly string[],
): Promise<{ address: string; close(): Promise<void> }> {
  const file = join(folder, 'haproxy.cfg');
  const host = publicHost();
  writeFileSync(
    file,
    replaceAll(readFileSync(CONFIGURATION, 'utf8'), [
      ...WITHOUT_TLS.map(([from, to]): [string, string] => [from, to]),
      ['bind :80', `bind ${host}:${PORT}`],
      ['10.0.0.6:3000', String(one)],
      ['10.0.0.7:3000', String(two)],
    ]),
  );
  const running = startProgram(PROGRAM, ['-db', '-f', file]);
  const address = `http://${host}:${PORT}`;
  const untilMs = performance.now() + READY_WITHIN_MS;
  while ((await statusOf(`${address}/health/ready`)) !== 200) {
    if (running.child.exitCode !== null || performance.now() > untilMs) {
      throw new Error(`the balancer does not pass calls on: ${running.output()}`);
    }
    await pause(100);
  }
  return { address, close: running.stop };
}

async function statusOf(url: string): Promise<number> {
  const response = await fetch(url).catch(() => null);
  await response?.arrayBuffer();
  return response?.status ?? 0;
}
