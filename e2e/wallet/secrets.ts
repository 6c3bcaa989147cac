import { base58 } from '@scure/base';

/** A secret in every form in which it might be sent or stored, by the form's name. */
function formsOf(bytes: Buffer): string[] {
  const reversed = Buffer.from(bytes).reverse();
  return [bytes, reversed].flatMap((each) => [
    each.toString('latin1'),
    each.toString('hex'),
    each.toString('hex').toUpperCase(),
    base58.encode(each),
    ...alignedBase64(each, 'base64'),
    ...alignedBase64(each, 'base64url'),
    encodeURIComponent(each.toString('latin1')),
    JSON.stringify([...each]).slice(1, -1),
  ]);
}

/** Base64 of the bytes at any position in a longer text, without the characters that depend on the bytes around it. */
function alignedBase64(bytes: Buffer, encoding: 'base64' | 'base64url'): string[] {
  return [0, 1, 2].map((before) => {
    const text = Buffer.concat([Buffer.alloc(before), bytes]).toString(encoding);
    const from = Math.ceil((before * 8) / 6);
    return text.replace(/=+$/, '').slice(from, -1);
  });
}

/**
 * The names of the secrets that occur in a text, in any form.
 *
 * @param secrets texts, or bytes, by name; for words also any three in a row
 */
export function findSecrets(
  text: string,
  secrets: Readonly<Record<string, string | Buffer>>,
): string[] {
  return Object.entries(secrets)
    .filter(([, secret]) => {
      if (formsOf(Buffer.from(secret)).some((form) => text.includes(form))) return true;
      return typeof secret === 'string' && threeInARow(secret).test(text);
    })
    .map(([name]) => name);
}

function threeInARow(words: string): RegExp {
  const all = words.split(' ');
  if (all.length < 3) return /$^/;
  const rows = all.slice(2).map((_, at) => all.slice(at, at + 3).join('[^a-z]{1,8}'));
  return new RegExp(rows.join('|'), 'i');
}
