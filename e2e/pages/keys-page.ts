import type { Page } from '@playwright/test';
import { sql } from 'kysely';
import { TEST_APP } from '../../server/testing/apps/app-form.ts';
import { givePlan } from '../../server/testing/keys.ts';
import { NOW_MS, type Product, type startProduct } from '../product.ts';
import { ANNE, BART, launchPortal, signInAs } from './admin-page.ts';
import { openSite } from './board-page.ts';

export const KEYS_PATH = '/developers/keys';

/** A community in which Anne has a plan, so that her keys work. */
export async function launchKeys(
  launch: typeof startProduct,
  options: Parameters<typeof startProduct>[1] = {},
): Promise<Product> {
  const product = await launchPortal(launch, options);
  await givePlan(product.db, {
    memberId: await numberOf(product, ANNE),
    tier: 'pro',
    nowMs: NOW_MS,
  });
  return product;
}

/** Opens the page for Anne or another member. */
export async function openKeys(page: Page, product: Product, telegramId = ANNE) {
  await signInAs(page.context(), product, telegramId);
  await openSite(page, product, KEYS_PATH);
  return keysOf(page);
}

export function keysOf(page: Page) {
  const summary = page.locator('dl[aria-label="Summary"]');
  return {
    create: page.getByRole('button', { name: 'Create New Key' }),
    form: page.getByRole('form', { name: 'Create New API Key' }),
    name: page.getByRole('textbox', { name: 'Key name' }),
    app: page.getByRole('combobox', { name: 'App (optional)' }),
    /** Replaces the list of apps. */
    apps: page.getByRole('group', { name: 'App (optional)' }),
    notices: page.getByRole('region', { name: 'Messages (F8)' }),
    deleted: page.getByRole('list', { name: 'Deleted keys' }),
    card: (name: string) => page.getByRole('article', { name }),
    tile: (label: string) =>
      summary
        .locator('div')
        .filter({ has: page.getByText(label, { exact: true }) })
        .locator('dd'),
  };
}

/** Records calls about keys from now on, as `POST /api/developer/keys {…}`. */
export function recordKeyCalls(page: Page) {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith('/api/developer/keys')) return;
    calls.push([request.method(), pathname, request.postData()].filter(Boolean).join(' '));
  });
  return { calls, clear: () => calls.splice(0) };
}

/** Makes a key through the form. */
export async function makeKey(page: Page, name: string, ...permissions: string[]) {
  const keys = keysOf(page);
  await keys.create.click();
  await keys.name.fill(name);
  for (const permission of permissions) {
    await keys.form.getByRole('checkbox', { name: permission }).check();
  }
  await keys.form.getByRole('button', { name: 'Create Key' }).click();
  return keys.card(name);
}

/** Calls the API as a program does; returns the status. */
export async function callWith(product: Product, key: string): Promise<number> {
  const answer = await fetch(`${product.url}/api/v1/key`, {
    headers: { authorization: `Bearer ${key}` },
  });
  await answer.text();
  return answer.status;
}

/** The API's response about the key that calls it. */
export async function keyAnswer(product: Product, key: string): Promise<{ app: unknown }> {
  const answer = await fetch(`${product.url}/api/v1/key`, {
    headers: { authorization: `Bearer ${key}` },
  });
  return JSON.parse(await answer.text());
}

/** Makes a member's keys with the page's call, without the screen. */
export async function postKeys(product: Product, telegramId: string, names: readonly string[]) {
  for (const name of names) {
    const body = { name, permissions: ['read_balance', 'manage_escrow'] };
    await callAsOwner(product, telegramId, { method: 'POST', path: 'keys', body });
  }
}

/** Registers a member's app without the screen; returns its number. */
export async function postApp(product: Product, telegramId: string, name = TEST_APP.name) {
  const body = { ...TEST_APP, name };
  const answer = await callAsOwner(product, telegramId, { method: 'POST', path: 'apps', body });
  const { app }: { app: { id: string } } = JSON.parse(answer);
  return app.id;
}

/** Removes a member's app without the screen. */
export async function removeApp(product: Product, telegramId: string, id: string): Promise<void> {
  await callAsOwner(product, telegramId, { method: 'DELETE', path: `apps/${id}` });
}

async function callAsOwner(
  product: Product,
  telegramId: string,
  call: { method: 'POST' | 'DELETE'; path: string; body?: object },
): Promise<string> {
  const { name, value } = await product.signIn(telegramId);
  const answer = await fetch(`${product.url}/api/developer/${call.path}`, {
    method: call.method,
    headers: {
      'sec-fetch-site': 'same-origin',
      cookie: `${name}=${value}`,
      ...(call.body && { 'content-type': 'application/json' }),
    },
    ...(call.body && { body: JSON.stringify(call.body) }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(text);
  return text;
}

/** The member's number in the database. */
async function numberOf(product: Product, telegramId: string): Promise<bigint> {
  const { rows } = await sql<{ id: bigint }>`
    select id from members where telegram_id = ${telegramId}::bigint`.execute(product.db);
  return rows[0]?.id ?? 0n;
}

export { ANNE, BART };
