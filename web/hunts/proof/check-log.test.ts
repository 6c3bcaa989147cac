import { expect, it } from 'vitest';
import type { Hunt } from '#contract/site/hunts.ts';
import { canonicalJson } from '#rules/log/canonical-json.ts';
import { type Leaf, NO_SALT, STRANGER, salted, signLog } from '#web/testing/signed-log.ts';
import { checkLog } from './check-log.ts';

const LISTED_AT = '2026-03-05T13:00:00.000Z';
const LISTED_MS = Date.parse(LISTED_AT);
const [RULES, LIST] = ['aa'.repeat(32), 'bb'.repeat(32)];

const open = (text: object): Leaf => ({ salt: NO_SALT, text: canonicalJson(text) });
const ANNOUNCED = open({ kind: 'hunt_announced', hunt: 9, rules: RULES });
const ENDED = open({ kind: 'hunt_ended', hunt: 9, list: LIST });
const CANCELLED = open({ kind: 'hunt_cancelled', hunt: 9 });
const LEAVES = [salted('about a member'), ANNOUNCED, salted('about another', 1), ENDED];

// The check reads nothing else of a hunt.
const hunt = (proof: Partial<Hunt['proof']> = {}, status: Hunt['status'] = 'settled') =>
  ({
    id: '9',
    status,
    proof: {
      rulesHash: RULES,
      announcedAt: '2026-03-03T13:00:00.000Z',
      listHash: LIST,
      listedAt: LISTED_AT,
      ...proof,
    },
  }) as Hunt;

type Given = { of?: Hunt; leaves?: Leaf[]; signer?: typeof STRANGER; at?: number };

async function check({ of = hunt(), leaves = LEAVES, signer, at = LISTED_MS + 60_000 }: Given) {
  const { checkpoint, verifierKey, opened } = await signLog(leaves, signer);
  const records = opened.filter(({ salt }) => salt === NO_SALT);
  return checkLog(of, { checkpoint, verifierKey, records }, at);
}

it('agrees with a log that has both hashes', async () => {
  expect(await check({})).toEqual({
    name: 'The log',
    result: 'ok',
    lines: ['deck.example/log, at size 4 and signed with its key, has these hashes.'],
  });
  const running = hunt({ listHash: null, listedAt: null }, 'running');
  expect(await check({ of: running, leaves: LEAVES.slice(0, 2) })).toMatchObject({ result: 'ok' });
});

it('waits an hour for a checkpoint that has the list', async () => {
  const leaves = LEAVES.slice(0, 3);
  const lines = ['The log does not have the list.', 'Try again in a few minutes.'];
  const at = LISTED_MS + 3_600_000;
  expect(await check({ leaves, at })).toMatchObject({ result: 'open', lines });
  const late = await check({ leaves, at: at + 1 });
  expect(late).toMatchObject({ result: 'wrong', lines: lines.slice(0, 1) });
  const none = await checkLog(hunt(), { checkpoint: null, verifierKey: null, records: [] }, at);
  expect(none.result).toBe('open');
});

it.each<[string, Given, string]>([
  ['another list', { of: hunt({ listHash: 'cc' }) }, 'The log has another hash for the list.'],
  ['other rules', { of: hunt({ rulesHash: 'cc' }) }, 'The log has another hash for the rules.'],
  [
    'the rules of another hunt',
    { leaves: [open({ kind: 'hunt_announced', hunt: 8, rules: RULES }), ENDED] },
    'The log has another hash for the rules.',
  ],
  ['two lists', { leaves: [...LEAVES, ENDED] }, 'The log has the list more than once.'],
  [
    'a cancellation',
    { leaves: [...LEAVES, CANCELLED] },
    'The log says that this hunt was cancelled.',
  ],
  [
    'the key of a stranger',
    { signer: STRANGER },
    'The checkpoint is not signed with the log’s key.',
  ],
])('%s is wrong', async (_, given, line) => {
  expect(await check(given)).toMatchObject({ result: 'wrong', lines: [line] });
});

it('a leaf that is not in the log is wrong', async () => {
  const { checkpoint, verifierKey, opened } = await signLog(LEAVES);
  const records = [1, 3].flatMap((index) => opened[index] ?? []);
  const text = canonicalJson({ kind: 'hunt_ended', hunt: 9, list: 'cc' });
  const altered = records.map((each) => (each.index === 3 ? { ...each, text } : each));
  const step = await checkLog(
    hunt({ listHash: 'cc' }),
    { checkpoint, verifierKey, records: altered },
    LISTED_MS,
  );
  expect(step).toMatchObject({
    result: 'wrong',
    lines: ['Leaf 3 of the log is not as it was logged.'],
  });
});
