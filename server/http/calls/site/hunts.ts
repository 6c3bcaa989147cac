import { AppError } from '#contract/errors.ts';
import { showOwn } from '#server/services/hunts/own.ts';
import { readCluePicture } from '#server/services/hunts/pictures.ts';
import {
  answerHunt,
  findHuntLink,
  type Guessed,
  type OwnHunt,
  playHunt,
} from '#server/services/hunts/play.ts';
import { readHuntList, readHuntPage } from '#server/services/hunts/reads.ts';
import type { Hunt } from '#server/services/hunts/rows.ts';
import { readHuntLog } from '#server/services/log/openings.ts';
import { explorerUrl } from '#server/services/weeks/weekly-rewards.ts';
import type { CallDeps } from '../../deps.ts';
import type { Handlers } from '../../handlers.ts';

/** Treasure hunts for everybody, and a member's own part in one (docs/spec/hunts.md). */
export function huntCalls({ db, config, now }: CallDeps) {
  const show = (part: { hunt: Hunt; own: OwnHunt }, nowMs: number) =>
    showOwn(db, { ...part, nowMs });
  const answer = async ({ result, ...part }: Guessed, nowMs: number) => {
    if (result === 'none') throw new AppError('not_found', (m) => m.refusal_hunt_no_clue());
    return { result, own: await show(part, nowMs) };
  };
  return {
    getHunts: async () => ({ hunts: await readHuntList(db, now()) }),
    getHunt: ({ params }) =>
      readHuntPage(db, {
        id: BigInt(params.id),
        nowMs: now(),
        pageOf: (txid) => explorerUrl(config.explorerTxUrl, txid),
      }),
    getCluePicture: async ({ params }, { actor }) => {
      const { bytes, hash, isOpen } = await readCluePicture(db, {
        id: BigInt(params.id),
        number: Number(params.number),
        memberId: actor?.memberId ?? null,
        nowMs: now(),
      });
      return { type: 'image/jpeg', tag: hash, bytes, keptBy: isOpen ? 'everybody' : 'nobody' };
    },
    getHuntLog: ({ params }) => readHuntLog(db, BigInt(params.id)),
    playHunt: async ({ params }, { actor: { memberId } }) => {
      const nowMs = now();
      const huntId = BigInt(params.id);
      const part = await db
        .transaction()
        .execute((tx) => playHunt(tx, { huntId, memberId, nowMs }));
      return show(part, nowMs);
    },
    answerHunt: async ({ params, body }, { actor: { memberId } }) => {
      const nowMs = now();
      const asked = { huntId: BigInt(params.id), memberId, nowMs, text: body.answer };
      return answer(await db.transaction().execute((tx) => answerHunt(tx, asked)), nowMs);
    },
    findHuntLink: async ({ body: { secret } }, { actor: { memberId } }) => {
      const nowMs = now();
      const guessed = await db
        .transaction()
        .execute((tx) => findHuntLink(tx, { secret, memberId, nowMs }));
      if (guessed === null) throw new AppError('not_found', (m) => m.refusal_hunt_link());
      return { huntId: String(guessed.hunt.id), ...(await answer(guessed, nowMs)) };
    },
  } satisfies Partial<Handlers>;
}
