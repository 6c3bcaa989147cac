import { type Static, Type } from 'typebox';
import { endpoint } from './endpoint.ts';
import { Viewer } from './session.ts';
import { AdminTelegramIdBody, NullableText, TelegramId, Timestamp } from './values.ts';

/** Most fields that a sign-in may carry; Telegram sends 7 and adds one now and then. */
export const MAX_WIDGET_FIELDS = 32;

/**
 * A value that Telegram signs: one line of text, or an integer that a JS number holds exactly. Line
 * breaks are refused, because the signed text joins its lines with them: re-cut lines would carry a
 * true signature for another id.
 */
const SignedValue = Type.Union([
  Type.String({ maxLength: 2048, pattern: '^[^\\x00\\r\\n]*$' }),
  Type.Integer({ minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER }),
]);

/**
 * The fields of Telegram's login widget, as received. The key set is open, since fields that Telegram
 * adds are part of the signed text; a key looks like Telegram's own. Only presence and cut are
 * checked here: what `hash` and `auth_date` are worth, the verification says in the words by which
 * the page picks its toast (second document, section 8).
 */
export const WidgetFields = Type.Intersect([
  Type.Object({ id: SignedValue, auth_date: SignedValue, hash: SignedValue }),
  Type.Record(Type.String({ pattern: '^[a-z][a-z0-9_]*$' }), SignedValue, {
    additionalProperties: false,
    maxProperties: MAX_WIDGET_FIELDS,
  }),
]);
export type WidgetFields = Static<typeof WidgetFields>;

/** What Telegram's newer login (OpenID Connect) gives, where it is configured (decision 22). */
export const IdTokenFields = Type.Object(
  {
    id_token: Type.String({
      pattern: '^[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+$',
      maxLength: 8192,
    }),
    nonce: Type.String({ pattern: '^[A-Za-z0-9_-]{16,128}$' }),
  },
  { additionalProperties: false },
);
export type IdTokenFields = Static<typeof IdTokenFields>;

/** The signed-in person (second document, section 3: 'Auth user'). */
export const AuthUser = Type.Object({
  telegramId: TelegramId,
  username: NullableText,
  firstName: NullableText,
  lastName: NullableText,
  photoUrl: NullableText,
  isAdmin: Type.Boolean(),
  isBotOwner: Type.Boolean(),
});
export type AuthUser = Static<typeof AuthUser>;

/**
 * POST /api/auth/telegram (second document, section 7; decision 22): the session comes as a cookie.
 * `invalid_sign_in` covers data that does not verify or is outdated, `not_found` a person whom the
 * bot does not know, `forbidden` a banned one.
 */
export const postTelegramSignIn = endpoint({
  route: 'postTelegramSignIn',
  summary: "Sign in with the login widget's fields or with an id_token",
  tag: 'session',
  access: 'public',
  body: Type.Union([WidgetFields, IdTokenFields]),
  response: Type.Object({ success: Type.Literal(true), user: AuthUser, viewer: Viewer }),
  errors: ['invalid_sign_in', 'forbidden', 'not_found', 'bot_not_configured'],
  planned: true,
});

/** What the admin page keeps for display; it proves nothing (decision 22). */
export const AdminSession = Type.Object({
  ...AuthUser.properties,
  sessionToken: Type.Literal('verified', { description: 'A fixed marker, never read back' }),
  loginTime: Timestamp,
  expiresAt: Timestamp,
});
export type AdminSession = Static<typeof AdminSession>;

/**
 * POST /api/admin/auth/login (decision 24): asks that account through the bot and holds the call for
 * up to 55 s. Strangers, denials and silence all get the same `forbidden` after the same wait.
 */
export const postAdminLogin = endpoint({
  route: 'postAdminLogin',
  summary: 'Sign in as an administrator by approving a question in Telegram; waits up to 55 s',
  tag: 'session',
  access: 'public',
  body: Type.Object(
    {
      telegramId: Type.String({
        pattern: '^\\s*[1-9][0-9]{0,15}\\s*$',
        maxLength: 64,
        description: 'Telegram id; the server trims it',
      }),
      matchCode: Type.Optional(
        Type.String({
          pattern: '^[0-9]{2}$',
          description: 'Two digits that the page shows and the bot asks for',
        }),
      ),
      adminTelegramId: AdminTelegramIdBody,
    },
    { additionalProperties: false },
  ),
  response: AdminSession,
  errors: ['forbidden', 'bot_not_configured'],
  planned: true,
});
