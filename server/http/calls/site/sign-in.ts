import type { FastifyRequest } from 'fastify';
import { readSignInLink, signInByLink } from '#server/services/sign-in/links.ts';
import {
  beginIdTokenSignIn,
  type SignedIn,
  signInWithIdToken,
  signInWithMiniApp,
  signInWithWidget,
} from '#server/services/sign-in/sign-in.ts';
import { renewViewerTokens } from '#server/services/sign-in/viewer-tokens.ts';
import type { CallDeps } from '../../deps.ts';
import type { Handlers } from '../../handlers.ts';

/** Signing in: Telegram's signature and the services decide who may. */
export function signInCalls(deps: CallDeps) {
  const { db, config, cookie, nonceCookie, telegramKeys, pictures, now } = deps;
  const { botToken, telegramClientId: clientId } = config;
  const basics = (request: FastifyRequest) => ({
    nowMs: now(),
    earlierToken: cookie.readToken(request),
  });
  // Not awaited, and a failure does not fail the sign-in.
  const lookAtPicture = ({ memberId, photoUrl: url }: SignedIn) => {
    if (url !== undefined) pictures.refresh({ memberId, url });
  };
  return {
    postTelegramSignIn: async ({ body }, { request, setSessionToken, setNonceSecret }) => {
      const isWidget = 'hash' in body;
      const signedIn = isWidget
        ? await signInWithWidget(db, { ...basics(request), fields: body, botToken })
        : await signInWithIdToken(db, {
            ...basics(request),
            idToken: body.id_token,
            nonce: body.nonce,
            nonceSecret: nonceCookie.readSecret(request),
            clientId,
            keys: telegramKeys,
          });
      const { token, user, viewer } = signedIn;
      setSessionToken(token);
      lookAtPicture(signedIn);
      if (!isWidget) setNonceSecret(null);
      return { success: true as const, user, viewer };
    },
    postSignInNonce: async (_input, { setNonceSecret }) => {
      const { secret, nonce } = beginIdTokenSignIn({ clientId, keys: telegramKeys });
      setNonceSecret(secret);
      return { nonce };
    },
    postMiniAppSignIn: async ({ body }, { request, setSessionToken }) => {
      const signedIn = await signInWithMiniApp(db, {
        ...basics(request),
        initData: body.initData,
        botToken,
      });
      const { token, user, viewer, viewerTokens } = signedIn;
      setSessionToken(token);
      lookAtPicture(signedIn);
      return { success: true as const, user, viewer, ...viewerTokens };
    },
    postSignInLinkCheck: async ({ body }, { actor }) => {
      const { memberId, ...shown } = await readSignInLink(db, { ...body, nowMs: now() });
      return { ...shown, isSignedIn: actor?.memberId === memberId };
    },
    postSignInLink: async ({ body }, { request, setSessionToken }) => {
      const { token, viewer } = await signInByLink(db, { ...basics(request), ...body });
      setSessionToken(token);
      return { success: true as const, viewer };
    },
    renewViewerToken: ({ body }) =>
      renewViewerTokens(db, { renewalToken: body.renewalToken, nowMs: now() }),
  } satisfies Partial<Handlers>;
}
