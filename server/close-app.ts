import type { FastifyInstance } from 'fastify';

const LOOK_MS = 100;

/**
 * Takes no calls any more, and ends once those under way are answered. Node closes the connections that are idle when
 * it is told to end; one whose call is answered later would stay for as long as its caller keeps it.
 */
export async function closeApp(app: FastifyInstance): Promise<void> {
  const looking = setInterval(() => app.server.closeIdleConnections(), LOOK_MS);
  try {
    await app.close();
  } finally {
    clearInterval(looking);
  }
}
