type About = { siteName: string; address: string; telegramId: string };

/** The longest name of a site, in characters (`siteName` of the community's file). */
const MOST_NAME_LETTERS = 30;

/**
 * The text that a member signs to prove an address: site, address and member, so that a signature proves nothing about others,
 * and 32 hexadecimal digits that were never used before. `expiresAt`: ISO, in UTC.
 */
export function addressProofText(input: About & { nonce: string; expiresAt: string }): string {
  return `${claimOf(input)} ${input.nonce} ${input.expiresAt}`;
}

/**
 * Returns whether a text is such a proof and nothing else. The wallet signs no other text, because one more word could change the
 * meaning of the statement. Only the site's name is chosen by others, and it is short and on a single line.
 */
export function isAddressProof(text: string, about: About): boolean {
  const isName = about.siteName.length <= MOST_NAME_LETTERS && !/[\r\n]/.test(about.siteName);
  const claim = `${claimOf(about)} `;
  const rest = text.slice(claim.length);
  const isRest = /^[0-9a-f]{32} \d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{3})?Z$/.test(rest);
  return isName && isRest && text.startsWith(claim);
}

const PROOF =
  /: my address is ([0-9A-Za-z]{26,74})\. I am the member with the Telegram id ([1-9]\d{0,19})\. [0-9a-f]{32} \d{4}-\d\d-\d\dT[\d:.]{8,12}Z$/;
const LONGEST = 500;

/** The address and the member that a proof names, whatever the site's name in it; null for any other text. */
export function readAddressProof(text: string): { address: string; telegramId: string } | null {
  if (text.length > LONGEST || text.includes('\n')) return null;
  const [, address, telegramId] = PROOF.exec(text) ?? [];
  return address !== undefined && telegramId !== undefined ? { address, telegramId } : null;
}

function claimOf({ siteName, address, telegramId }: About): string {
  return `${siteName}: my address is ${address}. I am the member with the Telegram id ${telegramId}.`;
}
