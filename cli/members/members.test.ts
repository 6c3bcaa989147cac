import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { ingestEvents } from '#server/services/ledger/ingest.ts';
import { openRequest } from '#server/services/sign-in/requests.ts';
import { grantConfiguredRoles } from '#server/services/users/configured-roles.ts';
import { makeTestKey } from '#server/testing/http/api-key.ts';
import { runHere } from '../testing/cli.ts';
import { IN_TIME, prepareCommands } from '../testing/commands.ts';

describe('The commands about people', IN_TIME, () => {
  const commands = prepareCommands();

  it('list the logins that wait, and approve one of an administrator', async () => {
    const place = commands.place();
    const db = commands.db();
    const admin = (...args: string[]) => runHere('admin', args, place);
    expect(await admin()).toEqual({ code: 0, stdout: 'Nobody is waiting.\n', stderr: '' });
    const nowMs = Date.now();
    await grantConfiguredRoles(db, { ownerTelegramId: '22', adminTelegramIds: [], nowMs });
    const caller = { ipPrefix: '203.0.113.x', browser: 'Chrome on Linux' };
    const open = (telegramId: string, matchCode: string | null) =>
      openRequest(db, { ...caller, telegramId, matchCode, nowMs });
    const [known, stranger] = [await open('22', '47'), await open('99', null)];
    const at = new Date(nowMs).toISOString();
    expect((await admin()).stdout.split('\n').sort()).toEqual(
      [
        '',
        `${known.id}  22, administrator, asked by the bot, Chrome on Linux, 203.0.113.x, ${at}, the page shows 47`,
        `${stranger.id}  99, not an administrator, not asked, Chrome on Linux, 203.0.113.x, ${at}`,
      ].sort(),
    );
    const listed = JSON.parse((await admin('--json')).stdout);
    expect(listed.find((each: { id: string }) => each.id === known.id)).toEqual({
      ...caller,
      id: known.id,
      telegramId: '22',
      matchCode: '47',
      asked: true,
      isAdmin: true,
      createdAt: at,
    });
    expect(await admin('approve', known.id)).toEqual({
      code: 0,
      stdout: 'approved: 22 is signed in within a second\n',
      stderr: '',
    });
    for (const id of [known.id, stranger.id, 'nothing']) {
      expect(await admin('approve', id)).toEqual({
        code: 1,
        stdout: '',
        stderr: `No administrator waits under ${id}.\n`,
      });
    }
    const { rows } = await sql`
      select actor, action, entity_id from audit_log where entity = 'sign_in_request'`.execute(db);
    expect(rows).toEqual([{ actor: 'operator', action: 'sign_in_approved', entity_id: known.id }]);
    for (const args of [['approve'], ['deny', known.id], ['approve', known.id, 'more']]) {
      expect(await admin(...args)).toMatchObject({
        code: 64,
        stderr: expect.stringContaining('Usage: npm run admin'),
      });
    }
  });

  it('give a plan without payment, and list those that there are', async () => {
    const place = commands.place();
    const db = commands.db();
    await grantConfiguredRoles(db, {
      ownerTelegramId: '22',
      adminTelegramIds: [],
      nowMs: Date.now(),
    });
    const plan = (...args: string[]) => runHere('plan', args, place);
    expect(await plan('show')).toEqual({ code: 0, stdout: 'Nobody has a plan.\n', stderr: '' });
    const dry = await plan('grant', '22', 'pro', '--months', '12', '--dry-run');
    expect(dry).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/^22 would get Pro from .* to .*\. Nothing was changed\.\n$/),
    });
    expect((await plan('show')).stdout).toBe('Nobody has a plan.\n');
    const given = await plan('grant', '22', 'pro', '--months', '12');
    expect(given.stdout).toMatch(/^22 has Pro from .* to .*\n$/);
    expect((await plan('show')).stdout).toMatch(
      /^22 {2}Pro \(grant\), active, until .*, 0 of 100000 requests this month\n$/,
    );
    const [listed, ...others] = JSON.parse((await plan('show', '--json')).stdout);
    expect({ listed, others }).toEqual({
      listed: {
        telegramId: '22',
        plan: 'pro',
        source: 'grant',
        status: 'active',
        expiresAt: expect.stringMatching(/^\d{4}-.*Z$/),
        requestsThisMonth: 0,
        requestsLimit: 100_000,
      },
      others: [],
    });
    expect(await plan('grant', '33', 'pro', '--months', '1')).toMatchObject({
      code: 1,
      stderr: 'There is no member 33.\n',
    });
    for (const args of [
      [],
      ['show', 'more'],
      ['grant', '22', 'gold', '--months', '1'],
      ['grant', '22', 'pro'],
      ['grant', '22', 'pro', '--months', '0'],
      ['grant', '22', 'pro', '--months', '61'],
      ['grant', 'anne', 'pro', '--months', '1'],
      ['grant', '22', 'pro', '--months', '1', 'more'],
    ]) {
      expect(await plan(...args)).toMatchObject({
        code: 64,
        stderr: expect.stringContaining('Usage: npm run plan'),
      });
    }
  });

  it('show the keys of a member, and say how often each may be used', async () => {
    const place = commands.place();
    const db = commands.db();
    const nowMs = Date.now();
    await grantConfiguredRoles(db, { ownerTelegramId: '22', adminTelegramIds: [], nowMs });
    const key = (...args: string[]) => runHere('key', args, place);
    expect(await key('show', '22')).toEqual({
      code: 0,
      stdout: '22 has no keys.\n',
      stderr: '',
    });
    await makeTestKey(db, { telegramId: '22', nowMs });
    const shown = async () => (await key('show', '22')).stdout;
    expect(await shown()).toMatch(/^1 {2}Test: 100 a minute, made [\d-]+ [\d:]+, 0 requests\n$/);
    expect(await key('limit', '1', '600', '--dry-run')).toMatchObject({
      code: 0,
      stdout:
        'Key 1 (Test) of 22 may make 100 requests a minute, and would get 600. Nothing was changed.\n',
    });
    expect(await shown()).toContain('100 a minute');
    expect(await key('limit', '1', '600')).toMatchObject({
      code: 0,
      stdout: 'Key 1 (Test) of 22 may make 600 requests a minute; before, it was 100.\n',
    });
    expect(await shown()).toContain('600 a minute');
    expect(JSON.parse((await key('show', '22', '--json')).stdout)).toEqual([
      {
        id: '1',
        name: 'Test',
        perMinute: 600,
        isActive: true,
        app: null,
        createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
        expiresAt: null,
        retiresAt: null,
        requests: '0',
        lastUsedAt: null,
        lastUsedFrom: null,
      },
    ]);
    await sql`update subscriptions set tier = 'starter'`.execute(db);
    for (const [args, stderr] of [
      [['limit', '1', '101'], /^More than 100 a minute takes a plan with custom rate limits/],
      [['limit', '2', '5'], /^There is no key 2\.\n$/],
      [['show', '33'], /^There is no member 33\.\n$/],
      [[], /^Usage: npm run key/],
      [['show', 'anne'], /^Usage: npm run key/],
      [['limit', '1', '0'], /^Usage: npm run key/],
      [['limit', '1', '1000001'], /^Usage: npm run key/],
      [['limit', '0', '5'], /^Usage: npm run key/],
      [['limit', '1', '5', 'more'], /^Usage: npm run key/],
    ] as const) {
      const code = stderr.source.startsWith('^Usage') ? 64 : 1;
      expect(await key(...args)).toMatchObject({ code, stderr: expect.stringMatching(stderr) });
    }
    expect(await shown()).toContain('600 a minute');
  });

  it('export what is held about a member, and erase it only when told to', async () => {
    const place = commands.place();
    const db = commands.db();
    const at = '2026-03-04T12:00:00Z';
    const event = { id: 'a', type: 'gm', telegramId: '77', at, username: 'leaver' };
    await ingestEvents(db, { events: [event], nowMs: Date.parse(at) });
    const member = (...args: string[]) => runHere('member', args, place);
    const out = join(commands.folder, 'member.json');
    expect(await member('export', '77', '--out', out)).toMatchObject({ code: 0, stderr: '' });
    const held = JSON.parse(readFileSync(out, 'utf8'));
    expect(held.tables.members).toMatchObject([{ telegram_id: 77, username: 'leaver' }]);
    expect(await member('export', '77', '--out', out)).toMatchObject({ code: 1 });
    expect(await member('erase', '77')).toMatchObject({
      code: 1,
      stdout: expect.stringMatching(/^members, 1 row: emptied: telegram_id, username, /),
      stderr: 'Add --yes: there is no terminal to ask in.\n',
    });
    expect((await member('erase', '77', '--dry-run')).stdout).toMatch(/Nothing was changed\.\n$/);
    expect((await member('export', '77')).stdout).toContain('leaver');
    const subscribe = (status: string) =>
      sql`
        insert into subscriptions (member_id, tier, status, period, source, anchor_at, expires_at, ends_at_expiry, changed_at)
        select id, 'pro', ${status}, 'monthly', 'card', now(), now(), false, now() from members
        on conflict (member_id) do update set status = excluded.status`.execute(db);
    // Stripe goes on with a plan whose payment was given back or is disputed.
    for (const status of ['active', 'past_due', 'suspended']) {
      await subscribe(status);
      expect([status, await member('erase', '77', '--yes')]).toMatchObject([
        status,
        { code: 1, stderr: expect.stringMatching(/^Cancel the card subscription first/) },
      ]);
    }
    await subscribe('cancelled');
    expect(await member('erase', '77', '--yes')).toMatchObject({ code: 0, stderr: '' });
    expect(await member('export', '77')).toMatchObject({
      code: 1,
      stderr: 'There is no member 77.\n',
    });
    expect(await member('erase', 'anne')).toMatchObject({ code: 64 });
  });
});
