import { type Static, Type } from 'typebox';
import { ESCROW_STATES, ESCROW_TEXT_MAX_CHARACTERS } from '#rules/apps/escrows.ts';
import { endpoint } from '../endpoint.ts';
import {
  Amount,
  Count,
  EmptyBody,
  NullableText,
  RowId,
  shape,
  TelegramId,
  Timestamp,
} from '../values.ts';
import { CoinAddress, pageOf, pageQuery, plainText, REACH_ERRORS, Txid } from './values.ts';

const PublicKey = Type.String({
  pattern: '^0[23][0-9a-f]{64}$',
  description: "A compressed public key, in hex. The private key never leaves its owner's wallet",
});
const Psbt = Type.String({
  pattern: '^[A-Za-z0-9+/]{20,400000}={0,2}$',
  description: 'A partially signed transaction (BIP 174), in base64',
});
const V1EscrowState = Type.Enum(ESCROW_STATES, { title: 'EscrowState' });
const Direction = Type.Enum(['release', 'refund'], { title: 'EscrowDirection' });

/** Coins that any two of three can move: the buyer, the seller, and the operator in a dispute. */
export const V1Escrow = shape('Escrow', {
  id: RowId,
  state: V1EscrowState,
  buyer: TelegramId,
  seller: TelegramId,
  amount: { ...Amount, description: 'What the seller gets on release' },
  deposit: {
    ...Amount,
    description: 'What the buyer deposits: the amount plus a reserve for the fee',
  },
  description: Type.String(),
  buyerConfirmed: Type.Boolean(),
  sellerConfirmed: Type.Boolean(),
  address: {
    ...NullableText,
    description: 'Where the buyer deposits; null until both members have agreed',
  },
  redeemScript: {
    ...NullableText,
    description: "The address's redeem script, in hex; keep it with your key",
  },
  operatorKey: Type.Union([PublicKey, Type.Null()]),
  funded: { ...Amount, description: 'Confirmed balance of the address' },
  dispute: { ...NullableText, description: 'Why it was disputed; null if it never was' },
  decision: Type.Union([Direction, Type.Null()], {
    description: "The operator's decision in a dispute",
  }),
  psbt: Type.Union([Psbt, Type.Null()], {
    description: 'Two of the three keys must sign it; includes the signatures submitted so far',
  }),
  signatures: { ...Count, description: 'How many of the three have signed' },
  txid: Type.Union([Txid, Type.Null()], { description: 'The transaction that ends the escrow' }),
  createdAt: Timestamp,
  confirmBy: Timestamp,
});
export type V1Escrow = Static<typeof V1Escrow>;

const params = Type.Object({ id: RowId });
const of = { tag: 'v1', access: 'key', permission: 'manage_escrow', response: V1Escrow } as const;

/** POST /api/v1/escrows: the bot asks both members to agree, each to their own key and address. */
export const postV1Escrow = endpoint({
  ...of,
  route: 'postV1Escrow',
  summary: 'Set up an escrow between two members',
  body: Type.Object(
    {
      buyer: { ...TelegramId, examples: ['123456789'] },
      seller: { ...TelegramId, examples: ['987654321'] },
      amount: { ...Amount, examples: ['250'] },
      description: plainText(ESCROW_TEXT_MAX_CHARACTERS, 'What it is for; shown to both'),
      // The public keys of private keys 1 and 2, which nobody would mistake for their own.
      buyerKey: {
        ...PublicKey,
        examples: ['0279be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798'],
      },
      sellerKey: {
        ...PublicKey,
        examples: ['02c6047f9441ed7d6d3045406e95c07cd85c778e4b8cef3ca7abac09b95c709ee5'],
      },
      refundAddress: { ...CoinAddress, description: "The buyer's address, for a refund" },
      payoutAddress: { ...CoinAddress, description: "The seller's address, for a release" },
    },
    { title: 'CreateEscrowBody', additionalProperties: false },
  ),
  errors: [...REACH_ERRORS, 'conflict', 'bot_not_configured', 'chain_not_configured'],
});

/** GET /api/v1/escrows: newest first. */
export const getV1Escrows = endpoint({
  ...of,
  route: 'getV1Escrows',
  summary: "The app's escrows",
  query: Type.Object({ state: Type.Optional(V1EscrowState), ...pageQuery }),
  response: pageOf('EscrowPage', V1Escrow),
  errors: [],
});

/** GET /api/v1/escrows/{id} */
export const getV1Escrow = endpoint({
  ...of,
  route: 'getV1Escrow',
  summary: 'An escrow',
  params,
  errors: ['not_found'],
});

/** POST /api/v1/escrows/{id}/fund */
export const fundV1Escrow = endpoint({
  ...of,
  route: 'fundV1Escrow',
  summary: 'Have the bot ask the buyer to deposit',
  params,
  body: EmptyBody,
  errors: [...REACH_ERRORS, 'not_found', 'conflict', 'bot_not_configured'],
});

const SPENDING = ['not_found', 'conflict', 'chain_not_configured', 'unavailable'] as const;

/** POST /api/v1/escrows/{id}/release: creates the transaction, which needs two of the three signatures. */
export const releaseV1Escrow = endpoint({
  ...of,
  route: 'releaseV1Escrow',
  summary: 'Create the transaction that pays the seller',
  params,
  body: EmptyBody,
  errors: SPENDING,
});

/** POST /api/v1/escrows/{id}/refund */
export const refundV1Escrow = endpoint({
  ...of,
  route: 'refundV1Escrow',
  summary: 'Create the transaction that refunds the buyer',
  params,
  body: EmptyBody,
  errors: SPENDING,
});

/** POST /api/v1/escrows/{id}/dispute: the operator decides. */
export const disputeV1Escrow = endpoint({
  ...of,
  route: 'disputeV1Escrow',
  summary: 'Open a dispute, which the operator decides',
  params,
  body: Type.Object(
    { reason: plainText(ESCROW_TEXT_MAX_CHARACTERS, 'For the operator') },
    { title: 'DisputeEscrowBody', additionalProperties: false },
  ),
  errors: ['not_found', 'conflict'],
});

/** POST /api/v1/escrows/{id}/signatures: with two of three signatures the transaction is sent. */
export const signV1Escrow = endpoint({
  ...of,
  route: 'signV1Escrow',
  summary: 'Submit signatures',
  params,
  body: Type.Object({ psbt: Psbt }, { title: 'SignEscrowBody', additionalProperties: false }),
  errors: SPENDING,
});
