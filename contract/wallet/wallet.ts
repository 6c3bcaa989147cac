import { type Static, Type } from 'typebox';
import { MOST_WALLET_ADDRESSES, MOST_WALLET_TRANSACTIONS } from '#rules/wallet/limits.ts';
import { endpoint } from '../endpoint.ts';
import { Amount, Count, Language, NullableText, shape, TelegramId, Timestamp } from '../values.ts';
import { CoinDescription } from './coin.ts';

/** The form of an address; the service checks that it belongs to the chain. */
export const Address = Type.String({ pattern: '^[0-9A-Za-z]{26,74}$' });
export const Txid = Type.String({ pattern: '^[0-9a-f]{64}$' });
const AddressesBody = shape(
  'WalletAddressesBody',
  { addresses: Type.Array(Address, { minItems: 1, maxItems: MOST_WALLET_ADDRESSES }) },
  { additionalProperties: false },
);

/** Coin amount that may be negative. */
const SignedAmount = Type.String({
  pattern: '^-?(0|[1-9][0-9]{0,10})(\\.[0-9]{1,8})?$',
  description: 'Coin amount; negative where more was spent than received',
});

const LOOKUP_ERRORS = [
  ...(['not_signed_in', 'forbidden', 'bad_request'] as const),
  ...(['too_many_requests', 'chain_not_configured', 'unavailable'] as const),
] as const;

/** GET /api/wallet: the facts about the instance that the wallet's page needs, and the signed-in member. */
export const getWallet = endpoint({
  route: 'getWallet',
  summary: 'What the wallet’s page needs to know',
  tag: 'wallet',
  access: 'public',
  response: shape('WalletInstance', {
    network: Type.Enum(['main', 'test', 'regtest']),
    coin: CoinDescription,
    coinProved: Type.Boolean({
      description:
        'Whether a node or an index has shown that its coin is this one: before that no keys are made',
    }),
    /** That of the site's pages for this visitor. */
    language: Language,
    siteName: Type.String(),
    coinCode: Type.String(),
    coinSymbol: Type.String(),
    coinUriScheme: Type.String(),
    usdPrice: NullableText,
    styleSheet: Type.Union([Type.String(), Type.Null()], {
      description: 'Address of the community’s colours; null if it has none of its own',
    }),
    explorerTransaction: Type.Union([Type.String(), Type.Null()], {
      description: 'The explorer’s page of a transaction, with `{txid}` in it',
    }),
    demo: Type.Boolean(),
    botUsername: NullableText,
    readsChain: Type.Boolean({ description: 'Whether balances can be looked up here' }),
    member: Type.Union([
      shape('WalletMember', {
        telegramId: TelegramId,
        displayName: Type.String(),
        primaryAddress: NullableText,
        isProved: Type.Boolean({ description: 'Whether its key has signed for this member' }),
        heldUntil: Type.Union([Timestamp, Type.Null()], {
          description: 'Weekly shares are not sent to it before; null: at once',
        }),
      }),
      Type.Null(),
    ]),
  }),
  errors: [],
});
export type WalletInstance = Static<typeof getWallet.response>;

/** POST /api/wallet/used: those of the given addresses that were ever paid. A POST, so that no log has the addresses. */
export const postWalletUsed = endpoint({
  route: 'postWalletUsed',
  summary: 'Which addresses were ever used',
  tag: 'wallet',
  access: 'member',
  body: AddressesBody,
  response: shape('WalletUsed', { used: Type.Array(Address) }),
  errors: LOOKUP_ERRORS,
});

const Unread = Type.Array(Address, {
  description: 'Addresses that hold too much to be read now: nothing of them is in this answer',
});

