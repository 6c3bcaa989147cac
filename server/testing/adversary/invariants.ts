import { EVERYBODY, PEOPLE, type Person, purseOf } from './cast.ts';
import type { Made } from './outside.ts';
import { readShares, readStanding, type Share, type Standing } from './reader.ts';
import type { ToldTip, World } from './world.ts';

/** The most messages in a history to somebody who did nothing for them and was not paid. */
const MOST_UNASKED = 3;

/** Violations of rules that always hold, in words. */
export async function findFaults(world: World): Promise<string[]> {
  return [
    ...findWrongSettlements(world, await readStanding(world.db)),
    ...findWrongPayouts(world, await readShares(world.db)),
    ...(await findPublished(world)),
    ...findMegaphones(world),
    ...findForged(world),
  ];
}

/** Things that had to happen after a while and did not, in words. */
export async function findMissing(world: World): Promise<string[]> {
  return [...(await findUncounted(world)), ...findUnpaidShares(world, await readShares(world.db))];
}

/** Every output settles at most one thing, the one that it was made for: no point without a new payment of its own. */
function findWrongSettlements(world: World, standing: readonly Standing[]): string[] {
  const used = new Set<Made>();
  return standing.flatMap((each) => {
    // A tip counts with the amount that its payer wrote, without the mark that tells its payment from others.
    const fits = (made: Made) => made.txid === each.txid && made.units >= each.units;
    const outputs = allMade(world).filter((made) => fits(made) && !used.has(made));
    const tip = world.tips.find(({ id }) => each.type === 'tip' && id === each.of);
    const right = outputs.find((made) =>
      each.type === 'send' ? isSendOf(made, each) : tip !== undefined && mayPay(made, tip),
    );
    if (right !== undefined) {
      used.add(right);
      return [];
    }
    const found = outputs.map(({ purpose, at }) => `made in move ${at} for ${describe(purpose)}`);
    return [`a ${each.type} counts by an output that was not made for it: ${found.join('; ')}`];
  });
}

function isSendOf({ purpose }: Made, { by }: Standing): boolean {
  return purpose.for === 'send' && PEOPLE[purpose.by] === by;
}

/** True if an output came after the tip could be paid there, from somebody who may pay it, and for nothing else. */
function mayPay({ address, units, at, purpose }: Made, tip: ToldTip): boolean {
  const there = tip.terms.filter((each) => each.address === address && at > each.since);
  // A payment without the mark counts once its payer has confirmed that it was for this tip.
  if (purpose.for === 'tip' && purpose.id === tip.id) return there.length > 0;
  if (!there.some(({ due }) => due === units)) return false;
  // A wrong amount for one tip may be the right amount for another.
  if (purpose.for === 'tip') return !purpose.isExact;
  // Anybody may pay a tip this way from outside; from the page only its own payer can.
  return purpose.for === 'something else' || (purpose.for === 'send' && purpose.by === tip.payer);
}

function describe(purpose: Made['purpose']): string {
  return purpose.for === 'tip' ? 'another tip' : purpose.for;
}

/** Exact payments in a block, and payments from a page, that do not count, in words. */
export async function findUncounted(world: World): Promise<string[]> {
  const { outside, tips, sends } = world;
  const standing = await readStanding(world.db);
  const settled = new Set(standing.map(({ of }) => of));
  const txids = new Set(standing.map(({ txid }) => txid));
  const isConfirmed = ({ txid }: Made) => outside.chain.confirmationsOf(txid) > 0;
  const uncounted = tips.filter((tip) => {
    const isOwn = (made: Made) =>
      made.purpose.for === 'tip' && made.purpose.isExact && mayPay(made, tip);
    return (
      tip.isPaid &&
      !settled.has(tip.id) &&
      allMade(world).some((each) => isConfirmed(each) && isOwn(each))
    );
  });
  const unseen = sends.filter(({ txid, by, told }) => {
    const made = outside.made.get(`${txid}:0`);
    if (told === 'refused' || made === undefined || !isConfirmed(made)) return false;
    // It paid a tip, which somebody has paid a second time.
    if (tips.some((tip) => settled.has(tip.id) && mayPay(made, tip))) return false;
    return !txids.has(txid) && made.address !== purseOf(by).address;
  });
  return [
    ...uncounted.map(({ payer, payee }) => `a paid tip of ${payer} to ${payee} does not count`),
    ...unseen.map(({ by }) => `a payment that ${by} sent from the wallet page does not count`),
  ];
}

