import type { JSONWebKeySet } from 'jose';
import type { TelegramKeys } from './telegram-keys.ts';

export type FakeTelegramKeys = TelegramKeys & {
  /** The `kid` of each question, in order. */
  asked: (string | undefined)[];
  /** When set, every question fails. */
  down: boolean;
};

/** Keys without a network: records what it is asked, and can be told to fail. */
export function createFakeTelegramKeys(keySet: JSONWebKeySet): FakeTelegramKeys {
  const fake: FakeTelegramKeys = {
    asked: [],
    down: false,
    async read(kid) {
      fake.asked.push(kid);
      if (fake.down) throw new Error('Telegram is down, the test says.');
      return keySet;
    },
  };
  return fake;
}
