import { sql } from 'kysely';
import type { TestMessage, TestTelegram } from '../../server/fakes/telegram/telegram.ts';
import {
  ADMIN,
  answerWidget,
  createPatience,
  launchWithAdmin,
  openLogin,
  storedSession,
} from '../pages/admin-login-page.ts';
import { portalOf, submit } from '../pages/admin-page.ts';
import { NETWORK_NOISE, openSite, reloadSite } from '../pages/board-page.ts';
import { expect, test } from '../product.ts';
import { openTelegram } from '../product-bot.ts';

test.use({ allowConsole: NETWORK_NOISE });

test('only pressing the number shown on the page signs in', async ({ page, launch }) => {
  const { telegram, telegramServer, environment } = await openTelegram();
  const patience = createPatience();
  const { product } = await launchWithAdmin(launch, {
    telegram: null,
    telegramServer,
    environment,
    waiting: patience.waiting,
  });
  await answerWidget(page, false);
  const parts = await openLogin(page, product);
  await parts.reveal.click();
  const ask = async () => {
    await parts.field.fill(ADMIN);
    await parts.login.click();
    await expect(parts.waiting).toBeVisible();
    return parts.wait.getByText(/^\d\d$/).innerText();
  };
  const expectNotApproved = async () => {
    patience.runOut();
    await expect(parts.field).toHaveValue('');
    await expect(parts.says('Login was not approved').last()).toBeVisible();
    expect(await storedSession(page)).toBeNull();
  };

  await test.step('another number is denied, and the page goes on waiting', async () => {
    const number = await ask();
    const question = await questionTo(telegram, 1);
    expect(question.text).toMatch(/^Sign in to the admin portal\? Chrome on \w+, 127\.0\.0\.x, /);
    expect(question.text).toContain('Press the number that the page shows.');
    const labels = labelsOf(question);
    expect(labels.slice(3)).toEqual(['Deny', 'Deny and block 24 h']);
    expect(labels.filter((label) => label === number)).toHaveLength(1);
    const wrong = labels.find((label) => /^\d\d$/.test(label) && label !== number) ?? '';
    expect(await pressIn(telegram, question, wrong)).toBe('Denied');
    await patience.looksOn();
    await expect(parts.waiting).toBeVisible();
    await expect(parts.says('Login was not approved')).toBeHidden();
    await expectNotApproved();
  });

  await test.step('a question that nobody answers loses its buttons', async () => {
    const number = await ask();
    const { messageId, ...question } = await questionTo(telegram, 2);
    await expectNotApproved();
    await expect
      .poll(() => telegram.messages.get(messageId)?.text)
      .toMatch(/Not answered in time$/);
    const button = question.buttons.flat().find(({ text }) => text === number);
    expect(() => telegram.press(ADMIN, messageId, button?.callback_data ?? '')).toThrow(
      'no button',
    );
  });

  await test.step('the number opens the portal', async () => {
    const number = await ask();
    expect(await pressIn(telegram, await questionTo(telegram, 3), number)).toBe('Approved');
    await expect(parts.says('Welcome aboard, Mary')).toBeVisible();
    await expect
      .poll(() => telegram.messagesOf(ADMIN).at(-1)?.text.split('\n').at(-1))
      .toBe('Approved');
    expect(labelsOf(await questionTo(telegram, 3))).toEqual([]);
    await reloadSite(page);
    await expect(parts.signedInAs('Mary')).toBeVisible();
  });

  await test.step('and signs the owner in again, for what cannot be undone', async () => {
    await sql`update members set role = 'owner' where telegram_id = 22`.execute(product.db);
    await submit(product, 1);
    product.clock.nowMs += 31 * 60_000;
    await openSite(page, product, '/admin?status=pending');
    const { item, dialog: question } = portalOf(page);
    await item(1).getByRole('button', { name: 'Delete' }).click();
    await question.getByRole('button', { name: 'Delete permanently' }).click();
    const dialog = page.getByRole('dialog', { name: 'Sign in again' });
    await dialog.getByRole('button', { name: 'Approve in Telegram instead' }).click();
    const number = await dialog.getByText(/^\d\d$/).innerText();
    expect(await pressIn(telegram, await questionTo(telegram, 4), number)).toBe('Approved');
    await expect(item(1)).toHaveCount(0);
    await expect(dialog).toHaveCount(0);
  });
});

/** Waits for this many questions to the administrator, and returns the newest. */
async function questionTo(telegram: TestTelegram, count: number): Promise<TestMessage> {
  await expect.poll(() => telegram.messagesOf(ADMIN).length).toBe(count);
  const question = telegram.messagesOf(ADMIN).at(-1);
  if (!question) throw new Error('nobody was asked');
  return question;
}

function labelsOf(question: TestMessage): string[] {
  return question.buttons.flat().map(({ text }) => text);
}

/** Presses the button and returns the text that Telegram showed over the chat. */
async function pressIn(telegram: TestTelegram, question: TestMessage, label: string) {
  const button = question.buttons.flat().find(({ text }) => text === label);
  const press = telegram.press(ADMIN, question.messageId, button?.callback_data ?? '');
  await expect.poll(() => telegram.answeredPresses.has(press)).toBe(true);
  return telegram.answeredPresses.get(press);
}
