import { sql } from 'kysely';
import type { ApiKey } from '#contract/developer/keys.ts';
import {
  API_KEY_PERMISSIONS,
  type ApiKeyPermissionId,
  type AppPermissionId,
} from '#rules/permissions.ts';
import type { PlanId } from '#rules/plans/plans.ts';
import { takePress } from '#server/bot/presses.ts';
import type { Db } from '#server/db/connect.ts';
import { followChain } from '#server/services/chain/follow.ts';
import { createApiKey } from '#server/services/keys/api-keys.ts';
import { messagesFor } from '#server/testing/config/messages-for.ts';
import { createFakeChainIndex, type FakeChainIndex } from '../../fakes/chain-index/chain-index.ts';
import { createFakeTelegramBot, type FakeTelegramBot } from '../../fakes/telegram/bot.ts';
import { TEST_BOT_TOKEN } from '../../fakes/telegram/signer.ts';
import { writeApp } from '../apps/written-app.ts';
import { givePlan, TEST_SECRETS } from '../keys.ts';
import { numberOf } from '../people/number-of.ts';
import { JUNKCOIN_ON } from '../wallet/coins.ts';
import { NOW_MS, openTestApp, type TestApp, tipOf } from './app.ts';

export const ALL_PERMISSIONS = API_KEY_PERMISSIONS.map(({ id }) => id);
/** An address of the main chain. */
export const ADDRESS = '7TQmVgQRmcenVEJegaYgXAZDbDN8CKQtYK';

/**
 * The server with a developer (11) on the Pro plan, her approved app, its key with every permission, members 22 and 33,
 * a banned member 44, and nobody with id 55.
 */
export type V1App = TestApp & {
  telegram: FakeTelegramBot;
  chainIndex: FakeChainIndex;
  key: ApiKey;
  appId: bigint;
  memberOf(telegramId: string): Promise<bigint>;
  keyWith(
    permissions: readonly ApiKeyPermissionId[],
    rest?: { appId?: string | null },
  ): Promise<ApiKey>;
  /** Changes what the app declares. */
  declare(...permissions: AppPermissionId[]): Promise<void>;
  /** Lets a member allow the app this. */
  consent(telegramId: string, ...permissions: ApiKeyPermissionId[]): Promise<void>;
  call(
    method: 'GET' | 'POST',
    path: string,
    rest?: { body?: object; key?: ApiKey; once?: string },
  ): ReturnType<TestApp['get']>;
  /** Presses a button of the last message to a chat. */
  press(chatId: string, text: string, fromId?: string): Promise<void>;
};

export async function openV1App(
  db: Db,
  {
    tier = 'pro',
    status = 'production',
    environment = {},
  }: {
    tier?: PlanId;
    status?: 'sandbox' | 'production';
    environment?: Record<string, string>;
  } = {},
): Promise<V1App> {
  const telegram = createFakeTelegramBot();
  const chainIndex = createFakeChainIndex();
  await followChain({ db, source: chainIndex, coin: JUNKCOIN_ON.main, now: () => NOW_MS });
  const test = await openTestApp(db, {
    telegram,
    chainIndex,
    chainSource: chainIndex,
    environment: {
      TELEGRAM_BOT_TOKEN: TEST_BOT_TOKEN,
      TELEGRAM_UPDATES: 'poll',
      BOT_USERNAME: 'deck_bot',
      ...environment,
    },
  });
  await test.ingest(tipOf('11', '22', '1.5'), tipOf('33', '44', '2'));
  const memberOf = (telegramId: string) => numberOf(db, telegramId);
  const ownerId = await memberOf('11');
  await sql`
    update members set banned_at = ${new Date(NOW_MS - 1000).toISOString()}::timestamptz
    where telegram_id = 44`.execute(db);
  await givePlan(db, { memberId: ownerId, tier, nowMs: NOW_MS });
  const appId = await writeApp(db, { ownerId, status });
  let calls = 0;

  const keyWith: V1App['keyWith'] = (permissions, rest = {}) =>
    createApiKey(
      db,
      {
        actor: { memberId: ownerId, telegramId: '11', signedInAtMs: NOW_MS },
        secrets: TEST_SECRETS,
        nowMs: NOW_MS,
      },
      {
        name: 'Kraken',
        permissions: [...permissions],
        expiresAtMs: null,
        appId: rest.appId === undefined ? String(appId) : rest.appId,
      },
    );
  const key = await keyWith(ALL_PERMISSIONS);

  return {
    ...test,
    telegram,
    chainIndex,
    key,
    appId,
    memberOf,
    keyWith,
    async declare(...permissions) {
      await sql`update apps set permissions = ${JSON.stringify(permissions)}::jsonb`.execute(db);
    },
    async consent(telegramId, ...permissions) {
      for (const permission of permissions) {
        await sql`
          insert into app_consents (app_id, member_id, permission, granted_at)
          values (${appId}::bigint, ${await memberOf(telegramId)}::bigint, ${permission},
            ${new Date(NOW_MS).toISOString()}::timestamptz)`.execute(db);
      }
    },
    call(method, path, rest = {}) {
      calls += 1;
      const { body, once = `call-${calls}` } = rest;
      return test.app.inject({
        method,
        url: `/api/v1${path}`,
        headers: {
          authorization: `Bearer ${(rest.key ?? key).apiKey}`,
          ...(method === 'POST' ? { 'idempotency-key': once } : {}),
        },
        ...(body ? { payload: body } : {}),
      });
    },
    async press(chatId, text, fromId = chatId) {
      const message = telegram.sent.findLast((each) => each.chatId === chatId);
      if (!message) throw new Error(`nothing was sent to ${chatId}`);
      const press = telegram.press(message, text, fromId);
      const report = (error: unknown) => {
        throw error;
      };
      await takePress({ db, telegram, messagesFor, now: () => test.clock.nowMs, report }, press);
    },
  };
}
