import { type Static, Type } from 'typebox';
import { PAYMENT_REQUEST_LIMITS } from '#rules/apps/limits.ts';
import { endpoint } from '../endpoint.ts';
import { Amount, Count, EmptyBody, RowId, shape, TelegramId, Timestamp } from '../values.ts';
import { CoinAddress, pageOf, pageQuery, plainText, REACH_ERRORS, Txid } from './values.ts';

const V1PaymentRequestState = Type.Enum(
  ['asked', 'declined', 'seen', 'paid', 'expired', 'cancelled'],
  { title: 'PaymentRequestState' },
);

/** A payment that a member was asked for, and its outcome. */
export const V1PaymentRequest = shape('PaymentRequest', {
  id: RowId,
  member: { ...TelegramId, description: 'The member asked to pay' },
  state: V1PaymentRequestState,
  amount: { ...Amount, description: 'The amount requested' },
  amountDue: {
    ...Amount,
    description:
      'The exact amount to pay: a few units more than requested, so that the payment can be recognized',
  },
  address: Type.String(),
  memo: Type.String(),
  createdAt: Timestamp,
  expiresAt: Timestamp,
  txid: Type.Union([Txid, Type.Null()], { description: 'The transaction that pays it' }),
  confirmations: { ...Count, description: 'Confirmations when last checked' },
  confirmationsNeeded: { ...Count, description: 'Confirmations needed to count as paid' },
  paidAt: Type.Union([Timestamp, Type.Null()]),
  late: Type.Boolean({
    description: 'Paid after it was declined, cancelled or expired',
  }),
});
export type V1PaymentRequest = Static<typeof V1PaymentRequest>;

const params = Type.Object({ id: RowId });

/** POST /api/v1/payment-requests */
export const postV1PaymentRequest = endpoint({
  route: 'postV1PaymentRequest',
  summary: 'Ask a member for a payment from their own wallet',
  tag: 'v1',
  access: 'key',
  permission: 'request_payments',
  body: Type.Object(
    {
      member: { ...TelegramId, examples: ['123456789'] },
      amount: { ...Amount, examples: ['12.5'] },
      memo: Type.Optional(
        plainText(PAYMENT_REQUEST_LIMITS.memoMaxCharacters, 'What it is for; the member reads it'),
      ),
      address: Type.Optional({
        ...CoinAddress,
        description: "Where to pay; default: the primary address of the app's owner",
      }),
      expiresAt: Type.Optional({
        ...Timestamp,
        description: 'Five minutes to seven days from now; default: 24 hours',
      }),
    },
    { title: 'CreatePaymentRequestBody', additionalProperties: false },
  ),
  response: V1PaymentRequest,
  errors: [...REACH_ERRORS, 'conflict', 'bot_not_configured', 'chain_not_configured'],
});

/** GET /api/v1/payment-requests: newest first. */
export const getV1PaymentRequests = endpoint({
  route: 'getV1PaymentRequests',
  summary: "The app's payment requests",
  tag: 'v1',
  access: 'key',
  permission: 'request_payments',
  query: Type.Object({
    state: Type.Optional(V1PaymentRequestState),
    member: Type.Optional(TelegramId),
    ...pageQuery,
  }),
  response: pageOf('PaymentRequestPage', V1PaymentRequest),
  errors: [],
});

/** GET /api/v1/payment-requests/{id} */
export const getV1PaymentRequest = endpoint({
  route: 'getV1PaymentRequest',
  summary: 'A payment request',
  tag: 'v1',
  access: 'key',
  permission: 'request_payments',
  params,
  response: V1PaymentRequest,
  errors: ['not_found'],
});

/** POST /api/v1/payment-requests/{id}/cancel */
export const cancelV1PaymentRequest = endpoint({
  route: 'cancelV1PaymentRequest',
  summary: 'Cancel a payment request',
  tag: 'v1',
  access: 'key',
  permission: 'request_payments',
  params,
  body: EmptyBody,
  response: V1PaymentRequest,
  errors: ['not_found', 'conflict'],
});
