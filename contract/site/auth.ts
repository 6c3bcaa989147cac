import { type Static, Type } from 'typebox';
import { SIGN_IN_TOKEN_PATTERN } from '#rules/wallet/sign-in-link.ts';
import { endpoint } from '../endpoint.ts';
import {
  AdminTelegramIdBody,
  EmptyBody,
  NullableText,
  shape,
  TelegramId,
  Timestamp,
} from '../values.ts';
import { Viewer } from './session.ts';

/** The most fields of a sign-in; Telegram sends 7 and adds one now and then. */
export const MAX_WIDGET_FIELDS = 32;
/** The longest value of a field of the login widget, in characters. */
export const MAX_WIDGET_VALUE_LENGTH = 2048;
/** The longest `initData` of a Mini App, in bytes; Telegram's are below 2,000. */
export const MAX_INIT_DATA_BYTES = 16_384;

/**
 * A value that Telegram signs: one line of text, or an integer that a JS number holds exactly. Line breaks are refused, because
 * the signed text joins fields with them: the same text split differently would be a valid signature for another id.
 */
const SignedValue = Type.Union([
  Type.String({ maxLength: MAX_WIDGET_VALUE_LENGTH, pattern: '^[^\\x00\\r\\n]*$' }),
  Type.Integer({ minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER }),
]);

/**
 * The fields of Telegram's login widget, as received. Unknown keys are allowed if they look like Telegram's own, because new
 * fields of Telegram are part of the signed text. Only presence and shape are checked here; verification judges `hash` and
 * `auth_date`, with messages from which the page chooses its toast (docs/spec/portal.md#6-errors-of-a-sign-in).
 */
export const WidgetFields = Type.Intersect(
  [
    Type.Object({ id: SignedValue, auth_date: SignedValue, hash: SignedValue }),
    Type.Record(Type.String({ pattern: '^[a-z][a-z0-9_]*$' }), SignedValue, {
      additionalProperties: false,
      maxProperties: MAX_WIDGET_FIELDS,
    }),
  ],
  { title: 'WidgetFields' },
);
export type WidgetFields = Static<typeof WidgetFields>;

/** The result of Telegram's newer login (OpenID Connect), if configured (docs/spec/security.md#2-sign-in-with-telegram). */
export const IdTokenFields = Type.Object(
  {
    id_token: Type.String({
      pattern: '^[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+$',
      maxLength: 8192,
    }),
    nonce: Type.String({ pattern: '^[A-Za-z0-9_-]{16,128}$' }),
  },
  { title: 'IdTokenFields', additionalProperties: false },
);
export type IdTokenFields = Static<typeof IdTokenFields>;

