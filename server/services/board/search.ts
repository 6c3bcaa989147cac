import { foldForSearch } from '#rules/names.ts';
import { clearBit, hasBit, lowestBit, setBit } from './bits.ts';
import { END, TRIPLE_BITS, visitTriples } from './triples.ts';

/** The slots whose names contain a term, one bit for each slot; missing bits are 0. */
export type Hits = { count: number; bits: Uint32Array };

/** Removes slots from the result. */
export function takeOut(hits: Hits, slots: Iterable<number>): void {
  for (const slot of slots) {
    if (!hasBit(hits.bits, slot)) continue;
    clearBit(hits.bits, slot);
    hits.count--;
  }
}

export type NameSearch = {
  /** Sets or changes the names of a slot; `username` is null if there is none. */
  set(slot: number, username: string | null, displayName: string): void;
  /** All members whose username or display name contains the term, in any case (docs/spec/board.md#4-search). */
  find(term: string): Hits;
};

/**
 * The names of this many neighbouring slots share one text: few enough that inserting a name is cheap, enough that a search for a
 * common term reads memory in sequence.
 */
const CHUNK = 1024;
/** Triples with the same upper bits share a row of a chunk. With 64 rows, many names without any of the letters would be read. */
const ROW_BITS = 7;

type Chunk = {
  text: string;
  /** The start of each slot's names in `text`, and the end of the last ones. */
  starts: Uint32Array;
  /** For each row of triples, one bit for each slot whose names contain some of them. */
  rows: Uint32Array;
  /** The triples that occur in the texts of 32 chunks: one word for each triple, one bit for each chunk. */
  section: Uint32Array;
  sectionBit: number;
  /** Names not yet in `text`, by slot within the chunk. */
  changed: Map<number, string>;
};

/**
 * Substring search over all names, in memory. A million members are 35 MB of text, which the engine's own `indexOf` searches in
 * 10 ms. Chunks that lack three adjacent letters of the term are skipped, and, by a coarser test, names in the other chunks:
 * finding few hits takes less than 0.1 ms, for 24 more bytes per member. A trigram index in the database took up to 500 ms for a
 * common term.
 */
export function createNameSearch(): NameSearch {
  const chunks: Chunk[] = [];
  /** The i-th entry is for the 32 chunks from 32 i on. */
  const sections: Uint32Array[] = [];
  /** Chunks with changed names. */
  const stale = new Set<Chunk>();
  let slots = 0;

  function addChunk() {
    const column = chunks.length % 32;
    const section = sections[(chunks.length - column) / 32] ?? new Uint32Array(1 << TRIPLE_BITS);
    if (column === 0) sections.push(section);
    chunks.push(emptyChunk(section, 1 << column));
  }

  return {
    set(slot, username, displayName) {
      slots = Math.max(slots, slot + 1);
      while (chunks.length * CHUNK < slots) addChunk();
      const chunk = chunks[Math.floor(slot / CHUNK)];
      if (!chunk) return;
      const index = slot % CHUNK;
      const names = namesText(username, displayName);
      // Every active member is set again, mostly with the same names.
      if (names === textBetween(chunk, index, index + 1)) {
        chunk.changed.delete(index);
        return;
      }
      chunk.changed.set(index, names);
      if (chunk.changed.size === 1) stale.add(chunk);
      if (chunk.changed.size < CHUNK) return;
      // While the board loads: a name in a text takes a third of the memory.
      rebuild(chunk);
      stale.delete(chunk);
    },
    find(term) {
      for (const chunk of stale) rebuild(chunk);
      stale.clear();
      const hits = { count: 0, bits: new Uint32Array(0) };
      const sought = foldForSearch(term);
      if (sought.includes(END)) return hits;
      const triples = triplesOf(sought);
      for (const [number, section] of sections.entries()) {
        for (let rest = chunksWith(section, triples); rest !== 0; rest &= rest - 1) {
          const index = number * 32 + lowestBit(rest);
          const chunk = chunks[index];
          if (!chunk) break;
          // Not earlier, because clearing it takes longer than everything before.
          if (hits.bits.length === 0) hits.bits = new Uint32Array(Math.ceil(slots / 32));
          findInChunk(chunk, { sought, triples }, index * CHUNK, hits);
        }
      }
      return hits;
    },
  };
}

