import { AppError } from '#contract/errors.ts';
import { findDemoPerson } from '#server/services/demo/demo-community.ts';
import { readPicture } from '#server/services/members/pictures.ts';
import { createSession, endSession, findSession } from '#server/services/sign-in/sessions.ts';
import type { CallDeps } from '../../deps.ts';
import type { Handlers } from '../../handlers.ts';
import { instanceSettings } from '../../pages/shown-settings.ts';

/** The signed-in member, signing out, and the demo's own people. */
export function sessionCalls({ db, cookie, instance, settings, now }: CallDeps) {
  return {
    getOwnPicture: async (_input, { actor: { memberId } }) => readPicture(db, { memberId }),
    getSession: async (_input, { actor }) => ({
      viewer: actor?.viewer ?? null,
      instance: { ...instance, ...instanceSettings(await settings.read()) },
    }),
    deleteSession: async (_input, { request, actor, setSessionToken, clearStorage }) => {
      const token = cookie.readToken(request);
      if (token) await endSession(db, token);
      setSessionToken(null);
      if (actor?.viewer.isAdmin) clearStorage();
      return { success: true as const };
    },
    postDemoSession: async ({ body }, { request, setSessionToken }) => {
      const memberId = await findDemoPerson(db, { role: body.role, nowMs: now() });
      if (memberId === null) throw new AppError('not_found', (m) => m.refusal_demo_nobody());
      const earlier = cookie.readToken(request);
      if (earlier) await endSession(db, earlier);
      const token = await createSession(db, { memberId, nowMs: now() });
      const session = await findSession(db, { token, nowMs: now() });
      if (!session) throw new AppError('not_found', (m) => m.refusal_demo_nobody());
      setSessionToken(token);
      return { viewer: session.viewer };
    },
  } satisfies Partial<Handlers>;
}
