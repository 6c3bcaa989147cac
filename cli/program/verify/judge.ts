import { createHash } from 'node:crypto';
import {
  WALLET_COMMON_HEADERS,
  WALLET_FILE_POLICY,
  WALLET_FILE_TYPES,
  WALLET_PAGE_HEADERS,
} from '#rules/wallet/page-headers.ts';
import type { Answer } from './ask.ts';

/**
 * Headers that make a browser load, keep, run, report or delete more than the page does: scripts that run before it, a worker
 * that answers in its place, another host, and clearing the storage that holds the wallet.
 */
const UNWANTED = [
  'access-control-allow-origin',
  'clear-site-data',
  'content-security-policy-report-only',
  'link',
  'location',
  'nel',
  'origin-trial',
  'refresh',
  'report-to',
  'reporting-endpoints',
  'service-worker-allowed',
  'set-cookie',
  'sourcemap',
  'speculation-rules',
  'use-as-dictionary',
  'x-sourcemap',
];

/** Announces another protocol at the same host, as proxies do, and nothing else. */
const SAME_HOST = /^(clear|(h\d(-\d+)?=":\d{1,5}"(; ?(ma=\d+|persist=1))*(, ?)?)+)$/;

/** The faults of an answer; empty if it has no fault. */
export function faultsOf(answer: Answer | null, file: string, sha256: string): string[] {
  if (answer === null) return ['no answer'];
  const { status, body, early } = answer;
  if (status !== 200) return [`status ${status}, not 200`];
  const hash = createHash('sha256').update(body).digest('hex');
  return [
    ...(hash === sha256 ? [] : [`${hash}, not ${sha256}`]),
    ...wrongHeaders(answer, file),
    ...early.map((name) => `${name} before the answer, which no release sends`),
  ];
}

function wrongHeaders({ headers }: Answer, file: string): string[] {
  const all = (name: string) =>
    headers.filter(([other]) => other === name).map(([, value]) => value);
  const wrong = Object.entries(expectedOf(file)).flatMap(([name, value]) => {
    const found = all(name);
    return found.length === 1 && found[0] === value
      ? []
      : [`${name} is ${found.join(' and ') || 'missing'}, not ${value}`];
  });
  const unwanted = UNWANTED.flatMap((name) =>
    all(name).map((value) => `${name}: ${value}, which no release sends`),
  );
  const elsewhere = all('alt-svc').filter((value) => !SAME_HOST.test(value));
  return [...wrong, ...unwanted, ...elsewhere.map((value) => `alt-svc: ${value}`)];
}

function expectedOf(file: string): Record<string, string> {
  const own =
    file === 'index.html' ? WALLET_PAGE_HEADERS : { 'content-security-policy': WALLET_FILE_POLICY };
  const type = WALLET_FILE_TYPES[file.split('.').at(-1) ?? ''] ?? '';
  return { ...own, ...WALLET_COMMON_HEADERS, 'content-type': type };
}
