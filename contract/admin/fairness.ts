import { type Static, Type } from 'typebox';
import { SIGNAL_KINDS } from '#rules/fairness/signal.ts';
import { endpoint } from '../endpoint.ts';
import { HOLD_REASON_MAX_LENGTH, ShareStatus } from '../site/weeks.ts';
import {
  AdminTelegramIdBody,
  AdminTelegramIdQuery,
  Amount,
  Count,
  LimitQuery,
  NullableText,
  PageQuery,
  Pagination,
  Points,
  RowId,
  Success,
  shape,
  Timestamp,
  WeekName,
} from '../values.ts';

/** The longest note on a signal, in characters. */
const NOTE_MAX_LENGTH = 500;

/** The amount and the status of a share. */
export const ShareStanding = shape('ShareStanding', { amount: Amount, status: ShareStatus });

const Part = Type.Number({ minimum: 0, maximum: 1 });
const Kind = Type.Enum(SIGNAL_KINDS, { title: 'SignalKind' });
/** The most members listed per signal; the figures count all. */
export const MOST_MEMBERS_SHOWN = 50;

export const FairnessSignal = shape('FairnessSignal', {
  id: RowId,
  week: WeekName,
  kind: Kind,
  shape: Type.Union([
    Type.Enum(['pair', 'ring', 'chain', 'star', 'group'], { title: 'CircleShape' }),
    Type.Null(),
  ]),
  holdWorthy: Type.Boolean(),
  strength: Part,
  points: Points,
  /** The amount by which its members' shares would shrink without these points. */
  amount: Amount,
  tipCount: Count,
  memberCount: Count,
  members: Type.Array(
    shape('FairnessMember', {
      userId: RowId,
      displayName: Type.String(),
      points: Points,
      pointsInQuestion: Points,
      share: Type.Union([ShareStanding, Type.Null()]),
    }),
    { maxItems: MOST_MEMBERS_SHOWN },
  ),
  figures: Type.Record(Type.String(), Type.Number()),
  foundAt: Timestamp,
  usualPart: Type.Union([Part, Type.Null()], {
    description:
      'The part of all who earned in other weeks about whom the same was said as strongly; null without other weeks',
  }),
  weeksBefore: Type.Integer({
    minimum: 0,
    maximum: 4,
    description: 'In how many of the four weeks before the same was said of some of its members',
  }),
  note: Type.Union([
    shape('FairnessNote', { text: Type.String(), by: Type.String(), at: Timestamp }),
    Type.Null(),
  ]),
  isUsual: Type.Boolean(),
});
export type FairnessSignal = Static<typeof FairnessSignal>;

/** GET /api/admin/fairness: the signals in a week's tips; without `week`, those of the newest week that was checked. */
export const getFairness = endpoint({
  route: 'getFairness',
  summary: 'What stands out in the tips of a week',
  tag: 'admin',
  access: 'admin',
  query: Type.Object({
    adminTelegramId: AdminTelegramIdQuery,
    week: Type.Optional(WeekName),
    kind: Type.Optional(Kind),
    show: Type.Optional(Type.Enum(['worthy', 'all', 'usual'])),
    page: Type.Optional(PageQuery),
    limit: Type.Optional(LimitQuery),
  }),
  response: shape('FairnessPage', {
    week: Type.Union([WeekName, Type.Null()]),
    weeks: Type.Array(
      shape('FairnessWeek', { week: WeekName, worthy: Count, isClosed: Type.Boolean() }),
      { description: 'The weeks that were looked at, newest first' },
    ),
    lookedAt: Type.Union([Timestamp, Type.Null()]),
    tips: Count,
    signals: Type.Array(FairnessSignal),
    pagination: Pagination,
  }),
  errors: ['not_signed_in', 'forbidden'],
});

const signalId = Type.Object({ id: RowId });

/** GET /api/admin/fairness/{id}: a signal with its tips, and the tips among its members that week. */
export const getFairnessSignal = endpoint({
  route: 'getFairnessSignal',
  summary: 'A signal with the tips that show it',
  tag: 'admin',
  access: 'admin',
  params: signalId,
  query: Type.Object({ adminTelegramId: AdminTelegramIdQuery }),
  response: shape('FairnessDetail', {
    signal: FairnessSignal,
    flows: Type.Array(
      shape('FairnessFlow', { fromUserId: RowId, toUserId: RowId, tips: Count, points: Points }),
      { description: 'Among the listed members, most tips first' },
    ),
    tips: Type.Array(
      shape('FairnessTip', {
        id: Type.String(),
        at: Timestamp,
        fromUserId: RowId,
        fromName: Type.String(),
        toUserId: RowId,
        toName: Type.String(),
        amount: Amount,
        explorerUrl: NullableText,
      }),
      { description: 'Oldest first; at most 200' },
    ),
  }),
  errors: ['not_signed_in', 'forbidden', 'not_found'],
});

/** POST /api/admin/fairness/{id}/note: an empty text removes it. */
export const postFairnessNote = endpoint({
  route: 'postFairnessNote',
  summary: 'Note something about a signal',
  tag: 'admin',
  access: 'admin',
  params: signalId,
  body: shape(
    'FairnessNoteBody',
    { adminTelegramId: AdminTelegramIdBody, note: Type.String({ maxLength: NOTE_MAX_LENGTH }) },
    { additionalProperties: false },
  ),
  response: Success,
  errors: ['not_signed_in', 'forbidden', 'not_found'],
});

/**
 * POST /api/admin/fairness/{id}/usual: marks a signal as usual here, or undoes that. A usual signal is not shown again for the
 * same members, in any week.
 */
export const postFairnessUsual = endpoint({
  route: 'postFairnessUsual',
  summary: 'Do not show a signal for the same members again',
  tag: 'admin',
  access: 'admin',
  params: signalId,
  body: shape(
    'FairnessUsualBody',
    { adminTelegramId: AdminTelegramIdBody, isUsual: Type.Boolean() },
    { additionalProperties: false },
  ),
  response: Success,
  errors: ['not_signed_in', 'forbidden', 'not_found'],
});

/** POST /api/admin/fairness/{id}/hold: holds the shares of all its members that can still be held. */
export const holdFairnessShares = endpoint({
  route: 'holdFairnessShares',
  summary: 'Hold the shares of a signal’s members',
  tag: 'admin',
  access: 'admin',
  params: signalId,
  body: shape(
    'HoldFairnessBody',
    {
      adminTelegramId: AdminTelegramIdBody,
      reason: Type.String({ pattern: '\\S', maxLength: HOLD_REASON_MAX_LENGTH }),
    },
    { additionalProperties: false },
  ),
  response: shape('HeldShares', { held: Type.Array(RowId) }),
  errors: ['not_signed_in', 'forbidden', 'not_found', 'conflict'],
});
