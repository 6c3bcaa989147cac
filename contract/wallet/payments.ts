import { type Static, Type } from 'typebox';
import { TIP_STATES } from '#rules/tips/tips.ts';
import { MAX_PAYMENT_HEX } from '#rules/wallet/limits.ts';
import { endpoint } from '../endpoint.ts';
import { Amount, Count, NullableText, shape, TelegramId, Timestamp } from '../values.ts';
import { Address, Txid } from './wallet.ts';

const RawHex = Type.String({ pattern: '^([0-9a-f]{2})+$', maxLength: MAX_PAYMENT_HEX });
const TipParams = Type.Object({ id: Type.String({ pattern: '^[A-Za-z0-9_-]{1,64}$' }) });

/** The state of a payment. While it is `sending`, do not make it again: it settles by itself. */
const WalletPayment = shape('WalletPayment', {
  txid: Txid,
  state: Type.Enum(['sending', 'sent', 'confirmed', 'refused']),
  reason: Type.Union([Type.String(), Type.Null()], {
    description: 'Why it was refused: nothing was paid',
  }),
  confirmations: Count,
});
export type WalletPayment = Static<typeof WalletPayment>;

/** GET /api/wallet/tips/{id}: a tip, for its payer only. `not_found` for everybody else. */
export const getWalletTip = endpoint({
  route: 'getWalletTip',
  summary: 'A tip to be paid',
  tag: 'wallet',
  access: 'member',
  params: TipParams,
  response: shape('WalletTip', {
    id: Type.String(),
    payee: Type.String(),
    payeeUsername: NullableText,
    payeeTelegramId: TelegramId,
    amount: Type.Union([Amount, Type.Null()], {
      description: 'Exactly what is to be paid; null while the payee has no address',
    }),
    address: Type.Union([Address, Type.Null()]),
    proof: Type.Union(
      [shape('PayeeProof', { text: Type.String(), signature: Type.String() }), Type.Null()],
      {
        description:
          'How the payee has proved the address: a text that names both, signed by its key. The page checks it; null: there is none',
      },
    ),
    note: Type.String(),
    state: Type.Enum(TIP_STATES),
    expiresAt: Timestamp,
    payment: Type.Union([WalletPayment, Type.Null()], {
      description: 'The last payment of it from the wallet’s page',
    }),
  }),
  errors: ['not_signed_in', 'forbidden', 'not_found'],
});
export type WalletTip = Static<typeof getWalletTip.response>;

/**
 * POST /api/wallet/tips/{id}/payment: pays a tip, once, with signed bytes. A repeat changes nothing. `bad_request` and
 * `conflict`: these bytes were neither stored nor sent. `quota_exceeded` and `not_sent` (the chain is unavailable): this call neither
 * stored nor sent them. `already_sent`: they are stored as another payment, or somebody else has sent them. After any other error they may have been
 * sent.
 */
export const postTipPayment = endpoint({
  route: 'postTipPayment',
  summary: 'Pay a tip',
  tag: 'wallet',
  access: 'member',
  params: TipParams,
  body: shape('TipPaymentBody', { rawHex: RawHex }, { additionalProperties: false }),
  response: WalletPayment,
  errors: [
    ...([
      'not_signed_in',
      'forbidden',
      'not_found',
      'bad_request',
      'conflict',
      'already_sent',
      'quota_exceeded',
    ] as const),
    ...(['chain_not_configured', 'not_sent', 'unavailable'] as const),
  ],
});

/** POST /api/wallet/payments: sends signed bytes that pay exactly this. A repeat changes nothing; refusals as above. */
export const postWalletPayment = endpoint({
  route: 'postWalletPayment',
  summary: 'Send coins',
  tag: 'wallet',
  access: 'member',
  body: shape(
    'WalletPaymentBody',
    {
      rawHex: RawHex,
      address: Address,
      amount: Amount,
      isFirst: Type.Optional(
        Type.Boolean({
          description:
            'Refuse bytes that were sent before with `already_sent`: they are that payment, not another one',
        }),
      ),
    },
    { additionalProperties: false },
  ),
  response: WalletPayment,
  errors: [
    ...(['not_signed_in', 'forbidden', 'bad_request', 'conflict', 'already_sent'] as const),
    ...(['quota_exceeded', 'chain_not_configured', 'not_sent', 'unavailable'] as const),
  ],
});

/** GET /api/wallet/payments/{txid}: the state of one of the member's payments. */
export const getWalletPayment = endpoint({
  route: 'getWalletPayment',
  summary: 'What became of a payment',
  tag: 'wallet',
  access: 'member',
  params: Type.Object({ txid: Txid }),
  response: WalletPayment,
  errors: ['not_signed_in', 'forbidden', 'not_found'],
});

/**
 * GET /api/wallet/refused-payments: the member's payments that the network refused and could still accept. The next payment must
 * spend a coin of each, so that only one of the two can be made; `conflict` otherwise.
 */
export const getRefusedPayments = endpoint({
  route: 'getRefusedPayments',
  summary: 'Payments that were refused and could still be made',
  tag: 'wallet',
  access: 'member',
  response: shape('RefusedPayments', {
    refused: Type.Array(
      shape('RefusedPayment', {
        txid: Txid,
        coins: Type.Array(Type.String({ pattern: '^[0-9a-f]{64}:[0-9]{1,10}$' }), {
          description: 'What it spends: transaction and number of each output',
        }),
      }),
    ),
  }),
  errors: ['not_signed_in', 'forbidden'],
});
