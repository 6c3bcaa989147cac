import { type Static, Type } from 'typebox';
import { CLUE_KINDS } from '#rules/hunts/answers.ts';
import { HUNT_LIMITS } from '#rules/hunts/limits.ts';
import { PLAY_REFUSALS } from '#rules/hunts/play.ts';
import { endpoint } from '../endpoint.ts';
import {
  Amount,
  Count,
  EmptyBody,
  NullableText,
  PictureFile,
  Points,
  RowId,
  shape,
  Timestamp,
} from '../values.ts';
import { DisplayType } from './leaderboard.ts';

const Place = Type.Integer({ minimum: 1 });
const NullableTime = Type.Union([Timestamp, Type.Null()]);

/** `upcoming` and `running` are open hunts before and after their start. */
export const HuntStatus = Type.Enum(['upcoming', 'running', 'ended', 'settled', 'cancelled'], {
  title: 'HuntStatus',
  description: '`ended`: the finishers are listed, and the winners not known yet',
});
/** How a clue is solved. */
export const ClueKind = Type.Enum(CLUE_KINDS, { title: 'ClueKind' });
export const HuntWinners = Type.Enum(['first', 'draw'], {
  title: 'HuntWinners',
  description: '`first`: the first to finish; `draw`: by a block of the chain',
});

const common = {
  id: RowId,
  title: Type.String(),
  status: HuntStatus,
  winners: HuntWinners,
  startsAt: Timestamp,
  endsAt: Timestamp,
  clues: Count,
  players: Type.Integer({ minimum: 0, description: 'Members who have seen the first clue' }),
  finishers: Count,
  coins: Type.String({ ...Amount, description: 'All prizes together' }),
};

/** A hunt in the list of hunts (docs/spec/hunts.md#5-pages). */
export const HuntSummary = shape('HuntSummary', common);
export type HuntSummary = Static<typeof HuntSummary>;

/** The most hunts that the list shows: the newest ones. */
export const MOST_HUNTS = 50;

/** GET /api/hunts: announced hunts, the newest start first. */
export const getHunts = endpoint({
  route: 'getHunts',
  summary: 'Treasure hunts',
  tag: 'leaderboard',
  access: 'public',
  response: shape('Hunts', { hunts: Type.Array(HuntSummary, { maxItems: MOST_HUNTS }) }),
  errors: [],
  sharedCacheSeconds: 5,
});

const HuntPrize = shape('HuntPrize', { place: Place, amount: Amount, points: Points });

const HuntWinner = shape('HuntWinner', {
  place: Place,
  member: Type.Integer({ minimum: 1, description: 'The member’s number' }),
  displayName: Type.Union([Type.String(), Type.Null()], {
    description: 'Null for members who are hidden or gone',
  }),
  displayType: Type.Union([DisplayType, Type.Null()], {
    description: 'The kind of the name; a username has its @ already. Null without a name',
  }),
  userId: Type.Union([RowId, Type.Null()]),
  amount: Amount,
  points: Points,
  payment: Type.Enum(['none', 'waits', 'sent', 'paid', 'banned', 'no_address'], {
    description: '`none`: the prize has no coins; `banned`, `no_address`: nobody gets them',
  }),
  explorerUrl: NullableText,
});
export type HuntWinner = Static<typeof HuntWinner>;

/** The texts and hashes by which everybody can check a hunt (docs/spec/hunts.md#6-proof). */
const HuntProof = shape('HuntProof', {
  rulesText: Type.String(),
  rulesHash: Type.String(),
  announcedAt: Timestamp,
  listText: NullableText,
  listHash: NullableText,
  listedAt: NullableTime,
  beaconHeight: Type.Union([Count, Type.Null()]),
  beaconHash: NullableText,
  drawsAfter: Type.Integer({ minimum: 0, description: 'Blocks that the draw still waits for' }),
});
export type HuntProof = Static<typeof HuntProof>;

/** A clue's picture; the call `getCluePicture` answers its bytes. */
export const CluePicture = shape('CluePicture', {
  description: Type.String({ description: 'For those who cannot see it' }),
  hash: Type.String({ description: 'SHA-256 of its bytes' }),
  height: Type.Integer({ minimum: 1, description: 'In pixels' }),
  width: Type.Integer({ minimum: 1, description: 'In pixels' }),
});

/** A clue of a hunt that is over, with the other parts of its commitment. */
const OpenedClue = shape('OpenedClue', {
  number: Place,
  kind: ClueKind,
  text: Type.String(),
  place: NullableText,
  hint: NullableText,
  hintAfterMinutes: Type.Union([Count, Type.Null()]),
  salt: Type.String(),
  answers: Type.Array(Type.String(), { description: 'Digests of the accepted answers' }),
  payee: Type.Union([Type.Integer(), Type.Null()]),
  picture: Type.Optional(CluePicture),
});

