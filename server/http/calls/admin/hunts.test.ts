import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import type { HuntDraftBody } from '#contract/admin/hunts.ts';
import { HUNT_LIMITS } from '#rules/hunts/limits.ts';
import { RECENT_SIGN_IN_MS } from '#rules/submissions/review.ts';
import { createSession } from '#server/services/sign-in/sessions.ts';
import { type Crew, enrolReviewers } from '#server/testing/crew.ts';
import { describeOnPostgres } from '#server/testing/db/databases.ts';
import { openTestApp, type TestApp } from '#server/testing/http/app.ts';
import { DRAFT, HUNT_NOW_MS } from '#server/testing/hunts.ts';
import { greyJpeg } from '#server/testing/pictures/grey-jpeg.ts';

const CALL = '/api/admin/hunts';
const CLUES: HuntDraftBody['clues'] = [
  { kind: 'answer', text: 'Which ship?', answers: ['Black Pearl', 'the pearl'] },
  { kind: 'link', text: 'Below deck' },
  { kind: 'answer', text: 'Which café?', answers: ['Café Noir'] },
];
const JPEG = greyJpeg({ width: 40, height: 30 });
const BODY = { ...DRAFT, clues: CLUES };
const KEPT = [
  { kind: 'link', text: 'Below deck', keeps: 2 },
  { kind: 'answer', text: 'Which ship?', keeps: 1 },
];

