import type { TestEvent } from './events.ts';

/** The points of actions, in hundredths, and the limits of a day. */
export type ModelRules = {
  leastTip: bigint;
  points: Record<string, number>;
  cap: number;
  tips: number;
};

/** The tables of docs/spec/points.md. */
export const TABLES: ModelRules = {
  leastTip: 0n,
  points: {
    account_created: 100,
    ...{ primary_address_set: 300, staking_address_set: 300, twitter_set: 300 },
    ...{ first_tip: 300, first_send: 300, tip: 100, send: 25, gm: 100, faucet: 100 },
  },
  cap: 2000,
  tips: 10,
};

/**
 * The books after these events in this order: the rules of docs/spec/points.md once more, as simply as possible and without the
 * product's own code. By person and Telegram id, amounts in units, points in hundredths.
 *
 * @param rulesAt those of the policy of a time
 */
export function modelOf(
  events: readonly TestEvent[],
  rulesAt: (atMs: number) => ModelRules = () => TABLES,
) {
  const people = new Map<string, Person>();
  const person = (telegramId: string) => {
    const held = people.get(telegramId) ?? newPerson();
    people.set(telegramId, held);
    return held;
  };
  for (const event of events) {
    const actor = person(event.telegramId);
    const atMs = Date.parse(event.at);
    const rules = rulesAt(atMs);
    const name = event.firstName === undefined ? null : event.username;
    appear(actor, { atMs, name: name ?? null }, rules);
    act(actor, event, rules);
    if (event.to === undefined) continue;
    const receiver = person(event.to);
    appear(receiver, { atMs, name: event.toUsername ?? null }, rules);
    receiver.received += unitsOf(event.amount);
    receiver.receipts += 1;
  }
  return people;
}

type Person = ReturnType<typeof newPerson>;

function newPerson() {
  return {
    points: 0,
    /** Points that do not depend on the order of events. */
    fixedPoints: 0,
    tipped: 0n,
    received: 0n,
    tips: 0,
    receipts: 0,
    createdAtMs: Number.POSITIVE_INFINITY,
    name: null as string | null,
    nameAtMs: Number.NEGATIVE_INFINITY,
    done: new Set<string>(),
    claims: [] as { type: string; atMs: number }[],
    days: new Map<string, { points: number; tips: number }>(),
  };
}

function appear(
  person: Person,
  { atMs, name }: { atMs: number; name: string | null },
  { points }: ModelRules,
) {
  once(person, 'account', points.account_created);
  person.createdAtMs = Math.min(person.createdAtMs, atMs);
  if (name === null || atMs < person.nameAtMs) return;
  person.name = name;
  person.nameAtMs = atMs;
}

function once(person: Person, what: string, points = 0) {
  if (person.done.has(what)) return;
  person.done.add(what);
  person.points += points;
  person.fixedPoints += points;
}

function act(person: Person, event: TestEvent, rules: ModelRules) {
  const { points } = rules;
  if (event.points !== undefined) {
    person.points += Math.round(event.points * 100);
    person.fixedPoints += Math.round(event.points * 100);
  }
  if (event.type.endsWith('_set')) once(person, event.type, points[event.type]);
  if (event.type === 'tip') {
    person.tipped += unitsOf(event.amount);
    person.tips += 1;
  }
  if (!['tip', 'send', 'gm', 'faucet'].includes(event.type)) return;
  if (event.type === 'tip' && unitsOf(event.amount) < rules.leastTip) return;
  if (event.type === 'tip' || event.type === 'send') {
    once(person, `first ${event.type}`, points[`first_${event.type}`]);
  }
  const full = points[event.type] ?? 0;
  const key = event.at.slice(0, 10);
  const day = person.days.get(key) ?? { points: 0, tips: 0 };
  person.days.set(key, day);
  if (event.type === 'tip' && day.tips >= rules.tips) return;
  const claim = { type: event.type, atMs: Date.parse(event.at) };
  const isClaim = event.type === 'gm' || event.type === 'faucet';
  if (isClaim && person.claims.some((each) => isTooNear(each, claim))) return;
  const earned = Math.min(full, rules.cap - day.points);
  if (earned <= 0) return;
  day.points += earned;
  person.points += earned;
  if (event.type === 'tip') day.tips += 1;
  if (isClaim) person.claims.push(claim);
}

function isTooNear(a: { type: string; atMs: number }, b: { type: string; atMs: number }): boolean {
  return a.type === b.type && Math.abs(a.atMs - b.atMs) < 24 * 3_600_000;
}

function unitsOf(amount: string | undefined): bigint {
  const [whole = '', decimals = ''] = (amount ?? '').split('.');
  return BigInt(whole + decimals.padEnd(8, '0'));
}
