import type { TestMessage, TestTelegram } from '../server/gateways/test-telegram.ts';
import {
  ADMIN,
  answerWidget,
  createPatience,
  launchWithAdmin,
  openLogin,
  storedSession,
} from './admin-login-page.ts';
import { NETWORK_NOISE } from './board-page.ts';
import { expect, type startProduct, test } from './product.ts';
import { openTelegram } from './product-bot.ts';
import { stopClockNow } from './timers.ts';

async function launchWithTelegram(launch: typeof startProduct) {
  const { telegram, telegramServer, environment } = await openTelegram();
  const patience = createPatience();
  const { product } = await launchWithAdmin(launch, {
    ...{ telegram: null, telegramServer, environment, waiting: patience.waiting },
  });
  return { product, telegram, patience };
}

/** The newest question to the administrator, when there are so many. */
async function questionTo(telegram: TestTelegram, count: number): Promise<TestMessage> {
  await expect.poll(() => telegram.messagesOf(ADMIN).length).toBe(count);
  const question = telegram.messagesOf(ADMIN).at(-1);
  if (!question) throw new Error('nobody was asked');
  return question;
}

function labelsOf(question: TestMessage): string[] {
  return question.buttons.flat().map(({ text }) => text);
}

/** Gives what Telegram showed over the chat. */
async function pressIn(telegram: TestTelegram, question: TestMessage, label: string) {
  const button = question.buttons.flat().find(({ text }) => text === label);
  const press = telegram.press(ADMIN, question.messageId, button?.callback_data ?? '');
  await expect.poll(() => telegram.answeredPresses.has(press)).toBe(true);
  return telegram.answeredPresses.get(press);
}

test('the number that the page shows, pressed in Telegram, signs in', async ({ page, launch }) => {
  const { product, telegram } = await launchWithTelegram(launch);
  await answerWidget(page, false);
  const parts = await openLogin(page, product);
  await parts.reveal.click();
  await parts.field.fill(ADMIN);
  await parts.login.click();
  await expect(parts.waiting).toBeVisible();
  const number = await parts.wait.getByText(/^\d\d$/).innerText();
  const question = await questionTo(telegram, 1);
  expect(question.text).toMatch(/^Sign in to the admin portal\? Chrome on \w+, 127\.0\.0\.x, /);
  expect(question.text).toContain('Press the number that the page shows.');
  const labels = labelsOf(question);
  expect(labels.slice(3)).toEqual(['Deny', 'Deny and block 24 h']);
  for (const label of labels.slice(0, 3)) expect(label).toMatch(/^\d\d$/);
  expect(labels.filter((label) => label === number)).toHaveLength(1);
  expect(await pressIn(telegram, question, number)).toBe('Approved');
  await expect(parts.says('Welcome aboard, Mary')).toBeVisible();
  await expect(parts.signedInAs('Mary')).toBeVisible();
  await expect
    .poll(() => telegram.messagesOf(ADMIN).map(({ text }) => text.split('\n').at(-1)))
    .toEqual(['Approved']);
  expect(labelsOf(await questionTo(telegram, 1))).toEqual([]);
  await page.reload();
  await expect(parts.signedInAs('Mary')).toBeVisible();
});

test.describe('any other answer', () => {
  test.use({ allowConsole: NETWORK_NOISE, timers: 'fake' });

  test('opens nothing, and the page learns it when the time is over', async ({ page, launch }) => {
    const { product, telegram, patience } = await launchWithTelegram(launch);
    await answerWidget(page, false);
    const parts = await openLogin(page, product);
    // A message stays until it is closed below.
    await stopClockNow(page);
    await parts.reveal.click();
    const ask = async () => {
      await parts.field.fill(ADMIN);
      await parts.login.click();
      await expect(parts.waiting).toBeVisible();
      return parts.wait.getByText(/^\d\d$/).innerText();
    };
    /** Whatever was pressed, the server goes on looking and the page goes on waiting. */
    const expectWaitingOn = async () => {
      await patience.looksOn();
      await expect(parts.waiting).toBeVisible();
      await expect(parts.says('Authentication Failed')).toBeHidden();
      patience.runOut();
      await expect(parts.says('Authentication Failed')).toBeVisible();
      await expect(parts.says('Login was not approved')).toBeVisible();
      await expect(parts.field).toHaveValue('');
      // The message goes before the next one is looked for.
      await page.getByRole('button', { name: 'Close' }).click();
      await expect(parts.says('Authentication Failed')).toBeHidden();
    };
    const wrong = (question: TestMessage, number: string) =>
      labelsOf(question).find((label) => /^\d\d$/.test(label) && label !== number) ?? '';

    const number = await ask();
    const first = await questionTo(telegram, 1);
    expect(await pressIn(telegram, first, wrong(first, number))).toBe('Denied');
    await expectWaitingOn();
    await ask();
    expect(await pressIn(telegram, await questionTo(telegram, 2), 'Deny')).toBe('Denied');
    await expectWaitingOn();
    await ask();
    const third = await questionTo(telegram, 3);
    expect(await pressIn(telegram, third, 'Deny and block 24 h')).toBe(
      'Denied. No questions for 24 hours.',
    );
    await expectWaitingOn();
    // Past the window of the other limits: it is the block that keeps the bot silent.
    product.clock.nowMs += 11 * 60_000;
    await ask();
    await expectWaitingOn();
    expect(telegram.messagesOf(ADMIN)).toHaveLength(3);
    expect(await storedSession(page)).toBeNull();
  });

  test('a question without an answer is taken back', async ({ page, launch }) => {
    const { product, telegram, patience } = await launchWithTelegram(launch);
    await answerWidget(page, false);
    const parts = await openLogin(page, product);
    await parts.reveal.click();
    await parts.field.fill(ADMIN);
    await parts.login.click();
    const number = await parts.wait.getByText(/^\d\d$/).innerText();
    const { messageId, ...question } = await questionTo(telegram, 1);
    patience.runOut();
    await expect(parts.says('Login was not approved')).toBeVisible();
    await expect
      .poll(() => telegram.messages.get(messageId)?.text)
      .toMatch(/Not answered in time$/);
    const button = question.buttons.flat().find(({ text }) => text === number);
    expect(() => telegram.press(ADMIN, messageId, button?.callback_data ?? '')).toThrow(
      'no button',
    );
    expect(await storedSession(page)).toBeNull();
  });
});