export const Hunt = shape('Hunt', {
  ...common,
  story: Type.String(),
  memberDays: Count,
  leastPoints: Points,
  leastShares: Type.Integer({ minimum: 0, description: 'Weeks with a share of the pool' }),
  finisherPoints: Points,
  badge: NullableText,
  prizes: Type.Array(HuntPrize, { maxItems: HUNT_LIMITS.prizes }),
  atClue: Type.Array(Count, {
    maxItems: HUNT_LIMITS.clues,
    description: 'How many members are at each clue',
  }),
  winnerList: Type.Array(HuntWinner, { maxItems: HUNT_LIMITS.prizes }),
  cancelReason: NullableText,
  proof: HuntProof,
  openedClues: Type.Array(OpenedClue, {
    maxItems: HUNT_LIMITS.clues,
    description: 'Empty until the hunt is over',
  }),
});
export type Hunt = Static<typeof Hunt>;

/** GET /api/hunts/{id} */
export const getHunt = endpoint({
  route: 'getHunt',
  summary: 'One treasure hunt with its proof',
  tag: 'leaderboard',
  access: 'public',
  params: Type.Object({ id: RowId }),
  response: Hunt,
  errors: ['not_found'],
  sharedCacheSeconds: 5,
});

/** The clue at which a member is. */
export const ShownClue = shape('ShownClue', {
  number: Place,
  kind: ClueKind,
  text: Type.String(),
  place: NullableText,
  hint: NullableText,
  hintAt: Type.Union([Timestamp, Type.Null()], {
    description: 'When the hint is shown; null if there is none, or it is shown',
  }),
  payee: NullableText,
  picture: Type.Union([CluePicture, Type.Null()]),
});
export type ShownClue = Static<typeof ShownClue>;

/** A member's part in a hunt. */
export const OwnHunt = shape('OwnHunt', {
  refusal: Type.Union([Type.String(), Type.Null()], {
    description: 'Why the member cannot play, as a sentence; null if they can',
  }),
  refusalCode: Type.Union([Type.Enum(PLAY_REFUSALS, { title: 'HuntRefusal' }), Type.Null()], {
    description: 'The same as a code, for a sentence in another language',
  }),
  solved: Count,
  clue: Type.Union([ShownClue, Type.Null()]),
  finishedAs: Type.Union([Place, Type.Null()]),
  nextGuessAt: Type.Union([Timestamp, Type.Null()], {
    description: 'When the member may answer again; null: now',
  }),
});
export type OwnHunt = Static<typeof OwnHunt>;

/** The number of a clue in a path. */
export const ClueNumber = Type.String({ pattern: '^([1-9]|1[0-9]|20)$' });

/**
 * GET /api/hunts/{id}/clues/{number}/picture: for members who have come to the clue, and for everybody once the hunt has ended.
 * `not_found` for all others.
 */
export const getCluePicture = endpoint({
  route: 'getCluePicture',
  summary: 'The picture of a clue',
  tag: 'leaderboard',
  access: 'public',
  params: Type.Object({ id: RowId, number: ClueNumber }),
  response: PictureFile,
  errors: ['not_found'],
  file: 'image/*',
});

/** POST /api/hunts/{id}/play: shows the member their clue, the first one if they have just begun. */
export const playHunt = endpoint({
  route: 'playHunt',
  summary: 'The member’s own clue and progress',
  tag: 'leaderboard',
  access: 'member',
  params: Type.Object({ id: RowId }),
  body: EmptyBody,
  response: OwnHunt,
  errors: ['not_signed_in', 'not_found'],
});

const HuntAnswered = shape('HuntAnswered', {
  result: Type.Enum(['right', 'wrong', 'finished', 'wait'], { title: 'GuessResult' }),
  own: OwnHunt,
});

/** POST /api/hunts/{id}/answer: answers the member's clue. */
export const answerHunt = endpoint({
  route: 'answerHunt',
  summary: 'Answer a clue',
  tag: 'leaderboard',
  access: 'member',
  params: Type.Object({ id: RowId }),
  body: shape(
    'HuntAnswer',
    { answer: Type.String({ minLength: 1, maxLength: HUNT_LIMITS.answerLength }) },
    { additionalProperties: false },
  ),
  response: HuntAnswered,
  errors: ['not_signed_in', 'not_found'],
});

/** POST /api/hunts/found: the member opened a hidden link. `not_found` if it is not the link of their clue. */
export const findHuntLink = endpoint({
  route: 'findHuntLink',
  summary: 'Solve a clue by its hidden link',
  tag: 'leaderboard',
  access: 'member',
  body: shape(
    'HuntLink',
    { secret: Type.String({ pattern: '^[A-Za-z0-9_-]{16,32}$' }) },
    { additionalProperties: false },
  ),
  response: shape('HuntFound', { huntId: RowId, ...HuntAnswered.properties }),
  errors: ['not_signed_in', 'not_found'],
});
