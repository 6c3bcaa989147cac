import type { Locator, Page } from '@playwright/test';
import type { TestTelegram } from '../../server/fakes/telegram/telegram.ts';
import { expectVisibleFocus, tabTo } from '../keyboard.ts';
import { expect, type Product } from '../product.ts';

/** The way in which a person operates a page. */
export type Hands = {
  press(target: Locator): Promise<void>;
  type(field: Locator, text: string): Promise<void>;
};

export const MOUSE: Hands = {
  press: (target) => target.click(),
  type: (field, text) => field.fill(text),
};

export const TOUCH: Hands = {
  press: (target) => target.tap(),
  async type(field, text) {
    await field.tap();
    await field.page().keyboard.insertText(text);
  },
};

/** Only Tab, Enter and typing; the focus must be visible wherever it is needed. */
export const KEYS: Hands = {
  async press(target) {
    await go(target);
    await target.page().keyboard.press('Enter');
  },
  async type(field, text) {
    await go(field);
    await field.page().keyboard.insertText(text);
  },
};

async function go(target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  await tabTo(target.page(), target);
  await expectVisibleFocus(target.page());
}

/** Checks that Tab follows the reading order, and that nothing is wider than the screen. */
async function expectOrder(page: Page): Promise<void> {
  const found = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const reached = [...document.querySelectorAll('a[href], button, input, textarea, summary')];
    const places = reached.flatMap((element) => {
      const { top, left, height } = element.getBoundingClientRect();
      return height > 0 ? [{ text: element.textContent, middle: top + height / 2, left }] : [];
    });
    const read = places.toSorted((a, b) => a.middle - b.middle || a.left - b.left);
    return {
      overflow: scrollWidth - clientWidth,
      jumps: reached.filter((element) => (element as HTMLElement).tabIndex > 0).length,
      reached: places.map(({ text }) => text),
      read: read.map(({ text }) => text),
    };
  });
  expect(found).toMatchObject({ overflow: 0, jumps: 0, reached: found.read });
}

export type Person = ReturnType<typeof createPerson>;

/** A person with a Telegram account and a browser. */
export function createPerson(input: {
  telegram: TestTelegram;
  product: Product;
  page: Page;
  hands: Hands;
  id: string;
}) {
  const { telegram, product, page, hands, id } = input;

  /** The newest button of this name in a chat, with its message. */
  async function findButton(name: string, chatId: string) {
    const find = () =>
      telegram
        .messagesOf(chatId)
        .toReversed()
        .flatMap(({ messageId, buttons }) => buttons.flat().map((each) => ({ messageId, ...each })))
        .find(({ text }) => text === name);
    await expect.poll(() => find()?.text, { message: `a button ${name}` }).toBeDefined();
    return find() ?? { messageId: 0, text: name };
  }

  // The product listens on a free port, not on the one of its public address.
  async function open(link: string): Promise<void> {
    const { pathname, search, hash } = new URL(link);
    await page.goto(product.url + pathname + search + hash);
  }

  /** Presses a button in a chat, as Telegram's apps do. */
  async function pressInChat(name: string, chatId = id): Promise<void> {
    const { url = '', callback_data: data, messageId } = await findButton(name, chatId);
    if (data !== undefined) telegram.press(chatId, messageId, data, id);
    else if (!url.startsWith('https://t.me/')) await open(url);
    else telegram.say(id, `/start ${new URL(url).searchParams.get('start')}`);
  }

  return {
    id,
    page,
    hands,
    pressInChat,
    open,
    /** The address that a button in the private chat opens. */
    linkOf: async (name: string) => (await findButton(name, id)).url ?? '',
    /** Writes to the bot, or into a group. */
    says: (text: string, chatId = id) => telegram.say(chatId, text, { from: id }),
    /** Waits for a text from the bot in the private chat. */
    hears: (words: string) =>
      expect
        .poll(() => telegram.messagesOf(id).map(({ text }) => text))
        .toContainEqual(expect.stringContaining(words)),
    press: (name: string | RegExp) => hands.press(page.getByRole('button', { name })),
    type: (label: string, text: string) =>
      hands.type(page.getByLabel(label, { exact: true }), text),
    async at(title: string): Promise<void> {
      const heading = page.getByRole('heading', { level: 1, name: title, exact: true });
      // Long enough for scrypt on a busy machine.
      await expect(heading).toBeVisible({ timeout: 60_000 });
      await expectOrder(page);
    },
  };
}
