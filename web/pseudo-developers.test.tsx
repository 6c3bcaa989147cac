import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { App as DeveloperApp } from '#contract/developer/apps.ts';
import { type ApiKey, KEY_DAYS } from '#contract/developer/keys.ts';
import type { Subscription } from '#contract/developer/subscription.ts';
import type { Access } from '#contract/endpoint.ts';
import type { FirstView } from '#contract/first-view.ts';
import { type OpenApiDocument, type OpenApiOperation, openApiDocument } from '#contract/openapi.ts';
import { WEBHOOK_EVENTS } from '#rules/apps/webhooks.ts';
import { LANGUAGE_NAMES } from '#rules/messages/languages.ts';
import { API_KEY_PERMISSIONS, APP_PERMISSIONS } from '#rules/permissions.ts';
import { PLANS } from '#rules/plans/plans.ts';
import { NOW_MS } from '#server/testing/http/app.ts';
import { queryKeyFor } from './api/query-client.ts';
import { App } from './app.tsx';
import { setCommunity } from './community.ts';
import { DocumentState } from './developers/document-state.tsx';
import { Documentation } from './developers/documentation.tsx';
import { Examples } from './developers/examples-tab.tsx';
import { AppPicker } from './developers/keys/app-picker.tsx';
import { CreateForm } from './developers/keys/create-form.tsx';
import { DeleteDialog } from './developers/keys/delete-dialog.tsx';
import { DeletedKeys } from './developers/keys/deleted-keys.tsx';
import { FirstCall } from './developers/keys/first-call.tsx';
import { KeyCard } from './developers/keys/key-card.tsx';
import { LIVES, lifeText } from './developers/keys/key-state.ts';
import { KeysView } from './developers/keys/keys-view.tsx';
import { PermissionPicker } from './developers/keys/permission-picker.tsx';
import { PlanNote } from './developers/keys/plan-note.tsx';
import { RotateDialog } from './developers/keys/rotate-dialog.tsx';
import type { Revealed } from './developers/keys/use-revealed.ts';
import { Pricing } from './developers/landing/pricing.tsx';
import { groupsOf } from './developers/operations.ts';
import { findProblem, isRunnable, type Parameter } from './developers/run/parameters.ts';
import { runCall } from './developers/run/run-call.ts';
import { RunForm } from './developers/run/run-form.tsx';
import { RunResult } from './developers/run/run-result.tsx';
import { SignedOut } from './developers/signed-out.tsx';
import { queryClientWith } from './first-view.ts';
import { setLanguage } from './messages.ts';
import { preparePage } from './routes.tsx';
import { type DemoSite, openDemoSite } from './testing/demo-site.ts';
import { looseWords, PSEUDO, renderParts, stringsIn, viewIn } from './testing/pseudo-language.tsx';

