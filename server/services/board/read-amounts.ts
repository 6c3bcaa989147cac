/** A float holds every number of this many digits exactly. */
const EXACT_DIGITS = 15;
const [COMMA, ZERO, END] = [44, 48, 93];

/**
 * Reads a JSON array of whole numbers of 64 bits, such as `[12,0,7]`, written without spaces. Reads digit by digit: a text for
 * each number takes three times as long.
 *
 * @param most the most numbers; the rest of the result is 0
 */
export function readAmounts(column: string, most: number): BigInt64Array {
  const amounts = new BigInt64Array(most);
  let index = 0;
  let from = 1;
  let value = 0;
  for (let at = from; at < column.length; at++) {
    const code = column.charCodeAt(at);
    if (code !== COMMA && code !== END) {
      value = value * 10 + code - ZERO;
      continue;
    }
    // A minus makes it negative, regardless of the digits.
    const isExact = value >= 0 && at - from <= EXACT_DIGITS;
    if (at > from) amounts[index++] = BigInt(isExact ? value : column.slice(from, at));
    from = at + 1;
    value = 0;
  }
  return amounts;
}
