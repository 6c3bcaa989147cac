/** Every number of so many digits is one that a float holds exactly. */
const EXACT_DIGITS = 15;
const [COMMA, ZERO, END] = [44, 48, 93];

/**
 * Reads a JSON array of whole numbers that fit into 64 bits, such as `[12,0,7]`, written without spaces. Digit by digit: a
 * text of each takes three times as long.
 *
 * @param most how many there are at most; the rest of the result is 0
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
    // A minus makes it negative, whatever follows.
    const isExact = value >= 0 && at - from <= EXACT_DIGITS;
    if (at > from) amounts[index++] = BigInt(isExact ? value : column.slice(from, at));
    from = at + 1;
    value = 0;
  }
  return amounts;
}
