import { claimFaucet } from '#server/services/faucet/claim.ts';
import { type Ask, answers, mistake, type Reply } from '../ask.ts';
import { FAUCET } from '../texts/faucet.ts';

/** `/faucet`: a small amount once in 24 hours, if the operator set up a faucet. A job pays it within minutes. */
export async function faucet({ deps, speaker, group, m, own, nowMs }: Ask): Promise<Reply> {
  const { faucet: limits, publicUrl } = deps.config;
  const { memberId } = speaker;
  if (limits === null) return answers(mistake({ html: own.bot_faucet_none() }));
  if (memberId === null) return answers(mistake({ html: own.bot_no_account() }));
  return async (tx) => {
    const claim = await claimFaucet(tx, { memberId, limits, coin: deps.coin, nowMs });
    return 'refusal' in claim
      ? mistake(FAUCET.refused(own, claim.refusal, { publicUrl, nowMs }))
      : FAUCET.claimed(m, claim, { code: deps.coin.code, isPrivate: group === null });
  };
}
