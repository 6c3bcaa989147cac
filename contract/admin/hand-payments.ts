import { type Static, Type } from 'typebox';
import { PAGE_SIZES } from '#rules/limits.ts';
import { HAND_NOTE_MAX_LENGTH } from '#rules/weeks/payouts.ts';
import { endpoint } from '../endpoint.ts';
import {
  AdminTelegramIdBody,
  AdminTelegramIdQuery,
  Amount,
  Count,
  LimitQuery,
  NullableText,
  PageQuery,
  Pagination,
  RowId,
  shape,
  Timestamp,
  WeekName,
} from '../values.ts';

/** A payment that the operator made outside this site and recorded (docs/spec/week.md#14-payments-by-hand). */
export const HandPayment = shape('HandPayment', {
  id: RowId,
  week: WeekName,
  amount: Amount,
  shares: Count,
  memberName: Type.Union([Type.String(), Type.Null()], {
    description: 'Whom it paid, if it paid one share',
  }),
  txid: NullableText,
  explorerUrl: NullableText,
  note: NullableText,
  isChecked: Type.Boolean({
    description: 'Whether the chain showed that the transaction pays these shares',
  }),
  recordedBy: Type.String({ description: 'A Telegram id, or `operator`' }),
  recordedAt: Timestamp,
  takenBack: Type.Union([
    shape('TakenBack', { at: Timestamp, by: Type.String(), reason: Type.String() }),
    Type.Null(),
  ]),
});
export type HandPayment = Static<typeof HandPayment>;

/** GET /api/admin/hand-payments: recorded payments, newest first, including those taken back. Limit 20 by default. */
export const getHandPayments = endpoint({
  route: 'getHandPayments',
  summary: 'Payments of shares that the operator made by hand',
  tag: 'admin',
  access: 'owner',
  query: Type.Object({
    adminTelegramId: AdminTelegramIdQuery,
    page: Type.Optional(PageQuery),
    limit: Type.Optional(LimitQuery),
  }),
  response: shape('HandPaymentPage', {
    payments: Type.Array(HandPayment, { maxItems: PAGE_SIZES.max }),
    pagination: Pagination,
  }),
  errors: ['not_signed_in', 'forbidden'],
});

const UnpaidWeek = shape('UnpaidWeek', { week: WeekName, shares: Count, amount: Amount });

export const UnpaidWeeks = shape('UnpaidWeeks', {
  weeks: Type.Array(UnpaidWeek),
  checksTransactions: Type.Boolean({
    description: 'Whether there is a chain index on which transactions are checked',
  }),
});
export type UnpaidWeeks = Static<typeof UnpaidWeeks>;

/** GET /api/admin/unpaid-weeks: distributed weeks with shares that are neither paid nor in a payout nor held; newest first. */
export const getUnpaidWeeks = endpoint({
  route: 'getUnpaidWeeks',
  summary: 'Weeks with unpaid shares',
  tag: 'admin',
  access: 'owner',
  query: Type.Object({ adminTelegramId: AdminTelegramIdQuery }),
  response: UnpaidWeeks,
  errors: ['not_signed_in', 'forbidden'],
});

export const UnpaidShares = shape('UnpaidShares', {
  shares: Type.Array(
    shape('UnpaidShare', {
      userId: RowId,
      displayName: Type.String(),
      amount: Amount,
      status: Type.Enum(['owed', 'failed']),
      address: NullableText,
    }),
    { maxItems: PAGE_SIZES.max },
  ),
  pagination: Pagination,
});
export type UnpaidShares = Static<typeof UnpaidShares>;

/** GET /api/admin/unpaid-weeks/{week}: the unpaid shares of the week, by member number. Limit 20 by default. */
export const getUnpaidShares = endpoint({
  route: 'getUnpaidShares',
  summary: 'The unpaid shares of a week',
  tag: 'admin',
  access: 'owner',
  params: Type.Object({ week: WeekName }),
  query: Type.Object({
    adminTelegramId: AdminTelegramIdQuery,
    page: Type.Optional(PageQuery),
    limit: Type.Optional(LimitQuery),
  }),
  response: UnpaidShares,
  errors: ['not_signed_in', 'forbidden', 'not_found'],
});

const told = {
  adminTelegramId: AdminTelegramIdBody,
  week: WeekName,
  memberId: Type.Optional(RowId),
  txid: Type.Optional(Type.String({ maxLength: 100 })),
  note: Type.Optional(
    Type.String({ maxLength: HAND_NOTE_MAX_LENGTH, description: 'Everybody can read it' }),
  ),
};

const outcome = {
  shares: Count,
  amount: Amount,
  left: Type.Integer({ minimum: 0, description: 'Unpaid shares of the week that it does not pay' }),
  isChecked: Type.Boolean(),
};

/** POST /api/admin/hand-payments/preview: the payment that would be recorded; changes nothing. */
export const previewHandPayment = endpoint({
  route: 'previewHandPayment',
  summary: 'What recording a payment by hand would do',
  tag: 'admin',
  access: 'owner',
  body: shape('PreviewHandPaymentBody', told, { additionalProperties: false }),
  response: shape('HandPaymentPreview', outcome),
  errors: ['not_signed_in', 'forbidden', 'bad_request', 'not_found', 'conflict'],
});

/**
 * POST /api/admin/hand-payments: records the previewed payment, for a whole week or one member. `conflict` if the result would
 * differ from the preview; requires a recent sign-in (docs/spec/portal.md#19-paid-by-hand).
 */
export const recordHandPayment = endpoint({
  route: 'recordHandPayment',
  summary: 'Record a payment made by hand',
  tag: 'admin',
  access: 'owner',
  body: shape(
    'RecordHandPaymentBody',
    { ...told, expected: shape('ExpectedHandPayment', { shares: Count, amount: Amount }) },
    { additionalProperties: false },
  ),
  response: shape('RecordedHandPayment', { id: RowId, ...outcome }),
  errors: ['not_signed_in', 'forbidden', 'sign_in_again', 'bad_request', 'not_found', 'conflict'],
});

/** POST /api/admin/hand-payments/{id}/take-back: its shares are unpaid again. Requires a recent sign-in. */
export const takeBackHandPayment = endpoint({
  route: 'takeBackHandPayment',
  summary: 'Take back a recorded payment',
  tag: 'admin',
  access: 'owner',
  params: Type.Object({ id: RowId }),
  body: shape(
    'TakeBackHandPaymentBody',
    {
      adminTelegramId: AdminTelegramIdBody,
      reason: Type.String({ pattern: '\\S', maxLength: HAND_NOTE_MAX_LENGTH }),
    },
    { additionalProperties: false },
  ),
  response: UnpaidWeek,
  errors: ['not_signed_in', 'forbidden', 'sign_in_again', 'not_found', 'conflict'],
});
