import { createHash } from 'node:crypto';
import type { BotEvent } from '#contract/bot/gateway.ts';
import { formatAmount, UNITS_PER_COIN } from '#rules/amounts.ts';
import { isoTime } from '#rules/times.ts';
import { type WeekName, weekOf, weekStartMs, weeksBetween } from '#rules/weeks/week.ts';
import { addressOfHash } from '#server/coin/base58.ts';
import { DEMO_COIN } from './coin.ts';
import { demoContent, demoLink } from './content.ts';
import { crewOf, DEMO_ADMIN, type DemoPerson, weekNumber } from './people.ts';
import { type Random, randomFor } from './random.ts';
import { dailyTimes, timeOfWeek } from './rhythm.ts';

type WithoutId<E> = E extends unknown ? Omit<E, 'id'> : never;
/** An event without a number yet. */
type Draft = WithoutId<BotEvent>;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** A hunt takes place every few weeks, on Saturday evening. */
const WEEKS_BETWEEN_HUNTS = 4;
const HUNT_STARTS_MS = 138 * HOUR_MS;
/** Three weeks of these wait for a decision (`review.ts`). */
const SUBMISSIONS_A_WEEK = 10;
const CHEST_POINTS = [15, 8, 4] as const;
const CENT = UNITS_PER_COIN / 100n;

/**
 * The activities of the invented community from `fromMs` (included) to `toMs` (excluded), in time order, as its bot would report
 * them. The events of a week, with their ids, depend only on the seed and the week: a later time continues the same community.
 */
export function* demoEvents(input: {
  seed: number;
  fromMs: number;
  toMs: number;
}): Generator<BotEvent> {
  const { seed, fromMs, toMs } = input;
  if (fromMs >= toMs) return;
  for (const week of weeksBetween(weekOf(fromMs), weekOf(toMs - 1))) {
    for (const event of eventsOfWeek(seed, week)) {
      const atMs = Date.parse(event.at);
      if (atMs >= fromMs && atMs < toMs) yield event;
    }
  }
}

function eventsOfWeek(seed: number, week: WeekName): BotEvent[] {
  const crew = crewOf(seed, week);
  const drafts = [
    ...crew.flatMap((person) => {
      const random = randomFor(seed, week, person.telegramId);
      return [
        ...arrival(random, person, crew),
        ...setup(random, week, person),
        ...habits(random, week, person),
        ...transfers(random, week, person, crew),
      ];
    }),
    ...hunt(randomFor(seed, week, 'hunt'), week, crew),
    ...content(randomFor(seed, week, 'content'), week, crew),
  ];
  // All times have the same format, so their text sorts in time order.
  drafts.sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));
  return drafts.map((draft, index) => ({ id: `demo:${week}:${index}`, ...draft }));
}

function arrival(random: Random, person: DemoPerson, crew: readonly DemoPerson[]): Draft[] {
  if (person.joinedMs === null) return [];
  const drafts: Draft[] = [{ type: 'account_created', ...by(person, person.joinedMs) }];
  if (random.chance(0.3)) {
    const inviter = pickReceiver(random, person, crew, person.joinedMs);
    const atMs = person.joinedMs + 5 * MINUTE_MS;
    drafts.push(
      { type: 'referral_invitee_immediate_bonus', ...by(person, atMs), points: 2 },
      { type: 'referral_inviter_tier_1', ...by(inviter, atMs), points: 3 },
    );
  }
  return drafts;
}

// Nearly all people want to be paid, and set an address when they join; the others do so in any week, like those who change
// something.
function setup(random: Random, week: WeekName, person: DemoPerson): Draft[] {
  const isNew = person.joinedMs !== null;
  const atMs = () =>
    person.joinedMs === null
      ? timeOfWeek(random, week, person)
      : person.joinedMs + random.below(20 * HOUR_MS);
  const drafts: Draft[] = [];
  if (random.chance(isNew ? 0.95 : 0.15)) {
    drafts.push({ type: 'primary_address_set', ...by(person, atMs()), address: address(random) });
  }
  if (random.chance(isNew ? 0.25 : 0.03)) {
    drafts.push({ type: 'staking_address_set', ...by(person, atMs()), address: address(random) });
  }
  if (random.chance(isNew ? 0.4 : 0.03)) {
    const twitterHandle = `demo_${person.telegramId.slice(-6)}`;
    drafts.push({ type: 'twitter_set', ...by(person, atMs()), twitterHandle });
  }
  return drafts;
}

function habits(random: Random, week: WeekName, person: DemoPerson): Draft[] {
  const gm = dailyTimes(random, week, person, { hour: 7, probability: person.gmADay });
  const faucet = dailyTimes(random, week, person, { hour: 18, probability: person.faucetADay });
  return [
    ...gm.map((atMs): Draft => ({ type: 'gm', ...by(person, atMs) })),
    ...faucet.map(
      (atMs): Draft => ({
        type: 'faucet',
        ...by(person, atMs),
        amount: coins(5 + random.below(20)),
      }),
    ),
  ];
}

