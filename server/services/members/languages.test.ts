import { expect, it } from 'vitest';
import { learnPerson } from '#server/services/bot/people.ts';
import { describeOnPostgres } from '#server/testing/db/databases.ts';
import { chooseLanguage, messagesForPeople } from './languages.ts';

describeOnPostgres('messages to one person', (database) => {
  it.each([
    ['the language they chose', { chosen: 'ru', seen: 'de' }, 'es', 'ru'],
    ['that of their Telegram', { chosen: null, seen: 'de' }, 'es', 'de'],
    ["the community's", { chosen: null, seen: null }, 'es', 'es'],
    ["the community's if nothing is known of them", null, 'ar', 'ar'],
    ['English in a community with an unknown language', null, '__proto__', 'en'],
  ] as const)('have %s', async (_, person, community, language) => {
    const { db } = database();
    if (person !== null) {
      const names = { username: null, firstName: null, lastName: null };
      const { chosen, seen } = person;
      await learnPerson(db, { telegramId: '7', names, hasStarted: true, language: seen, nowMs: 0 });
      await chooseLanguage(db, { telegramId: '7', language: chosen });
    }
    const m = await messagesForPeople(async () => community)(db, '7');
    expect(m.language).toBe(language);
  });
});
