import type { Move } from './moves.ts';

const LOOK: Move[] = [
  { do: 'wait', minutes: 2 },
  { do: 'run', job: 'tips', server: 0 },
  { do: 'mine', blocks: 1 },
  { do: 'wait', minutes: 2 },
  { do: 'run', job: 'tips', server: 1 },
];
const FOLLOW: Move[] = [
  { do: 'mine', blocks: 1 },
  { do: 'run', job: 'chain', server: 0 },
];
const PAID_TIP: Move[] = [
  { do: 'tip', by: 'anne', to: 'bob', coins: 5, mark: 42 },
  { do: 'pay', tip: 0 },
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
  /** Somebody else's payment is the adversary's send, as long as the index of addresses does not know it. */
  "another's payment": [
    { do: 'index', is: 'behind' },
    ...PAID_TIP,
    { do: 'register', by: 'mallory' },
    { do: 'mine', blocks: 1 },
    { do: 'register', by: 'sam' },
    ...LOOK,
    { do: 'reorganise', blocks: 2, lose: false },
    { do: 'register', by: 'sid' },
  ],
  /** The faucet's payment to somebody pays for the adversary's tip to them. */
  "the faucet's payment": [
    { do: 'tip', by: 'mallory', to: 'bob', coins: 25, lessUnits: 42, mark: 42 },
    { do: 'say', by: 'bob', text: '/faucet' },
    { do: 'run', job: 'faucet', server: 0 },
    ...LOOK,
  ],
  /** A claim that the faucet has not paid yet holds up no payment of the same amount. */
  "a claim of a tip's amount": [
    { do: 'tip', by: 'mallory', to: 'bob', coins: 25, lessUnits: 42, mark: 42 },
    { do: 'say', by: 'bob', text: '/faucet' },
    { do: 'pay', tip: 0 },
  ],
  /** The marks of cancelled tips are drawn again: a late payment of one pays for another. */
  'a mark drawn again': [
    { do: 'tip', by: 'anne', to: 'sam', coins: 5, mark: 42 },
    { do: 'cancel', tip: 0 },
    { do: 'wait', minutes: 60 * 49 },
    { do: 'run', job: 'chain', server: 0 },
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
  /** A send of a tip's amount is lost with its block, and the tip is paid: its own payment counts at once. */
  "a lost send of a tip's amount": [
    { do: 'tip', by: 'mallory', to: 'bob', coins: 5, mark: 42 },
    { do: 'send on page', by: 'anne', likeTip: 0 },
    ...LOOK,
    { do: 'reorganise', blocks: 1, lose: true },
    { do: 'send on page', by: 'mallory', likeTip: 0 },
    { do: 'wait', minutes: 24 * 60 },
  ],
  "a lost send of a tip's amount, and a mark drawn again": [
    { do: 'pay every mark', to: 'sam', coins: 5 },
    { do: 'mine', blocks: 1 },
    { do: 'wait', minutes: 90 },
    { do: 'tip', by: 'mallory', to: 'sam', coins: 5 },
    ...LOOK,
    { do: 'send on page', by: 'anne', likeTip: 0 },
    { do: 'mine', blocks: 1 },
    { do: 'reorganise', blocks: 1, lose: true },
    { do: 'pay', tip: 0 },
    { do: 'tip', by: 'anne', to: 'sam', coins: 5, mark: 42 },
    { do: 'cancel', tip: 0 },
    { do: 'wait', minutes: 60 * 49 },
    { do: 'run', job: 'chain', server: 0 },
    { do: 'tip', by: 'mallory', to: 'sam', coins: 5, mark: 42 },
    { do: 'pay', tip: 1 },
    ...LOOK,
  ],
  /** The deepest reorganisation, before and after the follower has read what it takes away. */
  'a deep reorganisation': [
    ...PAID_TIP,
    ...FOLLOW,
    { do: 'reorganise', blocks: 100, lose: false },
    ...FOLLOW,
    { do: 'mine', blocks: 99 },
    { do: 'tip', by: 'anne', to: 'bob', coins: 1 },
    { do: 'pay', tip: 0 },
    { do: 'mine', blocks: 1 },
    { do: 'reorganise', blocks: 100, lose: false },
    { do: 'run', job: 'chain', server: 1 },
    { do: 'reorganise', blocks: 100, lose: true },
    ...FOLLOW,
  ],
  /** Payments that a reorganisation loses for good count no more, and the next ones do. */
  'a payment that is lost': [
    ...PAID_TIP,
    ...FOLLOW,
    { do: 'reorganise', blocks: 2, lose: true },
    ...FOLLOW,
    { do: 'pay', tip: 0 },
    ...FOLLOW,
    { do: 'reorganise', blocks: 40, lose: true },
    ...FOLLOW,
    { do: 'pay', tip: 0 },
  ],
  /** The payment is lost after the site has stopped looking for it, and after a reorganisation took its block out of the site's chain. */
  'a payment that is lost long after it counted': [
    { do: 'tip', by: 'mallory', to: 'bob', coins: 5 },
    { do: 'pay', tip: 0 },
    { do: 'wait', minutes: 60 * 49 },
    { do: 'run', job: 'tips', server: 0 },
    { do: 'reorganise', blocks: 40, lose: true },
    ...FOLLOW,
    { do: 'reorganise', blocks: 1, lose: true },
  ],
  'servers that die between a block and what it settles': [
    ...PAID_TIP,
    { do: 'mine', blocks: 3 },
    { do: 'follow and die', blocks: 1_000 },
    { do: 'reorganise', blocks: 2, lose: false },
    { do: 'follow and die', blocks: 1 },
    { do: 'restart', server: 0 },
    { do: 'mine', blocks: 6 },
    { do: 'follow and die', blocks: 4 },
    { do: 'follow and die', blocks: 1_000 },
  ],
  'two followers at once': [
    ...PAID_TIP,
    { do: 'mine', blocks: 5 },
    { do: 'follow twice' },
    { do: 'reorganise', blocks: 20, lose: false },
    { do: 'follow twice' },
    { do: 'mine', blocks: 3 },
    { do: 'follow twice' },
  ],
  /** Nothing is seen for more than a day; a tip that was paid meanwhile does not end unpaid. */
  'a source that stands still': [
    { do: 'tip', by: 'anne', to: 'bob', coins: 5 },
    { do: 'index', is: 'still' },
    { do: 'pay', tip: 0 },
    { do: 'mine', blocks: 3 },
    { do: 'wait', minutes: 60 * 30 },
    { do: 'run', job: 'tips', server: 0 },
    { do: 'reorganise', blocks: 2, lose: false },
    { do: 'index', is: 'honest' },
    { do: 'run', job: 'tips', server: 1 },
  ],
  /** Longer than a tip is looked for: the payment in the blocks that come at last counts. */
  'a source that stands still for days': [
    { do: 'index', is: 'still' },
    { do: 'tip', by: 'anne', to: 'bob', coins: 5 },
    { do: 'pay', tip: 0 },
    { do: 'wait', minutes: 60 * 49 },
    { do: 'run', job: 'tips', server: 0 },
  ],
  /** The tip opens while the late payment of another one is in no block and hidden. */
  'a mark drawn again while the mempool is hidden': [
    { do: 'index', is: 'forgets' },
    { do: 'tip', by: 'anne', to: 'sam', coins: 5, mark: 42 },
    { do: 'wait', minutes: 60 * 49 },
    { do: 'tip', by: 'mallory', to: 'sam', coins: 5, mark: 42 },
    { do: 'pay', tip: 1 },
    { do: 'run', job: 'tips', server: 0 },
  ],
  /** Many blocks were not read yet: only the next run opens the tip, and from then on anybody may pay it. */
  'a tip that opens later': [
    { do: 'wait', minutes: 60 * 49 },
    { do: 'tip', by: 'mallory', to: 'sam', coins: 5, mark: 42 },
    { do: 'run', job: 'tips', server: 1 },
    { do: 'pay every mark', to: 'sam', coins: 5 },
  ],
  'a source that loses its mempool': [
    ...PAID_TIP,
    { do: 'run', job: 'chain', server: 0 },
    { do: 'send on page', by: 'anne', to: 'cleo', coins: 3 },
    { do: 'index', is: 'forgets' },
    { do: 'wait', minutes: 15 },
    { do: 'run', job: 'tips', server: 1 },
    { do: 'tip', by: 'mallory', to: 'bob', coins: 5, mark: 42 },
    ...LOOK,
  ],
  'a source that lists no mempool': [
    { do: 'index', is: 'unlisted' },
    { do: 'pay every mark', to: 'sam', coins: 5 },
    { do: 'tip', by: 'mallory', to: 'sam', coins: 5 },
    ...PAID_TIP,
    { do: 'send on page', by: 'anne', to: 'cleo', coins: 3 },
    { do: 'wait', minutes: 15 },
    { do: 'run', job: 'tips', server: 0 },
    { do: 'mine', blocks: 1 },
    { do: 'run', job: 'tips', server: 1 },
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
