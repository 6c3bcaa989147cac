import type { FastifyInstance } from 'fastify';

/** Where a crowd comes in. */
const PATHS = ['/', '/leaderboard', '/weeks', '/creator'];

/**
 * Has the pages that a crowd asks for first made once, one after the other, so that the code for them is compiled when it comes.
 * Throws if one cannot be made.
 */
export async function readPagesAhead(app: FastifyInstance): Promise<void> {
  // The API alone has no pages.
  if (!app.hasRoute({ method: 'GET', url: '/*' })) return;
  for (const path of PATHS) {
    const { statusCode } = await app.inject(path);
    if (statusCode !== 200) throw new Error(`${path} was answered ${statusCode}`);
  }
}
