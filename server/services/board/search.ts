import { foldForSearch } from '#rules/names.ts';

/** The slots whose names contain a term: one bit for each slot. */
export type Hits = { count: number; bits: Uint32Array };

/** Removes slots from the result. */
export function takeOut(hits: Hits, slots: Iterable<number>): void {
  for (const slot of slots) {
    const word = hits.bits[slot >>> 5] ?? 0;
    const bit = 1 << (slot & 31);
    if ((word & bit) === 0) continue;
    hits.bits[slot >>> 5] = word & ~bit;
    hits.count--;
  }
}

export type NameSearch = {
  /** Sets or changes the names of a slot; `username` is null if there is none. */
  set(slot: number, username: string | null, displayName: string): void;
  /** Everybody whose username or display name contains the term, in any case (decision 19). */
  find(term: string): Hits;
};

/**
 * Names of this many neighbouring slots share one text: few enough that a new name is cheap to insert,
 * enough that a search is a run through memory.
 */
const CHUNK = 1024;
/** Ends each name. PostgreSQL takes no NUL into a text, so no name holds one. */
const END = '\0';

type Chunk = {
  text: string;
  /** Where each slot's names begin in `text`, and where the last ones end. */
  starts: Uint32Array;
  /** One bit for each hash of three neighbouring letters that occur in `text`. */
  triples: Uint32Array;
  /** Names not yet in `text`, by slot within the chunk. */
  changed: Map<number, string>;
};

/** 8 kB for the 35 kB of a chunk's text; a fifteenth of the bits are set. */
const TRIPLE_BITS = 65_536;

/**
 * Substring search over all names, in memory: a million members are 35 MB of text, which the
 * engine's own `indexOf` goes through in 10 to 40 ms. Chunks that lack three letters in a row of the term are passed over,
 * so a seldom term takes less than one. A trigram index in the database took up to 500 ms for a common term.
 */
export function createNameSearch(): NameSearch {
  const chunks: Chunk[] = [];
  let slots = 0;

  return {
    set(slot, username, displayName) {
      slots = Math.max(slots, slot + 1);
      while (chunks.length * CHUNK < slots) chunks.push(emptyChunk());
      const chunk = chunks[Math.floor(slot / CHUNK)];
      chunk?.changed.set(slot % CHUNK, namesText(username, displayName));
      // While the board loads: a name in a text takes a third of the memory.
      if (chunk?.changed.size === CHUNK) rebuild(chunk);
    },
    find(term) {
      const sought = foldForSearch(term);
      const hits = { count: 0, bits: new Uint32Array(Math.ceil(slots / 32)) };
      if (sought.includes(END)) return hits;
      const triples = triplesOf(sought);
      for (const [index, chunk] of chunks.entries()) {
        if (chunk.changed.size > 0) rebuild(chunk);
        if (mayContain(chunk, triples)) findInChunk(chunk, sought, index * CHUNK, hits);
      }
      return hits;
    },
  };
}

function emptyChunk(): Chunk {
  return {
    text: '',
    starts: new Uint32Array(CHUNK + 1),
    triples: new Uint32Array(TRIPLE_BITS / 32),
    changed: new Map(),
  };
}

// The @ is for people who type a username as Telegram shows it.
function namesText(username: string | null, displayName: string): string {
  const shown = foldForSearch(displayName);
  if (username === null) return shown + END;
  const folded = foldForSearch(username);
  return folded === shown ? `@${folded}${END}` : `@${folded}${END}${shown}${END}`;
}

function rebuild(chunk: Chunk) {
  const parts: string[] = [];
  let length = 0;
  const starts = new Uint32Array(CHUNK + 1);
  for (let index = 0; index < CHUNK; index++) {
    const part =
      chunk.changed.get(index) ?? chunk.text.slice(chunk.starts[index], chunk.starts[index + 1]);
    parts.push(part);
    length += part.length;
    starts[index + 1] = length;
  }
  chunk.text = parts.join('');
  chunk.starts = starts;
  chunk.changed.clear();
  chunk.triples.fill(0);
  for (let at = 0; at + 2 < length; at++) {
    const triple = tripleAt(chunk.text, at);
    chunk.triples[triple >>> 5] = (chunk.triples[triple >>> 5] ?? 0) | (1 << (triple & 31));
  }
}

/** Which bit stands for the three letters from here on. */
function tripleAt(text: string, at: number): number {
  const first = Math.imul(text.charCodeAt(at), 961);
  const second = Math.imul(text.charCodeAt(at + 1), 31);
  return Math.imul(first + second + text.charCodeAt(at + 2), 0x9e3779b1) >>> 16;
}

function triplesOf(sought: string): number[] {
  return Array.from({ length: Math.max(0, sought.length - 2) }, (_, at) => tripleAt(sought, at));
}

function mayContain(chunk: Chunk, triples: readonly number[]): boolean {
  return triples.every((triple) => ((chunk.triples[triple >>> 5] ?? 0) >>> (triple & 31)) & 1);
}

function findInChunk(chunk: Chunk, sought: string, firstSlot: number, hits: Hits) {
  const { text, starts } = chunk;
  let index = 0;
  let found = text.indexOf(sought);
  while (found !== -1) {
    index = slotAt(starts, found, index);
    const slot = firstSlot + index;
    hits.bits[slot >>> 5] = (hits.bits[slot >>> 5] ?? 0) | (1 << (slot & 31));
    hits.count++;
    found = text.indexOf(sought, starts[index + 1]);
  }
}

/** The last slot from `from` on that begins at or before `place`. Hits of a common term are close. */
function slotAt(starts: Uint32Array, place: number, from: number): number {
  let low = from;
  let step = 1;
  while (low + step < CHUNK && (starts[low + step] ?? 0) <= place) {
    low += step;
    step *= 2;
  }
  for (; step >= 1; step >>= 1) {
    if (low + step < CHUNK && (starts[low + step] ?? 0) <= place) low += step;
  }
  return low;
}
