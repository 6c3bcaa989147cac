import type { ReactNode } from 'react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { App as DeveloperApp } from '#contract/developer/apps.ts';
import type { WebhookDelivery } from '#contract/developer/webhooks.ts';
import type { FirstView } from '#contract/first-view.ts';
import {
  APP_FIELD_LENGTHS,
  APPLICATION_TYPES,
  type AppForm as AppFormFields,
  checkAppForm,
  MAX_CALLBACK_URLS,
} from '#rules/apps/form.ts';
import { APP_PERMISSIONS } from '#rules/permissions.ts';
import { queryKeyFor } from './api/query-client.ts';
import { setCommunity } from './community.ts';
import { AppCard } from './developers/portal/app-card.tsx';
import { draftOf, EMPTY_DRAFT } from './developers/portal/app-draft.ts';
import { AppForm } from './developers/portal/app-form.tsx';
import { AppWebhook } from './developers/portal/app-webhook.tsx';
import { Deliveries } from './developers/portal/deliveries.tsx';
import { FORM_TEXTS } from './developers/portal/form-texts.ts';
import { MyApps } from './developers/portal/my-apps.tsx';
import { RegisterApp } from './developers/portal/register-app.tsx';
import { RemoveDialog } from './developers/portal/remove-dialog.tsx';
import { queryClientWith } from './first-view.ts';
import { setLanguage } from './messages.ts';
import { storeDraft } from './shell/sign-in/stored-drafts.ts';
import { type DemoSite, openDemoSite } from './testing/demo-site.ts';
import { looseWords, PSEUDO, renderParts, stringsIn, viewIn } from './testing/pseudo-language.tsx';

const AT = '2026-03-04T10:00:00Z';
const noop = () => undefined;

const WRONG_FORMS: readonly Partial<AppFormFields>[] = [
  { name: '' },
  { developer: '' },
  { contactEmail: '' },
  { contactEmail: 'polly' },
  { applicationType: '' },
  { description: '' },
  { description: 'x'.repeat(APP_FIELD_LENGTHS.description + 1) },
  { webhookUrl: 'polly' },
  { webhookUrl: 'http://parrot.com' },
  { webhookUrl: 'https://polly@parrot.com' },
  { webhookUrl: 'https://parrot.com:8443' },
  { webhookUrl: 'https://10.0.0.1' },
  { webhookUrl: 'https://parrot.com.' },
  { callbackUrls: ['https://parrot.com', 'http://parrot.com'] },
  { callbackUrls: Array.from({ length: MAX_CALLBACK_URLS + 1 }, (_, at) => `https://${at}.com`) },
  { permissions: [] },
  { permissions: ['wallet_read', 'root'] },
];

