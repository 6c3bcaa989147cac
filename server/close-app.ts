import type { FastifyInstance } from 'fastify';

const LOOK_MS = 100;

/**
 * Refuses new calls and resolves once the open ones are answered. Node closes only the connections that are idle at that moment;
 * without this, a connection whose call is answered later would stay open as long as its caller keeps it.
 */
export async function closeApp(app: FastifyInstance): Promise<void> {
  const looking = setInterval(() => app.server.closeIdleConnections(), LOOK_MS);
  try {
    await app.close();
  } finally {
    clearInterval(looking);
  }
}
