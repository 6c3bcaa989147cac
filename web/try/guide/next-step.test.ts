import { describe, expect, it } from 'vitest';
import type { DemoChats, DemoMessage, DemoPlayer, DemoTip } from '#contract/try/chats.ts';
import { nextStep } from './next-step.ts';

const ADDRESS = 'mrxAPFgWW5CboB8PF2GL9fDqVBR1HkmgdZ';
const TXID = 'ab'.repeat(32);
const STANDING = { pirateRank: 'Swabbie', weekPoints: 5, pointsNeeded: 0 };

function playerOf(name: string, rest: Partial<DemoPlayer> = {}): DemoPlayer {
  const known = { name, username: name.toLowerCase(), telegramId: '1', spareAddress: ADDRESS };
  return { ...known, address: ADDRESS, standing: STANDING, lastWeek: null, ...rest };
}

function messageOf(from: DemoMessage['from'], html: string): DemoMessage {
  const at = '2026-03-04T12:00:00Z';
  const rest = {
    isEdited: false,
    isRead: true,
    picture: null,
    preview: null,
    payment: null,
    answers: null,
    reactions: [],
    onlySeenBy: null,
    buttons: [],
  };
  return { id: 1, from, name: from, html, at, ...rest };
}

type Parts = {
  first?: Partial<DemoPlayer>;
  second?: Partial<DemoPlayer>;
  group?: DemoMessage[];
  private?: DemoMessage[];
  tips?: DemoTip['state'][];
};

function chatsOf({ first, second, group = [], private: own = [], tips = [] }: Parts): DemoChats {
  return {
    version: 1,
    now: '2026-03-04T12:00:00Z',
    weekEndsAt: '2026-03-08T23:00:00Z',
    groupTitle: 'Crew',
    botName: 'Deck',
    botUsername: 'deck_bot',
    height: 9,
    tips: tips.map((state, at) => ({ id: String(at), payer: 'first', state })),
    waiting: 1,
    players: { first: playerOf('Ada', first), second: playerOf('Ben', second) },
    chats: { group, first: own, second: [] },
  };
}

const SAID = messageOf('first', '/tip @ben 25 well done');
const answered = (html: string) => [SAID, { ...messageOf('bot', html), id: 2 }];
const ASKED = {
  ...messageOf('bot', 'Your tip of 25 JKC to <b>Ben</b>'),
  payment: { address: ADDRESS, amount: '25.00000007' },
};
const FEW = { ...STANDING, weekPoints: 7, pointsNeeded: 3 };
const PAID = { week: '2026-03-08', rank: 4, share: '9', status: 'paid', txid: TXID };

describe('nextStep', () => {
  it.each<[string, Parts, object]>([
    ['start', { first: { standing: null } }, { saying: { player: 'first', text: '/start' } }],
    ['the other', { second: { standing: null } }, { saying: { player: 'second' } }],
    ['address', { first: { address: null } }, { saying: { text: `/address ${ADDRESS}` } }],
    ['tip', {}, { saying: { place: 'group', text: '/tip @ben 25 well done' } }],
    [
      'pay',
      { tips: ['open'], private: [ASKED] },
      { kind: 'pay', payment: { address: ADDRESS, amount: '25.00000007' } },
    ],
    ['wait for the answer', { group: [SAID] }, { kind: 'wait' }],
    ['wait for the request', { tips: ['open'] }, { kind: 'wait' }],
    [
      'tip, after a command without an amount',
      { group: [messageOf('first', '/tip'), { ...messageOf('bot', 'Say whom to tip.'), id: 2 }] },
      { saying: { place: 'group', text: '/tip @ben 25 well done' } },
    ],
    [
      'tip, after one that was cancelled',
      { group: answered('Ada cancelled the tip of 25 JKC to Ben.') },
      { saying: { place: 'group' } },
    ],
    ['mine', { tips: ['paid'] }, { kind: 'mine' }],
    [
      'gm',
      { tips: ['confirmed'], second: { standing: FEW } },
      {
        saying: { player: 'second', text: '/gm' },
        text: expect.stringContaining('Ben is 3 points short'),
      },
    ],
    [
      'gm once',
      { tips: ['confirmed'], group: [messageOf('second', '/gm')], second: { standing: FEW } },
      { kind: 'sunday' },
    ],
    ['sunday', { tips: ['confirmed'] }, { kind: 'sunday' }],
    [
      'sunday, until the share is paid',
      { tips: ['confirmed'], first: { lastWeek: { ...PAID, txid: null } } },
      { kind: 'sunday' },
    ],
    ['done', { second: { lastWeek: PAID } }, { kind: 'done' }],
  ])('%s', (_, parts, step) => {
    expect(nextStep(chatsOf(parts))).toMatchObject(step);
  });
});
