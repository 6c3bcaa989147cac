import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LANGUAGES } from '#rules/messages/languages.ts';
import { readCommunity } from '#server/community-file/read-community.ts';
import { BUILT_SITE } from '#server/testing/http/app.ts';
import { openPageWorker, type PageWorker } from './page-worker.ts';

const ENTRY = `
  const cases = {
    '/throws': () => { throw new Error('it threw'); },
    '/ends': () => process.exit(1),
    '/grows': () => { for (const kept = []; ; ) kept.push(new Array(1e6).fill(kept)); },
    '/hangs': () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0),
    '/secret': () => process.env.SECRET_OF_THE_TEST ?? 'none',
  };
  export const renderFirstView = async ({ path }) =>
    ({ status: 200, head: '', html: cases[path]?.() ?? path, scripts: '' });
`;
const WORK_MS = 1000;
const WAIT_MS = 5000;

let folder: string;
let worker: PageWorker;
let reported: unknown[];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  folder = mkdtempSync(join(tmpdir(), 'site-'));
  mkdirSync(join(folder, 'server'));
  mkdirSync(join(folder, 'client'));
  cpSync(join(BUILT_SITE, 'server/render-worker.js'), join(folder, 'server/render-worker.js'));
  writeFileSync(join(folder, 'server/package.json'), '{"type":"module"}');
  for (const language of LANGUAGES) {
    const name = language === 'en' ? 'index.html' : `index.${language}.html`;
    writeFileSync(join(folder, 'client', name), '<!--app-->');
  }
  writeFileSync(join(folder, 'server/entry-server.js'), ENTRY);
});

afterEach(async () => {
  vi.useRealTimers();
  await worker.close();
  rmSync(folder, { recursive: true });
});

function open(limits = { waiting: 8, waitMs: WAIT_MS, workMs: WORK_MS }) {
  reported = [];
  const instance = {
    demo: false,
    trial: false,
    theme: 'system',
    miniAppSurface: 'full',
    ownWallet: false,
    signIn: null,
  } as const;
  worker = openPageWorker(
    {
      siteFolder: folder,
      publicUrl: 'https://deck.example',
      instance,
      community: readCommunity(null),
    },
    (error) => reported.push(error),
    limits,
  );
}

const inputOf = (path: string) => ({
  address: { surface: 'full' as const, path, search: '' },
  language: 'en' as const,
  answers: [],
  nowMs: 0,
});
/** Renders the page for everybody, and one for one visitor. */
const shared = async (path: string) => {
  const { gzip } = await worker.make('renderPublic', inputOf(path));
  return gunzipSync(gzip).toString();
};
const own = (path: string) => worker.make('renderOwn', { ...inputOf(path), viewer: null });

it.each([
  ['/throws', /^it threw$/, 0],
  ['/ends', /has ended/, 1],
  ['/grows', /memory/, 1],
])('%s: the page fails, and the next is made', async (path, error, deaths) => {
  open();
  await expect(shared(path)).rejects.toThrow(error);
  expect(reported).toHaveLength(deaths);
  expect(await shared('/next')).toBe('/next');
});

it('terminates a thread that takes too long, and starts another for waiting pages', async () => {
  open();
  const hanging = expect(shared('/hangs')).rejects.toThrow('no answer within 1000 ms');
  const next = shared('/next');
  await vi.advanceTimersByTimeAsync(WORK_MS);
  await hanging;
  expect(await next).toBe('/next');
  expect(reported).toHaveLength(1);
});

it('refuses pages beyond its limit, and pages that have waited too long', async () => {
  open({ waiting: 1, waitMs: WAIT_MS, workMs: 2 * WAIT_MS });
  const hanging = expect(shared('/hangs')).rejects.toThrow('no answer');
  const waiting = expect(shared('/late')).rejects.toMatchObject({ code: 'unavailable' });
  await expect(shared('/many')).rejects.toMatchObject({ code: 'unavailable' });
  await vi.advanceTimersByTimeAsync(WAIT_MS);
  await waiting;
  await vi.advanceTimersByTimeAsync(WAIT_MS);
  await hanging;
});

it('lets one page of those for one visitor alone wait among the others', async () => {
  open();
  const hanging = expect(shared('/hangs')).rejects.toThrow('no answer');
  const order: string[] = [];
  const ask = (make: (path: string) => Promise<unknown>, path: string) =>
    make(path).then(() => order.push(path));
  const asked = [ask(own, '/own 1'), ask(own, '/own 2')];
  await new Promise(setImmediate);
  asked.push(ask(shared, '/many 1'), ask(shared, '/many 2'));
  await vi.advanceTimersByTimeAsync(WORK_MS);
  await Promise.all([hanging, ...asked]);
  expect(order).toEqual(['/own 1', '/many 1', '/many 2', '/own 2']);
});

it('knows no secrets of the process', async () => {
  vi.stubEnv('SECRET_OF_THE_TEST', 'secret');
  open();
  expect(await shared('/secret')).toBe('none');
  vi.unstubAllEnvs();
});

it('says why it cannot start', async () => {
  rmSync(join(folder, 'server/entry-server.js'));
  open();
  await expect(worker.make('drawSlides', null)).rejects.toThrow(/Cannot find module/);
});

it('fails the pages under way when it is closed, and starts no others', async () => {
  open();
  const pages = [shared('/hangs'), shared('/next')];
  const refused = pages.map((page) => expect(page).rejects.toThrow());
  await worker.close();
  await Promise.all(refused);
  expect(reported).toEqual([]);
});
