import { beforeEach, describe, expect, it, vi } from 'vitest';
import { NO_NEWS } from '#server/db/news.ts';
import { createPageCache, digestOf } from './page-cache.ts';

const SECOND_MS = 1000;
const TEN_SECONDS_MS = 10_000;

type TestForm = { status: number; bytes: number; text: string };

describe('a kept page', () => {
  let nowMs: number;
  let version: number | null;
  /** The answer that the page shows. */
  let state: { status: number; text: string };
  const ask = vi.fn(async () => [state]);
  const make = vi.fn(async (answers: { text: string }[], form = '') => {
    const text = answers.map((each) => each.text).join();
    return { status: 200, bytes: text.length, text: form + text };
  });
  const source = { ask, make: (answers: { text: string }[]) => make(answers), makeOwn: make };
  let cache: ReturnType<
    typeof createPageCache<{ status: number; text: string }, TestForm, TestForm>
  >;
  beforeEach(() => {
    vi.clearAllMocks();
    nowMs = 1_000_000;
    version = 1;
    state = { status: 200, text: 'one' };
    const news = { ...NO_NEWS, version: () => version };
    cache = createPageCache(news, () => nowMs);
  });
  const read = async (address = '/') => (await cache.page(address, source)).text;
  const readOwn = async (form = 'own ') =>
    (await cache.pageNow('/', source, { form, byMs: 0 })).text;
  /** The text that a visitor gets without waiting, then the text that the next one gets. */
  const look = async () => {
    const seen = cache.ready('/')?.text ?? null;
    await new Promise(setImmediate);
    return seen;
  };

  it('is made once for all who ask together, and stands while nothing changes', async () => {
    expect(await Promise.all([read(), read(), read()])).toEqual(['one', 'one', 'one']);
    nowMs += TEN_SECONDS_MS * 0.7;
    expect(await look()).toBe('one');
    expect([ask.mock.calls.length, make.mock.calls.length]).toEqual([1, 1]);
  });

  it('is asked for again once a second after a change, and made again only if it shows another', async () => {
    await read();
    version = 2;
    nowMs += SECOND_MS * 0.7;
    expect(await look()).toBe('one');
    expect(ask).toHaveBeenCalledTimes(1);
    // A change that the page does not show.
    nowMs += 1;
    expect(await look()).toBe('one');
    expect([ask.mock.calls.length, make.mock.calls.length]).toEqual([2, 1]);
    version = 3;
    state = { status: 200, text: 'two' };
    nowMs += SECOND_MS * 0.9;
    expect([await look(), await look()]).toEqual(['one', 'two']);
    expect([ask.mock.calls.length, make.mock.calls.length]).toEqual([3, 2]);
    // No visitor came for longer than the promise.
    version = 4;
    state = { status: 200, text: 'three' };
    nowMs += SECOND_MS + 1;
    expect(await look()).toBeNull();
    expect(await read()).toBe('three');
  });

  it('still shows its calls’ last answers for a minute while they fail', async () => {
    await read();
    version = null;
    state = { status: 0, text: '' };
    nowMs += SECOND_MS + 1;
    expect([await look(), await read(), await look()]).toEqual([null, 'one', 'one']);
    nowMs += TEN_SECONDS_MS * 0.75;
    expect([await look(), await look()]).toEqual(['one', 'one']);
    expect(ask).toHaveBeenCalledTimes(3);
    // A signed-in visitor is told which part is missing, and takes nothing from the others.
    expect(await readOwn()).toBe('own ');
    expect(cache.last('/')?.text).toBe('one');
    nowMs += 6 * TEN_SECONDS_MS;
    expect(cache.last('/')).toBeNull();
    expect(await read()).toBe('');
  });

  it('is asked for again as soon as changes are heard of after a failure', async () => {
    await read();
    version = null;
    state = { status: 503, text: '' };
    nowMs += SECOND_MS + 1;
    expect(await read()).toBe('one');
    version = 2;
    state = { status: 404, text: 'gone' };
    nowMs += SECOND_MS + 1;
    expect(await look()).toBeNull();
    expect(await read()).toBe('gone');
    expect(cache.last('/')).toBeNull();
  });

  it('is asked for once a second while no notification of changes can arrive', async () => {
    version = null;
    await read();
    nowMs += SECOND_MS;
    expect(await look()).toBe('one');
    nowMs += SECOND_MS + 1;
    expect(await look()).toBeNull();
  });

  it('is rendered again before its time is ten seconds old, though it shows the same', async () => {
    await read();
    nowMs += TEN_SECONDS_MS * 0.9;
    expect(await look()).toBe('one');
    expect([ask.mock.calls.length, make.mock.calls.length]).toEqual([2, 2]);
    nowMs += TEN_SECONDS_MS + 1;
    expect(await look()).toBeNull();
    // Nor one from a later time, after the clock was set back.
    await read();
    nowMs -= TEN_SECONDS_MS + 1;
    expect(await look()).toBeNull();
  });

  it('shows signed-in members at once the changes that they may have made', async () => {
    await read();
    expect(await readOwn()).toBe('own one');
    expect(ask).toHaveBeenCalledTimes(1);
    state = { status: 200, text: 'two' };
    version = 2;
    expect(await readOwn()).toBe('own two');
    // A stranger benefits from it.
    expect(await read()).toBe('two');
    expect(await readOwn('other ')).toBe('other two');
    expect([ask.mock.calls.length, make.mock.calls.length]).toEqual([2, 5]);
    version = null;
    state = { status: 200, text: 'three' };
    expect(await readOwn()).toBe('own three');
  });

  it('does not treat answers from before a change as new', async () => {
    let answer: (texts: { status: number; text: string }[]) => void = () => {};
    ask.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
    const stranger = read();
    state = { status: 200, text: 'two' };
    version = 2;
    expect(await readOwn()).toBe('own two');
    answer([{ status: 200, text: 'one' }]);
    expect(await stranger).toBe('one');
  });

  it('is not kept if it could not be answered or is not there', async () => {
    state = { status: 503, text: 'no' };
    await read();
    expect(await look()).toBeNull();
    state = { status: 200, text: 'one' };
    make.mockResolvedValueOnce({ status: 404, bytes: 3, text: 'none' });
    expect(await read()).toBe('none');
    expect(await look()).toBeNull();
    make.mockRejectedValueOnce(new Error('no'));
    await expect(read()).rejects.toThrow('no');
    expect(await read()).toBe('one');
  });

  it('goes when others were asked for later, however many addresses are made up', async () => {
    state = { status: 200, text: '.'.repeat(350 * 1024) };
    for (let address = 0; address < 40; address++) await read(String(address));
    await read('0');
    for (let address = 40; address < 80; address++) await read(String(address));
    const all = Array.from({ length: 80 }, (_, address) => String(address));
    const left = all.filter((address) => cache.isAtHand(address));
    expect(left.length).toBeGreaterThan(40);
    expect(left.length).toBeLessThan(49);
    expect(left).toContain('0');
    expect(left).not.toContain('1');
  });

  it('has another form for each way to see it', async () => {
    await read();
    await readOwn('a ');
    await readOwn('b ');
    await readOwn('a ');
    expect(make.mock.calls.map(([, form]) => form)).toEqual([undefined, 'a ', 'b ']);
  });
});

it('takes texts for the same only if each of them is', () => {
  expect(digestOf(['a', 'b'])).toBe(digestOf(['a', 'b']));
  const all = [['a', 'b'], ['ab'], ['a', 'b', ''], ['b', 'a'], ['1:a', 'b']].map(digestOf);
  expect(new Set(all).size).toBe(all.length);
});
