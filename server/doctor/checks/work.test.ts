import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { jobNames } from '#rules/jobs.ts';
import { isoTime } from '#rules/times.ts';
import { registerApp, removeApp } from '#server/services/apps/apps.ts';
import { recordBackup } from '#server/services/backups/made-backups.ts';
import { raiseFence, raiseFenceIn } from '#server/services/payouts/fence/fence.ts';
import { noteUpdateConflict } from '#server/services/telegram/update-conflict.ts';
import { TEST_APP } from '#server/testing/apps/app-form.ts';
import { enrolMembers } from '#server/testing/billing.ts';
import { describeOnBothInFull } from '#server/testing/db/databases.ts';
import { findingOf, statesOf } from '#server/testing/findings.ts';
import { makeTestKey } from '#server/testing/http/api-key.ts';
import { enrolPlayers, openHunt } from '#server/testing/hunts.ts';
import { TEST_SECRETS } from '#server/testing/keys.ts';
import { writeClosedWeek } from '#server/testing/wallet/closed-week.ts';
import { bringSharesTo } from '#server/testing/wallet/due-shares.ts';
import { checkSums, checkWork } from './work.ts';

const NOW_MS = Date.parse('2026-03-04T12:00:00Z');
const HOUR_MS = 3_600_000;
const RUNNING = { isRunning: true, jobs: true, makesBackups: true };

