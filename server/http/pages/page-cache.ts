import { createHash } from 'node:crypto';
import type { News } from '#server/db/news.ts';

/** The answer to a call of a page; status 0: none in time. */
export type Answered = { status: number; text: string };

/** The content of a page without the time: the answers it is made from, and their digest. */
export type Shown<A extends Answered> = { answers: A[]; digest: string };

/** A rendered page: for strangers, or with blanks for a signed-in member. */
export type Form = { status: number; bytes: number };

/** How to make the page of an address, for strangers and with blanks for signed-in members. */
export type PageSource<A extends Answered, F extends Form, O extends Form> = {
  /** The same for everybody. @param byMs when to give up, by `performance.now()`; null: after the usual time */
  ask(byMs: number | null): Promise<A[]>;
  make(answers: A[]): Promise<F>;
  makeOwn(answers: A[], form: string): Promise<O>;
};

/** The longest delay in ms before a stranger sees a change, even if the server gets no news of it. */
const PROMISE_MS = 1000;
/**
 * The oldest time in ms that a page may show: browsers continue from it with their own clock. Values that change without the
 * database, such as the health that a page shows, are at most as old.
 */
const KEPT_MS = 10_000;
/** How long in ms a page may still show its calls' last answers while they fail or there is no place to make them. */
const OUTAGE_MS = 60_000;
/** After this part of its lifetime, a page is rendered again while strangers still get the old one, so that no visitor waits. */
const RENEWED_AT = 0.7;
/** About 800 pages of the board, or 200 of its forms for signed-in members. */
const MOST_BYTES = 48 * 1024 * 1024;
/** The estimated memory of a page in addition to its bytes. */
const OVERHEAD = 4_000;

/** The name of the form for strangers. */
const STRANGERS = '';

type Made<F> = { atMs: number; form: F | null; making: Promise<F> };

type Entry<A extends Answered, F extends Form, O extends Form> = {
  source: PageSource<A, F, O>;
  shown: Shown<A>;
  /** The site's version when the calls were made, and the time. */
  version: number | null;
  atMs: number;
  /** True if a call failed then; `foundMs` is when all of them last succeeded. */
  isFailing: boolean;
  foundMs: number;
  /** The form for strangers. */
  made: Map<string, Made<F>>;
  own: Map<string, Made<O>>;
  bytes: number;
};

/**
 * Keeps pages that many ask for, by address. The answers of a page are valid while the site's version is the same, or for a
 * second; then they are read again, once for all strangers. The page is rendered again only if they differ or its time is too
 * old. Holds nothing that depends on the visitor, at most 48 MB, and only pages that exist.
 */
