import { type ParsedTokenInfo, Tokenizer, TokenParser, TokenType } from '@streamparser/json';
import { isExactNumber } from '#server/coin/exact-json.ts';

/**
 * What is done with the values at each path, such as `$.result.*` for all of an array. Whatever one throws ends the
 * reading.
 */
export type Takes = Readonly<Record<string, (value: unknown) => void>>;

/** Between two values that are taken, by default: only so is memory bounded by one value and not by the whole answer. */
const MOST_BYTES_BETWEEN = 4 * 1024 * 1024;

/**
 * Reads JSON as it arrives and hands over the values at some paths one at a time: none of them is held afterwards. Numbers
 * are as `parseExactJson` gives them. Throws for text that is cut off or no JSON, and for a value that is too large.
 *
 * @param takes every array that can be long needs a path: what is at none of them is held to its end
 */
export async function readJsonStream(
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  takes: Takes,
  mostBytesBetween: number = MOST_BYTES_BETWEEN,
): Promise<void> {
  const tokenizer = new ExactTokenizer();
  const values = new TokenParser({ paths: Object.keys(takes), keepStack: false });
  let bytesBetween = 0;
  values.onValue = ({ key, value, stack }) => {
    bytesBetween = 0;
    const path = [...stack.slice(1).map((each) => each.key), key].map(nameOf).join('');
    takes[`$${path}`]?.(value);
  };
  tokenizer.onToken = (token) => values.write(tokenizer.exact(token));
  for await (const chunk of chunks) {
    if (bytesBetween > mostBytesBetween) throw new Error('a value of the answer is too large');
    bytesBetween += chunk.byteLength;
    tokenizer.write(chunk);
  }
  if (!values.isEnded) throw new Error('the answer is cut off');
}

function nameOf(key: string | number | undefined): string {
  return typeof key === 'string' ? `.${key}` : '.*';
}

/** The library only knows floats: a number that one may not hold exactly goes on as its text. */
class ExactTokenizer extends Tokenizer {
  #text = '';

  protected override parseNumber(text: string): number {
    this.#text = text;
    return Number(text);
  }

  exact(token: ParsedTokenInfo): ParsedTokenInfo {
    if (token.token !== TokenType.NUMBER || isExactNumber(this.#text)) return token;
    return { ...token, token: TokenType.STRING, value: this.#text };
  }
}
