import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { Db } from '#server/db/connect.ts';
import {
  createIdTokenSigner,
  type IdTokenSigner,
  idTokenClaims,
  miniAppSignIn,
  widgetSignIn,
} from '#server/fakes/telegram/signer.ts';
import { describeOnBothEngines } from '#server/testing/db/databases.ts';
import {
  ADMIN,
  byIdToken,
  byMiniApp,
  byWidget,
  countRows,
  enrolCrew,
  MEMBER,
  NOW_MS,
  OUTDATED,
  outcomeOf,
  preparedBy,
  setBan,
  setRole,
  WAYS,
} from '#server/testing/sign-ins.ts';
import { createNonce } from './nonce.ts';
import { findSession } from './sessions.ts';

const SECOND_MS = 1000;
const HOUR_MS = 3_600_000;
const DAY_S = 86_400;

let signer: IdTokenSigner;
beforeAll(async () => {
  signer = await createIdTokenSigner();
});

describeOnBothEngines('a sign-in', (database, engine) => {
  beforeEach(() => enrolCrew(database().db));
  const find = (token: string, nowMs = NOW_MS) => findSession(database().db, { token, nowMs });
  const count = (table: string) => countRows(database().db, table);

  it('is not used up when the database fails halfway', async () => {
    const { db } = database();
    const fields = widgetSignIn(MEMBER, NOW_MS);
    await sql`alter table sessions add constraint broken check (false) not valid`.execute(db);
    await expect(byWidget(db, fields)).rejects.toThrow(/broken/);
    await sql`alter table sessions drop constraint broken`.execute(db);
    expect(await outcomeOf(byWidget(db, fields))).toBe(MEMBER);
  });

  it('opens one session when copies arrive together', async () => {
    const { db } = database();
    const others = engine === 'postgres' ? [(await database().connectAgain()).db] : [];
    const pools: Db[] = [db, ...others];
    const fields = widgetSignIn(MEMBER, NOW_MS);
    const outcomes = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        outcomeOf(byWidget(pools[index % pools.length] ?? db, fields)),
      ),
    );
    expect(outcomes.filter((each) => each === MEMBER)).toHaveLength(1);
    expect(outcomes.filter((each) => each === OUTDATED)).toHaveLength(11);
    expect([await count('sessions'), await count('used_sign_ins')]).toEqual([1, 1]);
  });

  it('deletes what has expired, a hundred of each at a time', async () => {
    const { db } = database();
    const now = new Date(NOW_MS).toISOString();
    await sql`insert into used_sign_ins (hash, expires_at)
      select sha256(n::text::bytea), ${now}::timestamptz - n * interval '1 second'
      from generate_series(1, 250) n`.execute(db);
    await sql`insert into sessions (token_hash, member_id, created_at, expires_at, last_seen_at)
      select sha256(n::text::bytea), 1, ${now}::timestamptz - interval '2 days',
        ${now}::timestamptz - n * interval '1 second', ${now}::timestamptz
      from generate_series(0, 249) n`.execute(db);
    const left = [];
    for (let turn = 0; turn < 4; turn++) {
      await byWidget(db, widgetSignIn(MEMBER, NOW_MS - turn * SECOND_MS));
      left.push([await count('used_sign_ins'), await count('sessions')]);
    }
    // Each turn leaves its own row.
    expect(left).toEqual([
      [151, 151],
      [52, 52],
      [3, 3],
      [4, 4],
    ]);
    // The oldest use is forgotten a day plus the servers' margin after it was signed, and no earlier.
    const ends = NOW_MS - 3 * SECOND_MS + 25 * HOUR_MS;
    await byWidget(db, widgetSignIn(ADMIN, ends), { nowMs: ends });
    expect(await count('used_sign_ins')).toBe(5);
    await byWidget(db, widgetSignIn(ADMIN, ends + SECOND_MS), { nowMs: ends + 1 });
    expect(await count('used_sign_ins')).toBe(5);
    expect(await count('sessions')).toBe(2);
  });

  // The rest is the same on both engines.
  if (engine === 'embedded') return;

  it.each(WAYS)('by %s opens nothing a second time', async (way) => {
    const send = await preparedBy(way, signer, MEMBER, NOW_MS);
    const { token } = await send(database().db);
    const tryAfter = (seconds: number) =>
      outcomeOf(send(database().db, NOW_MS + seconds * SECOND_MS));
    for (const seconds of [0, 1, 900, 901, DAY_S - 1]) {
      expect(await tryAfter(seconds)).toBe(OUTDATED);
    }
    // The refused sign-ins ended nothing.
    expect(await find(token)).not.toBeNull();
    expect(await count('sessions')).toBe(1);
    for (const seconds of [DAY_S, DAY_S + 1, DAY_S + 3601, 2 * DAY_S]) {
      expect(await tryAfter(seconds)).toBe(OUTDATED);
    }
    expect(await count('sessions')).toBe(0);
  });

  it('opens nothing a second time however it is encoded', async () => {
    const { db } = database();
    const fields = widgetSignIn(MEMBER, NOW_MS);
    await byWidget(db, fields);
    const asText = { ...fields, id: MEMBER, auth_date: String(fields.auth_date) };
    expect(await outcomeOf(byWidget(db, asText))).toBe(OUTDATED);
    const initData = miniAppSignIn(MEMBER, NOW_MS);
    await byMiniApp(db, initData);
    for (const other of [
      initData.split('&').reverse().join('&'),
      initData.replace(/%[0-9A-F]{2}/g, (code) => code.toLowerCase()),
    ]) {
      expect(other).not.toBe(initData);
      expect(await outcomeOf(byMiniApp(db, other))).toBe(OUTDATED);
    }
    expect(await count('sessions')).toBe(2);
  });

  it('opens nothing a second time under another signature', async () => {
    const { secret, nonce } = createNonce();
    const claims = idTokenClaims(MEMBER, NOW_MS, nonce);
    // Signatures of this kind are never the same.
    const [one, other] = [await signer.sign(claims, 'ES256'), await signer.sign(claims, 'ES256')];
    expect(one).not.toBe(other);
    const outcomes = [];
    for (const idToken of [one, other]) {
      outcomes.push(await outcomeOf(byIdToken(database().db, signer, { idToken, nonce, secret })));
    }
    expect(outcomes).toEqual([MEMBER, OUTDATED]);
  });

  it("opens nothing a second time after the administrator's role is gone", async () => {
    const { db } = database();
    const fields = widgetSignIn(ADMIN, NOW_MS);
    await byWidget(db, fields);
    await setRole(db, ADMIN, 'member');
    const later = NOW_MS + 20 * HOUR_MS;
    // Deletes everything that has expired by then.
    await byWidget(db, widgetSignIn(MEMBER, later), { nowMs: later });
    expect(await outcomeOf(byWidget(db, fields, { nowMs: later }))).toBe(OUTDATED);
  });

  it('is not used up by being refused', async () => {
    const { db } = database();
    const fields = widgetSignIn(MEMBER, NOW_MS);
    await setBan(db, -1000, null);
    expect(await outcomeOf(byWidget(db, fields))).toMatch(/^forbidden/);
    await setBan(db, null, null);
    expect(await outcomeOf(byWidget(db, fields))).toBe(MEMBER);
  });

  it('is a new one when Telegram signs again', async () => {
    const { db } = database();
    await byWidget(db, widgetSignIn(MEMBER, NOW_MS));
    await byWidget(db, widgetSignIn(MEMBER, NOW_MS - SECOND_MS));
    await byMiniApp(db, miniAppSignIn(MEMBER, NOW_MS));
    await byMiniApp(db, miniAppSignIn(MEMBER, NOW_MS, { query_id: 'other' }));
    expect(await count('sessions')).toBe(4);
  });
});
