import { randomBytes } from 'node:crypto';
import type { LookupAddress } from 'node:dns';
import { isIP } from 'node:net';
import type { Secrets } from '#server/db/secrets.ts';
import { getAsIs } from '#server/gateways/plain-get.ts';
import { type Certificate, readCertificate } from '#server/gateways/tls/certificate.ts';
import { createNameLookup } from '#server/gateways/webhooks/name-lookup.ts';
import { isLoopback } from '#server/net/web-address.ts';
import {
  isOwnAnswer,
  NONCE_BYTES,
  proofOfAsker,
  REACHED_PATH,
} from '#server/services/operations/reached.ts';
import { bounded, type Finding, fault, ok, skipped, warning } from '../finding.ts';
import { FORGED_ADDRESS, judgeProxy, readArrival } from './proxy.ts';

export type DomainPlace = {
  publicUrl: string;
  trustedProxies: readonly string[];
  /** The secrets of the server that should answer; null: unknown, so that nothing proves that it is this one. */
  secrets: Secrets | null;
  /** True if the server runs on this machine; null or absent if unknown. A stopped one cannot answer. */
  isRunning?: boolean | null;
  nowMs: number;
};

export type DomainDeps = {
  /** Resolves all addresses of a name. */
  resolve: (hostname: string) => Promise<LookupAddress[]>;
  /** The port for plain http; null: port 80, if https also uses its default port. */
  plainPort: number | null;
};

const ASK_LIMIT_MS = 5_000;
const MAX_ANSWER_BYTES = 16 * 1024;
/** Certificates are normally renewed a month before their end: two weeks mean that something is wrong. */
const DAYS_FOR_WARNING = 14;
const REDIRECTS = [301, 302, 307, 308];
const PROXY_FAILS = [502, 503, 504];

/**
 * Checks the public address as a visitor's browser meets it: the name, the certificate, plain http, that this instance
 * answers, and that it sees the visitor's address. It runs on this machine, so a firewall further out stays unnoticed.
 */
export async function probeDomain(
  place: DomainPlace,
  deps: Partial<DomainDeps> = {},
): Promise<{ findings: Finding[] }> {
  const { resolve = createNameLookup(), plainPort = null } = deps;
  const found = isLoopback(place.publicUrl)
    ? [
        [
          skipped(
            'domain-name',
            'PUBLIC_URL is an address of this machine alone: nobody else can reach the site.',
            ['PUBLIC_URL'],
          ),
        ],
      ]
    : await Promise.all([
        lookUp(place, resolve),
        lookAtCertificate(place),
        lookAtPlainHttp(place, plainPort),
      ]);
  return { findings: [...found.flat(), ...(await lookAtServer(place))] };
}

function lookUp({ publicUrl }: DomainPlace, resolve: DomainDeps['resolve']): Promise<Finding[]> {
  const { hostname } = new URL(publicUrl);
  const name = hostname.replace(/^\[|\]$/g, '');
  const remedy = `Add an A or AAAA record for ${name}, or correct PUBLIC_URL`;
  return bounded(
    async () => {
      if (isIP(name) !== 0)
        return [
          ok('domain-name', 'PUBLIC_URL holds an IP address, so there is no name to resolve.', [
            'PUBLIC_URL',
          ]),
        ];
      const found = await resolve(name);
      const shown = found.map(({ address }) => address).join(', ');
      return [ok('domain-name', `${name} is ${shown}.`)];
    },
    (reason) =>
      reason === 'ENOTFOUND'
        ? [fault('domain-name', `The name ${name} has no address.`, remedy, ['PUBLIC_URL'])]
        : [fault('domain-name', `It cannot be examined: ${reason}.`, remedy, ['PUBLIC_URL'])],
  );
}

function lookAtCertificate({ publicUrl, nowMs }: DomainPlace): Promise<Finding[]> {
  const check = 'domain-certificate';
  return bounded(
    async () => {
      const certificate = await readCertificate(publicUrl, { nowMs, timeoutMs: ASK_LIMIT_MS });
      if (certificate === null) {
        const says = 'PUBLIC_URL is plain http: traffic can be read in transit.';
        return [
          warning(check, says, 'Put the site behind https and set PUBLIC_URL=https://…', [
            'PUBLIC_URL',
          ]),
        ];
      }
      return [judgeCertificate(certificate)];
    },
    (reason) => [
      fault(
        check,
        `Nothing answers with TLS: ${reason}.`,
        'Have a proxy answer https at PUBLIC_URL, and open its port in the firewall',
        ['PUBLIC_URL'],
      ),
    ],
  );
}

export function judgeCertificate({ daysLeft, endsAtMs, issuer, problem }: Certificate): Finding {
  const check = 'domain-certificate';
  const ends = new Date(endsAtMs).toISOString().slice(0, 10);
  const remedy = 'Renew the certificate where https for PUBLIC_URL ends, which is at the proxy';
  if (daysLeft < 0)
    return fault(check, `The certificate ended on ${ends}.`, remedy, ['PUBLIC_URL']);
  if (problem !== null)
    return fault(check, `Browsers refuse the certificate: ${problem}.`, remedy, ['PUBLIC_URL']);
  const says = `The certificate is by ${issuer} and ends in ${daysLeft} days (${ends}).`;
  return daysLeft < DAYS_FOR_WARNING
    ? warning(check, says, remedy, ['PUBLIC_URL'])
    : ok(check, says);
}

