import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { createSession } from '#server/services/sign-in/sessions.ts';
import { enrolReviewers } from '#server/testing/crew.ts';
import { describeOnPostgres } from '#server/testing/db/databases.ts';
import { NOW_MS, openTestApp } from '#server/testing/http/app.ts';

const OWN = '/api/developer/plan-requests';
const ALL = '/api/admin/plan-requests';
const WISH = { tierId: 'pro', months: 1, coin: 'BTC', contact: 'anne@example.com' };

// calls/admin/admin.test.ts tests that other roles cannot make the owner's calls.
describeOnPostgres('the calls of plans by arrangement', (database) => {
  async function open() {
    const { db } = database();
    const crew = await enrolReviewers(db, NOW_MS);
    const test = await openTestApp(db);
    const cookieOf = async (who: string) => {
      const memberId = crew.numberOf(who);
      return `deck=${await createSession(db, { memberId, nowMs: NOW_MS })}`;
    };
    const send = async (
      method: 'GET' | 'POST',
      url: string,
      who: string | null,
      payload?: object,
      site = 'same-origin',
    ) => {
      const headers = { 'sec-fetch-site': site, ...(who && { cookie: await cookieOf(who) }) };
      return test.app.inject({ method, url, headers, ...(payload ? { payload } : {}) });
    };
    return { ...test, db, send, cookieOf };
  }

  it('are the member’s own', async () => {
    const { send } = await open();
    for (const [method, url, body] of [
      ['GET', OWN, undefined],
      ['POST', OWN, WISH],
      ['POST', `${OWN}/1/withdraw`, {}],
    ] as const) {
      expect((await send(method, url, null, body)).statusCode, url).toBe(401);
    }
    expect((await send('POST', OWN, '11', WISH, 'cross-site')).statusCode).toBe(403);
    const made = await send('POST', OWN, '11', WISH);
    expect([made.statusCode, made.json()]).toMatchObject([200, { id: '1', status: 'open' }]);
    expect((await send('POST', OWN, '11', WISH)).statusCode).toBe(409);
    expect((await send('GET', OWN, '22')).json()).toEqual([]);
    // A request belongs to one member; not even the owner may withdraw it.
    for (const who of ['22', '88', '77']) {
      expect((await send('POST', `${OWN}/1/withdraw`, who, {})).statusCode).toBe(404);
    }
    expect((await send('GET', OWN, '11')).json()).toMatchObject([{ id: '1', status: 'open' }]);
    expect((await send('POST', `${OWN}/1/withdraw`, '11', {})).json().status).toBe('withdrawn');
  });

  it('refuse what does not fit, naming the field', async () => {
    const { send, db } = await open();
    const bad: [string, object][] = [
      ['tierId', { tierId: 'constructor' }],
      ['months', { months: 0 }],
      ['months', { months: 61 }],
      ['months', { months: 1.5 }],
      ['months', { months: '1' }],
      ['coin', { coin: 'JKC' }],
      ['contact', { contact: undefined }],
      ['contact', { contact: '  ' }],
      ['contact', { contact: 'two\nlines' }],
      ['contact', { contact: 'x'.repeat(201) }],
    ];
    for (const [field, change] of bad) {
      const answer = await send('POST', OWN, '11', { ...WISH, ...change });
      const { code, fields } = answer.json();
      expect([answer.statusCode, code, Object.keys(fields)]).toEqual([400, 'bad_request', [field]]);
    }
    expect((await send('POST', OWN, '11', { ...WISH, memberId: '1' })).statusCode).toBe(400);
    const { rows } = await sql`select from plan_requests`.execute(db);
    expect(rows).toEqual([]);
  });

  it('say the problem of a field in the language of the page, and in the validator’s English', async () => {
    const { app, cookieOf } = await open();
    const say = async (change: object, language: string) => {
      const answer = await app.inject({
        method: 'POST',
        url: OWN,
        headers: {
          'sec-fetch-site': 'same-origin',
          'accept-language': language,
          cookie: await cookieOf('11'),
        },
        payload: { ...WISH, ...change },
      });
      const { error, translation, fields, translatedFields } = answer.json();
      return [error, translation, fields, translatedFields];
    };
    const english = 'Some fields need another look.';
    const german = 'Manche Felder brauchen noch einen Blick.';
    const cases: [change: object, fields: object, translated: object][] = [
      [{ months: 61 }, { months: 'This must be <= 60.' }, { months: 'Höchstens 60.' }],
      [
        { contact: undefined },
        { contact: "This must have required property 'contact'." },
        { contact: 'Das fehlt.' },
      ],
      [
        { contact: 'x'.repeat(201) },
        { contact: 'This must NOT have more than 200 characters.' },
        { contact: 'Höchstens 200 Zeichen.' },
      ],
      [
        { tierId: 'constructor' },
        { tierId: 'This must be equal to one of the allowed values.' },
        { tierId: 'Das ist keiner der möglichen Werte.' },
      ],
    ];
    for (const [change, fields, translated] of cases) {
      expect(await say(change, 'de')).toEqual([english, german, fields, translated]);
      expect(await say(change, 'en')).toEqual([english, undefined, fields, undefined]);
    }
  });

  it('carry a request from the member to the owner and back', async () => {
    const { send } = await open();
    const methods = (await send('GET', '/api/developer/payment-methods', null)).json();
    expect(methods).toMatchObject({ card: false, coin: false, arrangement: true });
    await send('POST', OWN, '11', WISH);
    const { requests } = (await send('GET', ALL, '77')).json();
    expect(requests).toMatchObject([{ id: '1', contact: WISH.contact, memberName: '@anne' }]);
    expect((await send('GET', ALL, '88')).statusCode).toBe(403);
    const granted = await send('POST', `${ALL}/1/grant`, '77', { received: '0.0003 BTC' });
    expect(granted.json()).toMatchObject({ success: true, request: { status: 'granted' } });
    const again = await send('POST', `${ALL}/1/grant`, '77', { received: '0.0003 BTC' });
    expect(again.json()).toEqual({ error: 'This request was already granted.', code: 'conflict' });
    const plan = (await send('GET', '/api/developer/subscription', '11')).json();
    expect(plan).toMatchObject({ tier: 'pro', status: 'active', source: 'grant' });
    expect((await send('GET', OWN, '11')).json()).toMatchObject([
      { status: 'granted', received: '0.0003 BTC', expiresAt: plan.expiresAt },
    ]);
  });
});
