import fc from 'fast-check';
import { sql } from 'kysely';
import { Compile } from 'typebox/compile';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { API } from '#contract/api.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { type OpenApiOperation, openApiDocument } from '#contract/openapi.ts';
import { nameReferredTo } from '#contract/openapi-schemas.ts';
import { ROUTES } from '#contract/routes.ts';
import { API_KEY_PERMISSIONS } from '#rules/permissions.ts';
import { registerApp } from '#server/services/apps/apps.ts';
import { createApiKey } from '#server/services/keys/api-keys.ts';
import { createSession } from '#server/services/sign-in/sessions.ts';
import { TEST_APP } from '#server/testing/apps/app-form.ts';
import { openEmptied, type TestDatabase } from '#server/testing/db/databases.ts';
import { makeTestKey } from '#server/testing/http/api-key.ts';
import { NOW_MS, openTestApp, type TestApp, TOKEN, tipOf } from '#server/testing/http/app.ts';
import {
  brokenCalls,
  fittingCalls,
  type GeneratedCall,
  objectIn,
} from '#server/testing/http/generated.ts';
import { inlined } from '#server/testing/http/inlined.ts';
import { givePlan, TEST_SECRETS } from '#server/testing/keys.ts';
import { numberOf } from '#server/testing/people/number-of.ts';
import { sized, someOf } from '#server/testing/run/scope.ts';
import { runSeed } from '#server/testing/run/seed.ts';

const calls = Object.values<Endpoint>(API)
  // Keyed calls answer in their own form; the inputs made from the document cover them below.
  .filter(({ route, access }) => ROUTES[route].method === 'GET' && access !== 'key')
  .map((definition) => ({ ...definition, ...ROUTES[definition.route] }));

// Equals the unit 'binary', which takes a second of CPU time to start.
const anyCharacter = fc.nat(0x10ffff).map((code) => String.fromCodePoint(code));