describe('the apps of developers in another language', () => {
  let site: DemoSite;
  let view: FirstView;
  beforeAll(async () => {
    site = await openDemoSite();
    const headers = { cookie: await site.cookieOf(1n) };
    view = viewIn((await site.get('/developers/portal', { headers })).body);
    setCommunity(view.community);
  });
  afterAll(() => site?.close());

  function render(
    parts: ReactNode,
    { client = queryClientWith(view), path = '/', as = view } = {},
  ): string {
    setLanguage('de', PSEUDO);
    return renderParts(as, parts, { client, path });
  }

  /** A client in which a call has failed. */
  async function clientWithout(...[route, input]: Parameters<typeof queryKeyFor>) {
    const client = queryClientWith(view);
    client.setDefaultOptions({ queries: { retryOnMount: false } });
    const queryFn = () => Promise.reject(new Error('away'));
    await client.prefetchQuery({ queryKey: queryKeyFor(route, input), queryFn, retry: false });
    return client;
  }

  function expectTold(html: string, ...data: unknown[]): void {
    expect(html).toContain('⟦');
    expect.soft(looseWords(html, stringsIn([view, ' away.', data]))).toEqual([]);
  }

  it('says nothing about apps that is not in the catalogue', async () => {
    const client = queryClientWith(view);
    const log = { params: { appId: '1' }, query: { page: '1', limit: '10' } };
    const pagination = { page: 1, limit: 10, total: 3, totalPages: 2 };
    client.setQueryData(queryKeyFor('getApps', {}), APPS);
    client.setQueryData(queryKeyFor('getWebhookDeliveries', log), {
      deliveries: DELIVERIES,
      pagination,
    });
    const [app] = APPS;
    if (app === undefined) throw new Error('no app');
    const mine = <MyApps newSecret={null} onSecret={noop} onRegister={noop} />;
    const form = (
      <AppForm
        draft={draftOf(app)}
        onChange={noop}
        submitLabel="⟦Send⟧"
        onSubmit={() => Promise.reject(new Error('away'))}
        onDone={noop}
      />
    );
    const html = render(
      <>
        {mine}
        <MyApps newSecret={{ app, secret: 'whsec_x' }} onSecret={noop} onRegister={noop} />
        <RemoveDialog app={app} onClose={noop} />
        <Deliveries app={app} />
        <AppWebhook app={app} onSecret={noop} />
        {form}
      </>,
      { client },
    );
    expectTold(html, APPS, DELIVERIES, 'whsec_x');
    for (const said of ['Back in sandbox', 'not be shown again', '2 tries', 'Next try', 'Remove']) {
      expect(html).toContain(said);
    }
    storeDraft(`app ${app.id}`, draftOf(app));
    expectTold(render(<AppCard app={app} onSecret={noop} />), APPS);
    storeDraft(`app ${app.id}`, null);

    const empty = queryClientWith(view);
    empty.setQueryData(queryKeyFor('getApps', {}), []);
    empty.setQueryData(queryKeyFor('getWebhookDeliveries', log), {
      deliveries: [],
      pagination: { ...pagination, total: 0, totalPages: 0 },
    });
    const register = (
      <RegisterApp draft={{ draft: EMPTY_DRAFT, setDraft: noop }} onRegistered={noop} />
    );
    const unsent = (
      <>
        {mine}
        <Deliveries app={app} />
      </>
    );
    expectTold(render(unsent, { client: empty }), APPS);
    const out = { ...view, viewer: null };
    for (const part of [mine, register]) expectTold(render(part, { as: out }), APPS);
    const failed = await clientWithout('getApps', {});
    expect(render(mine, { client: failed })).toContain('Your apps did not load');
    expectTold(render(mine, { client: failed }));
    const unread = await clientWithout('getWebhookDeliveries', log);
    expect(render(<Deliveries app={app} />, { client: unread })).toContain('could not be loaded');
    expectTold(render(<Deliveries app={app} />, { client: unread }));
  });

  it.each(WRONG_FORMS)('says in English what the API says about %j', (part) => {
    setLanguage('en');
    const form = { ...FORM, ...part };
    const { problems } = checkAppForm(form, parse);
    expect(Object.keys(problems)).toEqual(Object.keys(part));
    expect(checkAppForm(form, parse, FORM_TEXTS).problems).toEqual(problems);
    setLanguage('de', PSEUDO);
    for (const said of Object.values(checkAppForm(form, parse, FORM_TEXTS).problems)) {
      expect(said).toMatch(/^⟦.*⟧$/);
    }
  });
});

const APP: DeveloperApp = {
  id: '1',
  name: 'Parrot',
  developer: 'Polly',
  contactEmail: 'polly@parrot.example',
  applicationType: 'game',
  description: 'Repeats.',
  callbackUrls: [],
  permissions: APP_PERMISSIONS.map(({ id }) => id),
  webhookUrl: null,
  status: 'sandbox',
  createdAt: AT,
  approvedAt: null,
  returnedReason: null,
};
const APPS: readonly DeveloperApp[] = [
  { ...APP, webhookUrl: 'https://parrot.example/hooks', callbackUrls: ['https://parrot.example/'] },
  { ...APP, id: '2', returnedReason: 'Loud.' },
  ...APPLICATION_TYPES.map(({ id: applicationType }, index) => ({
    ...APP,
    ...{ id: String(index + 3), applicationType, approvedAt: AT, status: 'production' as const },
  })),
];

const DELIVERY: WebhookDelivery = {
  id: '1',
  eventId: 'evt_1',
  type: 'test',
  status: 'delivered',
  body: '{"id":"x"}',
  createdAt: AT,
  attempts: 2,
  nextAt: null,
  lastAt: AT,
  lastStatus: 200,
  lastError: null,
  lastMs: 130,
};
const DELIVERIES: readonly WebhookDelivery[] = [
  DELIVERY,
  { ...DELIVERY, id: '2', status: 'waiting', attempts: 0, nextAt: AT },
  { ...DELIVERY, id: '3', status: 'waiting', nextAt: AT, lastStatus: 500 },
  { ...DELIVERY, id: '4', status: 'failed', lastStatus: null, lastError: 'it broke' },
  { ...DELIVERY, id: '5', status: 'failed', lastStatus: 302, lastError: 'it broke' },
  { ...DELIVERY, id: '6', status: 'failed', lastStatus: null },
  { ...DELIVERY, id: '7', status: 'over_quota', lastStatus: null, lastMs: null },
  { ...DELIVERY, id: '8', status: 'failed', lastMs: null, lastError: 'it broke' },
];

const FORM: AppFormFields = {
  ...{ name: 'Parrot', developer: 'Polly', contactEmail: 'polly@parrot.example' },
  ...{ applicationType: 'game', description: 'Repeats.', webhookUrl: '' },
  ...{ callbackUrls: [], permissions: ['wallet_read'] },
};
const parse = (text: string) => (URL.canParse(text) ? new URL(text) : null);
