import { evidenceOf, inOrder } from './evidence.ts';
import { LEAST_HUNDREDTHS, type Signal } from './signal.ts';
import { type Flow, isEarner, type TipGraph, type Tipper, type WeekMember } from './tips.ts';

const LEAST_ACCOUNTS = 3;
/** Accounts that tip once or twice are a question only if they are as many as this: to give a coin to a few guests is usual. */
const LEAST_GUESTS = 10;
const MOST_ACCOUNTS = 500;
/** An account that gets this part of its tips from one member gets hardly any from others. */
const OF_TIPS = 0.6;
/** An account tips that member's coins if they are at least this part of those that it got, and of those that it tipped. */
const OF_COINS = 0.5;

/** Accounts that tip coins which one member gave them, in this week or as their first tip, while hardly anybody else tips them. */
export function findOnePayers(
  { tippers }: TipGraph,
  members: ReadonlyMap<number, WeekMember>,
): Signal[] {
  const paid = new Map<number, number[]>();
  for (const [account, tipper] of tippers) {
    const payer = payerOf(tipper, members.get(account));
    if (payer === null) continue;
    const accounts = paid.get(payer);
    if (accounts) accounts.push(account);
    else paid.set(payer, [account]);
  }
  const signals: Signal[] = [];
  for (const [payer, accounts] of paid) {
    const earning = accounts.filter((account) => isEarner(tippers.get(account)));
    if (earning.length < LEAST_ACCOUNTS && accounts.length < LEAST_GUESTS) continue;
    if (accounts.length > MOST_ACCOUNTS) continue;
    const flows = accounts.flatMap((account) => tippers.get(account)?.out ?? []);
    signals.push({
      kind: 'one_payer',
      members: inOrder([payer, ...accounts]),
      holdWorthy: true,
      strength: 1,
      ...evidenceOf(flows.flatMap(({ tips }) => tips)),
      figures: { payer, members: accounts.length },
    });
  }
  return signals;
}

/** The member whose coins an account with a share tips; null if others tip the account as well. */
function payerOf(tipper: Tipper, member: WeekMember | undefined): number | null {
  const { into, out, tipsReceived, hundredths } = tipper;
  if (!member || member.hundredths < LEAST_HUNDREDTHS || hundredths === 0) return null;
  const { firstTip } = member;
  const flow = into.find(({ tips }) => tips.length >= OF_TIPS * tipsReceived);
  if (tipsReceived > 0 && !flow) return null;
  const payer = flow?.from ?? firstTip?.from;
  if (payer === undefined || payer === member.id) return null;
  const isOfThisWeek = flow?.tips.some(({ id }) => id === firstTip?.id) === true;
  const firstUnits = firstTip?.from === payer && !isOfThisWeek ? firstTip.units : 0n;
  const coins = Number(unitsOf(flow ? [flow] : []) + firstUnits);
  const isMost =
    coins >= OF_COINS * Number(unitsOf(into)) && coins >= OF_COINS * Number(unitsOf(out));
  return isMost ? payer : null;
}

function unitsOf(flows: readonly Flow[]): bigint {
  let sum = 0n;
  for (const { tips } of flows) for (const { units } of tips) sum += units;
  return sum;
}
