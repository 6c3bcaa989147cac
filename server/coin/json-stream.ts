import { exactNumber } from './exact-json.ts';

const QUOTE = 0x22;
const COMMA = 0x2c;
const ZERO = 0x30;
const NINE = 0x39;
const COLON = 0x3a;
const OPEN_LIST = 0x5b;
const BACKSLASH = 0x5c;
const CLOSE_LIST = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;

/** The default limit. Ids, addresses and amounts are shorter. */
const MOST_TOKEN_BYTES = 4096;
const MOST_DEPTH = 64;
/** Shorter numbers are computed digit by digit, which is faster. Most are heights, places and small amounts. */
const MOST_FAST_DIGITS = 15;
/** The number of field names that are kept to avoid decoding them again. A power of two. */
const KNOWN_NAMES = 256;
/** Numbers and `true`, `false`, `null`. */
const WORD = /^[-+.0-9A-Za-z]$/;
const IS_WORD = Uint8Array.from({ length: 256 }, (_, code) =>
  Number(WORD.test(String.fromCharCode(code))),
);
const LITERALS: ReadonlyMap<string, boolean | null> = new Map([
  ['true', true],
  ['false', false],
  ['null', null],
]);

export type Scalar = string | number | boolean | null;

/** Receives the values in the order of the text. Refused values are skipped: they are neither decoded nor kept. */
export type JsonSink = {
  /** The next value's name. False: skip that value. */
  key(name: string): boolean;
  /** An object or a list begins. False: skip it; then no `close` follows. */
  open(kind: 'object' | 'list'): boolean;
  close(): void;
  scalar(value: Scalar): void;
};

/** The token that may come next; names first, then values. */
const NAME = 0;
const NAME_OR_END = 1;
const COLON_NEXT = 2;
const VALUE = 3;
const VALUE_OR_END = 4;
const COMMA_OR_END = 5;
const END = 6;

type Kind = 'object' | 'list';
type KnownName = { bytes: Uint8Array; name: string };

/**
 * Reads JSON as it arrives, in parts of any size, and holds only the current token. Numbers are exact, as from `parseExactJson`.
 * Skipped values are not checked: only their quotes and brackets are counted. Throws `SyntaxError`.
 */
export class JsonStream {
  readonly #sink: JsonSink;
  readonly #mostTokenBytes: number;
  #expected = VALUE;
  readonly #open: Kind[] = [];
  /** A text or word that has begun and not ended yet. */
  #token: 'text' | 'word' | null = null;
  /** Its bytes from earlier parts. */
  #before: Buffer[] = [];
  #size = 0;
  /** The previous part ended with a backslash: the next character is escaped. */
  #isEscaped = false;
  /** The text has escapes, or characters that JSON forbids. */
  #needsParsing = false;
  /** The current value is not wanted. */
  #isSkipped = false;
  /** Brackets that are open in a skipped value. */
  #skipped = 0;
  readonly #names: (KnownName | undefined)[] = new Array(KNOWN_NAMES);

  constructor(sink: JsonSink, mostTokenBytes = MOST_TOKEN_BYTES) {
    this.#sink = sink;
    this.#mostTokenBytes = mostTokenBytes;
  }

