import type { FastifyRequest } from 'fastify';
import type { AdminConfig } from '#contract/admin/dashboard.ts';
import { AppError } from '#contract/errors.ts';
import type { Config } from '#server/config/config.ts';
import { browserNameOf, ipPrefixOf } from '../../callers.ts';
import type { CallDeps } from '../../deps.ts';
import type { Handlers } from '../../handlers.ts';

/** The login screen's configuration, and the login by id (docs/spec/portal.md#4-signing-in-by-a-telegram-id). */
export function adminSignInCalls({ config, instance, cookie, approvals }: CallDeps) {
  return {
    getAdminConfig: async () => adminConfig(config, instance.demo),
    postAdminLogin: async ({ body }, { request, actor, setSessionToken }) => {
      const { adminTelegramId } = body;
      if (adminTelegramId !== undefined && String(adminTelegramId) !== actor?.telegramId) {
        throw new AppError('forbidden', 'adminTelegramId is not the id of the session.');
      }
      const { token, session } = await whilePresent(request, (signal) =>
        approvals.ask({
          telegramId: body.telegramId.trim(),
          matchCode: body.matchCode ?? null,
          ipPrefix: ipPrefixOf(request.ip),
          browser: browserNameOf(request.headers['user-agent']),
          earlierToken: cookie.readToken(request),
          signal,
        }),
      );
      setSessionToken(token);
      return session;
    },
  } satisfies Partial<Handlers>;
}

function adminConfig(config: Config, isDemo: boolean): AdminConfig {
  const { botToken, telegramClientId: clientId } = config;
  const telegramLogin = clientId !== null ? 'oidc' : botToken !== null ? 'widget' : 'none';
  // Login and question both use the bot whose token is set, so no other name may be shown.
  const username = config.botUsername ?? config.adminBotUsername;
  const adminBotUsername = telegramLogin === 'none' ? null : username;
  // Administrators of the demo need no approval.
  const manualLogin = isDemo || (botToken !== null && config.telegramUpdates !== 'off');
  return { adminBotUsername, telegramLogin, clientId, manualLogin };
}

/** Runs work with a signal that aborts when the caller disconnects. */
async function whilePresent<T>(
  { raw: { socket } }: FastifyRequest,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const gone = new AbortController();
  const leave = () => gone.abort();
  // Listens on the socket, because Node closes the request as soon as its body has been read.
  if (socket.destroyed) leave();
  socket.once('close', leave);
  try {
    return await work(gone.signal);
  } finally {
    socket.removeListener('close', leave);
  }
}
