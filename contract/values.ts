import { type TObjectOptions, type TProperties, Type } from 'typebox';
import { ADMIN_SEARCH_MIN_LENGTH } from '#rules/limits.ts';
import { LANGUAGES } from '#rules/messages/languages.ts';
import { SURFACES } from '#rules/surface.ts';

/**
 * An object schema with its own name. A schema with a `title` is listed once in the OpenAPI document, under that name, and the
 * published client has a type of that name. Two shapes may not share a name; a test lists them all.
 */
export function shape<P extends TProperties>(
  title: string,
  properties: P,
  options?: TObjectOptions,
) {
  return Type.Object(properties, { title, ...options });
}

/** The body of a call that needs nothing but its path. */
export const EmptyBody = shape('EmptyBody', {}, { additionalProperties: false });

/** The response of a call without other results. */
export const Success = shape('Success', { success: Type.Literal(true) });

/** A coin amount as a decimal string, at most 8 decimals (docs/spec/points.md#1-amounts). */
export const Amount = Type.String({
  pattern: '^(0|[1-9][0-9]{0,10})(\\.[0-9]{1,8})?$',
  description: 'Coin amount: decimal text with at most 8 decimals',
  examples: ['12.5'],
});

/** Points as a JSON number, an exact multiple of 0.01 (docs/spec/points.md#2-points). */
export const Points = Type.Number({ description: 'Points, a multiple of 0.01' });

/** The surface of the site (docs/spec/site.md#17-inside-telegram). */
export const SurfaceId = Type.Enum(SURFACES, {
  title: 'Surface',
  description:
    'community leaves out wallet bot, prices (null) and exchanges, for the site inside Telegram',
});

/** US dollars with 2 decimals, or null without a price (docs/spec/points.md#4-us-dollars). */
export const Usd = Type.Union([Type.String({ pattern: '^[0-9]+\\.[0-9]{2}$' }), Type.Null()], {
  description: 'US dollars with 2 decimals; null without a price',
});

/** Telegram id as decimal text, 1 to 2^52 - 1; the rules check the upper bound (docs/spec/points.md#3-ids). */
export const TelegramId = Type.String({
  pattern: '^[1-9][0-9]{0,15}$',
  examples: ['123456789'],
});

/** An ISO 8601 time in UTC. */
export const Timestamp = Type.String({
  pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{1,6})?Z$',
  description: 'ISO 8601 time in UTC, with Z',
  examples: ['2026-03-04T12:00:00Z'],
});

/** A week's name: the UTC date of the Sunday it ends on (docs/spec/week.md#1-week-boundaries). */
export const WeekName = Type.String({
  pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$',
  examples: ['2026-03-08'],
});

/** A calendar day in UTC (docs/spec/points.md#7-daily-caps). */
export const UtcDay = Type.String({
  pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$',
  description: 'Calendar day in UTC',
  examples: ['2026-03-04'],
});

export const Count = Type.Integer({ minimum: 0 });

/** A nullable text. */
export const NullableText = Type.Union([Type.String(), Type.Null()]);

/** `page` of a list, from 1 (docs/spec/security.md#8-bounds-of-input). Text, because it is a query parameter. */
export const PageQuery = Type.String({ pattern: '^[1-9][0-9]{0,8}$', examples: ['1'] });

/** `limit` of a list, 1 to 100 (docs/spec/security.md#8-bounds-of-input). */
export const LimitQuery = Type.String({ pattern: '^([1-9][0-9]?|100)$', examples: ['20'] });

/** The number of a row as decimal text: submissions, posts, members, keys, apps. Fits a bigint. */
export const RowId = Type.String({ pattern: '^[1-9][0-9]{0,17}$', examples: ['1'] });

/** Increases with every change of a submission or an app; a decision names the version that the reviewer saw. */
export const Version = Type.Integer({ minimum: 1, maximum: 2 ** 31 - 1 });

/**
 * The acting administrator's id (docs/spec/portal.md#9-admintelegramid). Optional and without effect: the actor comes from the
 * session, and any id but the session's own is refused with 403. Text in a query, text or an integer in a body.
 */
export const AdminTelegramIdQuery = Type.Optional(TelegramId);
export const AdminTelegramIdBody = Type.Optional(
  Type.Union([TelegramId, Type.Integer({ minimum: 1, maximum: 2 ** 52 - 1 })]),
);

/** The body of an administrator's call that needs nothing but its path. */
export const AdminBody = shape(
  'AdminBody',
  { adminTelegramId: AdminTelegramIdBody },
  { additionalProperties: false },
);

/** A search in the admin portal, at least 2 characters (docs/spec/portal.md#21-lists). */
export const SearchQuery = Type.String({ minLength: ADMIN_SEARCH_MIN_LENGTH, maxLength: 200 });

/** A page's position in its list (docs/spec/portal.md#21-lists). */
export const Pagination = shape('Pagination', {
  total: Count,
  page: Type.Integer({ minimum: 1 }),
  totalPages: Count,
});

/** The path of a member's picture on this site; null if there is none (docs/spec/security.md#11-pictures-of-members). */
export const PicturePath = Type.Union(
  [Type.String({ pattern: '^/api/[a-z0-9/]+/picture\\?v=[0-9a-f]{16}$' }), Type.Null()],
  { description: "The path of the member's picture on this site; null if there is none" },
);

/** The part of a picture's address that changes with the picture. */
export const PictureQuery = Type.Optional(Type.String({ pattern: '^[0-9a-f]{16}$' }));

/** The response of a picture call: the bytes as Telegram has them. */
export const PictureFile = Type.String({
  title: 'PictureFile',
  description: 'A picture: JPEG, PNG or WebP',
});

/** The id of a content type; the rules define which exist. */
export const ContentTypeId = Type.String({ pattern: '^[a-z][a-z0-9_]{0,63}$' });

/** The state of a submission. */
export const SubmissionStatus = Type.Enum(['pending', 'approved', 'rejected', 'withdrawn'], {
  title: 'SubmissionStatus',
});

/** The state of a submission in review; withdrawn ones are not listed. */
export const ReviewStatus = Type.Enum(['pending', 'approved', 'rejected'], {
  title: 'ReviewStatus',
});

/** A web address that our server, or a browser without asking, opens: https only. */
export const HttpsUrl = Type.String({
  pattern: '^https://[^\\s\\x00-\\x1f\\x7f]+$',
  maxLength: 2048,
  examples: ['https://app.example.com/'],
});

/** The language of a catalogue (docs/languages.md). */
export const Language = Type.Enum([...LANGUAGES], { title: 'Language' });
