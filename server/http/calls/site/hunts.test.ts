import { createHash } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { GUESSES } from '#rules/hunts/answers.ts';
import { announceHunt, cancelHunt } from '#server/services/hunts/announce.ts';
import { createHunt, makeHuntLink } from '#server/services/hunts/drafts.ts';
import { runHunts } from '#server/services/hunts/run.ts';
import { createSession } from '#server/services/sign-in/sessions.ts';
import { describeOnPostgres } from '#server/testing/db/databases.ts';
import { openTestApp, type TestApp } from '#server/testing/http/app.ts';
import {
  ADMIN,
  addPicture,
  DRAFT,
  enrolPlayers,
  HUNT_ENDS_MS,
  HUNT_NOW_MS,
  HUNT_STARTS_MS,
  MINUTE_MS,
  POINTS_ONLY,
} from '#server/testing/hunts.ts';

const FIRST = { kind: 'answer' as const, text: 'Which ship?', answers: ['Black Pearl'] };
const SECOND = {
  ...{ kind: 'link' as const, text: 'Below deck' },
  ...{ hint: 'Look down', hintAfterMinutes: 30 },
};

describeOnPostgres('treasure hunts, by the calls of members', (database) => {
  let test: TestApp;
  let players: bigint[];
  let id: bigint;
  let secret: string;
  beforeEach(async () => {
    const { db } = database();
    test = await openTestApp(db);
    players = await enrolPlayers(db, 2);
    const draft = { ...DRAFT, clues: [FIRST, SECOND] };
    id = await createHunt(db, { draft, actor: ADMIN, nowMs: HUNT_NOW_MS });
    secret = await makeHuntLink(db, { id, number: 2, actor: ADMIN });
    test.clock.nowMs = HUNT_STARTS_MS + MINUTE_MS;
    return () => test.app.close();
  });
  const announce = () =>
    announceHunt(database().db, { id, actor: ADMIN, source: POINTS_ONLY, nowMs: HUNT_NOW_MS });
  const at = (nowMs: number) => {
    test.clock.nowMs = nowMs;
  };

  const cookieOf = async (memberId: bigint) =>
    `deck=${await createSession(database().db, { memberId, nowMs: test.clock.nowMs })}`;

  async function post(path: string, payload: object, member: bigint | null, byLink?: true) {
    const session = { memberId: member ?? 0n, nowMs: test.clock.nowMs, ...(byLink && { byLink }) };
    return test.app.inject({
      method: 'POST',
      url: `/api/hunts${path}`,
      headers: {
        'sec-fetch-site': 'same-origin',
        ...(member !== null && { cookie: `deck=${await createSession(database().db, session)}` }),
      },
      payload,
    });
  }
  const play = (player = players[0] ?? 0n) => post(`/${id}/play`, {}, player);
  const answer = async (text: string, player = players[0] ?? 0n) =>
    (await post(`/${id}/answer`, { answer: text }, player)).json();
  const find = (text: string, player = players[0] ?? 0n) =>
    post('/found', { secret: text }, player);

  it('know nothing of a draft', async () => {
    expect((await test.get('/api/hunts')).json()).toEqual({ hunts: [] });
    expect((await test.get(`/api/hunts/${id}`)).statusCode).toBe(404);
    expect((await play()).statusCode).toBe(404);
    expect(await answer('Black Pearl')).toMatchObject({ code: 'not_found' });
    expect((await find(secret)).statusCode).toBe(404);
  });

  it('want a sign-in to play, and take one by a link from the bot', async () => {
    await announce();
    for (const [path, body] of [
      [`/${id}/play`, {}],
      [`/${id}/answer`, { answer: 'x' }],
      ['/found', { secret }],
    ] as const) {
      expect((await post(path, body, null)).json()).toMatchObject({ code: 'not_signed_in' });
    }
    const [player = 0n] = players;
    expect((await post(`/${id}/play`, {}, player, true)).json()).toMatchObject({ solved: 0 });
    const right = await post(`/${id}/answer`, { answer: 'black pearl' }, player, true);
    expect(right.json()).toMatchObject({ result: 'right' });
    const found = await post('/found', { secret }, player, true);
    expect(found.json()).toMatchObject({ huntId: String(id), result: 'finished' });
  });

  it('show each member their own clue only, and its hint in time', async () => {
    await announce();
    const seen = [(await test.get(`/api/hunts/${id}`)).body, (await play()).body];
    // The link of a later clue solves nothing yet.
    const early = await find(secret);
    expect(early.statusCode).toBe(404);
    seen.push(early.body, JSON.stringify(await answer('Queen Anne')));
    expect(seen.join()).not.toMatch(/Below deck|Look down/);

    expect(await answer('BLACK-PEARL')).toMatchObject({
      result: 'right',
      own: { solved: 1, clue: { number: 2, text: 'Below deck', hint: null } },
    });
    at(HUNT_STARTS_MS + 30 * MINUTE_MS);
    expect((await play()).json().clue).toMatchObject({ hint: 'Look down', hintAt: null });
    // The secret is no word for the answer field, and another's clue is not solved by it.
    expect(await answer(secret)).toMatchObject({ code: 'not_found' });
    expect((await find(secret, players[1])).statusCode).toBe(404);
    expect((await find(`${secret.slice(0, -1)}_`)).statusCode).toBe(404);
    expect((await find(secret)).json()).toMatchObject({
      result: 'finished',
      own: { finishedAs: 1 },
    });
    expect((await find(secret)).statusCode).toBe(404);

    const { body } = await test.get(`/api/hunts/${id}`);
    expect(JSON.parse(body)).toMatchObject({ players: 2, finishers: 1, openedClues: [] });
    expect(body).not.toMatch(/Which ship|Below deck|Look down/);
  });

  it('show a picture to those who have come to its clue, and keep it out of caches until the end', async () => {
    const { db } = database();
    const hash = await addPicture(db, { id, draft: { ...DRAFT, clues: [FIRST, SECOND] } });
    await announce();
    const see = async (player: bigint | null, number = '2') =>
      test.app.inject({
        url: `/api/hunts/${id}/clues/${number}/picture`,
        headers: player === null ? {} : { cookie: await cookieOf(player) },
      });
    const [anne = 0n, bart = 0n] = players;
    await play(anne);
    await play(bart);
    await answer('black pearl');
    const seen = await see(anne);
    expect(createHash('sha256').update(seen.rawPayload).digest('hex')).toBe(hash);
    expect(seen.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
    for (const refused of [await see(bart), await see(null), await see(anne, '1')]) {
      expect(refused.json()).toMatchObject({ code: 'not_found' });
      expect(refused.headers['cache-control']).toBe('no-store');
    }
    expect((await see(anne, '21')).json()).toMatchObject({ code: 'bad_request' });
    at(HUNT_ENDS_MS);
    await runHunts(db, { source: null, nowMs: HUNT_ENDS_MS });
    expect((await see(null)).headers['cache-control']).toBe('public, max-age=3600');
  });

  it('open the clues to everybody once it is over, and never an answer', async () => {
    await announce();
    await answer('Black Pearl');
    await cancelHunt(database().db, { id, actor: ADMIN, reason: 'Storm', nowMs: HUNT_ENDS_MS - 1 });
    const { body } = await test.get(`/api/hunts/${id}`);
    expect(JSON.parse(body)).toMatchObject({ status: 'cancelled', cancelReason: 'Storm' });
    expect(`${body}${test.logs.join()}`).not.toMatch(/pearl/i);
    expect(`${body}${test.logs.join()}`).not.toContain(secret);
  });

  it('stop somebody who guesses, and nobody else', async () => {
    await announce();
    for (let guess = 0; guess < GUESSES; guess += 1) {
      expect(await answer(`guess ${guess}`)).toMatchObject({ result: 'wrong' });
    }
    expect(await answer('Black Pearl')).toMatchObject({
      result: 'wait',
      own: { solved: 0, nextGuessAt: expect.any(String) },
    });
    expect(await answer('Black Pearl', players[1])).toMatchObject({ result: 'right' });
  });

  it('say to members without an address why they cannot play, and show them no clue', async () => {
    await announce();
    await test.ingest({ id: 'gm', type: 'gm', telegramId: '11', at: '2026-03-01T12:00:00Z' });
    const { json } = await test.get('/api/leaderboard');
    const stranger = json().leaderboard.find(
      ({ userId }: { userId: string }) => !players.includes(BigInt(userId)),
    );
    const own = (await play(BigInt(stranger.userId))).json();
    expect(own).toMatchObject({ refusal: expect.stringContaining('address'), clue: null });
    expect((await test.get(`/api/hunts/${id}`)).json()).toMatchObject({ players: 0 });
  });

  it.each([
    ['/1/answer', { answer: '' }],
    ['/1/answer', { answer: 'x'.repeat(101) }],
    ['/1/answer', { answer: 'x', clue: 2 }],
    ['/1/answer', {}],
    ['/x/play', {}],
    ['/1/play', { number: 2 }],
    ['/found', { secret: 'x'.repeat(15) }],
    ['/found', { secret: 'x'.repeat(33) }],
    ['/found', { secret: 'has space in its text' }],
  ])('refuse %s with %j', async (path, payload) => {
    const refused = await post(path, payload, players[0] ?? 0n);
    expect([refused.statusCode, refused.json().code]).toEqual([400, 'bad_request']);
  });
});