describeOnPostgres('treasure hunts, by the calls of administrators', (database) => {
  let crew: Crew;
  let test: TestApp;
  /** All bodies that were answered, except those of a made link. */
  let told: string[];
  const cookies: Record<string, string> = {};
  beforeEach(async () => {
    crew = await enrolReviewers(database().db);
    test = await openTestApp(database().db);
    test.clock.nowMs = HUNT_NOW_MS;
    told = [];
    for (const who of ['11', '88']) {
      const session = { memberId: crew.numberOf(who), nowMs: HUNT_NOW_MS };
      cookies[who] = `deck=${await createSession(database().db, session)}`;
    }
    return () => test.app.close();
  });

  async function send(path: string, payload?: object, who: string | null = '88') {
    const response = await test.app.inject({
      method: payload ? 'POST' : 'GET',
      url: CALL + path,
      headers: {
        'sec-fetch-site': 'same-origin',
        ...(who !== null && { cookie: cookies[who] ?? '' }),
      },
      ...(payload && { payload }),
    });
    if (!path.endsWith('/link')) told.push(response.body);
    return response;
  }
  const codeOf = async (...call: Parameters<typeof send>) => {
    const response = await send(...call);
    return response.statusCode === 200 ? 'done' : response.json().code;
  };
  const write = async (change: object = {}) => {
    const response = await send('', { ...BODY, ...change });
    return { id: String(response.json().id), ...response.json() };
  };

  it('are for administrators only', async () => {
    const { id } = await write();
    for (const [path, payload] of [
      ['', undefined],
      ['', BODY],
      [`/${id}`, BODY],
      [`/${id}/clues/2/link`, {}],
      [`/${id}/pictures`, { jpeg: JPEG.toString('base64') }],
      [`/${id}/pictures/${'0'.repeat(64)}`, undefined],
      [`/${id}/announce`, {}],
      [`/${id}/cancel`, { reason: 'x' }],
      [`/${id}/delete`, {}],
    ] as const) {
      expect([path, await codeOf(path, payload, null)]).toEqual([path, 'not_signed_in']);
      expect([path, await codeOf(path, payload, '11')]).toEqual([path, 'forbidden']);
    }
    const { hunts } = (await send('')).json();
    expect(hunts).toMatchObject([{ id, status: 'draft', title: BODY.title }]);
  });

  it('write, change, announce and cancel a hunt, and never tell an answer', async () => {
    const { id, clues } = await write();
    expect(clues.map(({ answers }: { answers: number }) => answers)).toEqual([2, 0, 1]);
    const link = (await send(`/${id}/clues/2/link`, {})).json();
    expect(link).toEqual({
      url: expect.stringMatching(/\/hunts\/found#[A-Za-z0-9_-]{22}$/),
      botUrl: null,
    });
    expect(await codeOf(`/${id}/clues/1/link`, {})).toBe('not_found');
    const before = (await digests()).filter((_, index) => index < 2);
    const changed = await send(`/${id}`, { ...BODY, clues: KEPT });
    expect(changed.json()).toMatchObject({
      clues: [{ answers: 1 }, { answers: 2 }],
      problems: [],
    });
    expect(await digests()).toEqual([before[1], before[0]]);
    expect((await send(`/${id}/announce`, {})).json()).toMatchObject({ status: 'upcoming' });
    expect(await codeOf(`/${id}`, BODY)).toBe('conflict');
    expect(await codeOf(`/${id}/delete`, {})).toBe('conflict');
    expect(await codeOf(`/${id}/clues/1/link`, {})).toBe('conflict');
    expect(await codeOf(`/${id}/announce`, {})).toBe('conflict');
    const reason = 'The sea is too rough';
    expect((await send(`/${id}/cancel`, { reason })).json().status).toBe('cancelled');
    expect(await codeOf(`/${id}/cancel`, { reason })).toBe('conflict');
    await send('');

    const audit = await sql<{ text: string }>`
      select coalesce(after::text, '') || coalesce(before::text, '') as text from audit_log`.execute(
      database().db,
    );
    const all = [...told, ...test.logs, ...audit.rows.map(({ text }) => text)].join('\n');
    const { rows } = await sql<{ secret: string }>`
      select unnest(array[encode(secret, 'hex'), rtrim(encode(secret, 'base64'), '=')]) as secret
      from (select unnest(answers || salt) as secret from hunt_clues) each`.execute(database().db);
    for (const secret of [
      ...rows.map((row) => row.secret),
      ...['Pearl', 'blackpearl', 'Café Noir', String(link.url.split('#')[1])],
    ]) {
      expect(all).not.toContain(secret);
    }
  });

  async function digests(): Promise<string[]> {
    const { rows } = await sql<{ digests: string }>`
      select encode(salt, 'hex') || answers::text as digests from hunt_clues order by number`.execute(
      database().db,
    );
    return rows.map((row) => row.digests);
  }

  it('add a picture and show it to administrators, never as text', async () => {
    const { id } = await write();
    const added = await send(`/${id}/pictures`, { jpeg: JPEG.toString('base64') });
    const { hash, ...size } = added.json();
    expect(size).toEqual({ width: 40, height: 30 });
    const shown = await send(`/${id}/pictures/${hash}`);
    expect(shown.rawPayload.equals(JPEG)).toBe(true);
    expect(shown.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, max-age=3600',
    });
    const picture = { hash, description: 'A <palm>' };
    const saved = await send(`/${id}`, { ...BODY, clues: [{ ...CLUES[0], picture }] });
    expect(saved.json().clues).toMatchObject([{ picture: { ...picture, ...size } }]);
    const audit = await sql<{ after: object }>`
      select after from audit_log where action = 'hunt_picture_added'`.execute(database().db);
    expect(audit.rows).toEqual([{ after: { hash, bytes: JPEG.length } }]);
    expect(test.logs.join()).not.toContain(JPEG.toString('base64').slice(0, 40));
  });

  it.each<[string, string, string]>([
    ['no picture', Buffer.from('<svg/>').toString('base64'), 'bad_request'],
    ['no base64', '%%%', 'bad_request'],
    ['nothing', '', 'bad_request'],
    ['a file that is too large', 'A'.repeat(666_669), 'bad_request'],
    ['a body that is too large', 'A'.repeat(700_000), 'too_large'],
  ])('refuse %s as a picture', async (_, jpeg, code) => {
    const { id } = await write();
    expect(await codeOf(`/${id}/pictures`, { jpeg })).toBe(code);
  });

  it('announce and cancel only after a recent sign-in', async () => {
    const { id } = await write({ clues: CLUES.slice(0, 1) });
    test.clock.nowMs += RECENT_SIGN_IN_MS + 1;
    expect(await codeOf(`/${id}/announce`, {})).toBe('sign_in_again');
    test.clock.nowMs -= 1;
    expect(await codeOf(`/${id}/announce`, {})).toBe('done');
    test.clock.nowMs += 1;
    expect(await codeOf(`/${id}/cancel`, { reason: 'x' })).toBe('sign_in_again');
    expect(await codeOf('', BODY)).toBe('done');
  });

  it('say why a draft cannot be announced, and keep it as it is', async () => {
    const clues = [{ kind: 'answer', text: 'No answer yet' }, CLUES[1]];
    const { id, problems } = await write({ clues, prizes: [], finisherPoints: 0 });
    expect(problems).toEqual([
      'Clue 1 has no answer.',
      'Clue 2 has no link yet.',
      'It has neither prizes nor points.',
    ]);
    expect((await send(`/${id}/announce`, {})).json()).toMatchObject({
      code: 'conflict',
      error: problems[0],
    });
    expect(await codeOf(`/${id}/cancel`, { reason: 'x' })).toBe('conflict');
    expect(await codeOf(`/${id}/delete`, {})).toBe('done');
    expect(await codeOf(`/${id}/delete`, {})).toBe('not_found');
  });

  it('keep a limited number of drafts', async () => {
    for (let count = 0; count < HUNT_LIMITS.drafts; count += 1) await write();
    expect(await codeOf('', BODY)).toBe('conflict');
  });

  const [first] = CLUES;
  const clue = (change: object) => ({ clues: [{ ...first, ...change }] });
  it.each<[string, object]>([
    ['no title', { title: ' ' }],
    ['a long title', { title: 'x'.repeat(81) }],
    ['a title with a byte that no database stores', { title: 'a\u0000b' }],
    ['a long story', { story: 'x'.repeat(2001) }],
    ['a long badge', { badge: 'x'.repeat(25) }],
    ['an end before its start', { endsAt: DRAFT.startsAt }],
    ['a day that does not exist', { startsAt: '2026-02-30T00:00:00Z' }],
    ['a year before all', { startsAt: '0000-01-01T00:00:00Z' }],
    ['no moment', { endsAt: '2026-99-99T00:00:00Z' }],
    ['old members only', { memberDays: 366 }],
    ['half a day', { memberDays: 0.5 }],
    ['many points', { leastPoints: 1_000_001 }],
    ['points with three decimals', { leastPoints: 0.001 }],
    ['more shares than a year has', { leastShares: 53 }],
    ['many points of finishers', { finisherPoints: 20.01 }],
    ['an empty prize', { prizes: [{ amount: '0', points: 0 }] }],
    ['a large prize', { prizes: [{ amount: '0', points: 100.01 }] }],
    ['a negative prize', { prizes: [{ amount: '-1', points: 0 }] }],
    ['51 prizes', { prizes: Array.from({ length: 51 }, () => ({ amount: '0', points: 1 })) }],
    ['no clue', { clues: [] }],
    ['21 clues', { clues: Array.from({ length: 21 }, () => first) }],
    ['a clue of another kind', clue({ kind: 'gps' })],
    ['a long clue', clue({ text: 'x'.repeat(1001) })],
    ['a long place', clue({ place: 'x'.repeat(121) })],
    ['a long hint', clue({ hint: 'x'.repeat(301) })],
    ['a hint after the end', clue({ hint: 'x', hintAfterMinutes: 44_641 })],
    ['no answers', clue({ answers: [] })],
    ['11 answers', clue({ answers: Array.from({ length: 11 }, (_, at) => `x${at}`) })],
    ['a long answer', clue({ answers: ['x'.repeat(101)] })],
    ['an answer of nothing but signs', clue({ answers: ['?!'] })],
    ['a picture of another draft', clue({ picture: { hash: '0'.repeat(64), description: 'x' } })],
    ['a picture without words', clue({ picture: { hash: '0'.repeat(64), description: ' ' } })],
    [
      'a long description',
      clue({ picture: { hash: '0'.repeat(64), description: 'x'.repeat(201) } }),
    ],
    ['a clue of no stored one', clue({ keeps: 21 })],
    ['nobody to tip', clue({ kind: 'tip' })],
    ['an unknown member to tip', clue({ kind: 'tip', payeeId: '999999' })],
    ['more than a clue has', clue({ salt: '00' })],
    ['more than a hunt has', { status: 'open' }],
    ['another administrator', { adminTelegramId: '77' }],
  ])('refuse %s', async (_, change) => {
    const refused = await send('', { ...BODY, ...change });
    expect([refused.statusCode, refused.json().code]).toEqual(
      'adminTelegramId' in change ? [403, 'forbidden'] : [400, 'bad_request'],
    );
    expect((await send('')).json().hunts).toEqual([]);
  });

  it.each(['0', '21', '1e1', 'x'])('refuse a link for clue %s', async (number) => {
    const { id } = await write();
    expect(await codeOf(`/${id}/clues/${number}/link`, {})).toBe('bad_request');
  });

  it.each(['', ' ', 'x'.repeat(281)])('refuse to cancel with the reason “%s”', async (reason) => {
    const { id } = await write();
    expect(await codeOf(`/${id}/cancel`, { reason })).toBe('bad_request');
  });
});