/** Values that often break programs, and arbitrary ones. */
const odd = fc.oneof(
  fc.constantFrom(
    ...['', '0', '1', '-1', '01', '1e3', '1.5', '20', '100', '101', '999999999', '1e999', 'NaN'],
    ...['2147483648', '4503599627370496', '9223372036854775808', '9999999999999999', '11', '22'],
    ...[
      'totalTipped',
      'username',
      '__proto__',
      'constructor',
      'toString',
      '%',
      '_',
      '\\',
      "'",
      '"',
    ],
    ...['\0', '\ud800', '\udfff\ud800', '\u202e', '🏴', 'ﬀ', 'İ', '\u0345', '../..', '//x', ' '],
  ),
  fc.string({ unit: anyCharacter, maxLength: 250 }),
  fc.string({ unit: 'grapheme', maxLength: 120 }),
);
/** As a caller may put it into an address: right, half right, or not encoded at all. */
const encoded = fc.oneof(
  odd.map((text) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'))),
  fc.constantFrom('%', '%zz', '%ED%A0%80', '%ff%fe', '%00', '%u0041', '+', '%2f..%2f', '%25'),
  fc.string({ maxLength: 30 }).map((text) => text.replace(/[^\x21-\x7e]|[?#\\]/g, '%')),
);
const names = fc.constantFrom(
  'page',
  'limit',
  'sortBy',
  'search',
  'telegramId',
  '__proto__',
  'page[]',
  '',
);
const query = fc
  .array(fc.tuple(names, fc.option(encoded)), { maxLength: 5 })
  .map((pairs) =>
    pairs.map(([name, value]) => (value === null ? name : `${name}=${value}`)).join('&'),
  );

describe('any GET', () => {
  let database: TestDatabase;
  let test: TestApp;
  let cookie: string;
  let ownerCookie: string;
  let apiKey: string;
  beforeAll(async () => {
    database = await openEmptied('embedded');
    test = await openTestApp(database.db);
    await test.ingest(tipOf('11', '22', '1.5', { firstName: 'Anne', username: 'bonny' }));
    await sql`update members set role = 'owner' where id = 2`.execute(database.db);
    cookie = `deck=${await createSession(database.db, { memberId: 1n, nowMs: NOW_MS })}`;
    await givePlan(database.db, { memberId: 1n, tier: 'enterprise', nowMs: NOW_MS });
    const actor = { memberId: 1n, telegramId: '11', signedInAtMs: NOW_MS };
    const permissions = API_KEY_PERMISSIONS.map(({ id }) => id);
    const owner = { actor, secrets: TEST_SECRETS, nowMs: NOW_MS };
    const key = await createApiKey(database.db, owner, {
      name: 'Fuzz',
      permissions,
      expiresAtMs: null,
      appId: null,
    });
    apiKey = key.apiKey;
    await sql`update api_keys set rate_limit = 1000000`.execute(database.db);
    ownerCookie = `deck=${await createSession(database.db, { memberId: 2n, nowMs: NOW_MS })}`;
  });
  afterAll(async () => {
    await test.app.close();
    await database.close();
  });

  it.each(someOf(calls, 40, 'reads'))(
    '$path answers 200, 400, 403 or 404, whatever its parameters',
    async ({ path, access, response }) => {
      const allowed = access === 'member' ? [200, 400, 403, 404] : [200, 400, 404];
      const isForAdmins = access === 'admin' || access === 'owner';
      const headers =
        access === 'gateway'
          ? { authorization: `Bearer ${TOKEN}` }
          : access === 'key'
            ? { authorization: `Bearer ${apiKey}` }
            : { cookie: isForAdmins ? ownerCookie : cookie };
      await fc.assert(
        fc.asyncProperty(encoded, query, async (param, text) => {
          const url = `${path.replace(/:\w+/, param.replaceAll('/', '%2f'))}?${text}`;
          const answer = await test.get(url, { headers });
          expect([url, allowed.includes(answer.statusCode)]).toEqual([url, true]);
          const body = answer.json();
          if (answer.statusCode !== 200) {
            expect(body).toMatchObject({
              [access === 'key' ? 'detail' : 'error']: expect.any(String),
              code: expect.any(String),
            });
          } else if ('required' in response && Array.isArray(response.required)) {
            expect(Object.keys(body)).toEqual(expect.arrayContaining(response.required));
          }
          expect(test.logs.splice(0).filter((line) => line.includes('"level":50'))).toEqual([]);
        }),
        { numRuns: sized(10, 4) },
      );
    },
  );

  it('of any address is answered, never with a 500', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(encoded, { maxLength: 4 }), query, async (parts, text) => {
        const answer = await test.get(`/-/${parts.join('/')}?${text}`, { headers: { cookie } });
        expect([200, 400, 401, 404]).toContain(answer.statusCode);
        expect(answer.json()).toBeTypeOf('object');
      }),
      { numRuns: sized(100, 40) },
    );
  });
});

/** The inputs of a call's proper caller are the same in each run: many of them must be answered. Those of others differ. */
const SEED = 20_260_304;
/** The proper caller's inputs of each kind: for calls that must be answered, and for others. */
const INPUTS = { known: 8, others: sized(8, 3) };

const ROLES = ['nobody', 'member', 'admin', 'owner', 'gateway', 'key'] as const;
type Role = (typeof ROLES)[number];

/** The caller that a call is meant for; most inputs are sent as that caller. */
const PROPER: Readonly<Record<OpenApiOperation['x-access'], Role>> = {
  public: 'nobody',
  demo: 'nobody',
  member: 'member',
  admin: 'admin',
  owner: 'owner',
  gateway: 'gateway',
  key: 'key',
};

const document = openApiDocument({ title: '', version: '', serverUrl: '/' });
const whole = inlined(document);
/** Calls that are answered in any case: if none were, the inputs would prove nothing. */
const KNOWN = ['getLeaderboard', 'getKey', 'getV1Profile', 'getApps', 'getAuditLog', 'postEvents'];
const documented = Object.entries(whole.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    path,
    method,
    operation,
    name: operation.operationId,
  })),
);
const drawn = someOf(documented, 60, 'documented calls');
const operations = documented.filter((each) => drawn.includes(each) || KNOWN.includes(each.name));

const CHECKS = new Map<string, ReturnType<typeof Compile>>();

/** Compiles the check of a schema once: hundreds of refusals share two of them. */
function checkOf(name: string | null): ReturnType<typeof Compile> {
  const schema = whole.schemas[name ?? ''];
  if (name === null || !schema) throw new Error(`the document has no schema ${name}`);
  const check = CHECKS.get(name) ?? Compile(objectIn(schema));
  CHECKS.set(name, check);
  return check;
}

