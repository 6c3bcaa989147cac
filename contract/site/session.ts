import { type Static, Type } from 'typebox';
import { endpoint } from '../endpoint.ts';
import { ROUTES } from '../routes.ts';
import {
  NullableText,
  PictureFile,
  PicturePath,
  PictureQuery,
  Success,
  SurfaceId,
  shape,
  TelegramId,
} from '../values.ts';

/**
 * The session cookie on https. The prefix makes browsers refuse it without Secure, with a Domain or under another path; plain
 * http on loopback cannot use the prefix and has its own cookie name.
 */
export const SESSION_COOKIE = '__Host-deck';

/** The signed-in member, for display only; the server checks permissions on each call. */
export const Viewer = shape('Viewer', {
  telegramId: TelegramId,
  displayName: Type.String(),
  username: NullableText,
  photoUrl: NullableText,
  picture: PicturePath,
  isAdmin: Type.Boolean(),
  isBotOwner: Type.Boolean(),
});
export type Viewer = Static<typeof Viewer>;

const BotId = Type.String({ pattern: '^[1-9][0-9]{0,15}$' });

/**
 * The Telegram login that this instance accepts. A `clientId` means the newer one: a bot that was switched to it shows
 * "deprecated" in the older widget and cannot be switched back.
 */
export const SignInOffer = shape('SignInOffer', {
  botUsername: Type.Union([Type.String({ pattern: '^[A-Za-z0-9_]{5,32}$' }), Type.Null()], {
    description: 'Without the @; null if not configured',
  }),
  botId: Type.Union([BotId, Type.Null()], {
    description: 'Id of the bot behind the login widget and Mini App; null if not configured',
  }),
  clientId: Type.Union([BotId, Type.Null()], {
    description: 'For Log in with Telegram (OpenID Connect); null if not configured',
  }),
});
export type SignInOffer = Static<typeof SignInOffer>;

/** The facts about the instance that the page needs before its first call. */
export const Instance = shape('Instance', {
  demo: Type.Boolean({ description: 'Whether this is a demo: nothing on it is real' }),
  trial: Type.Boolean({ description: 'Whether it is one with a chain and chats to try (`/try`)' }),
  theme: Type.Enum(['light', 'dark', 'system']),
  /** The surface shown inside Telegram. */
  miniAppSurface: SurfaceId,
  ownWallet: Type.Boolean({
    description: 'Whether members make their wallets on this site: its own bot is on',
  }),
  signIn: Type.Union([SignInOffer, Type.Null()], {
    description: 'Null if nobody can sign in with Telegram',
  }),
});
export type Instance = Static<typeof Instance>;

/** GET /api/session: the viewer, or null. Never an error, so that a page can always ask. */
export const getSession = endpoint({
  route: 'getSession',
  summary: 'Who is signed in',
  tag: 'session',
  access: 'public',
  response: shape('Session', { viewer: Type.Union([Viewer, Type.Null()]), instance: Instance }),
  errors: [],
  viewerToken: true,
});

/**
 * GET /api/me/picture: the signed-in member's own picture. `not_found` if there is none
 * (docs/spec/security.md#11-pictures-of-members).
 */
export const getOwnPicture = endpoint({
  route: 'getOwnPicture',
  summary: "The signed-in member's picture",
  tag: 'session',
  access: 'member',
  query: Type.Object({ v: PictureQuery }),
  response: PictureFile,
  errors: ['not_signed_in', 'not_found'],
  viewerToken: true,
  file: 'image/*',
});

/** The address of the signed-in member's own picture. */
export function ownPicturePath(tag: string): string {
  return `${ROUTES.getOwnPicture.path}?v=${tag}`;
}

/** DELETE /api/session: ends the session; succeeds without one too. */
export const deleteSession = endpoint({
  route: 'deleteSession',
  summary: 'Sign out',
  tag: 'session',
  access: 'public',
  response: Success,
  errors: ['forbidden'],
});

/**
 * POST /api/demo/session: signs in as one of the demo community's own people. Exists only on a demo instance bound to loopback;
 * elsewhere 404 (docs/spec/portal.md#7-the-demos-own-people).
 */
export const postDemoSession = endpoint({
  route: 'postDemoSession',
  summary: 'Demo only: sign in as a demo member, administrator or owner',
  tag: 'session',
  access: 'demo',
  body: Type.Object(
    { role: Type.Enum(['member', 'admin', 'owner']) },
    { title: 'DemoSessionBody', additionalProperties: false },
  ),
  response: shape('DemoSession', { viewer: Viewer }),
  errors: ['not_found', 'forbidden'],
});
