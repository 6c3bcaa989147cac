import { connect } from '#server/db/connect.ts';
import { fillDemo } from '#server/services/demo/demo-community.ts';
import { startPostgres } from '../scripts/postgres.mjs';
import { COPYING } from '../server/testing/db/copying.ts';
import { demoSettings, onServer, POSTGRES_URL } from './product.ts';

/** Makes the template databases of all test products, once: filling one takes seconds, copying it does not. */
// biome-ignore lint/style/noDefaultExport: Playwright asks for one.
export default async function setUp() {
  const server = await startPostgres({ durable: false });
  process.env[POSTGRES_URL] = server.url();
  for (const contents of ['empty', 'demo'] as const) {
    const template = contents === 'demo' ? ` template empty ${COPYING}` : '';
    await onServer(server.url(), `create database ${contents}${template}`);
    const { db, close } = await connect({ databaseUrl: server.url(contents) });
    if (contents === 'demo') await fillDemo(db, demoSettings());
    await close();
  }
  return () => server.stop();
}
