import { type JsonSink, JsonStream, type Scalar } from './json-stream.ts';

/**
 * The part of a JSON value that is asked for: a value, some fields of an object, or each element of a list, which is visited
 * and then dropped.
 */
export type Wanted = 'value' | { readonly fields: { readonly [name: string]: Wanted } } | Each;

type Each = {
  each: Wanted;
  visit: (element: unknown) => void;
  /** Names of fields that may hold the list, if an object wraps it. */
  within?: readonly string[];
};

/** `count`: the number of list elements visited, which is the list's value. */
type Frame = {
  wanted: Exclude<Wanted, 'value'>;
  value: Record<string, unknown>;
  name: string;
  count: number;
};

/**
 * Picks the wanted parts from JSON that arrives in parts. Values that are not wanted, or not of the wanted kind, are neither
 * decoded nor kept. Throws `SyntaxError`, and the errors of a visit.
 */
export class JsonPick implements JsonSink {
  readonly #wanted: Wanted;
  readonly #frames: Frame[] = [];
  readonly #stream: JsonStream;
  #top: unknown;

  /** @param mostTokenBytes the longest text or number that is wanted; default: that of an id or an address */
  constructor(wanted: Wanted, mostTokenBytes?: number) {
    this.#wanted = wanted;
    this.#stream = new JsonStream(this, mostTokenBytes);
  }

  push(part: Uint8Array): void {
    this.#stream.push(part);
  }

  /** The value: an object's wanted fields, or the number of a list's elements. */
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
