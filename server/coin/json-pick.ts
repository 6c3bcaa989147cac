import { type JsonSink, JsonStream, type Scalar } from './json-stream.ts';

/**
 * The wanted part of a JSON value: the value itself, some fields of an object, or each element of a list. Elements are visited
 * and then dropped.
 */
export type Wanted = 'value' | { readonly fields: { readonly [name: string]: Wanted } } | Each;

type Each = {
  each: Wanted;
  visit: (element: unknown) => void;
  /** Names of fields that may hold the list, if an object wraps it. */
  within?: readonly string[];
};

/** `count`: the number of visited elements. It becomes the value of the list. */
type Frame = {
  wanted: Exclude<Wanted, 'value'>;
  value: Record<string, unknown>;
  name: string;
  count: number;
};

/**
 * Picks the wanted parts from JSON that arrives in pieces. A value that is not wanted, or is of another kind, is neither decoded
 * nor kept. Throws `SyntaxError`, and any error that a visit throws.
 */
export class JsonPick implements JsonSink {
  readonly #wanted: Wanted;
  readonly #frames: Frame[] = [];
  readonly #stream: JsonStream;
  #top: unknown;

  /** @param mostTokenBytes the length of the longest wanted text or number; default: enough for ids and addresses */
  constructor(wanted: Wanted, mostTokenBytes?: number) {
    this.#wanted = wanted;
    this.#stream = new JsonStream(this, mostTokenBytes);
  }

  push(part: Uint8Array): void {
    this.#stream.push(part);
  }

  /** The picked value: the wanted fields of an object, or the number of elements of a list. */
  end(): unknown {
    this.#stream.end();
    return this.#top;
  }

  key(name: string): boolean {
    const frame = this.#frames.at(-1);
    if (!frame) return false;
    frame.name = name;
    return !('fields' in frame.wanted) || Object.hasOwn(frame.wanted.fields, name);
  }

  open(kind: 'object' | 'list'): boolean {
    const wanted = this.#wantedHere();
    const fits = fitting(wanted, kind);
    if (fits === null) this.#put(undefined);
    else this.#frames.push({ wanted: fits, value: {}, name: '', count: 0 });
    return fits !== null;
  }

  close(): void {
    const frame = this.#frames.pop();
    if (frame) this.#put('each' in frame.wanted ? frame.count : frame.value);
  }

  scalar(value: Scalar): void {
    this.#put(value);
  }

  #wantedHere(): Wanted {
    const frame = this.#frames.at(-1);
    if (!frame) return this.#wanted;
    return 'each' in frame.wanted
      ? frame.wanted.each
      : (frame.wanted.fields[frame.name] ?? 'value');
  }

  #put(value: unknown): void {
    const frame = this.#frames.at(-1);
    if (!frame) this.#top = value;
    else if ('each' in frame.wanted) {
      frame.count += 1;
      frame.wanted.visit(value);
    } else frame.value[frame.name] = value;
  }
}

function fitting(wanted: Wanted, kind: 'object' | 'list'): Exclude<Wanted, 'value'> | null {
  if (wanted === 'value') return null;
  if ('fields' in wanted) return kind === 'object' ? wanted : null;
  if (kind === 'list') return wanted;
  const { within, ...list } = wanted;
  return within ? { fields: Object.fromEntries(within.map((name) => [name, list])) } : null;
}