describe("the developers' pages in another language", () => {
  let site: DemoSite;
  /** As a member sees the keys. */
  let view: FirstView;
  let cookie: string;
  beforeAll(async () => {
    site = await openDemoSite();
    cookie = await site.cookieOf(1n);
    view = viewIn((await site.get('/developers/keys', { headers: { cookie } })).body);
    setCommunity(view.community);
  });
  afterEach(() => vi.unstubAllGlobals());
  afterAll(() => site?.close());

  function render(
    parts: ReactNode,
    { client = queryClientWith(view), path = '/', as = view } = {},
  ) {
    setLanguage('de', PSEUDO);
    return renderParts(as, parts, { client, path });
  }

  /** Names of things: of this test, of the page's data, and of programs. */
  const known = (...data: unknown[]) =>
    stringsIn([view, data, PLANS.map(({ name }) => name), CODE]);

  it.each([
    '/developers',
    '/developers?tab=pricing',
    '/developers?tab=documentation',
    '/developers?tab=examples',
    '/developers/keys',
  ])('says nothing at %s that is not in the catalogue', async (path) => {
    await preparePage(path.split('?')[0] ?? '', false);
    for (const headers of [{}, { cookie }]) {
      const page = viewIn((await site.get(path, { headers })).body);
      for (const answers of [page.answers, []]) {
        setLanguage('de', PSEUDO);
        const shown = { ...page, language: 'de' as const, answers };
        const html = renderToString(<App view={shown} queryClient={queryClientWith(shown)} />);
        expect(html.split('⟦').length).toBeGreaterThan(15);
        expect.soft(looseWords(html, known(page, Object.values(LANGUAGE_NAMES)))).toEqual([]);
      }
    }
  });

  it('says nothing about plans that is not in the catalogue', () => {
    const { coin } = view.community;
    for (const planPrices of [coin.planPrices, null]) {
      for (const freeRequests of [0, 500]) {
        setCommunity({ ...view.community, coin: { ...coin, planPrices } });
        const client = queryClientWith(view);
        const methods = { ...METHODS, freeRequests };
        client.setQueryData(queryKeyFor('getPaymentMethods', {}), methods);
        const html = render(<Pricing />, { client });
        expect(looseWords(html, known())).toEqual([]);
        expect(html.includes('in the sandbox: on your own account')).toBe(freeRequests > 0);
      }
    }
    setCommunity(view.community);
  });

  it('says nothing about calls that is in neither the catalogue nor the API’s document', () => {
    // A document of one word, because the true one contains nearly every English word.
    const document = documentOf('xyzzy');
    const paths = Object.keys(document.paths);
    const words = stringsIn([document, TYPES, CODE, FIELDS, paths, paths.map((at) => `GET ${at}`)]);
    vi.stubGlobal('window', { location: new URL('https://xyzzy.example/') });
    const client = queryClientWith(view);
    client.setQueryData(['openapi'], document);
    const said = [
      ...['', '?q=none'].map((search) =>
        render(<Documentation />, { client, path: `/developers${search}` }),
      ),
      ...['curl', 'typescript', 'python'].map((language) =>
        render(<Examples />, { client, path: `/developers?language=${language}` }),
      ),
      render(
        <DocumentState answer={FAILED as unknown as UseQueryResult<OpenApiDocument>}>
          {() => null}
        </DocumentState>,
      ),
    ];
    for (const html of said) expect.soft(looseWords(html, words)).toEqual([]);
    for (const text of ['No call matches', 'did not load', 'list of', ' or ', '(optional)']) {
      expect(said.join()).toContain(text);
    }
    // The document's own words are marked as English.
    expect(said[0]).toContain('<bdi lang="en" dir="ltr">xyzzy summary</bdi>');
  });

  it('says nothing when a call is made that is not in the catalogue', async () => {
    const operations = groupsOf(openApiDocument(ABOUT)).flatMap((group) => group.operations);
    const runnable = operations.filter(isRunnable);
    expect(runnable.length).toBeGreaterThan(10);
    const forms = runnable.map((operation) =>
      render(<RunForm operation={operation} apiKey="" onApiKey={noop} />),
    );
    runnable.forEach((operation, at) => {
      const { operationId, parameters, schemas } = operation;
      const own = stringsIn([operationId, parameters ?? [], schemas]).map((text) =>
        text.replaceAll('`', ''),
      );
      // Values of a choice are words of the API.
      expect.soft(looseWords(forms[at] ?? '', own)).toEqual([]);
    });
    const answer = { status: '200 xyzzy', isOk: true, durationMs: 1234, text: '{}', isCut: true };
    const results = render(
      <>
        <RunResult answer={answer} problem={null} />
        <RunResult answer={{ ...answer, isOk: false, isCut: false }} problem={null} />
        <RunResult answer={null} problem="⟦problem⟧" />
      </>,
    );
    expect(looseWords(results, ['xyzzy'])).toEqual([]);
    vi.stubGlobal('fetch', () => Promise.reject(new Error('no network')));
    await expect(runCall('/', null)).rejects.toThrow(/^⟦.*⟧$/);
    const some: Parameter = {
      ...{ name: 'id', place: 'query', isRequired: true, description: '', choices: null },
      ...{ pattern: null, leastLength: 2, mostLength: 3, example: null },
    };
    const problems = [
      findProblem(some, ''),
      findProblem(some, 'a'),
      findProblem(some, 'abcd'),
      findProblem({ ...some, choices: ['x'] }, 'ab'),
      findProblem({ ...some, pattern: '^x$' }, 'ab'),
      findProblem({ ...some, pattern: '^x$', example: 'x' }, 'ab'),
    ];
    for (const problem of problems) expect(problem).toMatch(/^⟦.*⟧$/);
    expect(new Set(problems).size).toBe(problems.length);
  });

  it('says nothing about keys that is not in the catalogue', () => {
    const said: string[] = [];
    for (const keys of [undefined, [], KEYS]) {
      for (const subscription of [undefined, ...SUBSCRIPTIONS]) {
        const client = queryClientWith(view);
        if (keys) client.setQueryData(queryKeyFor('getApiKeys', {}), [...keys]);
        if (subscription) client.setQueryData(queryKeyFor('getSubscription', {}), subscription);
        const list = <KeysView revealed={REVEALED} madeId="1" onCalled={noop} onCreate={noop} />;
        vi.stubGlobal('window', { location: new URL('https://xyzzy.example/') });
        said.push(render(list, { client }));
        vi.unstubAllGlobals();
        said.push(render(<PlanNote nowMs={view.nowMs} />, { client }));
      }
    }
    vi.stubGlobal('window', { location: new URL('https://xyzzy.example/') });
    said.push(
      render(
        <>
          {KEYS.map((key) => (
            <KeyCard
              key={key.id}
              apiKey={key}
              nowMs={view.nowMs}
              revealed={HIDDEN}
              onDeleted={noop}
            />
          ))}
          <FirstCall apiKey={KEY} revealed={REVEALED} onDone={noop} />
          <DeletedKeys deleted={KEYS} onGone={noop} />
          <DeleteDialog apiKey={KEY} onDeleted={noop} onClose={noop} />
          <RotateDialog apiKey={KEY} onRotated={noop} onClose={noop} />
        </>,
      ),
    );
    for (const html of said) {
      expect.soft(looseWords(html, known(KEYS))).toEqual([]);
      // The tooltips of bars in drawings.
      for (const [, title] of html.matchAll(/<title>([^<]*)</g)) expect(title).toMatch(/^⟦.*⟧$/);
    }
    const all = said.join();
    for (const text of [
      ...['No API Keys Yet', 'You have no plan yet', 'Your plan has stopped', 'the API refuses'],
      ...['Choose a plan', 'See the plans', 'App removed', 'Replaced', 'Expired', 'worked until'],
      ...['works until', 'no longer declares', 'can no longer be shown', 'Your first call'],
      ...['no requests in the last', 'none on the others', 'was deleted', 'For the app'],
    ]) {
      expect(all).toContain(text);
    }
    expect(LIVES.map(({ value }) => lifeText(value)).join('')).toMatch(/^(⟦[^⟦⟧]*⟧)+$/);
  });

  it('says nothing in the form for a key that is not in the catalogue', () => {
    const form = <CreateForm telegramId="7" onClose={noop} onCreated={noop} />;
    const said = [undefined, [], APPS].map((apps) => {
      const client = queryClientWith(view);
      if (apps) client.setQueryData(queryKeyFor('getApps', {}), [...apps]);
      return render(form, { client });
    });
    const failed = FAILED as unknown as Parameters<typeof AppPicker>[0]['apps'];
    said.push(
      render(
        <>
          <AppPicker apps={failed} chosen={null} onChange={noop} />
          {APPS.map((app) => (
            <PermissionPicker key={app.id} app={app} chosen={[]} onChange={noop} />
          ))}
          <SignedOut title="⟦title⟧" purpose="⟦purpose⟧" />
        </>,
      ),
      render(<SignedOut title="⟦title⟧" purpose="⟦purpose⟧" />, {
        as: { ...view, viewer: null, instance: { ...view.instance, trial: false } },
      }),
    );
    for (const html of said) expect.soft(looseWords(html, known(APPS))).toEqual([]);
    for (const text of ['You have no apps', '(sandbox)', 'did not load', 'All of them have']) {
      expect(said.join()).toContain(text);
    }
  });
});