/** POST /api/wallet/coins: the largest unspent outputs of these addresses, and the total value of all of them. */
export const postWalletCoins = endpoint({
  route: 'postWalletCoins',
  summary: 'Unspent outputs of addresses',
  tag: 'wallet',
  access: 'member',
  body: AddressesBody,
  response: shape('WalletCoins', {
    coins: Type.Array(
      shape('WalletCoin', {
        txid: Txid,
        vout: Count,
        amount: Amount,
        confirmations: Count,
        address: Address,
      }),
      { description: 'Largest first, without those that cost more than they bring' },
    ),
    confirmed: Amount,
    unconfirmed: SignedAmount,
    isComplete: Type.Boolean({
      description: 'Whether these are all coins; the sums count all of them in any case',
    }),
    unread: Unread,
  }),
  errors: LOOKUP_ERRORS,
});

/**
 * POST /api/wallet/history: recent transactions of these addresses, newest first, with the amounts that the addresses received
 * and spent together.
 */
export const postWalletHistory = endpoint({
  route: 'postWalletHistory',
  summary: 'Transactions of addresses',
  tag: 'wallet',
  access: 'member',
  body: AddressesBody,
  response: shape('WalletHistory', {
    entries: Type.Array(
      shape('WalletEntry', {
        txid: Txid,
        amount: SignedAmount,
        other: Type.Union([Address, Type.Null()], {
          description:
            'An address of the other side, as the chain has it: the payee’s if the amount is negative, else a payer’s',
        }),
        confirmations: Count,
        at: Type.Union([Timestamp, Type.Null()], {
          description: 'Its block’s time, where it paid one of the addresses; else null',
        }),
        tips: Type.Array(
          shape('WalletEntryTip', {
            way: Type.Enum(['to', 'from']),
            member: Type.String({
              description: 'Display name of whom they tipped, or who tipped them',
            }),
          }),
          { description: 'The signed-in member’s own tips that it pays' },
        ),
      }),
    ),
    isComplete: Type.Boolean({ description: 'Whether there are no older ones' }),
    unread: Unread,
  }),
  errors: LOOKUP_ERRORS,
});

/** POST /api/wallet/transactions: the bytes of transactions, from which the wallet verifies the value of its coins. */
export const postWalletTransactions = endpoint({
  route: 'postWalletTransactions',
  summary: 'Bytes of transactions',
  tag: 'wallet',
  access: 'member',
  body: shape(
    'WalletTransactionsBody',
    { txids: Type.Array(Txid, { minItems: 1, maxItems: MOST_WALLET_TRANSACTIONS }) },
    { additionalProperties: false },
  ),
  response: shape('WalletTransactions', {
    transactions: Type.Array(shape('WalletTransaction', { txid: Txid, rawHex: Type.String() })),
  }),
  errors: LOOKUP_ERRORS,
});

/** POST /api/wallet/address-proofs: a fresh text for the address's key to sign. */
export const postAddressProof = endpoint({
  route: 'postAddressProof',
  summary: 'Ask for a text to prove an address with',
  tag: 'wallet',
  access: 'member',
  body: shape('AddressProofBody', { address: Address }, { additionalProperties: false }),
  response: shape('AddressProof', { text: Type.String(), expiresAt: Timestamp }),
  errors: ['not_signed_in', 'forbidden', 'bad_request', 'too_many_requests'],
});

/**
 * PUT /api/wallet/address: sets the member's address, proved by the signature of a text from `postAddressProof`.
 * `signed_in_by_link` if it would replace another address.
 */
export const putWalletAddress = endpoint({
  route: 'putWalletAddress',
  summary: 'Set the own address, proved by a signature',
  tag: 'wallet',
  access: 'member',
  body: shape(
    'WalletAddressBody',
    { address: Address, signature: Type.String({ pattern: '^[A-Za-z0-9+/]+=$', maxLength: 88 }) },
    { additionalProperties: false },
  ),
  response: shape('WalletAddress', {
    address: Address,
    heldUntil: Type.Union([Timestamp, Type.Null()]),
  }),
  errors: ['not_signed_in', 'forbidden', 'signed_in_by_link', 'bad_request', 'conflict'],
});
