import { afterEach, beforeEach, expect, it } from 'vitest';
import { changeSettings } from '#server/services/settings/change-settings.ts';
import { ANNE, BOB, GROUP, openTestBot, type TestBot } from '#server/testing/bot.ts';
import { describeOnPostgres } from '#server/testing/db/databases.ts';

const ENGLISH = 'You have no account yet';
const GERMAN = 'Du hast noch kein Konto';

describeOnPostgres('the language of the bot', (database) => {
  let test: TestBot;
  const open = async (environment: Record<string, string> = {}) => {
    test = await openTestBot(database().db, { COIN_NETWORK: 'test', ...environment });
  };
  beforeEach(() => open());
  afterEach(() => test.close());
  const speaks = (person: string, language_code: string) =>
    test.telegram.setPerson(person, { first_name: 'Anne', username: 'anne_b', language_code });
  /** Presses a button of the newest message in a chat. */
  const press = async (chatId: string, data: string, by = chatId) => {
    const message = test.last(chatId);
    await test.answersTo(() => test.telegram.press(chatId, message?.messageId ?? 0, data, by));
    return test.telegram.messages.get(message?.messageId ?? 0);
  };
  const setDefault = (language: string) =>
    changeSettings(test.db, {
      actor: 'operator',
      changes: { language },
      bases: test.config.settings,
    });

  it.each([
    ['de-AT', GERMAN],
    ['pt-br', ENGLISH],
    ['', ENGLISH],
    ["de'; drop table bot_people --", ENGLISH],
    [`de${'-x'.repeat(5000)}`, ENGLISH],
  ])('is that of the person’s Telegram: %o', async (code, text) => {
    speaks(ANNE, code);
    expect(await test.asks(ANNE, '/rank')).toEqual([expect.stringContaining(text)]);
    expect(test.reports).toEqual([]);
  });

  it('is the community’s where Telegram names none, also for a group', async () => {
    await setDefault('de');
    // Read again with the next notices.
    await test.bot.sendNotices();
    expect(await test.asks(BOB, '/rank')).toEqual([expect.stringContaining(GERMAN)]);
    expect(await test.asksInGroup(BOB, '/top')).toEqual([expect.stringContaining('besten zehn')]);
    speaks(ANNE, 'en');
    expect(await test.asks(ANNE, '/rank')).toEqual([expect.stringContaining(ENGLISH)]);
  });

  it('is fixed by the settings file, which the portal cannot change', async () => {
    await test.close();
    await open({ DEFAULT_LANGUAGE: 'de' });
    await expect(setDefault('en')).rejects.toThrow('DEFAULT_LANGUAGE');
    expect(await test.asks(BOB, '/rank')).toEqual([expect.stringContaining(GERMAN)]);
  });

  it('is chosen by a member, whatever their Telegram speaks, until they take it back', async () => {
    speaks(ANNE, 'en');
    await test.asks(ANNE, '/start');
    await test.asks(ANNE, '/settings');
    const shown = await press(ANNE, 'set:language');
    expect(shown?.buttons.flat().map(({ text }) => text)).toEqual([
      '✅ As in Telegram',
      '⬜ English',
      '⬜ Deutsch',
      '⬜ Español',
      '⬜ Русский',
      '⬜ العربية',
      '⬜ Bahasa Indonesia',
      'Back',
    ]);
    expect((await press(ANNE, 'set:language_de'))?.text).toContain('Wähl die Sprache');
    expect((await press(ANNE, 'set:all'))?.text).toContain('Deine Einstellungen');
    expect(await test.asks(ANNE, '/gm')).toEqual([expect.stringContaining('+1 Punkt.')]);
    await test.asks(ANNE, '/settings');
    await press(ANNE, 'set:language');
    expect((await press(ANNE, 'set:language_unset'))?.text).toContain('Choose the language');
    for (const data of ['set:language_xx', 'set:language___proto__', 'set:language_']) {
      await test.answersTo(() =>
        test.telegram.forgePress(test.last(ANNE)?.messageId ?? 0, data, ANNE),
      );
    }
    expect([...test.telegram.answeredPresses.values()].slice(-3)).toEqual(
      Array(3).fill('That has ended.'),
    );
  });

  it('is the group’s for all that it sees, and the asker’s for what they alone see', async () => {
    speaks(ANNE, 'de');
    await test.asks(ANNE, '/start');
    await test.asks(BOB, '/start');
    // Too late for an ephemeral answer, which comes in private instead.
    expect(await test.asksInGroup(ANNE, '/rank')).toEqual([
      expect.stringContaining('Platz'),
      'Opened in private.',
    ]);
    expect(await test.asksInGroup(ANNE, '/gm')).toEqual([expect.stringContaining('+1 point.')]);
    await test.asksInGroup(ANNE, '/settings');
    await press(GROUP, 'grp:language', ANNE);
    await press(GROUP, 'grp:language_de', ANNE);
    expect(await test.asksInGroup(BOB, '/gm')).toEqual([expect.stringContaining('+1 Punkt.')]);
    expect(await test.asksInGroup(BOB, '/rank')).toEqual([
      expect.stringContaining('place'),
      'Im privaten Chat geöffnet.',
    ]);
    // Only administrators change it.
    await test.asksInGroup(ANNE, '/settings');
    await press(GROUP, 'grp:language', ANNE);
    await press(GROUP, 'grp:language_en', BOB);
    expect(await test.asksInGroup(BOB, '/top')).toEqual([expect.stringContaining('besten zehn')]);
  });

  it('of a later message is its receiver’s', async () => {
    speaks(ANNE, 'de');
    await test.asks(ANNE, '/start');
    const [link = ''] = await test.asks(ANNE, '/invite');
    const code = /ref_[\w-]+/.exec(link)?.[0];
    const said = await test.answersTo(() => test.telegram.say(BOB, `/start ${code}`));
    const told = Object.fromEntries(said.map(({ chatId, text }) => [chatId, text]));
    expect(told[ANNE]).toContain('über deinen Link');
    expect(told[BOB]).toContain('Welcome aboard');
  });

  it('of a tip is the group’s, its payer’s and its payee’s, each in their own chat', async () => {
    speaks(ANNE, 'de');
    await test.asks(ANNE, '/start');
    await test.asks(BOB, '/start');
    await test.asks(BOB, '/address mgX52zioDkg2BQYt1SBxb5QxP8qjn3Eu86');
    await test.asksInGroup(ANNE, '/tip @bob_c 25');
    expect(test.last(GROUP)?.text).toContain('tips');
    expect(test.last(ANNE)?.text).toContain('Dein Trinkgeld von 25 JKC für Bob');
  });
});
