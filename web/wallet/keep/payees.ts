/** A person who was paid from this browser, and the address. */
export type KnownPayee = {
  /** `member:TELEGRAM_ID`, or `address:ADDRESS` if only an address was paid. */
  id: string;
  /** The name on the site at that time; null if only an address was paid. */
  name: string | null;
  username: string | null;
  address: string;
  atMs: number;
};

/** The payee of a payment, as the server names them; null for an address that the member has typed. */
export type Payee = { telegramId: string; name: string; username: string | null };

/** This browser's knowledge of a payee at an address. */
export type Acquaintance =
  | { kind: 'first' }
  | { kind: 'known' }
  /** This member was paid at another address. */
  | { kind: 'moved'; before: string }
  /** Another account had this name, at another address. */
  | { kind: 'impostor'; before: string };

/** Compares a payee with everybody who was paid before. */
export function acquaintanceOf(
  known: readonly KnownPayee[],
  { payee, address }: { payee: Payee | null; address: string },
): Acquaintance {
  if (payee === null) {
    return { kind: known.some((each) => each.address === address) ? 'known' : 'first' };
  }
  const same = known.find(({ id }) => id === idOf(payee, address));
  if (same) {
    return same.address === address ? { kind: 'known' } : { kind: 'moved', before: same.address };
  }
  const named = known.find((each) => isNamed(each, payee));
  return named ? { kind: 'impostor', before: named.address } : { kind: 'first' };
}

/** The payee to remember after a payment. */
export function toRemember(payee: Payee | null, address: string, atMs: number): KnownPayee {
  const { name = null, username = null } = payee ?? {};
  return { id: idOf(payee, address), name, username, address, atMs };
}

function idOf(payee: Payee | null, address: string): string {
  return payee === null ? `address:${address}` : `member:${payee.telegramId}`;
}

/**
 * True if the payer could take one for the other. The page shows the name, and a server that swaps the payee can drop or replace
 * the username, so one equal name is enough.
 */
function isNamed(known: KnownPayee, payee: Payee): boolean {
  const names = namesOf(payee);
  return namesOf(known).some((name) => names.includes(name));
}

function namesOf({ name, username }: Pick<KnownPayee, 'name' | 'username'>): string[] {
  return [name, username].flatMap((each) => (each === null ? [] : [folded(each)]));
}

/** Letters that nobody sees, and more white space, make no other name. The former go first: they keep apart what belongs together. */
function folded(name: string): string {
  const line = name.replace(/\p{Default_Ignorable_Code_Point}/gu, '').replace(/\s+/g, ' ');
  const seen = line.replace(/\p{Control}/gu, '').normalize('NFKC');
  return seen.trim().replace(/^@/, '').toLowerCase();
}
