import { PAGE_SIZES } from '#rules/limits.ts';
import {
  approveApp,
  readAdminApps,
  returnApp,
  tellAppOwner,
} from '#server/services/apps/approval.ts';
import { changeApp, readOwnApps, registerApp, removeApp } from '#server/services/apps/apps.ts';
import {
  readDeliveries,
  redeliver,
  rotateSecret,
  sendTestEvent,
} from '#server/services/apps/deliveries.ts';
import { readDeveloperStatistics } from '#server/services/apps/statistics.ts';
import { findSiteUptime } from '#server/services/operations/uptime.ts';
import type { CallDeps } from '../../deps.ts';
import type { CallContext, Handlers, MemberContext } from '../../handlers.ts';

/** Registered apps: members manage their own, administrators approve all. */
export function appCalls(deps: CallDeps) {
  return { ...ownAppCalls(deps), ...webhookCalls(deps), ...approvalCalls(deps) };
}

function ownAppCalls({ db, secrets, now }: CallDeps) {
  const owner = ({ actor }: MemberContext) => ({ ...actor, nowMs: now() });
  return {
    getDeveloperStatistics: async () => ({
      ...(await readDeveloperStatistics(db, { nowMs: now() })),
      uptimePercent: await findSiteUptime(db, { nowMs: now() }),
    }),
    getApps: async (_input, context) => readOwnApps(db, owner(context)),
    postApp: async ({ body }, context) => registerApp(db, secrets, owner(context), body),
    putApp: async ({ params, body }, context) =>
      changeApp(db, secrets, owner(context), { appId: BigInt(params.appId), body }),
    deleteApp: async ({ params }, context) => {
      await removeApp(db, owner(context), { appId: BigInt(params.appId) });
      return { success: true as const };
    },
  } satisfies Partial<Handlers>;
}

function webhookCalls({ db, secrets, webhookSender, now }: CallDeps) {
  const owner = ({ actor }: MemberContext) => ({ ...actor, nowMs: now() });
  return {
    rotateWebhookSecret: async ({ params }, context) =>
      rotateSecret(db, secrets, owner(context), { appId: BigInt(params.appId) }),
    postTestEvent: async ({ params }, context) => {
      const delivery = await sendTestEvent(db, owner(context), { appId: BigInt(params.appId) });
      webhookSender?.wake();
      return delivery;
    },
    getWebhookDeliveries: async ({ params, query }, context) =>
      readDeliveries(db, {
        ...owner(context),
        appId: BigInt(params.appId),
        page: Number(query.page ?? 1),
        limit: Number(query.limit ?? PAGE_SIZES.users),
      }),
    redeliverWebhook: async ({ params }, context) => {
      const delivery = await redeliver(db, owner(context), {
        appId: BigInt(params.appId),
        deliveryId: BigInt(params.deliveryId),
      });
      webhookSender?.wake();
      return delivery;
    },
  } satisfies Partial<Handlers>;
}

function approvalCalls({ db, telegram, messagesFor, webhookSender, now }: CallDeps) {
  // In the background, so the administrator does not wait for Telegram.
  const tell = ({ request }: CallContext, app: Parameters<typeof tellAppOwner>[1]) => {
    const report = (error: unknown, what: string) => request.log.warn({ err: error }, what);
    void tellAppOwner({ db, telegram, messagesFor, report }, app);
  };
  return {
    getAdminApps: ({ query }) =>
      readAdminApps(db, {
        status: query.status ?? 'all',
        page: Number(query.page ?? 1),
        limit: Number(query.limit ?? PAGE_SIZES.users),
      }),
    approveApp: async ({ params, body }, context) => {
      const { app, isNew } = await approveApp(
        db,
        { ...context.actor, nowMs: now() },
        {
          appId: BigInt(params.appId),
          version: body.version,
        },
      );
      if (isNew) tell(context, { app });
      webhookSender?.wake();
      return { success: true as const, app };
    },
    returnApp: async ({ params, body }, context) => {
      const { reason } = body;
      const app = await returnApp(
        db,
        { ...context.actor, nowMs: now() },
        { appId: BigInt(params.appId), reason },
      );
      tell(context, { app });
      return { success: true as const, app };
    },
  } satisfies Partial<Handlers>;
}
