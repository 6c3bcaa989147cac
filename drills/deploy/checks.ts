import { createHash, randomBytes } from 'node:crypto';
import { SIGN_INS_PER_MINUTE } from '#rules/abuse-limits.ts';
import { readArrival } from '#server/doctor/probes/proxy.ts';
import { SOCKET_LIMITS } from '#server/http/sockets.ts';
import { NONCE_BYTES, proofOfAsker, REACHED_PATH } from '#server/services/operations/reached.ts';
import { type Answer, type Asked, ask, askHttp2 } from './ask.ts';
import type { ProxyLimits } from './proxies.ts';
import type { Site } from './site.ts';

export type Behind = { site: Site; ca: Buffer };

/** Two clients on this machine. Their networks are neither private nor a proxy's, so limits by network apply. */
const CLIENT = '127.1.1.1';
const OTHER_CLIENT = '127.2.2.2';
const FORGED = '198.51.100.7';
/** The largest body that the gateway takes (`contract/bot/gateway.ts`). */
const LARGEST_BODY = 2 * 1024 * 1024;
/** How long a sign-in is held (`sign-in/approvals.ts`), and how long it may wait for its turn before that. */
const HELD_MS = 55_000;
const IN_LINE_MS = 5_000;

const PATHS = [
  '/',
  '/leaderboard',
  '/weeks',
  '/wallet',
  '/wallet/send',
  '/wallet/build.json',
  '/api/leaderboard',
  '/api/openapi.json',
  '/health/ready',
];
const MOST_TRIES = 10;
const WAYS = [ask, askHttp2];
const ENCODINGS = [null, 'gzip', 'br', 'gzip, br'];
/** Headers of one connection or one moment, or the proxy's own. */
const ITS_OWN = ['connection', 'keep-alive', 'transfer-encoding', 'date', 'server', 'alt-svc'];

/**
 * Compares what clients get through the proxy with what the server answers directly: status, headers and bytes, for each
 * encoding that a client may take. Like the other checks it returns what is wrong, in words.
 */
export async function compareAnswers(
  behind: Behind,
): Promise<{ compared: number; wrong: string[] }> {
  const { site } = behind;
  const assets = [...(await listAssets(site, '/')), ...(await listAssets(site, '/wallet'))];
  const wrong: string[] = [];
  let compared = 0;
  for (const path of [...PATHS, ...assets]) {
    for (const encoding of ENCODINGS) {
      const headers = { accept: '*/*', ...(encoding && { 'accept-encoding': encoding }) };
      for (const through of WAYS) {
        const differences = await compareOne(behind, { path, headers, through });
        wrong.push(...differences.map((text) => `${path}, ${encoding}, ${through.name}: ${text}`));
        compared += 1;
      }
    }
  }
  return { compared, wrong };
}

/** Asks directly before and after, because a page changes when its data do: then it is asked for again. */
async function compareOne(
  { site, ca }: Behind,
  asked: { path: string; headers: Record<string, string>; through: typeof askHttp2 },
): Promise<string[]> {
  const { path, headers, through } = asked;
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const before = partsOf(await ask(site.direct + path, { headers }));
    const proxied = partsOf(await through(site.publicUrl + path, { headers, ca }));
    const after = partsOf(await ask(site.direct + path, { headers }));
    if (findDifferences(after, before).length === 0) return findDifferences(proxied, before);
  }
  return ['the server itself never answers twice the same'];
}

function findDifferences(is: Map<string, string>, was: Map<string, string>): string[] {
  return [...new Set([...is.keys(), ...was.keys()])]
    .filter((name) => is.get(name) !== was.get(name))
    .map((name) => `${name} ${is.get(name)}, not ${was.get(name)}`);
}

async function listAssets(site: Site, page: string): Promise<string[]> {
  const { body } = await ask(site.direct + page);
  const found = [
    ...body.toString('utf8').matchAll(/"(\/(?:wallet\/)?assets\/[^"]+\.(?:js|css))"/g),
  ];
  if (found.length === 0) throw new Error(`${page} names no files`);
  return found.map(([, path]) => path ?? '');
}

function partsOf({ status, headers, body }: Answer): Map<string, string> {
  const kept = Object.entries(headers).filter(([name]) => !ITS_OWN.includes(name));
  return new Map([
    ...kept.map(([name, value]): [string, string] => [name, String(value)]),
    ['status', String(status)],
    ['body', createHash('sha256').update(body).digest('hex')],
  ]);
}

/** The server sees each call's address as the client's own, whatever the client claims. */
export async function checkAddresses({ site, ca }: Behind): Promise<string[]> {
  const claims: Record<string, string>[] = [
    {},
    { 'x-forwarded-for': FORGED },
    { 'x-forwarded-for': `${FORGED}, 127.0.0.1` },
    { 'x-forwarded-for': `127.0.0.1, ${FORGED}` },
    { forwarded: `for=${FORGED}`, 'x-real-ip': FORGED },
  ];
  const wrong: string[] = [];
  for (const headers of claims) {
    for (const from of [CLIENT, OTHER_CLIENT]) {
      for (const through of WAYS) {
        const nonce = randomBytes(NONCE_BYTES).toString('hex');
        const query = new URLSearchParams({ nonce, proof: proofOfAsker(site.secrets, nonce) });
        const address = `${site.publicUrl}${REACHED_PATH}?${query}`;
        const { body } = await through(address, { headers, from, ca });
        const seen = readArrival(body)?.address;
        if (seen !== from) wrong.push(`${from} with ${JSON.stringify(headers)} is seen as ${seen}`);
      }
    }
  }
  return wrong;
}

