import type { DemoMessage } from '#contract/try/chats.ts';
import { formatAmount } from '#rules/amounts.ts';
import type { Db } from '#server/db/connect.ts';
import type { TestMessage } from '#server/fakes/telegram/telegram.ts';
import { findTip } from '#server/services/tips/rows.ts';

/**
 * The payment for which a message of the bot asks: as a link in its text, or as a tip that its button opens in the wallet. Null if
 * it asks for none, or no longer.
 */
export async function paymentIn(
  db: Db,
  { from, text, buttons }: Pick<TestMessage, 'from' | 'text' | 'buttons'>,
  uriScheme: string,
): Promise<DemoMessage['payment']> {
  if (from !== 'bot') return null;
  const [, address, amount] = linkIn(uriScheme).exec(text) ?? [];
  if (address !== undefined && amount !== undefined) return { address, amount };
  const urls = buttons.flat().map(({ url = '' }) => url);
  const [tipId] = urls.flatMap((url) => /\/wallet\/tip\/([\w-]{22})(?=#|$)/.exec(url)?.[1] ?? []);
  const tip = tipId === undefined ? null : await findTip(db, tipId);
  if (tip?.state !== 'open' || tip.address === null || tip.due === null) return null;
  return { address: tip.address, amount: formatAmount(tip.due) };
}

function linkIn(uriScheme: string): RegExp {
  return new RegExp(
    `\\b${uriScheme}:([A-Za-z0-9]{26,90})\\?amount=([0-9]{1,11}(?:\\.[0-9]{1,8})?)`,
  );
}
