import type { BrowserContext, Locator, Page } from '@playwright/test';
import { sql } from 'kysely';
import type { TestTelegram } from '../../server/fakes/telegram/telegram.ts';
import { NOW_MS, type Product, type startProduct } from '../product.ts';
import { openTelegram } from '../product-bot.ts';
import { openSite } from './board-page.ts';

/** The people: the bot owner, two administrators, and two members. */
export const OWNER = '77';
export const ADMIN = '88';
export const OTHER = '99';
export const ANNE = '11';
export const BART = '22';

type Launch = typeof startProduct;

const PEOPLE = {
  [ANNE]: 'anne',
  [BART]: 'bart',
  [OWNER]: 'owner',
  [ADMIN]: 'admin',
  [OTHER]: 'other',
};

/** Starts a community of five, of whom three review; nobody has submitted anything. */
export async function launchPortal(
  launch: Launch,
  options: Parameters<Launch>[1] = {},
): Promise<Product> {
  const product = await launch('empty', options);
  const at = new Date(NOW_MS - 3_600_000).toISOString();
  await product.report(
    ...Object.entries(PEOPLE).map(([telegramId, username]) => ({
      id: `hunt${telegramId}`,
      type: 'booty_hunt_first',
      at,
      telegramId,
      username,
      points: 9,
    })),
  );
  await sql`
    update members set role = case telegram_id when 77 then 'owner' else 'admin' end
    where telegram_id in (77, 88, 99)`.execute(product.db);
  return product;
}

/** The same with a bot, and the Telegram that it writes to. */
export async function launchPortalWithBot(
  launch: Launch,
  options: Parameters<Launch>[1] = {},
): Promise<{ product: Product; telegram: TestTelegram }> {
  const { telegram, ...toTelegram } = await openTelegram();
  const product = await launchPortal(launch, { ...options, ...toTelegram });
  return { product, telegram };
}

/** The bot's messages to a chat, oldest first. */
export function toldIn(telegram: TestTelegram, chatId: string): string[] {
  return telegram.messagesOf(chatId).map(({ text }) => text);
}

/** Submits content as the bot does, a minute apart, numbered from 1. */
export async function submit(
  product: Product,
  count: number,
  rest: (index: number) => object = () => ({}),
) {
  await product.report(
    ...Array.from({ length: count }, (_, index) => ({
      id: `content${index}`,
      type: 'content_submitted',
      telegramId: ANNE,
      contentType: 'twitter_post',
      url: `https://x.com/anne/status/${1000 + index}`,
      at: new Date(NOW_MS - 3_000_000 + index * 60_000).toISOString(),
      ...rest(index),
    })),
  );
}

export async function signInAs(context: BrowserContext, product: Product, telegramId: string) {
  await context.addCookies([await product.signIn(telegramId)]);
}

/** Opens the portal for a member and waits until its script has taken over. */
export async function openPortal(page: Page, product: Product, telegramId: string, search = '') {
  await signInAs(page.context(), product, telegramId);
  await openSite(page, product, `/admin${search}`);
  return portalOf(page);
}

/** The parts of the portal, found as a person finds them. */
export function portalOf(page: Page) {
  return {
    title: page.getByRole('heading', { level: 1 }),
    section: page.locator('#section-title'),
    card: (name: string) => page.locator('dl').first().locator('div').filter({ hasText: name }),
    tabs: page.getByRole('tab'),
    menu: page.getByRole('button', { name: /^Menu:/ }),
    logout: page.getByRole('button', { name: 'Logout' }),
    dialog: page.getByRole('dialog'),
    pending: page.getByRole('list', { name: 'Pending submissions' }).getByRole('article'),
    submissions: page.getByRole('list', { name: 'Submissions', exact: true }).getByRole('article'),
    posts: page.getByRole('list', { name: 'Approved posts' }).getByRole('listitem'),
    users: page.getByRole('list', { name: 'Users' }).getByRole('listitem'),
    item: (id: number) => page.locator(`[data-item="${id}"]`),
  };
}

/** The fields of an open panel. */
export function panelOf(item: Locator) {
  return {
    slider: item.getByRole('slider', { name: 'Score' }),
    points: item.getByRole('spinbutton', { name: 'Points' }),
    comments: item.getByRole('textbox', { name: 'Admin Comments' }),
    approve: item.getByRole('button', { name: /^Approve/ }),
    reject: item.getByRole('button', { name: 'Reject', exact: true }),
    cancel: item.getByRole('button', { name: 'Cancel' }),
  };
}

/** The open dialog of a broadcast. */
export function broadcastDialogOf(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Broadcast this post' });
  return {
    dialog,
    message: dialog.getByRole('textbox', { name: 'Custom message (optional)' }),
    preview: dialog.getByRole('region', { name: 'Preview' }),
    anotherHeader: dialog.getByRole('button', { name: 'Another header' }),
    sendToMe: dialog.getByRole('button', { name: 'Send to me first' }),
    cancel: dialog.getByRole('button', { name: 'Cancel' }),
    broadcast: dialog.getByRole('button', { name: 'Broadcast Now' }),
    problem: dialog.getByRole('alert'),
  };
}

/** A broadcast under way, at the top of every section. */
export function progressOf(page: Page, postId: number) {
  const progress = page.getByRole('region', { name: `Broadcast of #${postId}` });
  return {
    progress,
    bar: progress.getByRole('progressbar'),
    pause: progress.getByRole('button', { name: 'Pause' }),
    resume: progress.getByRole('button', { name: 'Resume' }),
    cancel: progress.getByRole('button', { name: 'Cancel' }),
    last: page.getByRole('region', { name: 'Last broadcasts' }).getByRole('listitem'),
  };
}

/** A toast or an alert with exactly this text in it. */
export function said(page: Page, text: string | RegExp): Locator {
  return page.getByText(text, { exact: true });
}

export type Kept = {
  status: string;
  /** In hundredths. */
  points: number | null;
  admin_comments: string | null;
};

/** A submission as stored in the database. */
export async function kept(product: Product, id: number): Promise<Kept | undefined> {
  const { rows } = await sql<Kept>`
    select status, points, admin_comments from submissions where id = ${id}`.execute(product.db);
  return rows[0];
}

/** The number of a member, as used in calls. */
export async function memberNumber(product: Product, telegramId: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    select id::text as id from members where telegram_id = ${telegramId}::bigint`.execute(
    product.db,
  );
  return rows[0]?.id ?? '';
}

/** The oldest pending submission that no reviewer submitted. */
export async function firstPending(product: Product): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    select s.id::text as id from submissions s join members m on m.id = s.member_id
    where s.status = 'pending' and m.role = 'member' order by s.submitted_at limit 1`.execute(
    product.db,
  );
  return Number(rows[0]?.id);
}

/** Acts as another administrator, through the same calls. */
export async function callAs(product: Product, telegramId: string, path: string, body: object) {
  const { name, value } = await product.signIn(telegramId);
  const answer = await fetch(`${product.url}/api/admin/${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      cookie: `${name}=${value}`,
    },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(await answer.text());
}