  push(bytes: Uint8Array): void {
    const part = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    let at = 0;
    while (at < part.length) {
      if (this.#token === 'text') at = this.#readText(part, at);
      else if (this.#token === 'word') at = this.#readWord(part, at);
      else if (this.#skipped > 0) at = this.#skip(part, at);
      else at = this.#begin(part, at);
    }
  }

  /** The end of the text. */
  end(): void {
    if (this.#token === 'word') this.#endWord(this.#take(NOTHING, 0, 0).toString('latin1'));
    if (this.#expected !== END || this.#token !== null || this.#skipped > 0) throw broken();
  }

  #begin(part: Buffer, at: number): number {
    const code = part[at];
    const expected = this.#expected;
    if (code === QUOTE) {
      if (expected === COLON_NEXT || expected >= COMMA_OR_END) throw broken();
      this.#token = 'text';
    } else if (code === COLON && expected === COLON_NEXT) {
      this.#expected = VALUE;
    } else if (code === COMMA && expected === COMMA_OR_END) {
      this.#expected = this.#open.at(-1) === 'object' ? NAME : VALUE;
    } else if (code === CLOSE_LIST || code === CLOSE_OBJECT) {
      this.#close(code === CLOSE_LIST ? 'list' : 'object');
    } else if (code !== 0x20 && code !== 0x0a && code !== 0x0d && code !== 0x09) {
      if (expected !== VALUE && expected !== VALUE_OR_END) throw broken();
      if (code !== OPEN_LIST && code !== OPEN_OBJECT) {
        this.#token = 'word';
        return at;
      }
      this.#openValue(code === OPEN_LIST ? 'list' : 'object');
    }
    return at + 1;
  }

  #openValue(kind: Kind): void {
    if (this.#isSkipped || !this.#sink.open(kind)) {
      this.#skipped = 1;
      return;
    }
    if (this.#open.length === MOST_DEPTH) throw broken();
    this.#open.push(kind);
    this.#expected = kind === 'object' ? NAME_OR_END : VALUE_OR_END;
  }

  #close(kind: Kind): void {
    const isEmpty = this.#expected === (kind === 'object' ? NAME_OR_END : VALUE_OR_END);
    if (this.#open.pop() !== kind || !(isEmpty || this.#expected === COMMA_OR_END)) throw broken();
    this.#sink.close();
    this.#endValue();
  }

  #endValue(): void {
    this.#isSkipped = false;
    this.#expected = this.#open.length === 0 ? END : COMMA_OR_END;
  }

  /** Continues a text, after its quote or the previous part. */
  #readText(part: Buffer, start: number): number {
    const end = this.#endOfText(part, start);
    const isName = this.#expected <= NAME_OR_END;
    const isWanted = this.#skipped === 0 && (isName || !this.#isSkipped);
    if (end === part.length) {
      if (isWanted) this.#keep(part, start, end);
      return end;
    }
    this.#token = null;
    if (this.#skipped > 0) return end + 1;
    if (isName) {
      this.#isSkipped = !this.#sink.key(this.#nameAt(part, start, end));
      this.#expected = COLON_NEXT;
    } else {
      if (isWanted) this.#sink.scalar(this.#textAt(part, start, end));
      this.#endValue();
    }
    this.#needsParsing = false;
    return end + 1;
  }

  /** The position of the quote that ends the text; the length of the part if the text continues. */
  #endOfText(part: Buffer, start: number): number {
    let at = start;
    if (this.#isEscaped) at += 1;
    this.#isEscaped = false;
    for (; at < part.length; at += 1) {
      const code = part[at] ?? 0;
      if (code === QUOTE) return at;
      if (code !== BACKSLASH && code >= 0x20) continue;
      this.#needsParsing = true;
      if (code === BACKSLASH) at += 1;
    }
    this.#isEscaped = at > part.length;
    return part.length;
  }

  #nameAt(part: Buffer, start: number, end: number): string {
    if (this.#size > 0 || this.#needsParsing || end === start)
      return this.#textAt(part, start, end);
    const place =
      ((end - start) * 31 + (part[start] ?? 0) * 7 + (part[end - 1] ?? 0)) % KNOWN_NAMES;
    const known = this.#names[place];
    if (known && isAt(known.bytes, part, start, end)) return known.name;
    const name = this.#textAt(part, start, end);
    this.#names[place] = { bytes: Uint8Array.prototype.slice.call(part, start, end), name };
    return name;
  }

  #textAt(part: Buffer, start: number, end: number): string {
    const inner =
      this.#size === 0 && end - start <= this.#mostTokenBytes
        ? part.toString('utf8', start, end)
        : this.#take(part, start, end).toString('utf8');
    return this.#needsParsing ? String(JSON.parse(`"${inner}"`)) : inner;
  }

  #readWord(part: Buffer, start: number): number {
    let end = start;
    while (end < part.length && IS_WORD[part[end] ?? 0] === 1) end += 1;
    if (end === part.length) this.#keep(part, start, end);
    else if (this.#size === 0 && end - start <= MOST_FAST_DIGITS && isWhole(part, start, end)) {
      this.#endWordWith(valueAt(part, start, end));
    } else this.#endWord(this.#take(part, start, end).toString('latin1'));
    return end;
  }

  #endWord(word: string): void {
    const literal = LITERALS.get(word);
    const value = literal === undefined ? exactNumber(word) : literal;
    if (value === undefined) throw broken();
    this.#endWordWith(value);
  }

  #endWordWith(value: Scalar): void {
    this.#token = null;
    if (!this.#isSkipped) this.#sink.scalar(value);
    this.#endValue();
  }

  #skip(part: Buffer, start: number): number {
    for (let at = start; at < part.length; at += 1) {
      const code = part[at];
      if (code === QUOTE) {
        this.#token = 'text';
        return at + 1;
      }
      if (code === OPEN_LIST || code === OPEN_OBJECT) this.#skipped += 1;
      else if (code === CLOSE_LIST || code === CLOSE_OBJECT) this.#skipped -= 1;
      if (this.#skipped === 0) {
        this.#endValue();
        return at + 1;
      }
    }
    return part.length;
  }

  /** Copies: the part may belong to a much larger buffer. */
  #keep(part: Buffer, start: number, end: number): void {
    this.#size += end - start;
    if (this.#size > this.#mostTokenBytes) throw broken();
    this.#before.push(Buffer.from(part.subarray(start, end)));
  }

  #take(part: Buffer, start: number, end: number): Buffer {
    if (this.#size + end - start > this.#mostTokenBytes) throw broken();
    const rest = part.subarray(start, end);
    if (this.#size === 0) return rest;
    const whole = Buffer.concat([...this.#before, rest]);
    this.#before = [];
    this.#size = 0;
    return whole;
  }
}

const NOTHING = Buffer.alloc(0);

function isAt(bytes: Uint8Array, part: Buffer, start: number, end: number): boolean {
  if (bytes.length !== end - start) return false;
  for (let at = 0; at < bytes.length; at += 1) if (bytes[at] !== part[start + at]) return false;
  return true;
}

/** True if a number has only digits and no leading zero. */
function isWhole(part: Buffer, start: number, end: number): boolean {
  for (let at = start; at < end; at += 1) {
    const code = part[at] ?? 0;
    if (code < ZERO || code > NINE) return false;
  }
  return end === start + 1 || (end > start && part[start] !== ZERO);
}

function valueAt(part: Buffer, start: number, end: number): number {
  let value = 0;
  for (let at = start; at < end; at += 1) value = value * 10 + (part[at] ?? 0) - ZERO;
  return value;
}

function broken(): SyntaxError {
  return new SyntaxError('not the JSON that was asked for');
}