function noop(): undefined {
  return undefined;
}

/** Words of programs, which stay as they are. */
const CODE = ['curl', 'TypeScript', 'Python', 'GET', ...WEBHOOK_EVENTS];
const FIELDS = ['xyzzy', 'xyzzyList', 'xyzzyOr', 'xyzzyOf', 'xyzzyAny'];
const TYPES = ['string', 'integer', 'boolean'];
const ABOUT = { title: 'xyzzy', version: '1', serverUrl: '/' };

const FAILED = {
  ...{ data: undefined, error: new Error('⟦no answer⟧'), isError: true },
  ...{ isFetching: false, refetch: noop },
};

const METHODS = {
  ...{ card: true, coin: true, cardReason: null, coinReason: null },
  ...{ arrangement: true, checkoutOrigin: null, freeRequests: 500 },
};

/** A call of each kind and every sort of type; all words of it are this one. */
function documentOf(word: string): OpenApiDocument {
  const accesses: readonly Access[] = [
    ...(['public', 'member', 'admin', 'owner', 'gateway', 'demo', 'key'] as const),
  ];
  const description = `${word} description`;
  const kinds = [
    { type: 'string', description },
    { type: 'array', items: { type: 'string' } },
    { anyOf: [{ type: 'string' }, { type: 'integer' }, { type: 'boolean' }] },
    { enum: [word] },
  ];
  const schema = {
    type: 'object',
    required: ['xyzzy'],
    properties: Object.fromEntries(FIELDS.map((name, index) => [name, kinds[index] ?? {}])),
  };
  const operation = (access: Access): OpenApiOperation => ({
    operationId: `${word}${access}` as OpenApiOperation['operationId'],
    ...{ summary: `${word} summary`, description, tags: [word], security: [] },
    parameters: [
      { name: word, in: 'query', required: true, schema: { type: 'string' } },
      { name: `${word}2`, in: 'query', schema: { type: 'array', items: { type: 'integer' } } },
    ],
    requestBody: {
      content: { 'application/json': { schema: { $ref: '#/components/schemas/xyzzyBody' } } },
    },
    responses: {
      '200': { content: { 'application/json': { schema: { type: 'array', items: schema } } } },
      '400': { description },
    },
    'x-access': access,
    'x-permission': 'read_balance',
  });
  return {
    openapi: '3.1.0',
    info: { ...ABOUT, description, license: { name: word, identifier: word } },
    servers: [],
    tags: [{ name: word, description }],
    paths: Object.fromEntries(
      accesses.map((access) => [`/api/${word}/${access}`, { get: operation(access) }]),
    ),
    components: { schemas: { xyzzyBody: schema }, securitySchemes: {} },
  };
}