describe('every documented call, with inputs generated from the document', () => {
  let database: TestDatabase;
  let test: TestApp;
  let apiKey: string;
  const answered = new Set<string>();
  const memberIds = new Map<Role, bigint>();
  beforeAll(async () => {
    // PostgreSQL takes half the time for thousands of calls; those above use the embedded engine.
    database = await openEmptied('postgres');
    const { db } = database;
    test = await openTestApp(db);
    await test.ingest(
      tipOf('11', '22', '1.5', { firstName: 'Anne', username: 'bonny' }),
      tipOf('77', '11', '2'),
    );
    apiKey = await makeTestKey(db, { telegramId: '11', nowMs: NOW_MS });
    const owner = { memberId: 1n, telegramId: '11', nowMs: NOW_MS };
    await registerApp(db, TEST_SECRETS, owner, TEST_APP);
    for (const [role, telegramId] of [
      ['member', 11n],
      ['admin', 22n],
      ['owner', 77n],
    ] as const) {
      memberIds.set(role, await numberOf(db, telegramId));
    }
  });
  afterAll(async () => {
    await test.app.close();
    await database.close();
  });

  // Calls ban members, end sessions and delete keys, so each group of calls starts with all of that restored.
  async function headersOf(role: Role): Promise<Record<string, string>> {
    const { db } = database;
    await sql`
      with people as (
        update members set banned_at = null, ban_expires_at = null,
          role = case telegram_id when 22 then 'admin' when 77 then 'owner' else 'member' end),
      keys as (
        update api_keys set is_active = true, deleted_at = null, retires_at = null)
      delete from api_key_minutes`.execute(db);
    if (role === 'gateway') return { authorization: `Bearer ${TOKEN}` };
    if (role === 'key') return { authorization: `Bearer ${apiKey}` };
    const memberId = memberIds.get(role);
    if (memberId === undefined) return {};
    return { cookie: `deck=${await createSession(db, { memberId, nowMs: NOW_MS })}` };
  }

  describe.each(operations)('$name', ({ path, method, operation }) => {
    const checks = Object.fromEntries(
      Object.entries(document.paths[path]?.[method]?.responses ?? {}).map(([status, response]) => {
        const [[type, media] = []] = Object.entries(objectIn(response.content));
        const schema = checkOf(nameReferredTo(objectIn(media).schema));
        return [status, { type: type ?? '', schema }];
      }),
    );

    async function tryOut(
      { url, payload }: GeneratedCall,
      role: Role,
      identity: Record<string, string>,
    ): Promise<void> {
      const headers: Record<string, string> = {
        ...identity,
        ...(method === 'get' ? {} : { 'sec-fetch-site': 'same-origin' }),
        ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
        ...(operation['x-access'] === 'key' && method !== 'get'
          ? { 'idempotency-key': String(Math.random()) }
          : {}),
      };
      const answer = await test.app.inject({
        method: method.toUpperCase() as 'GET',
        url,
        headers, // One of the contract's methods.
        ...(payload === undefined ? {} : { payload: JSON.stringify(payload) }),
      });
      const status = String(answer.statusCode);
      const told = { role, url, payload, status, body: answer.body.slice(0, 300) };
      const check = checks[status];
      expect([told, check !== undefined]).toEqual([told, true]);
      if (status.startsWith('5')) expect([told, status]).toEqual([told, '503']);
      const type = String(answer.headers['content-type']).split(';')[0];
      expect([told, type]).toEqual([told, check?.type]);
      if (type !== 'text/csv') {
        expect([told, [...(check?.schema.Errors(answer.json()) ?? [])]]).toEqual([told, []]);
      }
      if (status === '200') answered.add(operation.operationId);
    }

    it('answers as documented, for any caller and any input', async () => {
      const proper = PROPER[operation['x-access']];
      const good = fittingCalls(path, operation);
      const bad = brokenCalls(path, operation);
      const inputs = KNOWN.includes(operation.operationId) ? INPUTS.known : INPUTS.others;
      const tries = [
        { role: proper, numRuns: inputs, seed: SEED },
        ...ROLES.map((role, index) => ({ role, numRuns: 1, seed: runSeed() + index })),
      ];
      for (const { role, numRuns, seed } of tries) {
        const identity = await headersOf(role);
        const fitting = fc.sample(good, { seed, numRuns });
        const broken = fc.sample(bad, { seed, numRuns });
        for (const call of [...fitting, ...broken]) await tryOut(call, role, identity);
      }
    });
  });

  // If every call were refused, the test would prove nothing: at least a fifth are answered (others need a bot, a wallet or a
  // row in the right state), a third of all of them, and these in any case.
  it('gets past validation in many calls', () => {
    expect(answered.size).toBeGreaterThan(operations.length / sized(3, 5));
    expect([...answered]).toEqual(expect.arrayContaining(KNOWN));
  });

  it('never fails on our side', () => {
    expect(test.logs.filter((line) => line.includes('"level":50'))).toEqual([]);
  });
});
