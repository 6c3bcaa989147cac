import { formatAmount } from '#rules/amounts.ts';
import { readAdminHunt, readAdminHunts } from '#server/services/hunts/admin-reads.ts';
import { announceHunt, cancelHunt } from '#server/services/hunts/announce.ts';
import { changeHunt, createHunt, deleteHunt, makeHuntLink } from '#server/services/hunts/drafts.ts';
import { addHuntPicture, readHuntPicture } from '#server/services/hunts/pictures.ts';
import type { CallDeps } from '../../deps.ts';
import type { Handlers } from '../../handlers.ts';
import { requireRecentSignIn } from './recent-sign-in.ts';

/** Writing and running treasure hunts (docs/spec/portal.md#28-treasure-hunts). */
export function huntCalls({ db, config, prizeWallet, instance, now }: CallDeps) {
  const source = {
    wallet: prizeWallet,
    coin: config.coin,
    poolUnits: config.poolUnits,
    dailyUnits: config.prizesDailyUnits,
  };
  const read = (id: bigint) => readAdminHunt(db, id, { source, nowMs: now() });
  return {
    getAdminHunts: async () => ({
      hunts: await readAdminHunts(db, { source, nowMs: now() }),
      dailyCoins: prizeWallet === null ? null : formatAmount(config.prizesDailyUnits),
    }),
    createHunt: async ({ body: draft }, { actor }) =>
      read(await createHunt(db, { draft, actor: actor.telegramId, nowMs: now() })),
    changeHunt: async ({ params, body: draft }, { actor }) => {
      const id = BigInt(params.id);
      await changeHunt(db, { id, draft, actor: actor.telegramId, nowMs: now() });
      return read(id);
    },
    makeHuntLink: async ({ params }, { actor }) => {
      const id = BigInt(params.id);
      const number = Number(params.number);
      const secret = await makeHuntLink(db, { id, number, actor: actor.telegramId });
      const bot = config.bot === 'off' ? null : (instance.signIn?.botUsername ?? null);
      return {
        url: `${config.publicUrl}/hunts/found#${secret}`,
        botUrl: bot ? `https://t.me/${bot}?start=found_${secret}` : null,
      };
    },
    addHuntPicture: ({ params, body: { jpeg } }, { actor }) =>
      addHuntPicture(db, {
        id: BigInt(params.id),
        file: Buffer.from(jpeg, 'base64'),
        actor: actor.telegramId,
      }),
    getHuntPicture: async ({ params: { id, hash } }) => ({
      type: 'image/jpeg',
      tag: hash,
      bytes: await readHuntPicture(db, { id: BigInt(id), hash }),
    }),
    announceHunt: async ({ params, body: { rulesHash } }, { actor }) => {
      requireRecentSignIn(actor, now());
      const id = BigInt(params.id);
      const isOwner = actor.role === 'owner';
      const by = { actor: actor.telegramId, isOwner, rulesHash, nowMs: now() };
      await announceHunt(db, { id, source, ...by });
      return read(id);
    },
    cancelHunt: async ({ params, body: { reason } }, { actor }) => {
      requireRecentSignIn(actor, now());
      const id = BigInt(params.id);
      await cancelHunt(db, { id, actor: actor.telegramId, reason, nowMs: now() });
      return read(id);
    },
    deleteHunt: async ({ params }, { actor }) => {
      await deleteHunt(db, { id: BigInt(params.id), actor: actor.telegramId });
      return { success: true };
    },
  } satisfies Partial<Handlers>;
}
