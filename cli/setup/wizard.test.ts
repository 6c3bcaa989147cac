import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { setupMessagesIn } from '#rules/messages/setup-messages.ts';
import { openSetup } from '#server/setup/setup.ts';
import { askAll } from './wizard.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'quarterdeck-wizard-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it.each(['de', 'es', 'ru', 'id'] as const)(
  'asks in the language of the terminal: %s',
  async (language) => {
    const m = setupMessagesIn(language);
    const english = setupMessagesIn('en');
    const said: string[] = [];
    // Back once too far, a wrong number, and everything as offered until the bot's token, which is required.
    const answers = ['<', '9', '', '', '', '', ''];
    const terminal = {
      say: (text: string) => void said.push(text),
      ask: (prompt: string) => {
        said.push(prompt);
        return Promise.resolve(answers.shift() ?? null);
      },
      close: () => {},
    };
    expect(await askAll(openSetup({ environment: {}, cwd: folder }), terminal, m)).toBe('left');
    const text = said.join('\n');
    for (const part of [
      m.terminal_first(),
      m.terminal_number({ count: 2 }),
      m.setup_bot_token(),
      m.terminal_required(),
      m.terminal_left(),
    ]) {
      expect(text).toContain(part);
    }
    for (const part of [
      english.terminal_first(),
      english.setup_community_intro(),
      english.setup_database_intro(),
      english.setup_address_public_hint(),
      english.setup_bot_token_hint(),
      english.terminal_required(),
      english.terminal_left(),
    ]) {
      expect(text).not.toContain(part);
    }
  },
);