function lookAtPlainHttp({ publicUrl }: DomainPlace, plainPort: number | null): Promise<Finding[]> {
  const check = 'domain-http';
  const url = new URL(publicUrl);
  if (url.protocol === 'http:' || (url.port !== '' && plainPort === null)) {
    return Promise.resolve([
      skipped(check, 'PUBLIC_URL has a port of its own, so plain http is not checked.', [
        'PUBLIC_URL',
      ]),
    ]);
  }
  const remedy = 'Let the proxy redirect http to PUBLIC_URL';
  return bounded(
    async () => {
      const plain = `http://${url.hostname}:${plainPort ?? 80}/`;
      const { status = 0, location } = await ask(plain);
      const isSafe = REDIRECTS.includes(status) && /^https:/i.test(location ?? '');
      return [
        isSafe
          ? ok(check, 'Plain http redirects to https.')
          : warning(check, `Plain http answers ${status} and does not redirect to https.`, remedy, [
              'PUBLIC_URL',
            ]),
      ];
    },
    (reason) => [warning(check, `Plain http is not answered (${reason}).`, remedy, ['PUBLIC_URL'])],
  );
}

function lookAtServer(place: DomainPlace): Promise<Finding[]> {
  const check = 'domain-reached';
  const { publicUrl, secrets, isRunning } = place;
  if (isRunning === false) return Promise.resolve(lookWithoutServer(place));
  if (secrets === null) {
    const says = "This cannot be checked without the server's secret.";
    return Promise.resolve([skipped(check, says)]);
  }
  return bounded(
    async () => {
      const first = await askOurselves(publicUrl, secrets, {});
      if ('problem' in first) return [first.problem];
      const reached = ok(check, `This instance answers at ${publicUrl}.`);
      if (isLoopback(publicUrl)) return [reached];
      const forged = await askOurselves(publicUrl, secrets, { 'x-forwarded-for': FORGED_ADDRESS });
      if ('problem' in forged) return [reached, skipped('proxy', 'It answered only once.')];
      const seen = { plain: first.arrival, forged: forged.arrival };
      const { trustedProxies } = place;
      return [reached, judgeProxy(seen, { trustedProxies, isHttps: isHttps(publicUrl) })];
    },
    (reason) => [
      fault(
        check,
        `Nothing answers at ${publicUrl}: ${reason}.`,
        'Start the server and the proxy in front of it, or correct PUBLIC_URL',
        ['PUBLIC_URL'],
      ),
    ],
  );
}

function lookWithoutServer({ publicUrl, trustedProxies }: DomainPlace): Finding[] {
  const stopped = skipped('domain-reached', 'The server does not run here, so it cannot answer.');
  if (!isHttps(publicUrl) || trustedProxies.length > 0) return [stopped];
  const says =
    'PUBLIC_URL is https, so a proxy is in front, but none is trusted: all clients count as one.';
  return [
    stopped,
    warning('proxy', says, 'Name the proxy: TRUSTED_PROXIES=127.0.0.1, if it is on this machine', [
      'PUBLIC_URL',
      'TRUSTED_PROXIES',
    ]),
  ];
}

function isHttps(address: string): boolean {
  return new URL(address).protocol === 'https:';
}

async function askOurselves(publicUrl: string, secrets: Secrets, headers: Record<string, string>) {
  const nonce = randomBytes(NONCE_BYTES).toString('hex');
  const query = new URLSearchParams({ nonce, proof: proofOfAsker(secrets, nonce) });
  const answer = await ask(`${publicUrl}${REACHED_PATH}?${query}`, headers);
  const arrival = answer.bytes && readArrival(answer.bytes);
  if (arrival && isOwnAnswer(secrets, { nonce, proof: arrival.proof })) return { arrival };
  return { problem: judgeStranger(publicUrl, answer) };
}

function judgeStranger(
  publicUrl: string,
  { status = 0, location }: { status: number | undefined; location: string | undefined },
): Finding {
  const check = 'domain-reached';
  if (PROXY_FAILS.includes(status)) {
    const says = `The proxy at ${publicUrl} answers ${status}: it does not reach this server.`;
    return fault(check, says, 'Point the proxy to the server at HOST and PORT', ['HOST', 'PORT']);
  }
  if (REDIRECTS.includes(status) && location !== undefined) {
    const says = `${publicUrl} redirects elsewhere: ${location.split('?')[0]?.slice(0, 200)}.`;
    return fault(check, says, 'Set PUBLIC_URL to the address that visitors end up at', [
      'PUBLIC_URL',
    ]);
  }
  const says = `Something else answers at ${publicUrl} (status ${status}), or a server with another secret.`;
  const remedy =
    'Point the name and the proxy to this server, or correct PUBLIC_URL; several servers need the same SECRET_KEY';
  return fault(check, says, remedy, ['PUBLIC_URL', 'SECRET_KEY']);
}

function ask(address: string, headers: Record<string, string> = {}) {
  return getAsIs(address, { headers, timeoutMs: ASK_LIMIT_MS / 2, maxBytes: MAX_ANSWER_BYTES });
}
