import { runSeed } from './run/seed.ts';

/** A small seeded generator, so that failures can be reproduced. */
export type Random = {
  /** An integer from 0 to `end` - 1. */
  below(end: number): number;
  pick<T>(from: readonly T[]): T;
  /** A shuffled copy. */
  shuffled<T>(from: readonly T[]): T[];
  /** The same items in lists of 1 to `most`. */
  batches<T>(from: readonly T[], most: number): T[][];
};

/** Runs a test with the seed of the run; a failure names it. */
export async function byChance(
  test: (random: Random, seed: number) => Promise<void>,
): Promise<void> {
  const seed = runSeed();
  try {
    await test(randomFrom(seed), seed);
  } catch (error) {
    if (error instanceof Error) error.message += ` (TEST_SEED=${seed})`;
    throw error;
  }
}

export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  // mulberry32
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (end: number) => Math.floor(next() * end);
  return {
    below,
    pick: (from) => {
      const picked = from[below(from.length)];
      if (picked === undefined) throw new Error('nothing to pick from');
      return picked;
    },
    shuffled: (from) =>
      from
        .map((value) => ({ value, place: next() }))
        .sort((a, b) => a.place - b.place)
        .map(({ value }) => value),
    batches: (from, most) => {
      const batches = [];
      for (let at = 0; at < from.length; ) {
        const size = 1 + below(most);
        batches.push(from.slice(at, at + size));
        at += size;
      }
      return batches;
    },
  };
}

/** A valid event from a bot. */
export type TestEvent = {
  id: string;
  type: string;
  at: string;
  telegramId: string;
  username?: string;
  firstName?: string;
  to?: string;
  toUsername?: string;
  toFirstName?: string;
  amount?: string;
  address?: string;
  twitterHandle?: string;
  points?: number;
  contentType?: string;
  url?: string;
  photoUrl?: string;
};

const ADDRESS = '7'.padEnd(34, 'a');

/**
 * Valid events of all types between two times, never two in one ms: few people, so that caps, cool-downs and one-time
 * bonuses occur. Some carry names, which change now and then.
 */
export function randomEvents(
  random: Random,
  input: { count: number; people: number; fromMs: number; toMs: number },
): TestEvent[] {
  const times = new Set<number>();
  const ms = () => {
    for (;;) {
      const atMs = input.fromMs + random.below(input.toMs - input.fromMs);
      if (!times.has(atMs)) {
        times.add(atMs);
        return atMs;
      }
    }
  };
  return Array.from({ length: input.count }, (_, index) => {
    const person = random.below(input.people);
    const event = {
      id: `e${index}`,
      at: new Date(ms()).toISOString(),
      telegramId: String(100 + person),
    };
    const names = random.below(2) ? namesOf(random, person) : {};
    return { ...event, ...names, ...deedOf(random, person, input.people) };
  });
}

function deedOf(
  random: Random,
  person: number,
  people: number,
): Omit<TestEvent, 'id' | 'at' | 'telegramId'> {
  const chance = random.below(100);
  if (chance < 55) return tipOf(random, person, people);
  if (chance < 75) return { type: 'send', amount: amountOf(random) };
  if (chance < 82) return { type: 'gm' };
  if (chance < 87)
    return { type: 'faucet', ...(random.below(2) ? { amount: amountOf(random) } : {}) };
  if (chance < 89) return { type: 'primary_address_set', address: ADDRESS };
  if (chance < 91) return { type: 'staking_address_set', address: ADDRESS };
  if (chance < 93) return { type: 'twitter_set', twitterHandle: `h${person}` };
  if (chance < 95) return { type: 'booty_hunt_chest', points: (1 + random.below(2000)) / 100 };
  if (chance < 96) return { type: 'referral_joined', points: 1 + random.below(10) };
  if (chance < 98)
    return { type: 'content_submitted', contentType: 'meme_image', url: 'https://a.org' };
  return random.below(2)
    ? { type: 'account_created' }
    : { type: 'profile_changed', photoUrl: 'https://a.org/p' };
}

function tipOf(random: Random, person: number, people: number) {
  const other = (person + 1 + random.below(people - 1)) % people;
  const { username, firstName } = namesOf(random, other);
  const names = random.below(2) ? { toUsername: username, toFirstName: firstName } : {};
  return { type: 'tip', to: String(100 + other), amount: amountOf(random), ...names };
}

function namesOf(random: Random, person: number) {
  const name = `p${person}v${random.below(3)}`;
  return { username: name, firstName: name.toUpperCase() };
}

function amountOf(random: Random): string {
  const cents = 1 + random.below(1_000_000);
  return `${Math.floor(cents / 1000)}.${String(cents % 1000).padStart(3, '0')}00${1 + random.below(9)}`;
}

/** Invalid events. */
export function malformed(random: Random): unknown {
  return random.pick<unknown>([
    null,
    'tip',
    [],
    {},
    { id: 'bad', type: 'constructor' },
    { id: 'bad', type: 'tip', at: '2026-02-30T00:00:00Z', telegramId: '1', to: '2', amount: '1' },
    { id: 'bad', type: 'tip', at: '2026-02-01T00:00:00Z', telegramId: '1', to: '1', amount: '1' },
    { id: 'bad', type: 'tip', at: '2026-02-01T00:00:00Z', telegramId: '1', to: '2', amount: '0' },
    { id: 'bad', type: 'gm', at: '2026-02-01T00:00:00Z', telegramId: '0' },
  ]);
}
