import { type Static, Type } from 'typebox';
import { HUNT_LIMITS } from '#rules/hunts/limits.ts';
import { endpoint } from '../endpoint.ts';
import { ClueKind, ClueNumber, CluePicture, HuntStatus, HuntWinners } from '../site/hunts.ts';
import {
  AdminBody,
  AdminTelegramIdBody,
  AdminTelegramIdQuery,
  Amount,
  Count,
  NullableText,
  PictureFile,
  Points,
  RowId,
  Success,
  shape,
  Timestamp,
} from '../values.ts';

const { clues, prizes } = HUNT_LIMITS;
// Not blank, and without the character that PostgreSQL cannot store.
const text = (maxLength: number) =>
  Type.String({ pattern: '^[^\\u0000]*[^\\u0000\\s][^\\u0000]*$', maxLength });

const DraftPrize = shape('DraftPrize', {
  amount: Amount,
  points: Type.Number({ minimum: 0, maximum: HUNT_LIMITS.prizePoints }),
});

const clue = {
  kind: ClueKind,
  text: text(HUNT_LIMITS.clueLength),
  place: Type.Optional(text(HUNT_LIMITS.placeLength)),
  hint: Type.Optional(text(HUNT_LIMITS.hintLength)),
  hintAfterMinutes: Type.Optional(Type.Integer({ minimum: 0, maximum: 44_640 })),
  payeeId: Type.Optional(Type.String({ ...RowId, description: 'Kind `tip`: whom to tip' })),
};

/** A picture that `addHuntPicture` has stored with the draft. */
const PictureHash = Type.String({ pattern: '^[0-9a-f]{64}$' });

const NewClue = shape(
  'NewClue',
  {
    ...clue,
    answers: Type.Optional(
      Type.Array(text(HUNT_LIMITS.answerLength), {
        minItems: 1,
        maxItems: HUNT_LIMITS.answers,
        description: 'Kind `answer`: the accepted ones. Nothing ever returns them',
      }),
    ),
    picture: Type.Optional(
      shape(
        'NewCluePicture',
        {
          hash: PictureHash,
          description: text(HUNT_LIMITS.descriptionLength),
        },
        { additionalProperties: false },
      ),
    ),
    keeps: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: clues,
        description:
          'Without `answers`: the number of the stored clue whose answers or link it keeps',
      }),
    ),
  },
  { additionalProperties: false },
);

const draft = {
  title: text(HUNT_LIMITS.titleLength),
  story: text(HUNT_LIMITS.storyLength),
  winners: HuntWinners,
  startsAt: Timestamp,
  endsAt: Timestamp,
  memberDays: Type.Integer({ minimum: 0, maximum: HUNT_LIMITS.memberDays }),
  leastPoints: Type.Number({ minimum: 0, maximum: 1_000_000 }),
  leastShares: Type.Integer({
    minimum: 0,
    maximum: HUNT_LIMITS.memberShares,
    description: 'Weeks with a share of the pool',
  }),
  finisherPoints: Type.Number({
    minimum: 0,
    maximum: HUNT_LIMITS.finisherPoints,
    multipleOf: 0.01,
  }),
  badge: Type.Optional(text(HUNT_LIMITS.badgeLength)),
  prizes: Type.Array(DraftPrize, { maxItems: prizes, description: 'By place' }),
  clues: Type.Array(NewClue, { minItems: 1, maxItems: clues, description: 'In order' }),
};

const DraftBody = shape(
  'HuntDraftBody',
  { adminTelegramId: AdminTelegramIdBody, ...draft },
  { additionalProperties: false },
);
export type HuntDraftBody = Static<typeof DraftBody>;

const StoredClue = shape('StoredClue', {
  ...clue,
  number: Type.Integer({ minimum: 1 }),
  payeeName: NullableText,
  picture: Type.Union([CluePicture, Type.Null()]),
  answers: Type.Integer({
    minimum: 0,
    description: 'How many answers are stored; a link counts as one',
  }),
});

export const AdminHunt = shape('AdminHunt', {
  ...draft,
  id: RowId,
  badge: NullableText,
  leastPoints: Points,
  clues: Type.Array(StoredClue, { maxItems: clues }),
  status: Type.Union([HuntStatus, Type.Literal('draft')]),
  coins: Amount,
  rulesHash: Type.String({
    description: 'The hash of its rules; of a draft, as they would be announced now',
  }),
  isOpen: Type.Boolean({
    description: 'True from its announcement until its finishers are listed: it can be cancelled',
  }),
  players: Count,
  finishers: Count,
  problems: Type.Array(Type.String(), {
    description: 'Drafts: why it cannot be announced yet, one sentence each',
  }),
  translatedProblems: Type.Array(Type.String(), {
    description: '`problems` in the language that the request accepts best',
  }),
});
export type AdminHunt = Static<typeof AdminHunt>;

