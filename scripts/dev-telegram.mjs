// The tests' fake Telegram for `npm run dev`: the terminal shows what the bot writes, and presses its buttons.
import { createInterface } from 'node:readline';

const LOOK_EVERY_MS = 500;
const HELP =
  'Telegram: type "<message> <button>" to press a button by its numbers, "block <chat>" or "open <chat>".';

/** Opens it and returns the environment that the server needs: a demo, because its members exist in no real Telegram. */
export async function openDevTelegram() {
  const { tsImport } = await import('tsx/esm/api');
  const load = (path) => tsImport(path, import.meta.url);
  const { openTestTelegramServer } = await load('../server/fakes/telegram/server.ts');
  const { TEST_BOT_TOKEN } = await load('../server/fakes/telegram/signer.ts');
  const { root, telegram } = await openTestTelegramServer({
    token: TEST_BOT_TOKEN,
    everybodyStarted: true,
  });
  console.log(HELP);
  showMessages(telegram);
  createInterface({ input: process.stdin }).on('line', (line) => obey(telegram, line));
  return {
    TELEGRAM_BOT_TOKEN: TEST_BOT_TOKEN,
    TELEGRAM_API_ROOT: root,
    TELEGRAM_UPDATES: 'poll',
    DEMO: process.env.DEMO ?? '1',
  };
}

function showMessages(telegram) {
  const shown = new Set();
  setInterval(() => {
    for (const { messageId, chatId, from, text, buttons } of telegram.messages.values()) {
      if (shown.has(messageId) || from !== 'bot') continue;
      shown.add(messageId);
      const row = buttons.flat().map((button, index) => `[${index + 1} ${button.text}]`);
      console.log(`\nTelegram ${messageId} to ${chatId}: ${[text, ...row].join('\n  ')}`);
    }
  }, LOOK_EVERY_MS);
}

function obey(telegram, line) {
  const [first, second] = line.trim().split(/\s+/);
  if (first === 'block' || first === 'open') {
    return telegram.setStanding(second, first === 'block' ? 'blocked' : 'open');
  }
  const message = telegram.messages.get(Number(first));
  const button = message?.buttons.flat()[Number(second) - 1];
  if (button) telegram.press(message.chatId, message.messageId, button.callback_data);
  else console.log(HELP);
}
