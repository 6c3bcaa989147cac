import type { FastifyRequest } from 'fastify';
import { isoTime } from '#rules/times.ts';
import {
  beginIdTokenSignIn,
  signInWithIdToken,
  signInWithMiniApp,
  signInWithWidget,
} from '#server/services/sign-in/sign-in.ts';
import type { CallDeps } from '../../deps.ts';
import type { Handlers } from '../../handlers.ts';

/** Signing in: Telegram's signature and the services decide who may. */
export function signInCalls({ db, config, cookie, nonceCookie, telegramKeys, now }: CallDeps) {
  const { botToken, telegramClientId: clientId } = config;
  const basics = (request: FastifyRequest) => ({
    nowMs: now(),
    earlierToken: cookie.readToken(request),
  });
  return {
    postTelegramSignIn: async ({ body }, { request, setSessionToken, setNonceSecret }) => {
      const isWidget = 'hash' in body;
      const { token, user, viewer } = isWidget
        ? await signInWithWidget(db, { ...basics(request), fields: body, botToken })
        : await signInWithIdToken(db, {
            ...basics(request),
            idToken: body.id_token,
            nonce: body.nonce,
            nonceSecret: nonceCookie.readSecret(request),
            clientId,
            keys: telegramKeys,
          });
      setSessionToken(token);
      if (!isWidget) setNonceSecret(null);
      return { success: true as const, user, viewer };
    },
    postSignInNonce: async (_input, { setNonceSecret }) => {
      const { secret, nonce } = beginIdTokenSignIn({ clientId, keys: telegramKeys });
      setNonceSecret(secret);
      return { nonce };
    },
    postMiniAppSignIn: async ({ body }, { request, setSessionToken }) => {
      const { token, user, viewer, viewerToken, expiresAtMs } = await signInWithMiniApp(db, {
        ...basics(request),
        initData: body.initData,
        botToken,
      });
      setSessionToken(token);
      const viewerTokenExpiresAt = isoTime(expiresAtMs);
      return { success: true as const, user, viewer, viewerToken, viewerTokenExpiresAt };
    },
  } satisfies Partial<Handlers>;
}
