import { isAmount, parseAmount } from '#rules/amounts.ts';
import {
  AddressUnreadable,
  type ChainIndex,
  ChainUnreachable,
} from '#server/gateways/chain/chain-index.ts';
import { payableAddress, readAddress } from '#server/services/bot/addresses.ts';
import { type Answer, type Ask, answers, type Reply } from '../ask.ts';
import { WALLET } from '../texts/wallet.ts';
import { start } from './start.ts';

const HISTORY_DAYS = 30;
const DAY_MS = 86_400_000;
const PAYMENTS = 10;
/** The number of transactions in which they are searched. */
const SHOWN_OF = 50;

/** `/wallet`: the wallet's page. Strangers are welcomed first, because it signs members in. */
export async function wallet(ask: Ask): Promise<Reply> {
  return ask.speaker.memberId === null
    ? start({ ...ask, args: '' })
    : answers(WALLET.open(ask.m, ask.deps.config.publicUrl));
}

/** `/deposit`: the member's own address, for receiving coins. */
export async function deposit(ask: Ask): Promise<Reply> {
  if (ask.speaker.memberId === null) return answers({ html: ask.m.bot_no_account() });
  const address = await ownAddress(ask);
  return answers(
    address === null
      ? WALLET.noAddress(ask.m, site(ask))
      : WALLET.deposit(ask.m, address, ask.deps.coin),
  );
}

/** `/balance`: the balance of the member's own address, from the chain index. */
export async function balance(ask: Ask): Promise<Reply> {
  return fromChain(ask, async (index, address) =>
    WALLET.balance(ask.m, address, await index.readBalance(address), ask.deps.coin),
  );
}

/** `/history`: the address's latest receipts. */
export async function history(ask: Ask): Promise<Reply> {
  return fromChain(ask, async (index, address) => {
    const { nowMs, deps } = ask;
    const own = new Set([address]);
    const { entries } = await index.readHistory(address, { own, most: SHOWN_OF });
    const sinceMs = nowMs - HISTORY_DAYS * DAY_MS;
    const received = entries
      .filter(({ receivedUnits, spentUnits }) => receivedUnits > spentUnits)
      .filter(({ blockTimeMs }) => blockTimeMs === null || blockTimeMs >= sinceMs)
      .map((entry) => ({ ...entry, units: entry.receivedUnits - entry.spentUnits }));
    return WALLET.history(ask.m, received.slice(0, PAYMENTS), {
      days: HISTORY_DAYS,
      nowMs,
      coin: deps.coin,
    });
  });
}

/** `/send ADDRESS 25`: the wallet's page with the form filled in. */
export async function send({ args, deps, m }: Ask): Promise<Reply> {
  const [written = '', text = '', ...rest] = args.split(/\s+/);
  const address = payableAddress(written, deps.coin);
  const amount = text.replace(',', '.');
  if (rest.length > 0 || address === null || !isAmount(amount) || parseAmount(amount) === 0n) {
    return answers({ html: WALLET.sendForm(m, args, deps.coin) });
  }
  return answers(WALLET.send(m, { address, amount }, { ...deps.config, coin: deps.coin }));
}

/** `/export`: only the wallet shows keys. */
export async function exportKeys({ deps, m }: Ask): Promise<Reply> {
  return answers(WALLET.exportKeys(m, deps.config.publicUrl));
}

async function fromChain(
  ask: Ask,
  read: (index: ChainIndex, address: string) => Promise<Answer>,
): Promise<Reply> {
  const { chainIndex } = ask.deps;
  if (ask.speaker.memberId === null) return answers({ html: ask.m.bot_no_account() });
  if (chainIndex === null) return answers(WALLET.noIndex(ask.m, site(ask)));
  const address = await ownAddress(ask);
  if (address === null) return answers(WALLET.noAddress(ask.m, site(ask)));
  try {
    return answers(await read(chainIndex, address));
  } catch (error) {
    if (!(error instanceof ChainUnreachable)) throw error;
    const isTooLarge = error instanceof AddressUnreadable;
    return answers({
      html: isTooLarge ? ask.m.bot_wallet_too_large() : ask.m.bot_wallet_unreachable(),
    });
  }
}

async function ownAddress({ deps, speaker }: Ask): Promise<string | null> {
  return speaker.memberId === null ? null : readAddress(deps.db, speaker.memberId);
}

function site({ deps }: Ask): string {
  return deps.config.publicUrl;
}
