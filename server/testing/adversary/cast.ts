import { scriptOfAddress } from '#server/coin/addresses.ts';
import type { Db } from '#server/db/connect.ts';
import { hashOf } from '#server/fakes/node/chain.ts';
import { writeTransaction } from '#server/fakes/node/transaction.ts';
import type { TestTelegram } from '#server/fakes/telegram/telegram.ts';
import { readTransaction } from '#server/gateways/node-wallet/transaction.ts';
import { learnPerson } from '#server/services/bot/people.ts';
import { ingestEvents } from '#server/services/ledger/ingest.ts';
import { type Coin, openPurse, type Purse } from '../tips/purse.ts';
import { JUNKCOIN_ON } from '../wallet/coins.ts';

/** Three honest members, the adversary with three more accounts, one with only an account, one who never wrote to the bot. */
export const PEOPLE = {
  anne: '11',
  bob: '12',
  cleo: '13',
  mallory: '21',
  sam: '22',
  sid: '23',
  sue: '24',
  dora: '31',
  erik: '41',
} as const;
export type Person = keyof typeof PEOPLE;
export const EVERYBODY = Object.keys(PEOPLE) as Person[]; // The keys of a constant.
export const ADVERSARY = ['mallory', 'sam', 'sid', 'sue'] as const satisfies Person[];

export const GROUP = '-1001234567890';
export const COIN = 100_000_000n;
const COINS_EACH = 12;
const COIN_UNITS = 200n * COIN;
/** Each person can have had two addresses. */
export type KeyNumber = 0 | 1;

/** True if the person has an address from the beginning. */
export function hasAddress(person: Person): boolean {
  return person !== 'dora' && person !== 'erik';
}

const purses = new Map<string, Purse>();

/** Somebody's own wallet. Computing its key takes a while, so all histories share the wallets. */
export function purseOf(person: Person, key: KeyNumber = 0): Purse {
  const name = `${person} ${key}`;
  const purse = purses.get(name) ?? openPurse(name);
  purses.set(name, purse);
  return purse;
}

export function addressOf(person: Person, key: KeyNumber = 0): string {
  return purseOf(person, key).address;
}

/** The script that pays an address. */
export function scriptFor(address: string): string {
  return scriptOfAddress(address, JUNKCOIN_ON.test);
}

/** Coins without history that pay somebody's first address. */
export function coinsOf(person: Person): Coin[] {
  const scriptHex = scriptFor(addressOf(person));
  const outputs = Array.from({ length: COINS_EACH }, () => ({ scriptHex, units: COIN_UNITS }));
  const rawHex = writeTransaction([{ txid: hashOf(`coins of ${person}`), vout: 0 }], outputs, true);
  const { txid } = readTransaction(rawHex);
  return outputs.map(({ units }, vout) => ({ txid, vout, units, rawHex }));
}

/** Gives people accounts, addresses and private chats with the bot, except for one who is only in the group. */
export async function enrol(
  db: Db,
  { telegram, nowMs }: { telegram: TestTelegram; nowMs: number },
): Promise<void> {
  const at = new Date(nowMs - 60 * 60_000).toISOString();
  const members = EVERYBODY.filter((person) => person !== 'erik');
  const accounts = members.map((person) => ({
    id: `made-${person}`,
    type: 'account_created',
    telegramId: PEOPLE[person],
    username: person,
    at,
  }));
  const addresses = EVERYBODY.filter(hasAddress).map((person) => ({
    id: `address-${person}`,
    type: 'primary_address_set',
    telegramId: PEOPLE[person],
    address: addressOf(person),
    at,
  }));
  await ingestEvents(db, { nowMs, events: [...accounts, ...addresses] });
  for (const person of EVERYBODY) {
    telegram.setPerson(PEOPLE[person], { first_name: person, username: person });
  }
  await db.transaction().execute(async (tx) => {
    for (const person of members) {
      const names = { username: person, firstName: person, lastName: null };
      await learnPerson(tx, { telegramId: PEOPLE[person], names, hasStarted: true, nowMs });
    }
  });
  for (const person of members) telegram.setStanding(PEOPLE[person], 'open');
  telegram.openGroup(GROUP, { administrators: [PEOPLE.anne] });
}