/** The signed-in person (docs/spec/portal.md#3-signing-in-with-telegram). */
export const AuthUser = shape('AuthUser', {
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
 * POST /api/auth/telegram: sets the session cookie (docs/spec/portal.md#3-signing-in-with-telegram). `invalid_sign_in`: the data
 * does not verify, is outdated or was used before. `not_found`: the bot does not know this person. `forbidden`: banned.
 * `unavailable`: Telegram's keys could not be fetched. An id_token needs the nonce that `POST /api/auth/nonce` gave this browser.
 */
export const postTelegramSignIn = endpoint({
  route: 'postTelegramSignIn',
  summary: "Sign in with the login widget's fields or with an id_token",
  tag: 'session',
  access: 'public',
  signInLimit: 'network',
  body: Type.Union([WidgetFields, IdTokenFields], { title: 'TelegramSignInBody' }),
  response: shape('TelegramSignIn', {
    success: Type.Literal(true),
    user: AuthUser,
    viewer: Viewer,
  }),
  errors: ['invalid_sign_in', 'forbidden', 'not_found', 'bot_not_configured', 'unavailable'],
});

/**
 * POST /api/auth/nonce: the nonce to pass to Telegram's newer login. A cookie that no script can read holds the nonce's preimage,
 * so that a stolen id_token does not work in another browser.
 */
export const postSignInNonce = endpoint({
  route: 'postSignInNonce',
  summary: 'A nonce for one sign-in with an id_token, bound to this browser',
  tag: 'session',
  access: 'public',
  signInLimit: 'network',
  body: EmptyBody,
  response: shape('SignInNonce', { nonce: IdTokenFields.properties.nonce }),
  errors: ['forbidden', 'bot_not_configured'],
});

const Token = Type.String({ pattern: '^[A-Za-z0-9_-]{43}$' });

/** The tokens with which a Mini App reads as its viewer. */
export const ViewerTokens = shape('ViewerTokens', {
  viewerToken: Token,
  viewerTokenExpiresAt: Timestamp,
  renewalToken: Token,
});
export type ViewerTokens = Static<typeof ViewerTokens>;

/**
 * POST /api/auth/mini-app: `initData` exactly as Telegram gave it to the Mini App. Sets the session cookie. Telegram's web
 * clients show the site in a frame that gets no cookie. There the page uses `viewerToken`, kept in memory and sent as a bearer
 * token; for ten minutes it is accepted by the calls marked `viewerToken` and no others. `renewalToken` gets the next one
 * (docs/spec/security.md#5-sessions).
 */
export const postMiniAppSignIn = endpoint({
  route: 'postMiniAppSignIn',
  summary: "Sign in with a Mini App's initData",
  tag: 'session',
  access: 'public',
  signInLimit: 'network',
  body: Type.Object(
    {
      initData: Type.String({
        minLength: 1,
        maxLength: MAX_INIT_DATA_BYTES,
        description: 'The raw query string, exactly as received',
      }),
    },
    { title: 'MiniAppSignInBody', additionalProperties: false },
  ),
  response: shape('MiniAppSignIn', {
    success: Type.Literal(true),
    user: AuthUser,
    viewer: Viewer,
    ...ViewerTokens.properties,
  }),
  errors: ['invalid_sign_in', 'forbidden', 'not_found', 'bot_not_configured'],
});

/**
 * POST /api/auth/mini-app/renewal: the next viewer token of the same session, while the app is open. Each renewal token works
 * once; the last viewer token expires an hour after the sign-in. `not_signed_in`: used before, too late, or the session has ended
 * (docs/spec/security.md#5-sessions).
 */
export const renewViewerToken = endpoint({
  route: 'renewViewerToken',
  summary: "Renew a Mini App's viewer token",
  tag: 'session',
  access: 'public',
  signInLimit: 'network',
  body: Type.Object(
    { renewalToken: Token },
    { title: 'RenewViewerTokenBody', additionalProperties: false },
  ),
  response: ViewerTokens,
  errors: ['not_signed_in'],
});

const SignInLinkBody = Type.Object(
  { token: Type.String({ pattern: SIGN_IN_TOKEN_PATTERN }) },
  { title: 'SignInLinkBody', additionalProperties: false },
);

/**
 * POST /api/auth/link/check: the member whom a link from the bot signs in, so that a page can ask first; the link is not used up.
 * `invalid_sign_in`: it has expired or was used.
 */
export const postSignInLinkCheck = endpoint({
  route: 'postSignInLinkCheck',
  summary: 'Whom a sign-in link from the bot is for',
  tag: 'session',
  access: 'public',
  signInLimit: 'network',
  body: SignInLinkBody,
  response: shape('SignInLinkMember', {
    displayName: Type.String(),
    username: NullableText,
    isSignedIn: Type.Boolean({ description: 'Whether this browser is signed in as them already' }),
  }),
  errors: ['invalid_sign_in', 'forbidden'],
});

/**
 * POST /api/auth/link: signs in with a link from the bot, which works once within five minutes. The session has a plain member's
 * rights, whatever their role, and does not count as a recent sign-in. `invalid_sign_in`: the link has expired or was used.
 */
export const postSignInLink = endpoint({
  route: 'postSignInLink',
  summary: 'Sign in by a link from the bot',
  tag: 'session',
  access: 'public',
  signInLimit: 'network',
  body: SignInLinkBody,
  response: shape('SignInByLink', { success: Type.Literal(true), viewer: Viewer }),
  errors: ['invalid_sign_in', 'forbidden'],
});

/** The admin page keeps this for display; it proves nothing (docs/spec/portal.md#8-data-in-the-browser). */
export const AdminSession = shape('AdminSession', {
  ...AuthUser.properties,
  sessionToken: Type.Literal('verified', { description: 'A fixed marker, never read back' }),
  loginTime: Timestamp,
  expiresAt: Timestamp,
});
export type AdminSession = Static<typeof AdminSession>;

/**
 * POST /api/admin/auth/login: asks that account through the bot and holds the call for up to 55 s. Strangers, denials and silence
 * all get the same `forbidden` after the same wait. With a match code the bot offers three numbers instead of a plain Approve
 * button. 429 comes with `Retry-After` and never depends on the id (docs/spec/portal.md#4-signing-in-by-a-telegram-id).
 */
export const postAdminLogin = endpoint({
  route: 'postAdminLogin',
  summary: 'Sign in as an administrator by approving a question in Telegram; waits up to 55 s',
  tag: 'session',
  access: 'public',
  signInLimit: 'own',
  badInput: 'login',
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
          description: 'Two digits that the page shows and the bot asks about',
        }),
      ),
      adminTelegramId: AdminTelegramIdBody,
    },
    { title: 'AdminLoginBody', additionalProperties: false },
  ),
  response: AdminSession,
  errors: ['forbidden', 'bot_not_configured', 'unavailable'],
});
