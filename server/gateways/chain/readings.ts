import { readCoins, readUnspent } from './address-coins.ts';
import { readHistory, readReceived, readSpends } from './address-transactions.ts';
import type { IndexHttp } from './index-http.ts';
import type { Reading } from './reading.ts';

const BY_TASK = {
  received: readReceived,
  spends: readSpends,
  unspent: readUnspent,
  coins: readCoins,
  history: readHistory,
};

/** `height`: the height of the chain before the address was read. */
type Given = { height: number; reading: Reading };
type Lookups = {
  [T in keyof typeof BY_TASK]: {
    asked: Omit<Parameters<(typeof BY_TASK)[T]>[1], keyof Given>;
    found: Awaited<ReturnType<(typeof BY_TASK)[T]>>;
  };
};

export type Task = keyof Lookups;
export type Asked<T extends Task> = Lookups[T]['asked'];
export type Found<T extends Task> = Lookups[T]['found'];

/** The look-ups whose answers can have any size. A separate thread reads them (index-thread.ts). */
export const READINGS: {
  [T in Task]: (http: IndexHttp, asked: Asked<T> & Given) => Promise<Found<T>>;
} = BY_TASK;

/** The settings of the reading thread. */
export type ReadingSettings = {
  /** The address of the index, without a trailing slash. */
  root: string;
  /** The time limit for the start of an answer. */
  timeoutMs: number;
  /** The time limit for all answers of one look-up. */
  deadlineMs: number;
  maxBytes: number;
};
