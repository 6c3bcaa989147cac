import type { ReactNode } from 'react';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { FirstView } from '#contract/first-view.ts';
import type { WeekPage } from '#contract/site/weeks.ts';
import type { DemoTransaction } from '#contract/try/chain.ts';
import type { DemoChats, DemoMessage, DemoPlayer } from '#contract/try/chats.ts';
import { readCommunity } from '#server/community-file/read-community.ts';
import { queryKeyFor } from '../api/query-client.ts';
import { setCommunity } from '../community.ts';
import { queryClientWith } from '../first-view.ts';
import { setLanguage } from '../messages.ts';
import { PayFromPurse } from '../shell/trial/pay-from-purse.tsx';
import { looseWords, PSEUDO, renderParts, stringsIn } from '../testing/pseudo-language.tsx';
import { AddressPage } from './chain/address.tsx';
import { BlockPage } from './chain/block.tsx';
import { ChainPage } from './chain/index.tsx';
import { TransactionPage } from './chain/transaction.tsx';
import { Chat } from './chats/chat.tsx';
import { TryPage } from './index.tsx';
import { Play } from './play.tsx';

const NOW = '2026-03-04T12:00:30Z';
const ADDRESS = 'mrxAPFgWW5CboB8PF2GL9fDqVBR1HkmgdZ';
/** Without letters, of which a page shows the first and the last. */
const TXID = '12'.repeat(32);
const STANDING = { pirateRank: 'Swabbie', weekPoints: 5, pointsNeeded: 0 };
const PAID = { week: '2026-03-01', rank: 2, share: '9.5', status: 'paid', txid: TXID };

const view = {
  surface: 'full',
  path: '/try',
  search: '',
  language: 'de',
  publicUrl: 'http://localhost',
  nowMs: Date.parse(NOW),
  viewer: null,
  instance: {},
  answers: [],
} as unknown as FirstView;

const player = (name: string, rest: Partial<DemoPlayer> = {}): DemoPlayer => ({
  name,
  username: name.toLowerCase(),
  telegramId: '1',
  address: ADDRESS,
  spareAddress: ADDRESS,
  standing: STANDING,
  lastWeek: null,
  ...rest,
});

const MESSAGE: DemoMessage = {
  id: 1,
  from: 'bot',
  name: 'Quarterdeck',
  html: 'Ahoy',
  at: NOW,
  isEdited: true,
  isRead: true,
  picture: 'data:image/png;base64,',
  preview: '/members/1',
  payment: { address: ADDRESS, amount: '25' },
  answers: { name: 'Iris', text: 'gm' },
  reactions: ['👍'],
  onlySeenBy: 'Iris',
  buttons: [],
};

type Parts = { first?: Partial<DemoPlayer>; second?: Partial<DemoPlayer>; rest?: object };

function chatsOf({ first, second, rest }: Parts = {}): DemoChats {
  const own: DemoMessage = { ...MESSAGE, id: 2, from: 'first', name: 'Iris', html: '/gm' };
  const sent = { ...own, id: 3, isRead: false, picture: 'data:image/webp;base64,' };
  return {
    version: 1,
    now: NOW,
    weekEndsAt: '2026-03-08T23:00:00Z',
    groupTitle: 'Quarterdeck',
    botName: 'Quarterdeck',
    botUsername: 'quarterdeck_bot',
    height: 144,
    waiting: 0,
    players: { first: player('Iris', first), second: player('Jonah', second) },
    tips: [],
    chats: { group: [MESSAGE, own, sent], first: [], second: [] },
    ...rest,
  };
}

beforeAll(() => {
  setCommunity(readCommunity(null).site);
  setLanguage('de', PSEUDO);
});
afterAll(() => setLanguage('en'));

/** The data that the cases show. */
const KNOWN = stringsIn([chatsOf(), PAID, ADDRESS, TXID, 'Paula', 'Quarterdeck']);

function looseIn(part: ReactNode, options: Parameters<typeof renderParts>[2] = {}): string[] {
  return looseWords(renderParts(view, part, options), KNOWN);
}

const begin = async () => undefined;
const play = (chats: DemoChats, error: unknown = null) => (
  <Play chats={chats} error={error} begin={begin} />
);

