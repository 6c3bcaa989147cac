import { afterEach, describe, expect, it, vi } from 'vitest';
import { asSentence, failureText, loadFailureText } from './api-error.ts';
import { ApiError, CALL_TIMEOUT_MS, call, errorText, urlOf } from './call.ts';
import { setOwnSignIn } from './own-sign-in.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function answerWith(body: string, init: ResponseInit) {
  const fetch = vi.fn(async (_url: string, _init: RequestInit) => new Response(body, init));
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

describe('urlOf', () => {
  it.each([
    ['getStats', {}, '/api/stats'],
    [
      'getLeaderboard',
      { query: { page: '2', search: 'a&b' } },
      '/api/leaderboard?page=2&search=a%26b',
    ],
    ['getLeaderboard', { query: { page: undefined } }, '/api/leaderboard'],
    [
      'getUserWeekActivity',
      { params: { telegramId: '4503599627370495' } },
      '/api/weekly-rewards/user-week-activity/4503599627370495',
    ],
    [
      'getUserWeeks',
      { params: { telegramId: '../x?y' } },
      '/api/weekly-rewards/user-weeks/..%2Fx%3Fy',
    ],
  ] as const)('%s %j', (route, input, expected) => {
    expect(urlOf(route, input)).toBe(expected);
  });

  it('refuses a path with a hole in it', () => {
    expect(() => urlOf('getUserWeeks', {})).toThrow(RangeError);
  });
});

describe('call', () => {
  it('sends cookies, and a body as JSON', async () => {
    const fetch = answerWith('{"viewer":null}', { status: 200 });
    await call('postDemoSession', { body: { role: 'admin' } });
    const [url, init] = fetch.mock.calls[0] ?? [];
    expect(url).toBe('/api/demo/session');
    expect(init).toMatchObject({
      method: 'POST',
      credentials: 'include',
      body: '{"role":"admin"}',
      headers: { 'content-type': 'application/json' },
    });
  });

  it('sends no body and no content type without one', async () => {
    const fetch = answerWith('{}', { status: 200 });
    await call('getStats', {});
    const init = fetch.mock.calls[0]?.[1];
    expect(init?.body).toBeNull();
    expect(init?.headers).not.toHaveProperty('content-type');
  });

  it.each([
    ['{"error":"Unknown sortBy"}', 400, 'Bad Request', '400: {"error":"Unknown sortBy"}'],
    ['', 502, 'Bad Gateway', '502: Bad Gateway'],
    ['upstream is down', 503, '', '503: upstream is down'],
  ])(
    'makes %j with status %i the error text of docs/spec',
    async (body, status, statusText, message) => {
      answerWith(body, { status, statusText });
      const error = await call('getStats', {}).catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(ApiError);
      expect(error).toMatchObject({ status, bodyText: body, message });
    },
  );

  it('asks for errors in the language of the page, and shows them in it', async () => {
    const body = { error: 'Sign in first.', code: 'not_signed_in', translation: 'Melde dich an.' };
    const fetch = answerWith(JSON.stringify(body), { status: 401 });
    const error = await call('getStats', {}).catch((reason: unknown) => reason);
    expect(fetch.mock.calls[0]?.[1].headers).toMatchObject({ 'accept-language': 'en' });
    expect(errorText(error)).toBe('Melde dich an.');
    expect(error).toMatchObject({ message: `401: ${JSON.stringify(body)}` });
  });

  it('rejects an HTML page', async () => {
    answerWith('<!doctype html>', { status: 200 });
    await expect(call('getStats', {})).rejects.toMatchObject({ name: 'ApiError', status: 200 });
  });

  it('says that there is no connection', async () => {
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('fetch failed');
    });
    await expect(call('getStats', {})).rejects.toMatchObject({
      status: 0,
      message: 'No connection to the server',
    });
  });

  it('gives up after 15 seconds, in the middle of the body too', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('fetch', hangingFetch);
    const answer = call('getStats', {}).catch((reason: unknown) => reason);
    await vi.advanceTimersByTimeAsync(CALL_TIMEOUT_MS - 1);
    const early = await Promise.race([answer, 'still waiting']);
    expect(early).toBe('still waiting');
    await vi.advanceTimersByTimeAsync(1);
    expect(await answer).toMatchObject({
      status: 0,
      message: 'The server did not answer within 15 seconds',
    });
  });

  it('throws the reason of a caller that gave up, not an error to show', async () => {
    vi.stubGlobal('fetch', hangingFetch);
    const controller = new AbortController();
    const answer = call('getStats', {}, { signal: controller.signal });
    const reason = new Error('left the page');
    controller.abort(reason);
    await expect(answer).rejects.toBe(reason);
  });

  it('does not begin for a caller that has already given up', async () => {
    vi.stubGlobal('fetch', hangingFetch);
    const signal = AbortSignal.abort(new Error('left the page'));
    await expect(call('getStats', {}, { signal })).rejects.toThrow('left the page');
  });
});