/** A person gets at most their shares, and only at addresses that were theirs at some time. */
function findWrongPayouts(world: World, shares: readonly Share[]): string[] {
  const everywhere = new Set([...world.addresses.values()].flatMap((theirs) => [...theirs]));
  const strange = world.outside.listPayouts().filter(({ address }) => !everywhere.has(address));
  return [
    ...strange.map(() => 'a share was paid to an address of nobody'),
    ...EVERYBODY.flatMap((person) => {
      const { paid, due } = payoutsOf(world, shares, person);
      return paid > due ? [`${person} was paid ${paid} units for shares of ${due}`] : [];
    }),
  ];
}

/** A person with an address gets all their shares. */
function findUnpaidShares(world: World, shares: readonly Share[]): string[] {
  return EVERYBODY.flatMap((person) => {
    const { paid, due } = payoutsOf(world, shares, person);
    const hasAddress = (world.addresses.get(person)?.size ?? 0) > 0;
    return paid < due && hasAddress ? [`${person} was paid only ${paid} units of ${due}`] : [];
  });
}

function payoutsOf(world: World, shares: readonly Share[], person: Person) {
  const theirs = world.addresses.get(person);
  const sum = (each: readonly { units: bigint }[]) =>
    each.reduce((total, { units }) => total + units, 0n);
  return {
    paid: sum(world.outside.listPayouts().filter(({ address }) => theirs?.has(address))),
    due: sum(shares.filter(({ telegramId }) => telegramId === PEOPLE[person])),
  };
}

/** The board shows only people who have acted or been paid. */
async function findPublished(world: World): Promise<string[]> {
  const { body } = await world.call('anne', 'GET', '/leaderboard');
  const text = JSON.stringify(body);
  return EVERYBODY.flatMap((person) => {
    const isThere = text.includes(`"${person}"`) || text.includes(`"@${person}"`);
    return isThere && !world.acted.has(person) && !hasBeenPaid(world, person)
      ? [`${person}, who has neither acted nor been paid, is on the board`]
      : [];
  });
}

/** A stranger's words appear in private only after a payment, and the bot does not write to idle people over and over. */
function findMegaphones(world: World): string[] {
  return EVERYBODY.flatMap((person) => {
    const messages = world.telegram.messagesOf(PEOPLE[person]).filter(({ from }) => from === 'bot');
    const notes = world.tips
      .filter((tip) => tip.payee === person && tip.note !== '' && !wasPaid(world, tip))
      .map(({ note }) => note);
    const faults = notes
      .filter((note) => messages.some(({ text }) => text.includes(note)))
      .map(() => `${person} reads the note of an unpaid tip in private`);
    const isIdle = !world.hasDone.has(person) && !hasBeenPaid(world, person);
    return isIdle && messages.length > MOST_UNASKED
      ? [...faults, `${person}, who did nothing, got ${messages.length} messages`]
      : faults;
  });
}

function wasPaid(world: World, tip: ToldTip): boolean {
  return allMade(world).some((made) => mayPay(made, tip));
}

function hasBeenPaid(world: World, person: Person): boolean {
  const theirs = world.addresses.get(person);
  return allMade(world).some(({ at, address }) => at > 0 && theirs?.has(address));
}

/** Data that no button there has must not show the group a command that it switched off or that is private. */
function findForged({ forged }: World): string[] {
  return forged.map(({ data, said }) => `forged ${data} made the group read: ${said}`);
}

function allMade({ outside }: World): Made[] {
  return [...outside.made.values()];
}