describeOnBothInFull('the work of servers', (database, engine) => {
  const run = (text: string) => sql.raw(text).execute(database().db);
  const check = (change: Partial<Parameters<typeof checkWork>[1]> = {}) =>
    checkWork(database().db, {
      nowMs: NOW_MS,
      runs: RUNNING,
      secretIds: [TEST_SECRETS.currentId],
      hasWallet: true,
      ...change,
    });
  const at = (agoMs: number) => `'${isoTime(NOW_MS - agoMs)}'`;
  /** Records a success of every job this long ago. */
  const runJobs = (agoMs: number) =>
    run(`insert into jobs (name, started_at, succeeded_at)
      select name, ${at(agoMs)}, ${at(agoMs)} from unnest('{${jobNames().join()}}'::text[]) name`);

  it('is done', async () => {
    await runJobs(0);
    expect(statesOf(await check())).toEqual([
      'jobs: ok',
      'clock-trusted: ok',
      'weeks: ok',
      'fence: ok',
      'payouts: ok',
      'secret: ok',
      'backup: warning',
    ]);
    expect(statesOf([await checkSums(database().db)])).toEqual(['ledger: ok']);
  });

  it('has changed the books', async () => {
    await run(`insert into members (telegram_id, created_at) values (1, now());
      insert into member_totals (member_id, tipped) select id, 5 from members`);
    expect(statesOf([await checkSums(database().db)])).toEqual(['ledger: fault']);
  });
  if (engine === 'embedded') return;

  it.each([
    ['although a server runs', RUNNING, 'fault'],
    ['by no server', { ...RUNNING, isRunning: false }, 'warning'],
    ['by a server that leaves them to others', { ...RUNNING, jobs: false }, 'warning'],
  ])('is late %s', async (_, runs, state) => {
    await runJobs(6 * 60_000);
    const finding = findingOf(await check({ runs }), 'jobs');
    expect(finding.state).toBe(state);
    expect(finding.says).toMatch(/^Jobs have not run for too long: Weekly snapshot, .*\.$/);
  });

  it('failed', async () => {
    await runJobs(0);
    await run(`update jobs set failures_in_row = 1 where name = 'price'`);
    const running = findingOf(await check({ runs: RUNNING }), 'jobs');
    expect(running).toMatchObject({ state: 'fault', says: 'Jobs failed: Price of the coin.' });
    const stopped = findingOf(await check({ runs: { ...RUNNING, isRunning: false } }), 'jobs');
    expect(stopped).toMatchObject({
      state: 'warning',
      says: 'Jobs failed when a server last ran them: Price of the coin.',
    });
  });

  it('waits for a clock', async () => {
    await run(`insert into settings (key, value) values ('clock', '{"doubt":"it jumped"}')`);
    const finding = findingOf(await check(), 'clock-trusted');
    expect(finding).toMatchObject({ state: 'fault', says: 'No week is being closed: it jumped.' });
  });

  it('is disturbed by another reader of the bot’s updates', async () => {
    await noteUpdateConflict(database().db, 'webhook');
    expect(statesOf(await check())).not.toContain('telegram-reader: fault');
    await noteUpdateConflict(database().db, 'other_reader');
    expect(statesOf(await check())).toContain('telegram-reader: fault');
  });

  it.each([
    [60, true, 'ok'],
    [61, true, 'fault'],
    [61, false, 'warning'],
  ])('has a week open %i minutes after its end', async (minutes, isRunning, state) => {
    await run(`insert into members (telegram_id, created_at) values (1, now());
      insert into week_totals (member_id, week, points, transactions)
      select id, '2026-03-01', 1, 1 from members`);
    const nowMs = Date.parse('2026-03-01T23:00:00Z') + minutes * 60_000;
    const findings = await check({ nowMs, runs: { ...RUNNING, isRunning } });
    expect(findingOf(findings, 'weeks').state).toBe(state);
  });

  it.each([
    ['is unclear', `state, 'unclear'`, 'fault', /^Payout 1 may or may not/],
    ['does not get on', `problem, 'no fee'`, 'fault', /Payout 1 is stuck: no fee/],
    ['is old', `created_at, ${at(24 * HOUR_MS + 1)}`, 'warning', /more than a day/],
    ['is not old', `created_at, ${at(24 * HOUR_MS)}`, 'ok', /No payout is stuck/],
    ['failed and was given up', `state, 'failed'`, 'ok', /No payout is stuck/],
  ])('has a payout that %s', async (_, change, state, says) => {
    await run(`insert into payouts (id, method, amount, created_at)
      overriding system value values (1, 'sendmany', 1, ${at(0)})`);
    const [column, value] = change.split(', ');
    await run(`update payouts set ${column} = ${value}`);
    const finding = findingOf(await check(), 'payouts');
    expect(finding).toMatchObject({ state, says: expect.stringMatching(says) });
  });

  it.each<[string, number | null, boolean, string]>([
    ['never made', null, true, 'warning'],
    ['never made, and not to be', null, false, 'warning'],
    ['made two days ago', 48 * HOUR_MS, true, 'ok'],
    ['older', 48 * HOUR_MS + 1, true, 'fault'],
    ['older, and made by hand', 48 * HOUR_MS + 1, false, 'warning'],
  ])('has a backup that was %s', async (_, agoMs, makesBackups, state) => {
    if (agoMs !== null) {
      await recordBackup(database().db, {
        file: '/x',
        bytes: 1,
        tookMs: 1,
        engine,
        schemaVersion: '1',
        madeAtMs: NOW_MS - agoMs,
      });
    }
    const findings = await check({ runs: { ...RUNNING, makesBackups } });
    expect(findingOf(findings, 'backup').state).toBe(state);
  });

  it.each([
    ['cosigned lately', `size, line, cosigned_at`, `1, '', ${at(3 * HOUR_MS)}`, 'ok'],
    ['cosigned long ago', `size, line, cosigned_at`, `1, '', ${at(3 * HOUR_MS + 1)}`, 'warning'],
    ['was asked lately for the first time', `problem`, `'it gave no answer'`, 'ok'],
  ])('has a witness that %s', async (_, columns, values, state) => {
    await run(`
      insert into log_keys (origin, public_key, secret_id, sealed, made_at)
        values ('deck.example/log', decode(repeat('00', 32), 'hex'), '', '', now());
      insert into log_checkpoints (size, note, key_id, signed_at)
        select 1, '', id, now() from log_keys;
      insert into log_cosignatures (witness, since, ${columns})
        values ('w.example+0+0', ${at(2 * HOUR_MS)}, ${values})`);
    expect(findingOf(await check(), 'log-witnesses').state).toBe(state);
  });

  it('has a witness that never cosigned, and says why', async () => {
    await run(`insert into log_cosignatures (witness, since, problem)
      values ('w.example+0+0', ${at(4 * HOUR_MS)}, 'it gave no answer')`);
    expect(findingOf(await check(), 'log-witnesses')).toMatchObject({
      state: 'warning',
      says: 'w.example has not cosigned the public log for three hours: it gave no answer.',
    });
  });

  it('is stopped by the fence', async () => {
    await raiseFence(database().db, { reason: 'a copy was restored', atMs: NOW_MS });
    const finding = findingOf(await check(), 'fence');
    expect(finding).toMatchObject({
      state: 'fault',
      says: 'Nothing is paid: a copy was restored.',
      remedy: 'To see how to settle it: npm run fence',
    });
  });

  it('keeps still as a restored copy until the old host is known to be stopped', async () => {
    const restored = { reason: 'a copy was restored', atMs: NOW_MS, oldHostMayRun: true };
    await database()
      .db.transaction()
      .execute((tx) => raiseFenceIn(tx, restored));
    // A bot sends messages even where no wallet is configured.
    for (const hasWallet of [true, false]) {
      expect(findingOf(await check({ hasWallet }), 'fence')).toEqual({
        check: 'fence',
        state: 'fault',
        says: 'Nothing is sent and no job runs: a copy was restored, and nobody has confirmed that the old host is stopped.',
        remedy: 'Stop the old host, then: npm run fence -- confirm --i-have-made-sure',
        settings: [],
      });
    }
  });

  it('has shares whose payout failed', async () => {
    const { db } = database();
    const [memberId = 0n] = await enrolMembers(db, '11');
    await writeClosedWeek(db, { week: '2026-03-01', shares: [{ memberId, units: 10n ** 8n }] });
    await bringSharesTo(db, 'failed', { telegramId: '11', nowMs: NOW_MS });
    const finding = findingOf(await check(), 'payouts');
    expect(finding).toMatchObject({ state: 'fault', says: expect.stringContaining('1 shares') });
  });

  it('has a prize whose payout failed', async () => {
    const { db } = database();
    const huntId = await openHunt(db);
    const [memberId] = await enrolPlayers(db, 1);
    await run(`insert into prizes (hunt_id, place, member_id, amount, due_at, status)
      values (${huntId}, 1, ${memberId}, 1, ${at(0)}, 'failed')`);
    const finding = findingOf(await check(), 'payouts');
    expect(finding).toMatchObject({ state: 'warning', says: expect.stringContaining('1 prizes') });
  });

  it('needs the secret that sealed keys and webhooks', async () => {
    const { db } = database();
    const [memberId = 0n] = await enrolMembers(db, '11');
    await makeTestKey(db, { telegramId: '11', nowMs: NOW_MS });
    const owner = { memberId, telegramId: '11', nowMs: NOW_MS };
    const gone = await registerApp(db, TEST_SECRETS, owner, TEST_APP);
    await registerApp(db, TEST_SECRETS, owner, TEST_APP);
    await removeApp(db, owner, { appId: BigInt(gone.app.id) });
    expect(findingOf(await check(), 'secret').state).toBe('ok');
    expect(findingOf(await check({ secretIds: null }), 'secret').state).toBe('skipped');
    expect(findingOf(await check({ secretIds: ['other'] }), 'secret').says).toBe(
      'The secret cannot decrypt 1 API keys and 1 webhook secrets, which were encrypted with another one.',
    );
  });
});