describe('a call that needs a sign-in of one’s own', () => {
  /** Refuses until the member has signed in. */
  function refusing() {
    const state = { isOwn: false, calls: 0 };
    vi.stubGlobal('fetch', async () => {
      state.calls += 1;
      const refusal = { error: 'By a link.', code: 'signed_in_by_link' };
      return state.isOwn ? Response.json({}) : Response.json(refusal, { status: 403 });
    });
    return state;
  }
  const make = () =>
    call('postDemoSession', { body: { role: 'member' } }).then(() => 'made', errorText);

  it.each([
    [true, ['made', 'made'], 4],
    [false, ['By a link.', 'By a link.'], 2],
  ])(
    'asks once for all that wait, and goes on if there was one: %s',
    async (isOwn, told, calls) => {
      const state = refusing();
      const ask = vi.fn(async () => {
        await expect.poll(() => state.calls).toBe(2);
        state.isOwn = isOwn;
        return isOwn;
      });
      const takeBack = setOwnSignIn(ask);
      expect(await Promise.all([make(), make()])).toEqual(told);
      expect([ask.mock.calls.length, state.calls]).toEqual([1, calls]);
      takeBack();
      state.isOwn = false;
      expect(await make()).toBe('By a link.');
    },
  );
});

describe('errorText', () => {
  it.each([
    [new ApiError(400, '{"error":"Unknown sortBy"}'), 'Unknown sortBy'],
    [new ApiError(502, '<html>', 'Bad Gateway'), 'The server answered with status 502'],
    [new ApiError(500, '{"error":7}'), 'The server answered with status 500'],
    [new ApiError(500, 'null'), 'The server answered with status 500'],
    [new ApiError(200, '<html>'), 'The server sent an unexpected answer'],
    [new ApiError(0, 'No connection to the server'), 'No connection to the server'],
    [new Error('broken'), 'broken'],
    ['text', 'Something went wrong'],
  ])('%s', (error, expected) => {
    expect(errorText(error)).toBe(expected);
  });
});

describe('loadFailureText', () => {
  it.each([
    [new ApiError(401, '{"error":"Sign in first."}'), 'You are not signed in.'],
    [
      new ApiError(403, '{"error":"You may not do this."}'),
      'The server refused: You may not do this.',
    ],
    [new ApiError(429, '<html>'), 'The server refused: The server answered with status 429.'],
    [new ApiError(503, '{"error":"Try again soon."}'), 'Try again soon.'],
    [new ApiError(0, 'No connection to the server'), 'No connection to the server.'],
  ])('%s', (error, expected) => {
    expect(loadFailureText(error)).toBe(expected);
  });
});

describe('failureText', () => {
  const WHAT = 'Failed to delete submission';
  it.each([
    [new ApiError(404, '{"error":"No such submission."}'), `${WHAT}: No such submission.`],
    [new ApiError(502, '<html>', 'Bad Gateway'), WHAT],
    [new ApiError(500, '', 'Internal Server Error'), WHAT],
    [new ApiError(0, 'No connection to the server'), `${WHAT}: No connection to the server`],
  ])('%s', (error, expected) => {
    expect(failureText(WHAT, error)).toBe(expected);
  });
});

describe('asSentence', () => {
  it.each([
    ['Gone', 'Gone.'],
    ['Gone.', 'Gone.'],
    ['Wait…', 'Wait…'],
  ])('%s', (text, expected) => {
    expect(asSentence(text)).toBe(expected);
  });
});

/** Never responds; ends as `fetch` does when its signal aborts. */
function hangingFetch(_url: string, init: RequestInit): Promise<Response> {
  return new Promise((_, reject) => {
    const { signal } = init;
    const end = () => reject(signal?.reason);
    if (signal?.aborted) end();
    signal?.addEventListener('abort', end);
  });
}
