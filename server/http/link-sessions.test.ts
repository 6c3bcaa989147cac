import { afterAll, beforeAll, expect, it } from 'vitest';
import { API } from '#contract/api.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { ROUTES } from '#contract/routes.ts';
import { createSession } from '#server/services/sign-in/sessions.ts';
import { enrolReviewers } from '#server/testing/crew.ts';
import { openEmptied, type TestDatabase } from '#server/testing/db/databases.ts';
import { NOW_MS, openTestApp, type TestApp } from '#server/testing/http/app.ts';

/** The calls other than GET that are open to a session that began with a link. */
const OPEN_TO_LINKS = [
  // Reads with a body, because no log should contain the question.
  ...['postWalletUsed', 'postWalletCoins', 'postWalletHistory', 'postWalletTransactions'],
  'previewSubmission',
  // The wallet's keys vouch for these.
  ...['postTipPayment', 'postWalletPayment', 'postAddressProof', 'putWalletAddress'],
  // A hunt is played in the bot's private chat too, where the link came from.
  ...['playHunt', 'answerHunt', 'findHuntLink'],
];

const memberCalls = Object.values<Endpoint>(API).filter(({ access }) => access === 'member');

let database: TestDatabase;
let test: TestApp;
const cookies = { byLink: '', own: '' };

beforeAll(async () => {
  database = await openEmptied('postgres');
  test = await openTestApp(database.db);
  const memberId = (await enrolReviewers(database.db, NOW_MS)).numberOf('11');
  const open = async (byLink?: true) =>
    `deck=${await createSession(database.db, { memberId, nowMs: NOW_MS, ...(byLink && { byLink }) })}`;
  Object.assign(cookies, { byLink: await open(true), own: await open() });
});
afterAll(async () => {
  await test.app.close();
  await database.close();
});

async function codeOf({ route }: Endpoint, cookie: string): Promise<string> {
  const { method, path } = ROUTES[route];
  const response = await test.app.inject({
    method,
    url: path.replace(/:\w+/g, '1'),
    headers: { cookie, 'sec-fetch-site': 'same-origin' },
    ...(method === 'GET' ? {} : { payload: {} }),
  });
  return response.statusCode < 400 ? 'done' : response.json().code;
}

it.each(memberCalls.map((call) => [call.route, call] as const))(
  'a session by a link is let into %s, or told to sign in',
  async (route, call) => {
    const isRead = ROUTES[route].method === 'GET' || OPEN_TO_LINKS.includes(route);
    const refusals = ['signed_in_by_link', 'not_signed_in'];
    if (isRead) expect(refusals).not.toContain(await codeOf(call, cookies.byLink));
    else expect(await codeOf(call, cookies.byLink)).toBe('signed_in_by_link');
    expect(refusals).not.toContain(await codeOf(call, cookies.own));
  },
);
