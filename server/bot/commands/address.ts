import { payableAddress, readAddress } from '#server/services/bot/addresses.ts';
import { reportEvent } from '#server/services/bot/report-event.ts';
import { readOwnAddress } from '#server/services/member-wallet/address-proofs.ts';
import { type Ask, answers, type Reply } from '../ask.ts';
import { ADDRESS, WALLET } from '../texts/wallet.ts';

/** A command that is older has waited, such as while the bot was away. */
const WAITED_MS = 60_000;

/** `/address ADDRESS` sets the address for the member's coins; without an argument it shows the address. */
export async function address(ask: Ask): Promise<Reply> {
  const { deps, speaker, message, key, args, m, nowMs } = ask;
  const { memberId } = speaker;
  if (args === '') {
    if (memberId === null) return answers({ html: m.bot_no_account() });
    const { primaryAddress, isProved } = await readOwnAddress(deps.db, { memberId, nowMs });
    return answers(
      primaryAddress === null
        ? WALLET.noAddress(m, deps.config.publicUrl)
        : ADDRESS.present(m, { address: primaryAddress, isProved }),
    );
  }
  const wanted = payableAddress(args, deps.coin);
  if (wanted === null) return answers({ html: ADDRESS.bad(m, args, deps.coin.name) });
  if (memberId !== null && (await readAddress(deps.db, memberId)) === wanted) {
    return address({ ...ask, args: '' });
  }
  return async (tx) => {
    const before = memberId === null ? null : await readAddress(tx, memberId);
    const event = { id: `${key}:address`, type: 'primary_address_set', address: wanted } as const;
    // From then on, so that an address that was set since stays.
    const fromMs = nowMs - message.atMs > WAITED_MS ? message.atMs : nowMs;
    const earned = await reportEvent(tx, speaker, event, fromMs);
    if (memberId !== null && (await readAddress(tx, memberId)) !== wanted) {
      const { primaryAddress, isProved } = await readOwnAddress(tx, { memberId, nowMs });
      return ADDRESS.present(m, { address: primaryAddress ?? '', isProved });
    }
    return ADDRESS.set(m, wanted, { before, earned, nowMs });
  };
}
