import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { readCheckpoint, readNote } from '#rules/log/note.ts';
import { readBundle, tilePath } from '#rules/log/tile-path.ts';
import { isIncluded, leafHash, rootOf } from '#rules/log/tree.ts';
import type { Db } from '#server/db/connect.ts';
import { findSecretIds } from '#server/db/secret-mark.ts';
import { createSecrets } from '#server/db/secrets.ts';
import { adoptSecretKeys } from '#server/services/keys/adopt-secret.ts';
import { ingestEvents } from '#server/services/ledger/ingest.ts';
import { eraseMember } from '#server/services/member-data/member-data.ts';
import { closePastWeeks } from '#server/services/weeks/close-weeks.ts';
import { reopenWeek } from '#server/services/weeks/reopen-week.ts';
import { describeOnBothEngines } from '#server/testing/db/databases.ts';
import {
  AT,
  earn,
  expectContinued,
  keep,
  NOW_MS,
  plainRoot,
  readSigned,
  tip,
  WEEK,
} from '#server/testing/log/logged.ts';
import { numberOf } from '#server/testing/people/number-of.ts';
import { readLogFile } from './files.ts';
import { retireLogKeys } from './keys.ts';
import { readOwnLog, readWeekLog } from './openings.ts';
import { renewLogKeys } from './renew-keys.ts';
import { sha256, tileReader } from './tiles.ts';

const AFTER_MS = Date.parse('2026-03-04T12:00:00Z');
const POOL = { poolUnits: 1_000n, thresholdHundredths: 100 };

