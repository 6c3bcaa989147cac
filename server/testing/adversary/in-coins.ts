import { formatAmount } from '#rules/amounts.ts';
import { addressOf, COIN } from './cast.ts';
import type { MoveOf } from './moves.ts';
import type { Purpose } from './outside.ts';
import { tipAt, type World } from './world.ts';

const ELSE: Purpose = { for: 'something else' };
const MARKS = 99;

/** Pays a tip from a wallet that the site knows nothing of. */
export async function payTip(world: World, move: MoveOf<'pay'>): Promise<void> {
  const tip = tipAt(world, move.tip);
  if (!tip) return;
  await world.readTip(tip);
  // The tip may have got another address only now: the payment must come after that.
  world.endMove();
  const term = tip.terms.at(-1);
  if (!term) return;
  const units = term.due + BigInt(move.extraUnits ?? 0);
  const isExact = move.extraUnits === undefined;
  world.outside.pay([{ address: term.address, units }], { for: 'tip', id: tip.id, isExact });
  tip.isPaid ||= isExact && tip.state === 'open';
}

/** Bytes that the site cannot have seen yet are anybody's: it has no way to know whose they are. */
export async function registerOthers(world: World, { by }: MoveOf<'register'>): Promise<void> {
  const paid = world.outside.newestOfTip();
  if (paid === null) return;
  const { rawHex, address, units } = paid;
  await world.call(by, 'POST', '/wallet/payments', {
    rawHex,
    address,
    amount: formatAmount(units),
  });
}

export function paySomethingElse({ outside }: World, move: MoveOf<'pay something else'>): void {
  outside.pay([{ address: addressOf(move.to), units: BigInt(move.coins) * COIN }], ELSE);
}

export function payEveryMark({ outside }: World, move: MoveOf<'pay every mark'>): void {
  const outputs = Array.from({ length: MARKS }, (_, place) => {
    return { address: addressOf(move.to), units: BigInt(move.coins) * COIN + BigInt(place + 1) };
  });
  outside.pay(outputs, ELSE);
}

export async function payOnPage(world: World, move: MoveOf<'pay on page'>): Promise<void> {
  const tip = tipAt(world, move.tip);
  const term = tip?.terms.at(-1);
  if (!tip || !term) return;
  const signed = world.outside.sign(tip.payer, { address: term.address, units: term.due });
  if (signed === null) return;
  world.outside.intend(signed.txid, { for: 'tip', id: tip.id, isExact: true });
  const path = `/wallet/tips/${tip.id}/payment`;
  const { rawHex } = signed;
  const pay = (place: number) => world.call(tip.payer, 'POST', path, { rawHex }, place);
  const answers = await Promise.all(move.twice === true ? [pay(0), pay(1)] : [pay(world.move())]);
  tip.isPaid ||= answers.every(({ status, body }) => status === 200 && body.state !== 'refused');
}

export async function sendOnPage(world: World, move: MoveOf<'send on page'>): Promise<void> {
  const { by } = move;
  const term = 'likeTip' in move ? tipAt(world, move.likeTip)?.terms.at(-1) : undefined;
  if ('likeTip' in move && !term) return;
  const address = 'likeTip' in move ? (term?.address ?? '') : addressOf(move.to);
  const units = 'likeTip' in move ? (term?.due ?? 0n) : BigInt(move.coins) * COIN;
  const signed = world.outside.sign(by, { address, units });
  if (signed === null) return;
  world.outside.intend(signed.txid, { for: 'send', by });
  const { body, status } = await world.call(by, 'POST', '/wallet/payments', {
    rawHex: signed.rawHex,
    address,
    amount: formatAmount(units),
  });
  if (status === 200) world.sends.push({ txid: signed.txid, by, told: body.state });
}
