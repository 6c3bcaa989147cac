import { describe, expect, it } from 'vitest';
import type { DemoChats, DemoMessage, DemoPlayer } from '#contract/try/chats.ts';
import { nextStep, paymentOf } from './next-step.ts';

const ADDRESS = 'mrxAPFgWW5CboB8PF2GL9fDqVBR1HkmgdZ';
const TXID = 'ab'.repeat(32);
const STANDING = {
  pirateRank: 'Swabbie',
  position: 9,
  points: 5,
  weekPoints: 5,
  pointsNeeded: 0,
  estimatedShare: null,
};

function playerOf(name: string, rest: Partial<DemoPlayer> = {}): DemoPlayer {
  const known = { name, username: name.toLowerCase(), telegramId: '1', spareAddress: ADDRESS };
  return { ...known, address: ADDRESS, standing: STANDING, lastWeek: null, ...rest };
}

function messageOf(from: DemoMessage['from'], html: string): DemoMessage {
  const at = '2026-03-04T12:00:00Z';
  const rest = { isEdited: false, picture: null, answers: null, reactions: [], buttons: [] };
  return { id: 1, from, name: from, html, at, ...rest };
}

type Parts = {
  first?: Partial<DemoPlayer>;
  second?: Partial<DemoPlayer>;
  group?: DemoMessage[];
  private?: DemoMessage[];
  waiting?: number;
};

function stepAt({ first, second, group = [], private: own = [], waiting = 0 }: Parts) {
  const chats: DemoChats = {
    version: 1,
    now: '2026-03-04T12:00:00Z',
    weekEndsAt: '2026-03-08T23:00:00Z',
    groupTitle: 'Crew',
    botName: 'Deck',
    botUsername: 'deck_bot',
    height: 9,
    waiting,
    players: { first: playerOf('Ada', first), second: playerOf('Ben', second) },
    chats: { group, first: own, second: [] },
  };
  return nextStep(chats, 'junkcoin');
}

const SAID = messageOf('first', '/tip @ben 25 well done');
const TIPPED = [SAID, { ...messageOf('bot', 'Ada tips Ben 25 JKC'), id: 2 }];
const ASKED = messageOf('bot', `<code>junkcoin:${ADDRESS}?amount=25.00000007</code>`);
const FEW = { ...STANDING, weekPoints: 7, pointsNeeded: 3 };
const PAID = { week: '2026-03-08', share: '9', status: 'paid', txid: TXID };

describe('nextStep', () => {
  it.each<[string, Parts, object]>([
    ['start', { first: { standing: null } }, { saying: { player: 'first', text: '/start' } }],
    ['the other', { second: { standing: null } }, { saying: { player: 'second' } }],
    ['address', { first: { address: null } }, { saying: { text: `/address ${ADDRESS}` } }],
    ['tip', {}, { saying: { place: 'group', text: '/tip @ben 25 well done' } }],
    [
      'pay',
      { group: TIPPED, private: [ASKED] },
      { kind: 'pay', payment: { address: ADDRESS, amount: '25.00000007' } },
    ],
    ['wait', { group: [SAID] }, { kind: 'wait' }],
    [
      'tip, after a command without an amount',
      { group: [messageOf('first', '/tip'), { ...messageOf('bot', 'Say whom to tip.'), id: 2 }] },
      { saying: { place: 'group', text: '/tip @ben 25 well done' } },
    ],
    [
      'tip, after one that was cancelled',
      { group: [SAID, { ...messageOf('bot', 'Ada cancelled the tip of 25 JKC to Ben.'), id: 2 }] },
      { saying: { place: 'group' } },
    ],
    [
      'sunday, after a tip that was paid',
      { group: [SAID, { ...messageOf('bot', '<b>Ada</b> tipped <b>Ben</b> 25 JKC, ✅'), id: 2 }] },
      { kind: 'sunday' },
    ],
    ['mine', { group: TIPPED, waiting: 1 }, { kind: 'mine' }],
    [
      'gm',
      { group: TIPPED, second: { standing: FEW } },
      {
        saying: { player: 'second', text: '/gm' },
        text: expect.stringContaining('Ben needs 3 more'),
      },
    ],
    [
      'gm once',
      { group: [...TIPPED, messageOf('second', '/gm')], second: { standing: FEW } },
      { kind: 'sunday' },
    ],
    ['sunday', { group: TIPPED }, { kind: 'sunday' }],
    [
      'not paid',
      { group: TIPPED, first: { lastWeek: { ...PAID, txid: null } } },
      { kind: 'sunday' },
    ],
    ['done', { second: { lastWeek: PAID } }, { kind: 'done', txid: TXID }],
  ])('%s', (_, parts, step) => {
    expect(stepAt(parts)).toMatchObject(step);
  });
});

it.each([
  [`pay <code>junkcoin:${ADDRESS}?amount=0.001</code>.`, { address: ADDRESS, amount: '0.001' }],
  [`bitcoin:${ADDRESS}?amount=1`, null],
  [`junkcoin:${ADDRESS}`, null],
  ['junkcoin:x?amount=1', null],
])('paymentOf %s', (html, payment) => {
  expect(paymentOf(html, 'junkcoin')).toEqual(payment);
});