describeOnBothEngines('the public log', (database) => {
  it('holds each event once for each member, so that its files alone prove it', async () => {
    const { db } = database();
    await tip(db, 'a');
    await earn(db, 'b', '33');
    expect(await keep(db)).toBe('3 leaves added; 3 in the signed log');
    await earn(db, 'c', '33');
    expect(await keep(db, { nowMs: NOW_MS + 3_600_000 })).toBe(
      '1 leaves added; 4 in the signed log',
    );

    const { origin, size, root } = await readSigned(db);
    const bundle = await readLogFile(db, tilePath({ level: 'entries', index: 0, width: 4 }));
    const leaves = readBundle(bytesOf(bundle)).map((entry) => leafHash(sha256, entry));
    expect(size).toBe(4);
    expect(origin).toBe('deck.example/log');
    expect(await rootOf(sha256, async () => leaves, size)).toEqual(root);
    expect(bytesOf(await readLogFile(db, 'tile/0/000.p/4'))).toEqual(Buffer.concat(leaves));
    expect(await openings(db, '11')).toEqual([
      { index: 0, verifies: true, text: expect.stringContaining('"event":"a"') },
    ]);
    expect(JSON.parse((await openings(db, '22'))[0]?.text ?? '')).toEqual({
      kind: 'event',
      event: 'a',
      type: 'tip',
      at: AT,
      week: WEEK,
      member: 2,
      from: 1,
      amount: '200000000',
      txid: 'a'.repeat(64),
      entries: [{ rule: 'account_created', points: 100, weekPoints: 100 }],
    });
  });

  it('signs nothing again while nothing is new, and a closed week at once, after its events', async () => {
    const { db } = database();
    await earn(db, 'a', '33');
    await keep(db);
    expect(await keep(db, { nowMs: NOW_MS + 1_000 })).toBe('nothing is due');
    await earn(db, 'b', '33');
    expect(await keep(db, { nowMs: NOW_MS + 2_000 })).toBe('nothing is due');
    await closePastWeeks(db, { nowMs: AFTER_MS, ...POOL });
    await keep(db, { nowMs: NOW_MS + 3_000 });
    await reopenWeek(db, { week: WEEK, reason: 'a test', actor: 'operator' });
    await keep(db, { nowMs: NOW_MS + 4_000 });
    await closePastWeeks(db, { nowMs: AFTER_MS, ...POOL });
    await keep(db, { nowMs: NOW_MS + 5_000 });
    const { records } = await readWeekLog(db, WEEK);
    expect(records.map(({ index, text }) => [index, JSON.parse(text).kind])).toEqual([
      [2, 'week_closed'],
      [3, 'week_reopened'],
      [4, 'week_closed'],
    ]);
    const { rows } = await sql<{ hash: string }>`select result_hash as hash from weeks`.execute(db);
    expect(JSON.parse(records[2]?.text ?? '')).toEqual({
      kind: 'week_closed',
      week: WEEK,
      result: rows[0]?.hash,
    });
    expect(await keep(db, { nowMs: NOW_MS + 6_000 })).toBe('nothing is due');
  });

  it('has the opening of nobody who was erased', async () => {
    const { db } = database();
    await tip(db, 'a');
    await keep(db);
    const before = await readSigned(db);
    await eraseMember(db, { telegramId: '11', nowMs: NOW_MS });
    await keep(db, { nowMs: NOW_MS + 3_600_000 });
    const { rows } = await sql<{ member: number; opened: number; leaves: number }>`
      select member_id::int as member, count(salt)::int as opened, count(*)::int as leaves
      from log_leaves group by member_id order by member_id`.execute(db);
    // The erasure itself is an event.
    expect(rows).toEqual([
      { member: 1, opened: 0, leaves: 2 },
      { member: 2, opened: 1, leaves: 1 },
    ]);
    expect(await openings(db, '22')).toMatchObject([{ verifies: true }]);
    await expectContinued(db, before);
  });

  it('shows each change of a logged event to its member', async () => {
    const { db } = database();
    await tip(db, 'a');
    await keep(db);
    expect(await openings(db, '11')).toMatchObject([{ verifies: true }]);
    const rows = { ev: 'activity_events', en: 'point_entries' };
    for (const [table, change] of [
      [rows.ev, "id = 'z'"],
      [rows.ev, "type = 'send'"],
      [rows.ev, "at = at + interval '1 ms'"],
      [rows.ev, 'week = week + 7'],
      [rows.ev, 'amount = amount + 1'],
      [rows.ev, "txid = 'bbbbbbbb'"],
      [rows.ev, 'counterpart_id = 1'],
      [rows.en, 'points = points + 1'],
      [rows.en, 'week_points = 0'],
      [rows.en, "rule = rule || '_again'"],
      [rows.en, "cut = 'banned'"],
    ]) {
      const found = await alteredOpenings(db, `update ${table} set ${change}`);
      expect(found, `${change}`).not.toEqual([
        { index: 0, verifies: true, text: expect.anything() },
      ]);
    }
    const deleted = await alteredOpenings(db, `delete from ${rows.en}`);
    expect(deleted).toMatchObject([{ verifies: false }]);
  });

  it('holds each ban, and each change of its end, for its member alone', async () => {
    const { db } = database();
    await earn(db, 'a', '33');
    const until = (day: string) => `2026-03-${day}T00:00:00.000Z`;
    const ban = (column: string, value: string) =>
      sql`update members set ${sql.ref(column)} = ${value}::timestamptz`.execute(db);
    const at = (hours: number) => ({ nowMs: NOW_MS + hours * 3_600_000 });
    await ban('banned_at', AT);
    await keep(db);
    await ban('ban_expires_at', until('01'));
    expect(await keep(db)).toBe('nothing is due');
    await keep(db, at(1));
    await ban('ban_expires_at', until('02'));
    await keep(db, at(2));
    await ban('ban_expires_at', until('01'));
    await keep(db, at(3));
    await keep(db, at(4));
    await sql`
      insert into past_bans select id, banned_at, ban_expires_at from members`.execute(db);
    await ban('banned_at', until('05'));
    await ban('ban_expires_at', until('06'));
    await keep(db, at(5));
    const found = await openings(db, '33');
    expect(found.every(({ verifies }) => verifies)).toBe(true);
    const bans = found.slice(1).map(({ text }) => JSON.parse(text));
    const banOf = (from: string, to?: string) => ({
      kind: 'ban',
      member: 1,
      from,
      ...(to && { until: to }),
    });
    expect(bans).toEqual([
      banOf(AT),
      banOf(AT, until('01')),
      banOf(AT, until('02')),
      banOf(AT, until('01')),
      banOf(until('05'), until('06')),
    ]);
    await earn(db, 'b', '44');
    await closePastWeeks(db, { nowMs: AFTER_MS, ...POOL });
    await keep(db, at(6));
    expect((await openings(db, '44')).map(({ index }) => index)).toEqual([6]);
    const { records } = await readWeekLog(db, WEEK);
    expect(records.map(({ text }) => JSON.parse(text).kind)).toEqual(['week_closed']);
    await eraseMember(db, { telegramId: '33', nowMs: NOW_MS });
    const { rows } = await sql<{ opened: number }>`
      select count(salt)::int as opened from log_leaves where member_id = 1`.execute(db);
    expect(rows).toEqual([{ opened: 0 }]);
  });

  it('does not open a leaf to anybody else', async () => {
    const { db } = database();
    await tip(db, 'a');
    await earn(db, 'b', '33');
    await keep(db);
    expect((await openings(db, '33')).map(({ index }) => index)).toEqual([2]);
  });

  it('has tiles of 256 hashes, and the hash of each full one above', async () => {
    const { db } = database();
    for (let from = 0; from < 600; from += 100) {
      const events = Array.from({ length: 100 }, (_, n) => {
        return {
          id: `event-${from + n}`,
          type: 'gm',
          at: AT,
          telegramId: String(1_000 + from + n),
        };
      });
      await ingestEvents(db, { events, nowMs: NOW_MS });
    }
    await keep(db);
    const { size, root } = await readSigned(db);
    expect(size).toBe(600);
    const tiles = await Promise.all([0, 1, 2].map((index) => tileReader(db)(0, index)));
    expect(plainRoot(tiles.flat())).toEqual(root);
    expect(bytesOf(await readLogFile(db, 'tile/1/000.p/2'))).toHaveLength(64);
    expect(await readLogFile(db, 'tile/0/002')).toBeNull();
    expect(await readLogFile(db, 'tile/0/002.p/89')).toBeNull();
    expect(await readLogFile(db, 'tile/2/000.p/1')).toBeNull();
  });

  it('keeps its key under the instance’s secret, also when that is replaced', async () => {
    const { db } = database();
    await earn(db, 'a', '33');
    await keep(db);
    await earn(db, 'b', '33');
    const other = createSecrets([Buffer.alloc(32, 9)]);
    const late = { nowMs: NOW_MS + 3_600_000 };
    await expect(keep(db, { ...late, secrets: other })).rejects.toThrow(/do not open the key/);
    expect(await keep(db, late)).toBe('0 leaves added; 2 in the signed log');
    await earn(db, 'c', '33');
    const both = createSecrets([Buffer.alloc(32, 9), Buffer.alloc(32, 7)]);
    expect(await renewLogKeys(db, both)).toEqual({ renewed: 1, lost: 0 });
    expect(await keep(db, { nowMs: NOW_MS + 7_200_000, secrets: other })).toBe(
      '1 leaves added; 3 in the signed log',
    );
    expect(await readSigned(db)).toMatchObject({ origin: 'deck.example/log' });
  });

  it('begins a log with a new origin once the secret of its key is lost', async () => {
    const { db } = database();
    await earn(db, 'a', '33');
    await keep(db);
    const other = createSecrets([Buffer.alloc(32, 9)]);
    await adoptSecretKeys(db, other);
    await keep(db, { secrets: other });
    expect(await readSigned(db)).toMatchObject({ origin: 'deck.example/log/2', size: 2 });
    // The lost key has no use any more, and no start of a server complains of it.
    expect(await renewLogKeys(db, other)).toEqual({ renewed: 0, lost: 0 });
    expect(await findSecretIds(db)).toEqual([other.currentId]);
  });

  it('begins a log with a new origin, which names the former checkpoint, once its key is retired', async () => {
    const { db } = database();
    await earn(db, 'a', '33');
    await keep(db);
    const before = await readSigned(db);
    await retireLogKeys(db);
    expect(await keep(db, { nowMs: NOW_MS + 1_000 })).toBe('0 leaves added; 2 in the signed log');
    const after = await readSigned(db);
    expect(after).toMatchObject({ origin: 'deck.example/log/2', size: 2 });
    const { rows } = await sql<{ text: string }>`
      select record_text as text from log_leaves where index = 1`.execute(db);
    expect(JSON.parse(rows[0]?.text ?? '')).toEqual({
      kind: 'log_begun',
      origin: 'deck.example/log/2',
      after: { origin: 'deck.example/log', size: 1, root: before.root.toString('base64') },
    });
    expect(await keep(db, { nowMs: NOW_MS + 2_000 })).toBe('nothing is due');
  });
});

