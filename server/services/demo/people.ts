import { type WeekName, weekEndMs, weekStartMs } from '#rules/weeks/week.ts';
import { type DemoNames, DISTINCT_NAMES, nameFor } from './names.ts';
import { randomFor } from './random.ts';

/** A person of the demo community in one week. */
export type DemoPerson = {
  telegramId: string;
  names: DemoNames;
  /** Tips given in a usual week; in every week by a member of the ring. */
  tipsAWeek: number;
  /** The probability of tips to this person, compared with others. */
  popularity: number;
  /** The probability of /gm, and of /faucet, on a day. */
  gmADay: number;
  faucetADay: number;
  /** The hours that their day is ahead of UTC. */
  zoneHours: number;
  /** The time at which they joined, if in this week. */
  joinedMs: number | null;
  /** The only person whom they tip, by Telegram id, if they belong to the ring. */
  tipsOnly: string | null;
};

/**
 * Far above every id that Telegram has assigned, and below the highest it may assign: no demo person can be mistaken for a real
 * one.
 */
export const FIRST_TELEGRAM_ID = 4_400_000_000_000_000;
/** The permanent members; the others come and go. */
const CORE = 36;
const MOST_JOINERS = 12;
const MOST_WEEKS_ABOARD = 26;
const USUAL_WEEKS_ABOARD = 7;
/** Permanent members from this place on tip each other in a ring, and nobody else: the signal that administrators see. */
const FIRST_OF_RING = CORE - 4;
const TIPS_OF_RING = 8;
const HOUR_MS = 3_600_000;
const WEEK_MS = 168 * HOUR_MS;
/** Nobody joins on the last day of a week, so that the first steps fall in the same week. */
const LAST_JOIN_MS = 144 * HOUR_MS;
const ZONES = [-8, -6, -5, -5, -3, 0, 0, 1, 1, 1, 2, 2, 3, 5, 7, 8] as const;

/** People with a role in the demo beyond their tips. All are permanent. */
export const DEMO_OWNER = coreTelegramId(3);
export const DEMO_ADMIN = coreTelegramId(7);
/** The person as whom a visitor signs in, while eligible. */
export const DEMO_MEMBER = coreTelegramId(5);
/** A person who is banned for a few days every now and then. */
export const DEMO_TROUBLEMAKER = coreTelegramId(21);

/** The weeks since 1970, as a number to count and divide by. */
export function weekNumber(week: WeekName): number {
  return Math.floor(weekEndMs(week) / WEEK_MS);
}

/** All members of a week: a function of the seed and the week only. */
export function crewOf(seed: number, week: WeekName): DemoPerson[] {
  const crew: DemoPerson[] = [];
  for (let place = 0; place < CORE; place++) crew.push(corePerson(seed, place));
  const now = weekNumber(week);
  for (let joined = now - MOST_WEEKS_ABOARD; joined <= now; joined++) {
    const weeks = randomFor(seed, 'joiners', joined);
    const joiners = Math.min(MOST_JOINERS, 2 + weeks.count(3.5));
    for (let order = 0; order < joiners; order++) {
      const aboard = 1 - Math.floor(Math.log(1 - weeks.next()) * USUAL_WEEKS_ABOARD);
      if (joined + Math.min(aboard, MOST_WEEKS_ABOARD) <= now) continue;
      crew.push(joiner(seed, joined, order, joined === now ? weekStartMs(week) : null));
    }
  }
  return crew;
}

/** A permanent member by Telegram id. */
export function corePersonBy(seed: number, telegramId: string): DemoPerson {
  return corePerson(seed, Number(BigInt(telegramId) - BigInt(FIRST_TELEGRAM_ID)));
}

function coreTelegramId(place: number): string {
  return String(FIRST_TELEGRAM_ID + place);
}

function corePerson(seed: number, place: number): DemoPerson {
  const isInRing = place >= FIRST_OF_RING;
  const next = place + 1 < CORE ? place + 1 : FIRST_OF_RING;
  const person = personOf(seed, {
    telegramId: coreTelegramId(place),
    number: place,
    // A few give most of the tips, with a long tail, as in real communities.
    tipsAWeek: isInRing ? TIPS_OF_RING : 54 / (place + 1),
    joinedMs: null,
  });
  return isInRing ? { ...person, popularity: 0.02, tipsOnly: coreTelegramId(next) } : person;
}

function joiner(seed: number, joined: number, order: number, startMs: number | null): DemoPerson {
  const place = joined * MOST_JOINERS + order;
  const number = CORE + (place % (DISTINCT_NAMES - CORE));
  const telegramId = String(FIRST_TELEGRAM_ID + CORE + place);
  const random = randomFor(seed, 'joiner', telegramId);
  const tipsAWeek = 0.3 + 2.5 * random.next() ** 2;
  const joinedMs = startMs === null ? null : startMs + random.below(LAST_JOIN_MS);
  return personOf(seed, { telegramId, number, tipsAWeek, joinedMs });
}

function personOf(
  seed: number,
  given: Pick<DemoPerson, 'telegramId' | 'tipsAWeek' | 'joinedMs'> & { number: number },
): DemoPerson {
  const { number, ...person } = given;
  const random = randomFor(seed, 'person', person.telegramId);
  // People who tip the most never miss a day.
  const habit = Math.max(random.next() ** 2, Math.min(1, person.tipsAWeek / 40));
  return {
    ...person,
    tipsOnly: null,
    names: nameFor(number, random),
    popularity: 0.3 + person.tipsAWeek / 6 + 2 * random.next() ** 3,
    gmADay: 0.6 * habit,
    faucetADay: 0.4 * habit * random.next(),
    zoneHours: random.pick(ZONES),
  };
}
