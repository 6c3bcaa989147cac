import type { FastifyInstance } from 'fastify';
import { OWN_CALL } from '../request-log.ts';

/** The pages where most visitors enter. */
const PATHS = ['/', '/leaderboard', '/weeks', '/creator'];

/**
 * Renders the pages that a crowd requests first once, one after the other, so that their code is compiled when the crowd comes.
 * Throws if one cannot be made.
 */
export async function readPagesAhead(app: FastifyInstance): Promise<void> {
  // The API alone has no pages.
  if (!app.hasRoute({ method: 'GET', url: '/*' })) return;
  for (const path of PATHS) {
    const { statusCode } = await app.inject({ url: path, headers: OWN_CALL });
    if (statusCode !== 200) throw new Error(`${path} was answered ${statusCode}`);
  }
}
