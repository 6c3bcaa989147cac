import type { Page } from '@playwright/test';
import { sql } from 'kysely';
import { REAL_WAITING } from '#server/services/sign-in/approvals.ts';
import { createFakeTelegramBot } from '../../server/fakes/telegram/bot.ts';
import { TEST_BOT_TOKEN } from '../../server/fakes/telegram/signer.ts';
import { expect, NOW_MS, type Product, type startProduct } from '../product.ts';
import { fakeTelegramWindow } from '../telegram-oauth.ts';
import { openSite } from './board-page.ts';

export const ADMIN = '22';
export const MEMBER = '11';
const WEBHOOK_SECRET = 'a-webhook-secret-of-the-tests';

const LOOK_AGAIN_MS = 20;
/** Longer than the server waits for a press, in ms. */
const WHOLE_WAIT_MS = 60_000;

/** The server's wait for an answer, which ends only when the test says so. */
export function createPatience() {
  let looks = 0;
  let passedMs = 0;
  return {
    waiting: {
      elapsedMs: () => passedMs,
      pause: (_: number, signal: AbortSignal) => {
        looks += 1;
        return REAL_WAITING.pause(LOOK_AGAIN_MS, signal);
      },
    },
    /** Waits until the server has looked for an answer a few more times without finding one. */
    async looksOn(): Promise<void> {
      const before = looks;
      await expect.poll(() => looks).toBeGreaterThan(before + 5);
    },
    /** Ends the current wait; a later one takes its full time. */
    runOut(): void {
      passedMs += WHOLE_WAIT_MS;
    },
  };
}

/** Starts the site of a community with one administrator and one member, whose bot is the tests' own. */
export async function launchWithAdmin(
  launch: typeof startProduct,
  options: Parameters<typeof startProduct>[1] = {},
) {
  const bot = createFakeTelegramBot();
  const product = await launch('empty', {
    telegram: bot,
    ...options,
    environment: {
      TELEGRAM_BOT_TOKEN: TEST_BOT_TOKEN,
      ADMIN_BOT_USERNAME: 'quarterdeck_bot',
      TELEGRAM_UPDATES: 'webhook',
      TELEGRAM_WEBHOOK_SECRET: WEBHOOK_SECRET,
      ...options.environment,
    },
  });
  const at = new Date(NOW_MS).toISOString();
  const person = (id: string, telegramId: string, firstName: string) => ({
    id,
    type: 'account_created',
    at,
    telegramId,
    username: firstName.toLowerCase(),
    firstName,
  });
  await product.report(person('a', MEMBER, 'Anne'), person('b', ADMIN, 'Mary'));
  await sql`update members set role = 'admin' where telegram_id = 22`.execute(product.db);
  return { product, bot, press: (text: string) => pressOn(product, bot, text) };
}

/** Presses a button of the newest question; Telegram reports it to the site. */
async function pressOn(
  product: Product,
  bot: ReturnType<typeof createFakeTelegramBot>,
  text: string,
): Promise<void> {
  const sent = bot.sent.at(-1);
  if (!sent) throw new Error('the bot asked nobody');
  const { id, fromId, data } = bot.press(sent, text);
  const answer = await fetch(`${product.url}/telegram/webhook`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-telegram-bot-api-secret-token': WEBHOOK_SECRET,
    },
    body: JSON.stringify({
      update_id: 1,
      callback_query: {
        id,
        data,
        from: { id: Number(fromId) },
        message: { message_id: sent.messageId, chat: { id: Number(sent.chatId), type: 'private' } },
      },
    }),
  });
  if (!answer.ok) throw new Error(await answer.text());
}

/** The parts of the login screen, found as a person finds them. */
function loginPartsOf(page: Page) {
  const screen = page.getByRole('region', { name: 'Admin Authentication' });
  return {
    screen,
    widget: screen.getByRole('button', { name: 'Log in with Telegram' }),
    tryAgain: screen.getByRole('button', { name: 'Try again' }),
    reveal: screen.getByRole('button', { name: 'Manual Telegram ID Entry' }),
    field: screen.getByRole('textbox', { name: 'Telegram ID' }),
    login: screen.getByRole('button', { name: 'Login' }),
    waiting: screen.getByRole('button', { name: 'Authenticating...' }),
    cancel: screen.getByRole('button', { name: 'Cancel' }),
    wait: screen.getByRole('status'),
    signedInAs: (name: string) => page.getByRole('button', { name: `Signed in as ${name}` }),
    signOut: page.getByRole('button', { name: 'Sign out' }),
    says: (text: string) => page.getByText(text, { exact: true }),
  };
}

export async function openLogin(page: Page, product: Product) {
  await openSite(page, product, '/admin');
  return loginPartsOf(page);
}

/** The administrator's session as the page stores it. */
export function storedSession(page: Page): Promise<Record<string, unknown> | null> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('admin-auth') ?? 'null'));
}

/** Makes Telegram's window respond with this from now on, at the network boundary. */
export async function answerWidget(page: Page, data: unknown): Promise<void> {
  await fakeTelegramWindow(page.context(), () => ({ result: data }));
}

/** Keeps the browser from opening windows until the page is reloaded. */
export async function blockWindows(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { open: () => null }));
}
