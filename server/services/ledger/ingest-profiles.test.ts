import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { describeOnPostgres } from '#server/testing/db/databases.ts';
import { ingestEvents } from './ingest.ts';

const NOW_MS = Date.parse('2026-03-04T12:00:00Z');

let nextId = 1;
type Fields = Record<string, unknown>;

function event(type: string, fields: Fields) {
  return { id: `n${nextId++}`, type, telegramId: '11', ...fields };
}
const tip = (fields: Fields) => event('tip', { amount: '1', ...fields });

describeOnPostgres('Names', (database) => {
  const take = (events: readonly unknown[]) =>
    ingestEvents(database().db, { events, nowMs: NOW_MS });
  const hour = (number: number) => new Date(NOW_MS - 86_400_000 + number * 3_600_000).toISOString();
  const named = (atHour: number, fields: Fields) => event('gm', { at: hour(atHour), ...fields });
  const profile = async () => {
    const { rows } = await sql<Fields>`
      select username, first_name, last_name, photo_url from members
      where telegram_id = 11`.execute(database().db);
    return rows[0];
  };

  it.each([
    ['apart', (events: object[]) => events.map((each) => [each])],
    ['together', (events: object[]) => [events]],
  ])('come from the newest report, in any order, %s', async (_, batchesOf) => {
    const events = [
      named(3, { username: 'c' }),
      named(1, { username: 'a' }),
      named(2, { username: 'b' }),
    ];
    for (const batch of batchesOf(events)) await take(batch);
    expect(await profile()).toMatchObject({ username: 'c' });
  });

  it('are not undone by an old report after a newer one repeated them', async () => {
    await take([named(1, { username: 'a' })]);
    await take([named(5, { username: 'a' })]);
    await take([named(3, { username: 'b' })]);
    expect(await profile()).toMatchObject({ username: 'a' });
  });

  it('stay if not mentioned, and disappear if reported gone', async () => {
    await take([named(1, { username: 'a', firstName: 'Anne', lastName: 'Bonny' })]);
    await take([named(2, {}), named(3, { lastName: null })]);
    expect(await profile()).toMatchObject({ username: 'a', first_name: 'Anne', last_name: null });
  });

  it('come from an old report if newer ones did not mention them', async () => {
    await take([tip({ telegramId: '22', to: '11', at: hour(5) })]);
    await take([named(3, { username: 'a' })]);
    expect(await profile()).toMatchObject({ username: 'a' });
  });

  it('do not block a photo that is reported late', async () => {
    const photo = (atHour: number, photoUrl: string) =>
      event('profile_changed', { at: hour(atHour), photoUrl });
    await take([named(5, { username: 'a' })]);
    await take([photo(3, 'https://a.org/3')]);
    await take([photo(2, 'https://a.org/2')]);
    expect(await profile()).toMatchObject({ username: 'a', photo_url: 'https://a.org/3' });
  });

  it('of receivers work the same way', async () => {
    const receive = (atHour: number, toUsername: string) =>
      tip({ telegramId: '22', to: '11', at: hour(atHour), toUsername });
    await take([receive(2, 'b')]);
    await take([receive(1, 'a')]);
    expect(await profile()).toMatchObject({ username: 'b' });
    await take([receive(3, 'c')]);
    expect(await profile()).toMatchObject({ username: 'c' });
  });
});
