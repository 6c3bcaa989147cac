import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LANGUAGE_NAMES, LANGUAGES } from '#rules/messages/languages.ts';
import { type SetupMessages, setupMessagesIn } from '#rules/messages/setup-messages.ts';
import { readConfig } from '#server/config/config.ts';
import { fault, ok, skipped, warning } from '#server/doctor/finding.ts';
import { openSetup, type Setup } from '../setup.ts';
import { STEPS } from '../steps.ts';
import { createDoor } from './door.ts';
import { codePage, donePage, type PageParts, stepPage, summaryPage } from './render.ts';
import { buildSetupServer } from './server.ts';

const HOST = '127.0.0.1:3000';
const FORM = 'application/x-www-form-urlencoded';

let folder = '';
let setup: Setup;
let app: FastifyInstance;
let code = '';

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'quarterdeck-languages-'));
  setup = openSetup({ environment: {}, cwd: folder });
  const show = (shown: string) => {
    code = shown;
  };
  app = await buildSetupServer({
    setup,
    door: createDoor({ show, now: Date.now }),
    host: '127.0.0.1',
    siteFolder: null,
    onFinished: () => {},
  });
});
afterEach(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

describe('a page in another language', () => {
  it('has no text of its own', async () => {
    await setup.answer('community', { COMMUNITY_KIND: 'other' });
    const parts: PageParts = { styleSheet: null, language: 'de', m: pseudo() };
    for (const page of everyPage(parts)) expect(textsOf(page)).toEqual([]);
  });

  it.each(LANGUAGES)('says that it is in its language: %s', (language) => {
    const parts: PageParts = { styleSheet: null, language, m: setupMessagesIn(language) };
    const direction = language === 'ar' ? 'rtl' : 'ltr';
    for (const page of everyPage(parts)) {
      expect(page).toContain(`<html lang="${language}" dir="${direction}"`);
      expect(page.includes('lang="en" dir="ltr">It says')).toBe(
        language !== 'en' && page.includes('It says'),
      );
    }
  });
});

describe('the language of the page', () => {
  it.each([
    [{}, 'en'],
    [{ 'accept-language': 'ru, en;q=0.5' }, 'ru'],
    [{ 'accept-language': 'xx"><b>' }, 'en'],
    [{ 'accept-language': 'ru', cookie: 'language=de' }, 'de'],
    [{ 'accept-language': 'ru', cookie: 'language=%22%3E%3Cb%3E' }, 'ru'],
    [{ cookie: 'language=__proto__' }, 'en'],
  ])('with %o is %s', async (headers, language) => {
    const { body } = await app.inject({ url: '/setup', headers: { host: HOST, ...headers } });
    expect(body).toContain(`<html lang="${language}"`);
    expect(body).not.toContain('"><b>');
  });

  it('is chosen by a cookie for these pages alone, and only among six', async () => {
    const german = await post('/setup/language', { language: 'de', at: '/evil' });
    expect(german.headers).toMatchObject({
      location: '/setup',
      'set-cookie': 'language=de; Path=/setup; HttpOnly; SameSite=Strict',
    });
    const other = await post('/setup/language', { language: 'xx', at: '//evil.example' });
    expect(other.headers['set-cookie']).toBeUndefined();
    expect(other.headers.location).toBe('/setup');
    const foreign = { origin: 'http://evil.example' };
    expect((await post('/setup/language', { language: 'de' }, foreign)).statusCode).toBe(403);
  });

  it('keeps what is typed, and does not show secrets', async () => {
    const entered = await post('/setup/code', { code });
    const cookie = String(entered.headers['set-cookie']).split(';')[0] ?? '';
    await post('/setup/community', {}, { cookie });
    const secret = 'postgres://u:a-password@127.0.0.1:1/none';
    const typed = { language: 'de', at: 'database', DATABASE_URL: secret };
    const changed = await post('/setup/language', typed, { cookie });
    expect(changed.headers.location).toBe('/setup/database');
    const page = await app.inject({ url: '/setup/database', headers: { host: HOST, cookie } });
    expect(page.body).not.toContain('a-password');
    // The held secret is tried with the next answer.
    await post('/setup/database', { DATABASE_URL: '', at: 'database' }, { cookie });
    const tried = await app.inject({ url: '/setup/database', headers: { host: HOST, cookie } });
    expect(tried.body).toContain('PostgreSQL cannot be reached');
    expect(setup.valueOf('DATABASE_URL')).toBeNull();
  });
});

function post(url: string, form: Record<string, string>, headers: Record<string, string> = {}) {
  const payload = new URLSearchParams(form).toString();
  const own = { host: HOST, origin: `http://${HOST}`, 'content-type': FORM };
  return app.inject({ method: 'POST', url, payload, headers: { ...own, ...headers } });
}

function everyPage(parts: PageParts): string[] {
  const findings = [
    ok('a', 'It says so.'),
    skipped('b', 'It says so.'),
    warning('c', 'It says so.', 'Do it'),
    fault('d', 'It says so.', 'Do it'),
  ];
  const address = 'https://t.me/bot?start=word';
  const none = { address, found: null, inVain: null };
  const owners = [
    none,
    { ...none, inVain: 'nobody_yet' as const },
    { ...none, inVain: 'not_received' as const },
    { ...none, found: { fromId: '7', name: '8' } },
  ];
  const view = { setup, findings: [], before: [], typed: {}, held: {}, owner: null };
  const config = readConfig({}, folder);
  const away = { ...config, publicUrl: 'https://deck.example.org' };
  return [
    codePage(parts, { isWrong: false }),
    codePage(parts, { isWrong: true }),
    ...STEPS.flatMap((step) => [
      stepPage(parts, { ...view, step }),
      stepPage(parts, { ...view, step, findings }),
      stepPage(parts, { ...view, step, before: findings, held: { DATABASE_URL: 'x' } }),
    ]),
    ...owners.map((owner) => stepPage(parts, { ...view, step: STEPS[4], owner })),
    summaryPage(parts, { setup, problem: null }),
    summaryPage(parts, { setup: { ...setup, removesDemo: () => true }, problem: 'It says so.' }),
    donePage(parts, { ...config, poolUnits: 0n }),
    donePage(parts, config),
    donePage(parts, away),
    donePage(parts, { ...away, telegramUpdates: 'poll', ownerTelegramId: '7' }),
  ];
}

/** Messages between marks: a text without marks is written in the code. */
function pseudo(): SetupMessages {
  return new Proxy(
    { ...setupMessagesIn('en') },
    {
      get:
        (english, key: keyof SetupMessages) =>
        (values: object = {}) => {
          const text: unknown = Reflect.apply(english[key], null, [marked(values)]);
          if (!Array.isArray(text)) return `⟦${text}⟧`;
          return text.map((part: unknown) => (typeof part === 'string' ? `⟦${part}⟧` : part));
        },
    },
  );
}

/** The values of a message, of which a tag gets its text between marks too. */
function marked(values: object): object {
  const entries = Object.entries(values).map(([name, value]: [string, unknown]) => {
    if (typeof value !== 'function') return [name, value];
    return [name, (text: string): unknown => Reflect.apply(value, null, [text && `⟦${text}⟧`])];
  });
  return Object.fromEntries(entries);
}

/** The texts of a page that are neither messages, nor names of the program, nor English on purpose. */
function textsOf(page: string): string[] {
  const names = [...Object.values(LANGUAGE_NAMES), folder, ...STEPS.flatMap(knownOf)];
  const shown = page
    .replace(/<(script|style|code)\b.*?<\/\1>/gs, '')
    .replace(/<span lang="en".*?<\/span>/gs, '');
  const attributes = [...shown.matchAll(/ (?:placeholder|aria-label|alt|data-busy)="([^"]*)"/g)];
  const between = shown.replace(/<[^>]*>/g, '\n').split('\n');
  return [...attributes.map(([, text = '']) => text), ...between]
    .map((text) => text.replace(/⟦.*?⟧/g, '').trim())
    .filter((text) => /\p{L}/u.test(text) && !names.includes(text));
}

/** The examples of answers, and the answers that are offered. */
function knownOf(step: (typeof STEPS)[number]): string[] {
  return setup
    .questionsOf(step)
    .flatMap(({ example = '', fallback, options = [] }) => [
      example,
      fallback,
      ...options.map(({ label }) => label(setupMessagesIn('en'))),
    ]);
}