function emptyChunk(section: Uint32Array, sectionBit: number): Chunk {
  return {
    text: '',
    starts: new Uint32Array(CHUNK + 1),
    rows: new Uint32Array(((1 << ROW_BITS) * CHUNK) / 32),
    section,
    sectionBit,
    changed: new Map(),
  };
}

// With @, for people who type a username as Telegram shows it.
function namesText(username: string | null, displayName: string): string {
  const shown = foldForSearch(displayName);
  if (username === null) return shown + END;
  const folded = foldForSearch(username);
  return folded === shown ? `@${folded}${END}` : `@${folded}${END}${shown}${END}`;
}

function textBetween({ text, starts }: Chunk, from: number, end: number): string {
  return text.slice(starts[from], starts[end]);
}

function rebuild(chunk: Chunk) {
  const parts: string[] = [];
  let length = 0;
  const starts = new Uint32Array(CHUNK + 1);
  for (let index = 0; index < CHUNK; index++) {
    const part = chunk.changed.get(index) ?? textBetween(chunk, index, index + 1);
    parts.push(part);
    length += part.length;
    starts[index + 1] = length;
  }
  chunk.text = parts.join('');
  chunk.starts = starts;
  chunk.changed.clear();
  noteTriples(chunk);
}

// Triples that no longer occur stay in the section: they cost a look into the rows, and clearing them would cost as much as
// everything else.
function noteTriples({ text, starts, rows, section, sectionBit }: Chunk) {
  rows.fill(0);
  for (let index = 0; index < CHUNK; index++) {
    visitTriples(text, starts[index] ?? 0, starts[index + 1] ?? 0, (triple) => {
      section[triple] = (section[triple] ?? 0) | sectionBit;
      setBit(rows, rowOf(triple) * CHUNK + index);
    });
  }
}

function rowOf(triple: number): number {
  return triple >>> (TRIPLE_BITS - ROW_BITS);
}

function triplesOf(sought: string): number[] {
  const triples: number[] = [];
  visitTriples(sought, 0, sought.length, (triple) => triples.push(triple));
  return triples;
}

type Term = { sought: string; triples: readonly number[] };

/** The chunks of a section that may contain all these triples. */
function chunksWith(section: Uint32Array, triples: readonly number[]): number {
  let among = -1;
  for (const triple of triples) among &= section[triple] ?? 0;
  return among;
}

function findInChunk({ text, starts, rows }: Chunk, term: Term, firstSlot: number, hits: Hits) {
  const { sought, triples } = term;
  /** All slots before this one have been searched. */
  let next = 0;
  for (let from = 0; from < CHUNK; from += 32) {
    for (let rest = slotsWith(rows, triples, from); rest !== 0; rest &= rest - 1) {
      const candidate = from + lowestBit(rest);
      if (candidate < next) continue;
      const found = text.indexOf(sought, starts[candidate]);
      if (found === -1) return;
      const index = slotAt(starts, found, candidate);
      setBit(hits.bits, firstSlot + index);
      hits.count++;
      next = index + 1;
    }
  }
}

/** Of the 32 slots from a multiple of 32 on, the slots that may contain all these triples. */
function slotsWith(rows: Uint32Array, triples: readonly number[], from: number): number {
  let among = -1;
  for (let index = 0; index < triples.length && among !== 0; index++) {
    among &= rows[(rowOf(triples[index] ?? 0) * CHUNK + from) >>> 5] ?? 0;
  }
  return among;
}

/** The last slot, from `from` on, that begins at or before `place`. Hits of a common term are close to each other. */
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
