const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Bytes as standard base64, with padding. */
export function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 3) {
    const [first = 0, second, third] = bytes.subarray(at, at + 3);
    const bits = (first << 16) | ((second ?? 0) << 8) | (third ?? 0);
    text += charAt(bits >> 18) + charAt(bits >> 12);
    text +=
      (second === undefined ? '=' : charAt(bits >> 6)) + (third === undefined ? '=' : charAt(bits));
  }
  return text;
}

/** Reads what {@link toBase64} writes; null for any other text. */
export function fromBase64(text: string): Uint8Array | null {
  if (text.length % 4 !== 0) return null;
  const digits = text.replace(/={1,2}$/, '');
  const bytes = new Uint8Array(Math.floor((digits.length * 3) / 4));
  let bits = 0;
  for (let at = 0; at < digits.length; at += 1) {
    bits = ((bits & 0x3ffff) << 6) | ALPHABET.indexOf(digits.charAt(at));
    if (at % 4 > 0) bytes[Math.floor((at * 3) / 4)] = bits >> (6 - 2 * (at % 4));
  }
  // Refuses other characters, and bits that belong to no byte.
  return toBase64(bytes) === text ? bytes : null;
}

function charAt(bits: number): string {
  return ALPHABET.charAt(bits & 63);
}
