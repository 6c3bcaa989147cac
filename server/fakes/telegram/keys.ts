import type { JSONWebKeySet } from 'jose';
import type { TelegramKeys } from '#server/gateways/telegram/keys.ts';

export type FakeTelegramKeys = TelegramKeys & {
  /** The `kid` of each request, in order. */
  asked: (string | undefined)[];
  /** If set, every request fails. */
  down: boolean;
};

/** Keys without a network: records requests, and can be told to fail. */
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
