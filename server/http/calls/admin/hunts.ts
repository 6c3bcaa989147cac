import { formatAmount } from '#rules/amounts.ts';
import { acceptedLanguage } from '#rules/messages/accepted-language.ts';
import { readAdminHunt, readAdminHunts } from '#server/services/hunts/admin-reads.ts';
import { announceHunt, cancelHunt } from '#server/services/hunts/announce.ts';
import { changeHunt, createHunt, deleteHunt, makeHuntLink } from '#server/services/hunts/drafts.ts';
import { addHuntPicture, readHuntPicture } from '#server/services/hunts/pictures.ts';
import type { CallDeps } from '../../deps.ts';
import type { CallContext, Handlers } from '../../handlers.ts';
import { requireRecentSignIn } from './recent-sign-in.ts';

/** Writing and running treasure hunts (docs/spec/portal.md#28-treasure-hunts). */
export function huntCalls({ db, config, prizeWallet, instance, now }: CallDeps) {
  const source = {
    wallet: prizeWallet,
    coin: config.coin,
    poolUnits: config.poolUnits,
    dailyUnits: config.prizesDailyUnits,
  };
  const reading = ({ request }: CallContext) => ({
    source,
    nowMs: now(),
    language: acceptedLanguage(request.headers['accept-language']) ?? 'en',
  });
  const read = (id: bigint, context: CallContext) => readAdminHunt(db, id, reading(context));
  return {
    getAdminHunts: async (_input, context) => ({
      hunts: await readAdminHunts(db, reading(context)),
      dailyCoins: prizeWallet === null ? null : formatAmount(config.prizesDailyUnits),
    }),
    createHunt: async ({ body: draft }, context) => {
      const actor = context.actor.telegramId;
      return read(await createHunt(db, { draft, actor, nowMs: now() }), context);
    },
    changeHunt: async ({ params, body: draft }, context) => {
      const id = BigInt(params.id);
      await changeHunt(db, { id, draft, actor: context.actor.telegramId, nowMs: now() });
      return read(id, context);
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
    announceHunt: async ({ params, body: { rulesHash } }, context) => {
      const { actor } = context;
      requireRecentSignIn(actor, now());
      const id = BigInt(params.id);
      const isOwner = actor.role === 'owner';
      const by = { actor: actor.telegramId, isOwner, rulesHash, nowMs: now() };
      await announceHunt(db, { id, source, ...by });
      return read(id, context);
    },
    cancelHunt: async ({ params, body: { reason } }, context) => {
      const { actor } = context;
      requireRecentSignIn(actor, now());
      const id = BigInt(params.id);
      await cancelHunt(db, { id, actor: actor.telegramId, reason, nowMs: now() });
      return read(id, context);
    },
    deleteHunt: async ({ params }, { actor }) => {
      await deleteHunt(db, { id: BigInt(params.id), actor: actor.telegramId });
      return { success: true };
    },
  } satisfies Partial<Handlers>;
}
