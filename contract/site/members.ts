import { type Static, Type } from 'typebox';
import { MEMBER_BADGES, MEMBER_WEEKS } from '#rules/limits.ts';
import { endpoint } from '../endpoint.ts';
import {
  Amount,
  Count,
  NullableText,
  Points,
  RowId,
  shape,
  Timestamp,
  WeekName,
} from '../values.ts';
import { DisplayType } from './leaderboard.ts';

/** A member's public page (docs/spec/board.md#18-pages-of-members). */
export const MemberPage = shape('MemberPage', {
  userId: RowId,
  displayName: Type.String(),
  displayType: DisplayType,
  username: NullableText,
  profileLinkUrl: NullableText,
  twitterHandle: NullableText,
  twitterVerified: Type.Boolean(),
  isAdmin: Type.Boolean(),
  pirateRank: Type.String(),
  totalLifetimePoints: Points,
  position: Type.Integer({ minimum: 1, description: 'On the board by lifetime points' }),
  accountCreatedAt: Timestamp,
  totalTipped: Amount,
  tipCount: Count,
  totalReceived: Amount,
  receivedCount: Count,
  totalLifetimeEarnings: Amount,
  content: shape('MemberContent', { items: Count, points: Points }),
  badges: Type.Array(Type.String(), {
    maxItems: MEMBER_BADGES,
    description: 'Of treasure hunts that the member has finished, the newest first',
  }),
  sharedWeeks: Type.Integer({ minimum: 0, description: 'Closed weeks with a share above 0' }),
  weeks: Type.Array(
    shape('SharedWeek', {
      week: WeekName,
      place: Type.Integer({ minimum: 1 }),
      points: Points,
      share: Amount,
    }),
    { maxItems: MEMBER_WEEKS, description: 'The newest of these weeks, oldest first' },
  ),
});
export type MemberPage = Static<typeof MemberPage>;

/** GET /api/members/{id}: unknown, hidden and erased members get the same `not_found`. */
export const getMemberPage = endpoint({
  route: 'getMemberPage',
  summary: 'One member: rank, totals, and the newest weeks in which they shared the pool',
  tag: 'leaderboard',
  access: 'public',
  params: Type.Object({ id: RowId }),
  response: MemberPage,
  errors: ['not_found'],
  sharedCacheSeconds: 5,
});