export function createPageCache<A extends Answered, F extends Form, O extends Form>(
  news: News,
  now: () => number,
) {
  const kept = new Map<string, Entry<A, F, O>>();
  const flights = new Map<string, { version: number | null; entry: Promise<Entry<A, F, O>> }>();
  let bytes = 0;
  /** Renewals in the background, one after the other: all at once they would block an event for the time of all of them. */
  let line: Promise<unknown> = Promise.resolve();
  const inLine = new Set<string>();

  const isYoung = (atMs: number, limitMs: number) => Math.abs(now() - atMs) <= limitMs;
  const isCurrent = (entry: Entry<A, F, O>) =>
    news.version() !== null && news.version() === entry.version;
  // Without the database there is no news either, and another attempt would only take as long again.
  const isCutOff = (entry: Entry<A, F, O>) => entry.isFailing && news.version() === null;
  const standsMs = (entry: Entry<A, F, O>) =>
    isCurrent(entry) || isCutOff(entry) ? KEPT_MS : PROMISE_MS;

  function remove(address: string): void {
    bytes -= kept.get(address)?.bytes ?? 0;
    kept.delete(address);
  }

  function grow(address: string, entry: Entry<A, F, O>, size: number): void {
    if (kept.get(address) !== entry) return;
    entry.bytes += size;
    bytes += size;
    for (const oldest of kept.keys()) {
      if (bytes <= MOST_BYTES) break;
      remove(oldest);
    }
  }

  function find(address: string): Entry<A, F, O> | null {
    const entry = kept.get(address);
    if (!entry || !isYoung(entry.atMs, standsMs(entry))) return null;
    // Moved to the end, so that the pages asked for last are kept longest.
    kept.delete(address);
    kept.set(address, entry);
    return entry;
  }

  function renew(
    address: string,
    source: PageSource<A, F, O>,
    byMs: number | null = null,
  ): Promise<Entry<A, F, O>> {
    const flight = { version: news.version(), entry: ask(address, source, byMs) };
    flights.set(address, flight);
    const end = () => {
      if (flights.get(address) === flight) flights.delete(address);
    };
    flight.entry.then(end, end);
    return flight.entry;
  }

  async function ask(
    address: string,
    source: PageSource<A, F, O>,
    byMs: number | null,
  ): Promise<Entry<A, F, O>> {
    const asked = { version: news.version(), atMs: now() };
    const found = await source.ask(byMs);
    const isFailing = found.some(hasFailed);
    const known = kept.get(address);
    // A signed-in member waits for the current answers, or is told that they are missing.
    const last = byMs === null && known && isYoung(known.foundMs, OUTAGE_MS) ? known.shown : null;
    const answers = found.map((answer, at) =>
      hasFailed(answer) ? (last?.answers[at] ?? answer) : answer,
    );
    const foundMs = isFailing ? (known?.foundMs ?? asked.atMs) : asked.atMs;
    const digest = digestOf(answers.map(({ status, text }) => `${status} ${text}`));
    if (known?.shown.digest === digest) return Object.assign(known, asked, { isFailing, foundMs });
    const entry = {
      source,
      shown: { answers, digest },
      ...asked,
      isFailing,
      foundMs,
      made: new Map(),
      own: new Map(),
      bytes: 0,
    };
    if (isFailing && known && last === null && isYoung(known.foundMs, OUTAGE_MS)) return entry;
    remove(address);
    // Calls that failed are repeated by the next visitor.
    if (answers.every(({ status }) => status === 200)) {
      kept.set(address, entry);
      grow(address, entry, OVERHEAD + answers.reduce((sum, { text }) => sum + sizeOf(text), 0));
    }
    return entry;
  }

  /** Makes a form once for all who ask for it within `limitMs`. */
  function formOf<M extends Form>(
    { address, entry }: { address: string; entry: Entry<A, F, O> },
    { forms, name, make }: { forms: Map<string, Made<M>>; name: string; make(): Promise<M> },
    limitMs = KEPT_MS,
  ): Promise<M> {
    const known = forms.get(name);
    if (known && isYoung(known.atMs, limitMs)) return known.making;
    const made: Made<M> = { atMs: now(), form: null, making: make() };
    forms.set(name, made);
    made.making.then(
      (form) => {
        made.form = form;
        if (form.status === 200) grow(address, entry, form.bytes - (known?.form?.bytes ?? 0));
        else if (kept.get(address) === entry) remove(address);
      },
      () => forms.delete(name),
    );
    return made.making;
  }

  function pageOf(address: string, entry: Entry<A, F, O>, limitMs?: number): Promise<F> {
    const make = () => entry.source.make(entry.shown.answers);
    return formOf({ address, entry }, { forms: entry.made, name: STRANGERS, make }, limitMs);
  }

  function ownOf(address: string, entry: Entry<A, F, O>, name: string): Promise<O> {
    const make = () => entry.source.makeOwn(entry.shown.answers, name);
    return formOf({ address, entry }, { forms: entry.own, name, make });
  }

  return {
    /** The current page for strangers, or null if it must be made. It is renewed in the background before it expires. */
    ready(address: string): F | null {
      const entry = find(address);
      const made = entry?.made.get(STRANGERS);
      if (!entry || !made?.form || !isYoung(made.atMs, KEPT_MS)) return null;
      const stillMs = KEPT_MS * RENEWED_AT;
      const isOld = !isYoung(entry.atMs, standsMs(entry) * RENEWED_AT);
      if (
        (isOld || !isYoung(made.atMs, stillMs)) &&
        !flights.has(address) &&
        !inLine.has(address)
      ) {
        inLine.add(address);
        line = line
          .then(() => {
            inLine.delete(address);
            return renew(address, entry.source);
          })
          .then((renewed) => pageOf(address, renewed, stillMs))
          .catch(() => {}); // // The next visitor's attempt reports the error.
      }
      return made.form;
    },

    /** The page for strangers. */
    async page(address: string, source: PageSource<A, F, O>): Promise<F> {
      const entry =
        find(address) ?? (await (flights.get(address)?.entry ?? renew(address, source)));
      return pageOf(address, entry);
    },

    /** A form for signed-in members, from answers no older than this call: they may have just made a change. */
    async pageNow(
      address: string,
      source: PageSource<A, F, O>,
      { form, byMs }: { form: string; byMs: number },
    ): Promise<O> {
      await news.catchUp();
      const known = find(address);
      if (known && isCurrent(known)) return ownOf(address, known, form);
      const flight = flights.get(address);
      const isNow = flight && flight.version !== null && flight.version === news.version();
      const entry = await (isNow ? flight.entry : renew(address, source, byMs));
      return ownOf(address, entry, form);
    },

    /** The page for strangers as it was within the last minute, used when there is no place to make another; or null. */
    last(address: string): F | null {
      const entry = kept.get(address);
      const form = entry?.made.get(STRANGERS)?.form ?? null;
      return entry && isYoung(entry.foundMs, OUTAGE_MS) ? form : null;
    },

    /** Returns whether this page is current or already being made. */
    isAtHand: (address: string) => find(address) !== null || flights.has(address),
  };
}

// A single character beyond Latin-1 makes the engine store the whole text in two bytes per character.
function sizeOf(text: string): number {
  return 2 * text.length;
}

/** True for no answer in time, or a server error. Not found is a valid answer. */
function hasFailed({ status }: Answered): boolean {
  return status === 0 || status >= 500;
}

/** A digest of these texts, so that they need not be kept. */
export function digestOf(texts: readonly string[]): string {
  const hash = createHash('sha1');
  for (const text of texts) hash.update(`${text.length}:`).update(text);
  return hash.digest('base64url');
}
