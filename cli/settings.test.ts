import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  emptyDatabase,
  openPostgresForTest,
  type TestDatabase,
} from '#server/testing/db/databases.ts';
import { runHere } from './testing/cli.ts';

const FORUM = 'https://forum.example/crew';

describe('the command for settings', () => {
  let postgres: TestDatabase;
  beforeAll(async () => {
    postgres = await openPostgresForTest();
  });
  beforeEach(() => emptyDatabase(postgres.db));
  afterAll(() => postgres?.close());

  const run = (...args: string[]) =>
    runHere('settings', args, { DATABASE_URL: postgres.url ?? '', DEFAULT_THEME: 'dark' });

  it('lists all, with the place of each', async () => {
    const { stdout } = await run();
    expect(stdout).toContain('links.website  "https://junk-coin.com"  Official website, of the');
    expect(stdout).toContain('links.forum  (empty)  Community forum, by default');
    expect(stdout).toContain('set by DEFAULT_THEME');
    const listed: unknown = JSON.parse((await run('--json')).stdout);
    expect(listed).toContainEqual(
      expect.objectContaining({ name: 'theme', value: 'dark', variable: 'DEFAULT_THEME' }),
    );
  });

  it('changes one, returns it to its default, and both are audited', async () => {
    expect(await run('links.forum', FORUM)).toMatchObject({
      code: 0,
      stdout: `links.forum  "${FORUM}"  Community forum, changed in the portal or by this command\n`,
    });
    expect((await run('links.website', '')).stdout).toContain('links.website  (empty)');
    expect((await run('links.forum', '--default')).stdout).toContain('by default');
    const { rows } = await sql`
      select actor, entity_id from audit_log where action = 'setting_changed'
      order by id`.execute(postgres.db);
    expect(rows).toEqual([
      { actor: 'operator', entity_id: 'links.forum' },
      { actor: 'operator', entity_id: 'links.website' },
      { actor: 'operator', entity_id: 'links.forum' },
    ]);
  });

  it.each([
    [['links.forum', 'http://forum.example'], 'links.forum: An https address'],
    [['DATABASE_URL', 'postgres://x'], 'DATABASE_URL: There is no such setting.'],
    [['theme', 'light'], 'DEFAULT_THEME in the settings file or the environment sets theme.'],
    [['theme', '--default'], 'DEFAULT_THEME in the settings file'],
  ])('refuses %j', async (args, problem) => {
    expect(await run(...args)).toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringContaining(problem),
    });
  });

  it.each([[['theme']], [['theme', 'dark', '--default']], [['theme', 'a', 'b']]])(
    'is mistyped as %j',
    async (args) => {
      expect((await run(...args)).code).toBe(64);
    },
  );
});