/** The gateway takes its largest body, and refuses a larger one with the site's own error. */
export async function checkBodies({ site, ca }: Behind): Promise<string[]> {
  const report = (bytes: number): Asked => {
    const at = new Date().toISOString();
    const event = { id: 'drill-gm', type: 'gm', at, telegramId: '2001', username: 'somebody' };
    return {
      method: 'POST',
      headers: {
        authorization: `Bearer ${site.gatewayToken}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ events: [event] }).padEnd(bytes),
      ca,
    };
  };
  const wrong: string[] = [];
  for (const through of WAYS) {
    const address = `${site.publicUrl}/api/bot/v1/events`;
    const taken = await through(address, { ...report(LARGEST_BODY), ca });
    const refused = await through(address, { ...report(LARGEST_BODY + 1), ca });
    if (taken.status !== 200)
      wrong.push(`${through.name}: ${LARGEST_BODY} bytes get ${taken.status}`);
    if (refused.status !== 413 || !isOwnError(refused)) {
      wrong.push(`${through.name}: more get ${refused.status} ${refused.body.toString('utf8')}`);
    }
  }
  return wrong;
}

function isOwnError({ headers, body }: Answer): boolean {
  return (
    String(headers['content-type']).startsWith('application/json') &&
    body.toString('utf8').startsWith('{"error":')
  );
}

/**
 * The limit of sign-ins counts the client's network, whatever address it claims, and no other. The metrics are for the bearer of
 * their token.
 */
export async function checkLimits({ site, ca }: Behind): Promise<string[]> {
  const signIn = async (from: string, headers: Record<string, string> = {}) => {
    const { status } = await ask(`${site.publicUrl}/api/auth/telegram`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: '{}',
      from,
      ca,
    });
    return status;
  };
  const allowed = new Set<number>();
  for (let tries = 0; tries < SIGN_INS_PER_MINUTE; tries++) allowed.add(await signIn(CLIENT));
  const metrics = async (headers: Record<string, string>) =>
    (await ask(`${site.publicUrl}/metrics`, { headers, ca })).status;
  const found: [call: string, status: unknown, wanted: unknown][] = [
    ['sign-ins within the limit', [...allowed].join(), '403'],
    ['one more', await signIn(CLIENT), 429],
    [
      'one more with another address',
      await signIn(CLIENT, { 'x-forwarded-for': OTHER_CLIENT }),
      429,
    ],
    ['another network', await signIn(OTHER_CLIENT), 403],
    ['metrics', await metrics({}), 401],
    ['metrics as if from here', await metrics({ 'x-forwarded-for': '127.0.0.1' }), 401],
    ['metrics with token', await metrics({ authorization: `Bearer ${site.metricsToken}` }), 200],
  ];
  return found
    .filter(([, status, wanted]) => status !== wanted)
    .map(([call, status, wanted]) => `${call}: ${status}, not ${wanted}`);
}

/** Signs in by the id of a stranger: the call is held, and then refused by the site itself. */
export async function holdSignIn({
  site,
  ca,
}: Behind): Promise<{ heldMs: number; wrong: string[] }> {
  const began = performance.now();
  const answer = await askHttp2(`${site.publicUrl}/api/admin/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ telegramId: '2002' }),
    from: OTHER_CLIENT,
    ca,
  });
  const heldMs = Math.round(performance.now() - began);
  const isWhole = answer.status === 403 && isOwnError(answer) && heldMs >= HELD_MS;
  return { heldMs, wrong: isWhole ? [] : [`held for ${heldMs} ms, then ${answer.status}`] };
}

/** Plain http leads to the same path over https, and nowhere else. */
export async function checkRedirects(plain: string, host: string): Promise<string[]> {
  const wrong: string[] = [];
  for (const path of ['/', '/leaderboard?sort=tips']) {
    const { status, headers } = await ask(plain + path, { headers: { host } });
    const { origin, pathname, search, hostname, protocol } = new URL(String(headers.location));
    const isRight = protocol === 'https:' && hostname === host && pathname + search === path;
    if (![301, 308].includes(status) || !isRight) wrong.push(`${path}: ${status}, ${origin}`);
  }
  return wrong;
}

/** The limits of the proxy's configuration are not narrower than the server's. */
export function checkProxyLimits({ answerWithinMs, idleMs, mostBodyBytes }: ProxyLimits): string[] {
  const needMs = HELD_MS + IN_LINE_MS + SOCKET_LIMITS.requestMs;
  return [
    ...(answerWithinMs !== null && answerWithinMs < needMs
      ? [`it waits ${answerWithinMs} ms for an answer, not ${needMs}`]
      : []),
    // A proxy must close idle connections before the server does.
    ...(idleMs >= SOCKET_LIMITS.idleMs ? [`it keeps connections for ${idleMs} ms`] : []),
    ...(mostBodyBytes !== null && mostBodyBytes <= LARGEST_BODY
      ? [`it takes bodies of ${mostBodyBytes} bytes only`]
      : []),
  ];
}
