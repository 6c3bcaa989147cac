import fc from 'fast-check';
import { ADVERSARY, EVERYBODY } from './cast.ts';
import type { Move } from './moves.ts';
import { STRATEGIES } from './strategies.ts';

export type History = {
  moves: Move[];
  /** The seed of the server's draws. */
  seed: number;
};

const MOST_PARTS = 14;
/** Few values, so that many amounts are equal. */
const coins = fc.constantFrom(1, 2, 5, 25);
const anybody = fc.constantFrom(...EVERYBODY);
const member = fc.constantFrom('anne', 'bob', 'cleo', ...ADVERSARY);
const tip = fc.nat({ max: 5 });
const server = fc.constantFrom(0, 1);
const mark = fc.option(fc.constantFrom(1, 42), { nil: undefined });
const note = fc.constantFrom('', 'buy my coin');

/** Actions of people and events outside, with their weights. */
const moves: fc.Arbitrary<Move> = fc.oneof(
  often(8, { do: fc.constant('tip'), by: member, to: anybody, coins, note, mark }),
  often(3, { do: fc.constantFrom('cancel', 'refuse'), tip }),
  often(6, { do: fc.constant('pay'), tip }),
  often(2, { do: fc.constant('pay'), tip, extraUnits: fc.constantFrom(-42, -1, 1, 100_000_000) }),
  often(4, { do: fc.constant('pay on page'), tip, twice: fc.boolean() }),
  often(2, { do: fc.constant('send on page'), by: member, to: member, coins }),
  often(3, { do: fc.constant('send on page'), by: member, likeTip: tip }),
  often(3, { do: fc.constant('register'), by: fc.constantFrom(...ADVERSARY) }),
  often(1, { do: fc.constant('pay something else'), to: member, coins }),
  often(2, { do: fc.constant('pay every mark'), to: member, coins }),
  often(2, { do: fc.constant('set address'), by: member, key: fc.constantFrom(0, 1) }),
  often(2, {
    do: fc.constant('say'),
    by: fc.constantFrom('anne', 'bob', 'mallory'),
    text: fc.constantFrom('/gm', '/faucet', '/start', '/address', '/rank', '/start tip_x'),
    inGroup: fc.boolean(),
  }),
  often(1, { do: fc.constant('switch off'), command: fc.constantFrom('rank', 'gm', 'tip') }),
  often(2, {
    do: fc.constant('forge'),
    by: anybody,
    data: fc.constantFrom('do:rank', 'do:gm', 'do:wallet', 'do:start', 'set:tips:off', 'grp:gm:on'),
  }),
  often(2, { do: fc.constant('forge end'), by: anybody, tip, as: fc.constantFrom('tc', 'tr') }),
  often(3, { do: fc.constant('press'), by: anybody, button: fc.nat({ max: 2 }) }),
  often(2, { do: fc.constant('hear again') }),
  often(6, { do: fc.constant('mine'), blocks: fc.integer({ min: 1, max: 3 }) }),
  often(3, {
    do: fc.constant('reorganise'),
    blocks: fc.integer({ min: 1, max: 4 }),
    lose: fc.boolean(),
  }),
  often(1, {
    do: fc.constant('reorganise'),
    blocks: fc.constantFrom(20, 99, 100),
    lose: fc.constant(false),
  }),
  often(5, { do: fc.constant('wait'), minutes: fc.constantFrom(1, 15, 90, 24 * 60) }),
  often(12, {
    do: fc.constant('run'),
    job: fc.constantFrom('chain', 'chain', 'chain', 'tips', 'tips', 'faucet'),
    server,
  }),
  often(2, { do: fc.constant('follow and die'), blocks: fc.constantFrom(0, 1, 3, 1_000) }),
  often(1, { do: fc.constant('follow twice') }),
  often(1, { do: fc.constant('restart'), server }),
  often(1, { do: fc.constant('cut answer'), of: fc.constantFrom('node', 'telegram') }),
  often(3, {
    do: fc.constant('index'),
    is: fc.constantFrom(
      'honest',
      'still',
      'behind',
      'cuts',
      'down',
      'hoards',
      'unlisted',
      'forgets',
    ),
  }),
  often(1, { do: fc.constant('blind index'), at: member }),
  often(1, { do: fc.constant('end week') }),
);

/** Any of these moves in any order, mixed with attacks that worked once. */
export const anyHistory: fc.Arbitrary<History> = fc.record({
  moves: fc
    .array(
      fc.oneof(
        { weight: 12, arbitrary: moves.map((one): Move[] => [one]) },
        { weight: 1, arbitrary: fc.constantFrom<Move[]>(...Object.values(STRATEGIES)) },
      ),
      { maxLength: MOST_PARTS, size: 'max' },
    )
    .map((parts) => parts.flat()),
  seed: fc.nat(),
});

function often<T>(weight: number, parts: { [K in keyof T]: fc.Arbitrary<T[K]> }) {
  return { weight, arbitrary: fc.record(parts) };
}