it.each<[string, Parts]>([
  ['start', { first: { standing: null } }],
  ['an address', { first: { address: null } }],
  ['a tip', {}],
  ['an answer', { rest: { tips: [{ id: 'a', payer: 'first', state: 'open' }] } }],
  ['a payment', { rest: { chats: { group: [], first: [MESSAGE], second: [] } } }],
  ['a block', { rest: { waiting: 1, tips: [{ id: 'a', payer: 'first', state: 'paid' }] } }],
  [
    'a good morning',
    {
      second: { standing: { ...STANDING, pointsNeeded: 2.5 } },
      rest: { tips: [{ id: 'a', payer: 'first', state: 'confirmed' }] },
    },
  ],
  ['Sunday', { rest: { tips: [{ id: 'a', payer: 'first', state: 'confirmed' }] } }],
  ['nothing more', { first: { standing: { ...STANDING, weekPoints: 0 }, lastWeek: PAID } }],
  [
    'a share that is not paid yet',
    { first: { standing: { ...STANDING, weekPoints: 0 }, lastWeek: { ...PAID, txid: null } } },
  ],
  [
    'no share',
    { second: { standing: { ...STANDING, weekPoints: 0 }, lastWeek: { ...PAID, share: null } } },
  ],
])('the demo waits for %s in words of the catalogue', (_, parts) => {
  expect(looseIn(play(chatsOf(parts)))).toEqual([]);
});

it('says in words of the catalogue that the chats are loading, empty or lost', () => {
  expect(looseIn(<TryPage />)).toEqual([]);
  expect(looseIn(play(chatsOf(), new Error('lost')))).toEqual([]);
  const chat = (
    <Chat
      key="chat"
      title="Iris"
      face="Iris"
      about={null}
      messages={[]}
      speaker="first"
      isGroup
      isNew
      botUsername="quarterdeck_bot"
      suggestions={[]}
      onSay={async () => true}
      onPress={() => undefined}
      onStart={() => undefined}
    />
  );
  expect(looseIn([chat, <PayFromPurse key="purse" address={ADDRESS} amount="1" />])).toEqual([]);
});

it('shows the result in words of the catalogue', () => {
  const share = { userId: '1', firstName: 'Paula', lastName: null, username: null };
  const shares = [1, 2, 3].map((rank) => ({ ...share, rank, activityPoints: 5, share: '9.5' }));
  const week = { shares, pagination: { total: 3 } } as unknown as WeekPage;
  const client = queryClientWith(view);
  const input = { params: { week: PAID.week }, query: { page: '1', limit: '50' } };
  client.setQueryData(queryKeyFor('getWeek', input), week);
  const done = chatsOf({ first: { lastWeek: PAID } });
  expect(looseIn(play(done), { client })).toEqual([]);
});

const OUTPUT = { address: ADDRESS, amount: '1.5', owner: null, member: null };
const TRANSACTION: DemoTransaction = {
  txid: TXID,
  block: { height: 144, minedAt: NOW },
  confirmations: 2,
  inputs: [],
  outputs: [
    { ...OUTPUT, member: { name: 'Iris', isPlayed: true } },
    { ...OUTPUT, owner: 'community' },
    { ...OUTPUT, owner: 'faucet' },
    { ...OUTPUT, owner: 'purse' },
  ],
  amount: '6',
  fee: '0.001',
} as DemoTransaction;
const TRANSACTIONS = [
  { txid: TXID, height: null, amount: '1' },
  { txid: TXID.replace('1', '3'), height: 144, amount: '2' },
];
const CHAIN = { height: 144, minedAt: NOW, waiting: 1, transactions: TRANSACTIONS };
const BLOCK = { hash: TXID, minedAt: NOW, isNewest: true, transactions: [], transactionCount: 0 };

it.each<[string, ReactNode, string, object, object | null]>([
  ['chain', <ChainPage key="a" />, 'getDemoChain', {}, { ...CHAIN, transactionCount: 9 }],
  ['chain/none', <ChainPage key="b" />, 'getDemoChain', {}, null],
  ['block/144', <BlockPage key="c" />, 'getDemoBlock', { params: { height: '144' } }, BLOCK],
  [
    'block/143',
    <BlockPage key="d" />,
    'getDemoBlock',
    { params: { height: '143' } },
    { ...BLOCK, isNewest: false },
  ],
  [
    `address/${ADDRESS}`,
    <AddressPage key="e" />,
    'getDemoAddress',
    { params: { address: ADDRESS } },
    { balance: '1', received: '2', transactions: [], transactionCount: 0 },
  ],
  [
    `tx/${TXID}`,
    <TransactionPage key="f" />,
    'getDemoTransaction',
    { params: { txid: TXID } },
    TRANSACTION,
  ],
  [
    `tx/${TXID}`,
    <TransactionPage key="g" />,
    'getDemoTransaction',
    { params: { txid: TXID } },
    { ...TRANSACTION, block: null, confirmations: 0 },
  ],
])('the page try/%s is in words of the catalogue', (path, page, route, input, answer) => {
  const client = queryClientWith(view);
  if (answer !== null) client.setQueryData([route, input], answer);
  expect(looseIn(page, { client, path: `/try/${path}` })).toEqual([]);
});
