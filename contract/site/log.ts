import { type Static, Type } from 'typebox';
import { endpoint } from '../endpoint.ts';
import { RowId, shape, WeekName } from '../values.ts';

const Index = Type.Integer({ minimum: 0, description: 'The number of the leaf, from 0' });
const Proof = Type.Array(Type.String({ pattern: '^[0-9a-f]{64}$' }), {
  description: 'The inclusion proof for the checkpoint (RFC 6962), in hexadecimal digits',
});
const Note = Type.Union([Type.String(), Type.Null()], {
  description:
    'The newest checkpoint as a signed note (C2SP tlog-checkpoint); null before the first one',
});

const OwnLogShape = shape('OwnLog', {
  checkpoint: Note,
  openings: Type.Array(
    shape('LogOpening', {
      index: Index,
      salt: Type.Union([Type.String(), Type.Null()], {
        description: 'In hexadecimal digits; null if the opening was erased',
      }),
      text: Type.String({ description: 'The text to which the leaf commits, as canonical JSON' }),
      proof: Proof,
    }),
  ),
  hasMore: Type.Boolean(),
});
export type OwnLog = Static<typeof OwnLogShape>;

/** GET /api/weekly-rewards/weeks/{week}/own-log: the member's own leaves of a week in the public log, opened and proved. */
export const getOwnLog = endpoint({
  route: 'getOwnLog',
  summary: 'The own leaves in the public log',
  tag: 'weekly rewards',
  access: 'member',
  viewerToken: true,
  params: Type.Object({ week: WeekName }),
  query: Type.Object({
    after: Type.Optional(
      Type.String({
        pattern: '^(0|[1-9]\\d{0,14})$',
        description: 'Only leaves with a higher index',
      }),
    ),
  }),
  response: OwnLogShape,
  errors: ['not_signed_in'],
});

const LogRecordsShape = shape('LogRecords', {
  checkpoint: Note,
  records: Type.Array(
    shape('LogRecord', {
      index: Index,
      text: Type.String({ description: 'The text of the leaf, whose salt is 32 zero bytes' }),
      proof: Proof,
    }),
  ),
});
export type LogRecords = Static<typeof LogRecordsShape>;

/** GET /api/weekly-rewards/weeks/{week}/log: the leaves about a week's closings and reopenings. */
export const getWeekLog = endpoint({
  route: 'getWeekLog',
  summary: 'A week in the public log',
  tag: 'weekly rewards',
  access: 'public',
  params: Type.Object({ week: WeekName }),
  response: LogRecordsShape,
  errors: [],
});

/** GET /api/hunts/{id}/log: the leaves about a treasure hunt's announcement, list and cancellation. */
export const getHuntLog = endpoint({
  route: 'getHuntLog',
  summary: 'A treasure hunt in the public log',
  tag: 'leaderboard',
  access: 'public',
  params: Type.Object({ id: RowId }),
  response: LogRecordsShape,
  errors: [],
});
