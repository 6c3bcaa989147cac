import { fillDemo } from '#server/services/demo/demo-community.ts';
import { createSession } from '#server/services/sign-in/sessions.ts';
import { openEmptied } from '#server/testing/db/databases.ts';
import { BUILT_SITE, NOW_MS, openTestApp } from '#server/testing/http/app.ts';
import { setLanguage } from '../messages.ts';

/** The site of the demo's community. Closing it restores the language of the pages. */
export async function openDemoSite() {
  const database = await openEmptied('postgres');
  const { db } = database;
  const test = await openTestApp(db, { siteFolder: BUILT_SITE });
  await fillDemo(db, { ...test.config, nowMs: NOW_MS });
  return {
    db,
    get: test.get,
    /** A new session of a member. */
    cookieOf: async (memberId: bigint) =>
      `deck=${await createSession(db, { memberId, nowMs: NOW_MS })}`,
    async close() {
      setLanguage('en');
      await test.app.close();
      await database.close();
    },
  };
}

export type DemoSite = Awaited<ReturnType<typeof openDemoSite>>;
