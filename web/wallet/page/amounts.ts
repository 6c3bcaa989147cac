import { formatAmount, parseAmount, unitsToUsd } from '#rules/amounts.ts';
import { groupedText } from '#rules/messages/numbers.ts';
import { Refused } from '../keys/refused.ts';
import type { App } from './app.ts';
import { el } from './dom.ts';
import { language, m } from './messages.ts';

/** An amount with the coin's code, and in dollars if a price is known. */
export function amountText({ instance }: App, units: bigint): string {
  const coins = `${formatAmount(units)} ${instance.coinCode}`;
  const usd = dollarsText(instance.usdPrice, units);
  return usd === null ? coins : m.wallet_coins_usd({ coins, usd });
}

/**
 * A balance to be read at a glance: thousands grouped, the decimals quieter. They follow a point in every language, as in the
 * amounts that members compare and type, so other languages than English group by spaces.
 */
export function balanceFigure({ instance }: App, units: bigint): HTMLElement {
  const [whole = '', decimals] = formatAmount(units).split('.');
  const grouped = groupedText(Number(whole));
  const figure = el('span', {}, language === 'en' ? grouped : grouped.replaceAll(',', '\u202f'));
  if (decimals !== undefined) {
    // A huge balance breaks before its decimals.
    figure.append(el('wbr'), el('span', { class: 'decimals' }, `.${decimals}`));
  }
  figure.append(' ', el('span', { class: 'unit' }, instance.coinCode));
  return figure;
}

/** The worth in dollars, in words; null if no price is known or there is nothing. */
export function dollarsText(usdPrice: string | null, units: bigint): string | null {
  const usd = usdPrice === null || units === 0n ? null : unitsToUsd(units, usdPrice);
  return usd === '0.00' ? m.wallet_usd_less() : usd && m.wallet_usd_about({ usd });
}

/** Parses an amount as people type it: `25`, `2.5`, `2,5`. Throws Refused, also if a comma may separate thousands. */
export function readAmount(text: string): bigint {
  if (/^\s*[1-9]\d{0,2},\d{3}\s*$/.test(text)) {
    throw new Refused('wallet_amount_comma');
  }
  try {
    return parseAmount(text.trim().replace(',', '.'));
  } catch {
    throw new Refused('wallet_amount_number');
  }
}

/**
 * Parses an address, or a payment link with an address and an optional amount. A link that requires something else (`req-`, BIP 21)
 * must not be paid without it: it is returned whole, which is no address.
 */
export function readPayee(
  text: string,
  scheme: string,
): { address: string; amount: string | null } {
  const [, address = '', query = ''] =
    new RegExp(`^(?:${scheme}:)?([^?]*)\\??(.*)$`, 'i').exec(text.trim()) ?? [];
  const asked = new URLSearchParams(query);
  if ([...asked.keys()].some((name) => name.startsWith('req-')))
    return { address: text, amount: null };
  return { address, amount: asked.get('amount') };
}
