/** Ends each name in a text. PostgreSQL text cannot contain a NUL, so no name does. */
export const END = '\0';

const END_CODE = END.charCodeAt(0);

/** A triple, which is three adjacent letters, is a number of this many bits. Different triples may share one. */
export const TRIPLE_BITS = 16;

/** Visits the triples of a range of a text; none spans an END. */
export function visitTriples(
  text: string,
  from: number,
  to: number,
  visit: (triple: number) => void,
): void {
  let letters = 0;
  let packed = 0;
  for (let at = from; at < to; at++) {
    const code = text.charCodeAt(at);
    letters = code === END_CODE ? 0 : letters + 1;
    // The three letters of a triple overlap unless they are below U+0400; earlier letters are shifted out.
    packed = ((packed << 10) ^ code) & 0x3fffffff;
    if (letters >= 3) visit(Math.imul(packed, 0x9e3779b1) >>> (32 - TRIPLE_BITS));
  }
}
