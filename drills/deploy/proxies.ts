import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { ask } from './ask.ts';
import type { Certificate } from './certificate.ts';
import { type Running, runProgram, startProgram } from './programs.ts';

const NGINX_FILE = fileURLToPath(new URL('../../deploy/nginx.conf', import.meta.url));
const CADDY_FILE = fileURLToPath(new URL('../../deploy/Caddyfile', import.meta.url));

const READY_WITHIN_MS = 30_000;

export type Place = {
  folder: string;
  /** The IP address in the place of the host name. */
  host: string;
  httpsPort: number;
  httpPort: number;
  sitePort: number;
  tls: Certificate;
};

/** Limits that a configuration really sets, in ms and bytes; null: none, which is as good as endless. */
export type ProxyLimits = {
  answerWithinMs: number | null;
  idleMs: number;
  mostBodyBytes: number | null;
};

export type RunningProxy = Running & { version: string; limits: ProxyLimits };

/** Starts nginx with `deploy/nginx.conf`, in which only host name, ports and certificate are replaced. */
export async function startNginx(nginx: string, place: Place): Promise<RunningProxy> {
  const { folder, host, httpsPort, httpPort, sitePort, tls } = place;
  const site = join(folder, 'quarterdeck.conf');
  writeFileSync(
    site,
    replaceAll(readFileSync(NGINX_FILE, 'utf8'), [
      ['/etc/letsencrypt/live/deck.example.org/fullchain.pem', tls.certificate],
      ['/etc/letsencrypt/live/deck.example.org/privkey.pem', tls.key],
      ['deck.example.org', host],
      ['listen 443', `listen ${httpsPort}`],
      ['listen [::]:443', `listen [::]:${httpsPort}`],
      ['listen 80', `listen ${httpPort}`],
      ['listen [::]:80', `listen [::]:${httpPort}`],
      ['127.0.0.1:3000', `127.0.0.1:${sitePort}`],
    ]),
  );
  const main = join(folder, 'nginx.conf');
  writeFileSync(main, aroundNginx(folder, site));
  const { stderr } = await runProgram(nginx, ['-v']);
  const { stdout } = await runProgram(nginx, ['-T', '-q', '-e', 'stderr', '-c', main]);
  const running = startProgram(nginx, ['-e', 'stderr', '-c', main, '-g', 'daemon off;']);
  await untilAnswered(place, running);
  return { ...running, version: stderr.trim(), limits: readNginxLimits(stdout) };
}

// As in Debian's own nginx.conf: compression is on there.
function aroundNginx(folder: string, site: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  );
  // The workers write to this folder, which only its owner may enter.
  return `user ${userInfo().username};
worker_processes auto;
pid ${join(folder, 'nginx.pid')};
events { worker_connections 768; }
http {
  ${temporary.join(' ')}
  access_log off;
  gzip on;
  include ${site};
}
`;
}

function readNginxLimits(dump: string): ProxyLimits {
  const read = (directive: string) => {
    const [, value, unit] = new RegExp(`^\\s*${directive} (\\d+)([sm]);`, 'm').exec(dump) ?? [];
    if (value === undefined) throw new Error(`deploy/nginx.conf sets no ${directive}`);
    return { value: Number(value), unit };
  };
  return {
    answerWithinMs: read('proxy_read_timeout').value * 1000,
    idleMs: read('keepalive_timeout').value * 1000,
    mostBodyBytes: read('client_max_body_size').value * 1024 * 1024,
  };
}

/** Starts Caddy with `deploy/Caddyfile`, in which only name, ports and certificate are replaced. */
export async function startCaddy(caddy: string, place: Place): Promise<RunningProxy> {
  const { folder, host, httpsPort, httpPort, sitePort, tls } = place;
  const site = replaceAll(readFileSync(CADDY_FILE, 'utf8'), [
    ['{$DOMAIN} {\n', `${host} {\n\ttls ${tls.certificate} ${tls.key}\n`],
    ['site:3000', `127.0.0.1:${sitePort}`],
  ]);
  const main = join(folder, 'Caddyfile');
  const ports = `{\n\thttp_port ${httpPort}\n\thttps_port ${httpsPort}\n\tadmin off\n}\n`;
  writeFileSync(main, ports + site);
  const home = join(folder, 'home');
  mkdirSync(home);
  const environment = { HOME: home, XDG_DATA_HOME: home, XDG_CONFIG_HOME: home };
  const named = ['--adapter', 'caddyfile', '--config', main];
  const { stdout: version } = await runProgram(caddy, ['version'], environment);
  const { stdout: adapted } = await runProgram(caddy, ['adapt', ...named], environment);
  const running = startProgram(caddy, ['run', ...named], environment);
  await untilAnswered(place, running);
  return { ...running, version: `caddy ${version.trim()}`, limits: readCaddyLimits(adapted) };
}

function readCaddyLimits(adapted: string): ProxyLimits {
  const values = new Map<string, number>();
  JSON.parse(adapted, (key, value: unknown) => {
    if (typeof value === 'number') values.set(key, value);
    return value;
  });
  // Caddy's durations are in ns.
  const msOf = (name: string) => (values.get(name) ?? Number.POSITIVE_INFINITY) / 1_000_000;
  const waits = ['response_header_timeout', 'read_timeout', 'write_timeout'].map(msOf);
  const answerWithinMs = Math.min(...waits);
  return {
    answerWithinMs: Number.isFinite(answerWithinMs) ? answerWithinMs : null,
    idleMs: msOf('idle_timeout'),
    mostBodyBytes: values.get('max_size') ?? null,
  };
}

export function replaceAll(text: string, pairs: readonly [from: string, to: string][]): string {
  return pairs.reduce((found, [from, to]) => {
    if (!found.includes(from)) throw new Error(`the file in deploy/ has no ${from}`);
    return found.replaceAll(from, to);
  }, text);
}

/** Waits until the proxy passes calls on. Throws its output if it ends instead. */
async function untilAnswered({ host, httpsPort, tls }: Place, running: Running): Promise<void> {
  const untilMs = performance.now() + READY_WITHIN_MS;
  for (;;) {
    if (performance.now() > untilMs) throw new Error(`nothing answers: ${running.output()}`);
    if (running.child.exitCode !== null) throw new Error(`the proxy ended: ${running.output()}`);
    const answer = await ask(`https://${host}:${httpsPort}/health/live`, { ca: tls.ca }).catch(
      () => null,
    );
    if (answer?.status === 200) return;
    await pause(50);
  }
}