function bytesOf(file: Awaited<ReturnType<typeof readLogFile>>): Uint8Array {
  if (file === null || typeof file.body === 'string') throw new Error('this is no tile');
  return file.body;
}

/** The checks that a member can make of their leaves. */
async function openings(db: Db, telegramId: string) {
  const memberId = await numberOf(db, telegramId);
  const log = await readOwnLog(db, { memberId, week: WEEK, after: -1 });
  const { size, root } = readCheckpoint(readNote(log.checkpoint ?? '').text);
  return log.openings.map(({ index, salt, text, proof }) => {
    const commitment = sha256(Buffer.from(salt ?? '', 'hex'), Buffer.from(text));
    const path = proof.map((each) => Buffer.from(each, 'hex'));
    const leaf = leafHash(sha256, commitment);
    return { index, text, verifies: isIncluded(sha256, { leaf, index, size, proof: path, root }) };
  });
}

/** The payer's view of the tip after somebody has changed the database by hand; the change is undone. */
async function alteredOpenings(db: Db, change: string) {
  let found: Awaited<ReturnType<typeof openings>> = [];
  const undone = new Error('undone');
  await db
    .transaction()
    .execute(async (tx) => {
      await sql`set local session_replication_role = replica`.execute(tx);
      await sql.raw(change).execute(tx);
      found = await openings(tx, '11');
      throw undone;
    })
    .catch((error: unknown) => {
      if (error !== undone) throw error;
    });
  return found;
}