/** GET /api/admin/hunts: drafts first, then the newest start first; at most 50 announced ones. */
export const getAdminHunts = endpoint({
  route: 'getAdminHunts',
  summary: 'Treasure hunts with drafts',
  tag: 'admin',
  access: 'admin',
  query: Type.Object({ adminTelegramId: AdminTelegramIdQuery }),
  response: shape('AdminHunts', {
    hunts: Type.Array(AdminHunt),
    dailyCoins: Type.Union([Amount, Type.Null()], {
      description:
        'The most coins that prizes may pay a day, and one hunt at all; null if nothing is paid here',
    }),
  }),
  errors: ['not_signed_in', 'forbidden'],
});

const errors = ['not_signed_in', 'forbidden', 'bad_request', 'not_found', 'conflict'] as const;

/** POST /api/admin/hunts: makes a draft. */
export const createHunt = endpoint({
  route: 'createHunt',
  summary: 'Write a treasure hunt',
  tag: 'admin',
  access: 'admin',
  body: DraftBody,
  response: AdminHunt,
  errors,
});

/** POST /api/admin/hunts/{id}: replaces a draft. */
export const changeHunt = endpoint({
  route: 'changeHunt',
  summary: 'Change a draft of a treasure hunt',
  tag: 'admin',
  access: 'admin',
  params: Type.Object({ id: RowId }),
  body: DraftBody,
  response: AdminHunt,
  errors,
});

/** POST /api/admin/hunts/{id}/clues/{number}/link: makes a new link for a clue of a draft; it is shown this once. */
export const makeHuntLink = endpoint({
  route: 'makeHuntLink',
  summary: 'Make the hidden link of a clue',
  tag: 'admin',
  access: 'admin',
  params: Type.Object({ id: RowId, number: ClueNumber }),
  body: AdminBody,
  response: shape('HuntClueLink', { url: Type.String(), botUrl: NullableText }),
  errors,
});

const PICTURE_LETTERS = Math.ceil(HUNT_LIMITS.pictureBytes / 3) * 4;

/**
 * POST /api/admin/hunts/{id}/pictures: stores a picture with a draft, without its metadata. A clue has it once the draft is saved
 * with its hash; saving deletes those that no clue has. `bad_request` for anything but a JPEG of at most 1,280 pixels a side;
 * `conflict` if too many wait to be saved.
 */
export const addHuntPicture = endpoint({
  route: 'addHuntPicture',
  summary: 'Add a picture to a draft of a treasure hunt',
  tag: 'admin',
  access: 'admin',
  params: Type.Object({ id: RowId }),
  body: shape(
    'HuntPictureBody',
    {
      adminTelegramId: AdminTelegramIdBody,
      jpeg: Type.String({
        pattern: '^[A-Za-z0-9+/]+={0,2}$',
        maxLength: PICTURE_LETTERS,
        description: 'The file in base64',
      }),
    },
    { additionalProperties: false },
  ),
  bodyLimit: PICTURE_LETTERS + 1024,
  response: shape('HuntPicture', {
    hash: PictureHash,
    width: Type.Integer({ minimum: 1 }),
    height: Type.Integer({ minimum: 1 }),
  }),
  errors,
});

/** GET /api/admin/hunts/{id}/pictures/{hash} */
export const getHuntPicture = endpoint({
  route: 'getHuntPicture',
  summary: 'A picture of a treasure hunt',
  tag: 'admin',
  access: 'admin',
  params: Type.Object({ id: RowId, hash: PictureHash }),
  query: Type.Object({ adminTelegramId: AdminTelegramIdQuery }),
  response: PictureFile,
  errors: ['not_signed_in', 'forbidden', 'not_found'],
  file: 'image/*',
});

/**
 * POST /api/admin/hunts/{id}/announce: fixes the rules and reserves the prizes. `conflict` with the reason if it cannot be
 * announced, or if its rules are no longer those of `rulesHash`; requires a recent sign-in.
 */
export const announceHunt = endpoint({
  route: 'announceHunt',
  summary: 'Announce a treasure hunt',
  tag: 'admin',
  access: 'admin',
  params: Type.Object({ id: RowId }),
  body: shape(
    'AnnounceHuntBody',
    {
      adminTelegramId: AdminTelegramIdBody,
      rulesHash: Type.Optional(
        Type.String({
          pattern: '^[0-9a-f]{64}$',
          description: 'Of the rules that the caller has read',
        }),
      ),
    },
    { additionalProperties: false },
  ),
  response: AdminHunt,
  errors: [...errors, 'sign_in_again'],
});

/** POST /api/admin/hunts/{id}/cancel: ends an open hunt without prizes; everybody reads the reason. */
export const cancelHunt = endpoint({
  route: 'cancelHunt',
  summary: 'Cancel a treasure hunt',
  tag: 'admin',
  access: 'admin',
  params: Type.Object({ id: RowId }),
  body: shape(
    'CancelHuntBody',
    { adminTelegramId: AdminTelegramIdBody, reason: text(HUNT_LIMITS.cancelReasonLength) },
    { additionalProperties: false },
  ),
  response: AdminHunt,
  errors: [...errors, 'sign_in_again'],
});

/** POST /api/admin/hunts/{id}/delete: deletes a draft. */
export const deleteHunt = endpoint({
  route: 'deleteHunt',
  summary: 'Delete a draft of a treasure hunt',
  tag: 'admin',
  access: 'admin',
  params: Type.Object({ id: RowId }),
  body: AdminBody,
  response: Success,
  errors,
});