function transfers(
  random: Random,
  week: WeekName,
  person: DemoPerson,
  crew: readonly DemoPerson[],
): Draft[] {
  // Everybody has livelier and quieter weeks, except those who farm points.
  const tips =
    person.tipsOnly === null
      ? random.count(person.tipsAWeek * (0.4 + 1.2 * random.next()))
      : person.tipsAWeek;
  const sends = random.count(0.15 + person.tipsAWeek / 30);
  const drafts: Draft[] = [];
  for (let tip = 0; tip < tips; tip++) {
    const atMs = timeOfWeek(random, week, person);
    const to = pickReceiver(random, person, crew, atMs);
    const amount = coins(tipCents(random));
    drafts.push({ type: 'tip', ...by(person, atMs), ...toward(to), amount });
  }
  for (let send = 0; send < sends; send++) {
    const amount = coins(100 + random.below(4_000) * (random.chance(0.1) ? 10 : 1));
    drafts.push({ type: 'send', ...by(person, timeOfWeek(random, week, person)), amount });
  }
  return drafts;
}

function hunt(random: Random, week: WeekName, crew: readonly DemoPerson[]): Draft[] {
  if (weekNumber(week) % WEEKS_BETWEEN_HUNTS !== 1) return [];
  const startMs = weekStartMs(week) + HUNT_STARTS_MS;
  const hunters = crew.filter(
    (person) => (person.joinedMs ?? 0) < startMs && random.chance(0.2 + person.gmADay),
  );
  const drafts: Draft[] = [];
  for (const person of hunters) {
    const atMs = startMs + random.below(20 * MINUTE_MS);
    drafts.push({ type: 'booty_hunt_join', ...by(person, atMs), points: 1 });
    const clues = random.below(4);
    for (let clue = 1; clue <= clues; clue++) {
      const foundMs = atMs + clue * (10 + random.below(10)) * MINUTE_MS;
      drafts.push({ type: 'booty_hunt_clue', ...by(person, foundMs), points: 1.5 });
    }
  }
  for (const [place, points] of CHEST_POINTS.entries()) {
    const person = hunters.splice(random.below(hunters.length), 1)[0];
    if (!person) break;
    const atMs = startMs + (90 + place * 7) * MINUTE_MS + random.below(5 * MINUTE_MS);
    drafts.push({ type: 'booty_hunt_chest', ...by(person, atMs), points });
  }
  return drafts;
}

// Each week takes the next ones of the list, so that waiting submissions have different titles.
function content(random: Random, week: WeekName, crew: readonly DemoPerson[]): Draft[] {
  const first = weekNumber(week) * SUBMISSIONS_A_WEEK;
  // The administrator does not judge their own submissions, so they would wait for ever.
  const authors = crew.filter(({ telegramId }) => telegramId !== DEMO_ADMIN);
  return Array.from({ length: SUBMISSIONS_A_WEEK }, (_, index) => {
    const person = random.pick(authors);
    const { contentType, ...words } = demoContent(first + index);
    const url = demoLink(contentType, 1000 + random.below(9000));
    const at = by(person, timeOfWeek(random, week, person));
    return { type: 'content_submitted', ...at, contentType, url, ...words };
  });
}

function pickReceiver(
  random: Random,
  giver: DemoPerson,
  crew: readonly DemoPerson[],
  atMs: number,
): DemoPerson {
  const others = crew.filter(
    ({ telegramId, joinedMs }) =>
      telegramId !== giver.telegramId &&
      (joinedMs ?? 0) <= atMs &&
      (giver.tipsOnly === null || giver.tipsOnly === telegramId),
  );
  let left = random.next() * others.reduce((sum, person) => sum + person.popularity, 0);
  for (const person of others) {
    left -= person.popularity;
    if (left < 0) return person;
  }
  return random.pick(others);
}

/** Between 0.1 and 250 coins: mostly one or a few, and now and then a large tip. */
function tipCents(random: Random): number {
  const size = random.next();
  if (size < 0.12) return 10 * (1 + random.below(9));
  if (size < 0.62) return 100;
  if (size < 0.9) return 100 * random.pick([2, 2, 3, 5, 5]);
  if (size < 0.985) return 100 * random.pick([10, 10, 15, 20, 25]);
  return 100 * random.pick([50, 50, 69, 100, 250]);
}

function by(person: DemoPerson, atMs: number) {
  const { username, firstName, lastName } = person.names;
  return {
    at: isoTime(atMs),
    telegramId: person.telegramId,
    ...(username ? { username } : {}),
    ...(firstName ? { firstName } : {}),
    ...(lastName ? { lastName } : {}),
  };
}

function toward(person: DemoPerson) {
  const { username, firstName, lastName } = person.names;
  return {
    to: person.telegramId,
    ...(username ? { toUsername: username } : {}),
    ...(firstName ? { toFirstName: firstName } : {}),
    ...(lastName ? { toLastName: lastName } : {}),
  };
}

function coins(cents: number): string {
  return formatAmount(BigInt(cents) * CENT);
}

// On the test chain, whose addresses real wallets refuse: nobody can send coins there by mistake.
function address(random: Random): string {
  const hash = createHash('sha256')
    .update(`demo address ${random.below(1_000_000)}`)
    .digest('hex');
  return addressOfHash(DEMO_COIN.pubKeyHash, hash.slice(0, 40));
}