const DAY_MS = 86_400_000;
const at = (days: number) => new Date(NOW_MS + days * DAY_MS).toISOString();

const days = (requests: number) =>
  Array.from({ length: KEY_DAYS }, (_, index) => ({
    day: at(index - KEY_DAYS).slice(0, 10),
    requests: index % 2 === 0 ? requests : 0,
  }));

const WHOLE = `jkw_${'a'.repeat(38)}`;
const MASK = `jkw_aaaa${'*'.repeat(20)}aaaa`;

const KEY: ApiKey = {
  ...{ id: '1', name: '⟦Shop⟧', apiKey: WHOLE, isMasked: false, needsSignIn: false },
  permissions: API_KEY_PERMISSIONS.map(({ id }) => id),
  ...{ withheld: [], isActive: true, createdAt: at(-40), expiresAt: null, retiresAt: null },
  ...{ rotatedFrom: null, app: null, lastUsed: at(-1), lastUsedFrom: '203.0.113.x' },
  usage: { totalRequests: 1234, todayRequests: 1, rateLimit: 60, days: days(3) },
};

const KEYS: readonly ApiKey[] = [
  KEY,
  { ...KEY, id: '2', isMasked: true, needsSignIn: true, apiKey: MASK, isActive: false },
  { ...KEY, id: '3', isMasked: true, apiKey: MASK, expiresAt: at(3) },
  { ...KEY, id: '4', expiresAt: at(-3), usage: { ...KEY.usage, days: days(0) } },
  { ...KEY, id: '5', retiresAt: at(1), app: { id: '7', name: '⟦app⟧', isRemoved: false } },
  { ...KEY, id: '6', retiresAt: at(-1), withheld: ['read_balance', 'manage_escrow'] },
  { ...KEY, id: '7', app: { id: '7', name: '⟦app⟧', isRemoved: true } },
];

const REVEALED: Revealed = {
  isShown: ({ isMasked }) => !isMasked,
  wholeOf: ({ isMasked }) => (isMasked ? null : WHOLE),
  ...{ show: noop, hide: noop, keep: noop },
};
const HIDDEN: Revealed = { ...REVEALED, isShown: () => false };

const SUBSCRIPTION: Subscription = {
  ...{ tier: null, period: null, status: 'none', source: null, expiresAt: null },
  ...{ endsAtExpiry: false, graceUntil: null, usage: { apiRequests: 0, webhooks: 0, apps: 0 } },
  ...{ limits: { apiRequests: 500, webhooks: 100, apps: 1 }, usageResetsAt: at(9), credit: '0' },
  ...{ payments: METHODS, payUrl: null, openInvoice: null },
};
const NO_SALE = { ...METHODS, card: false, coin: false, freeRequests: 0 };

const SUBSCRIPTIONS: readonly Subscription[] = [
  SUBSCRIPTION,
  { ...SUBSCRIPTION, payments: NO_SALE },
  { ...SUBSCRIPTION, tier: 'pro', period: 'monthly', status: 'expired' },
  { ...SUBSCRIPTION, tier: 'pro', period: 'monthly', status: 'active' },
];

const APPS: readonly DeveloperApp[] = [
  APP_PERMISSIONS.map(({ id }) => id),
  ['wallet_read' as const],
].map((permissions, index) => ({
  ...{ id: String(index + 1), name: '⟦app⟧', developer: '⟦developer⟧', contactEmail: '⟦mail⟧' },
  ...{ applicationType: 'game', description: '⟦text⟧', callbackUrls: [], webhookUrl: null },
  ...{ permissions, status: index === 0 ? 'sandbox' : 'production', createdAt: at(-9) },
  ...{ approvedAt: null, returnedReason: null },
}));
