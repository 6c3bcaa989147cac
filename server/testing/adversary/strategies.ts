import type { Move } from './moves.ts';

const LOOK: Move[] = [
  { do: 'wait', minutes: 2 },
  { do: 'run', job: 'tips', server: 0 },
  { do: 'mine', blocks: 1 },
  { do: 'wait', minutes: 2 },
  { do: 'run', job: 'tips', server: 1 },
];

/** Attacks that worked once, each in the fewest moves: histories mix them with other moves. */
export const STRATEGIES = {
  /** An output that was at the address before the tip pays for it. */
  'an earlier payment': [
    { do: 'pay every mark', to: 'sam', coins: 5 },
    { do: 'mine', blocks: 1 },
    { do: 'wait', minutes: 90 },
    { do: 'tip', by: 'mallory', to: 'sam', coins: 5 },
    ...LOOK,
  ],
  'an earlier payment in no block yet': [
    { do: 'pay every mark', to: 'sam', coins: 5 },
    { do: 'tip', by: 'mallory', to: 'sam', coins: 5 },
    ...LOOK,
  ],
  /** Nobody has read its block when the tip is made, and a reorganisation moves it to a later one. */
  'an earlier payment that moves unread': [
    { do: 'pay every mark', to: 'sam', coins: 5 },
    { do: 'mine', blocks: 1 },
    { do: 'tip', by: 'mallory', to: 'sam', coins: 5 },
    { do: 'reorganise', blocks: 1, lose: false },
    ...LOOK,
  ],
  /** A member's own send to somebody pays for the adversary's tip to them. */
  "a member's own send": [
    { do: 'tip', by: 'mallory', to: 'bob', coins: 5, mark: 42 },
    { do: 'send on page', by: 'anne', likeTip: 0 },
    ...LOOK,
  ],
  /** The faucet's payment to somebody pays for the adversary's tip to them. */
  "the faucet's payment": [
    { do: 'tip', by: 'mallory', to: 'bob', coins: 25, lessUnits: 42, mark: 42 },
    { do: 'say', by: 'bob', text: '/faucet' },
    { do: 'run', job: 'faucet', server: 0 },
    ...LOOK,
  ],
  /** The marks of cancelled tips are drawn again: a late payment of one pays for another. */
  'a mark drawn again': [
    { do: 'tip', by: 'anne', to: 'sam', coins: 5, mark: 42 },
    { do: 'cancel', tip: 0 },
    { do: 'wait', minutes: 60 * 49 },
    { do: 'tip', by: 'mallory', to: 'sam', coins: 5, mark: 42 },
    { do: 'pay', tip: 1 },
    ...LOOK,
  ],
  /** Addresses that the index cannot read keep all payments from being found. */
  'unreadable addresses': [
    { do: 'tip', by: 'mallory', to: 'sam', coins: 1 },
    { do: 'tip', by: 'mallory', to: 'sid', coins: 1 },
    { do: 'tip', by: 'mallory', to: 'sue', coins: 1 },
    { do: 'blind index', at: 'sam' },
    { do: 'blind index', at: 'sid' },
    { do: 'blind index', at: 'sue' },
    { do: 'send on page', by: 'anne', to: 'bob', coins: 3 },
    ...LOOK,
  ],
  /** Unpaid tips bring any text into a stranger's private chat. */
  'a megaphone': Array.from({ length: 5 }, (): Move[] => [
    { do: 'tip', by: 'mallory', to: 'dora', coins: 1, note: 'buy my coin' },
    { do: 'cancel', tip: 0 },
  ]).flat(),
  /** An unpaid tip puts somebody on the board who never came. */
  'a name on the board': [{ do: 'tip', by: 'mallory', to: 'erik', coins: 1 }],
  'a switched-off command': [
    { do: 'say', by: 'bob', text: '/help', inGroup: true },
    { do: 'switch off', command: 'rank' },
    { do: 'forge', by: 'mallory', data: 'do:rank' },
  ],
  'a private command': [
    { do: 'say', by: 'bob', text: '/help', inGroup: true },
    { do: 'forge', by: 'bob', data: 'do:wallet' },
  ],
} satisfies Record<string, Move[]>;

/** Attacks of the same kind, but with answers of tens of megabytes: for the drill. */
export const SLOW_STRATEGIES = {
  /** Receipts of dust make the wallet's list too long to read. */
  'a dusted pool': [
    { do: 'tip', by: 'anne', to: 'bob', coins: 1 },
    { do: 'pay', tip: 0 },
    { do: 'mine', blocks: 1 },
    { do: 'run', job: 'tips', server: 0 },
    { do: 'dust pool', receipts: 160_000 },
    { do: 'end week' },
  ],
} satisfies Record<string, Move[]>;
