import { createHash } from 'node:crypto';
import type { News } from '#server/db/news.ts';

/** A call's answer in a page; status 0: none in time. */
export type Answered = { status: number; text: string };

/** What a page shows beside the time: the answers that it is made of, and what stands for them. */
export type Shown<A extends Answered> = { answers: A[]; digest: string };

/** What is made of a page: for strangers, or with blanks for who is signed in. */
export type Form = { status: number; bytes: number };

/** How the page of an address is made. */
export type PageSource<A extends Answered, F extends Form> = {
  /** The same for everybody. @param byMs when to give up, by `performance.now()`; null: after the usual time */
  ask(byMs: number | null): Promise<A[]>;
  make(answers: A[], form: string): Promise<F>;
};

/** The form for who is not signed in. */
export const STRANGERS = '';

/** What a stranger sees of a change this late at most, though nobody tells the server of it. In ms. */
const PROMISE_MS = 1000;
/**
 * How old the time in a page may be: browsers go on from it by their own clock. What no stored change moves, such as the health
 * that a page shows, is as old at most. In ms.
 */
const KEPT_MS = 10_000;
/** Past this part of its time a page is made anew while strangers still get it, so that nobody waits. */
const RENEWED_AT = 0.7;
/** About 200 pages of the board. */
const MOST_BYTES = 48 * 1024 * 1024;

type Made<F> = { atMs: number; form: F | null; making: Promise<F> };

type Entry<A extends Answered, F extends Form> = {
  source: PageSource<A, F>;
  shown: Shown<A>;
  /** The site's version when the answers were asked for, and the time. */
  version: number | null;
  atMs: number;
  forms: Map<string, Made<F>>;
  bytes: number;
};

/**
 * Keeps pages that many ask for, by address. The answers of a page stand as long as the version of the site, or for a second;
 * then they are asked for again, once for all strangers. The page is rendered again only if they differ, or if its time is too
 * old. Holds nothing that depends on who asks, at most 48 MB, and only what is found.
 */
export function createPageCache<A extends Answered, F extends Form>(news: News, now: () => number) {
  const kept = new Map<string, Entry<A, F>>();
  const flights = new Map<string, { version: number | null; entry: Promise<Entry<A, F>> }>();
  let bytes = 0;

  const isYoung = (atMs: number, limitMs: number) => Math.abs(now() - atMs) <= limitMs;
  const isCurrent = (entry: Entry<A, F>) =>
    news.version() !== null && news.version() === entry.version;
  const standsMs = (entry: Entry<A, F>) => (isCurrent(entry) ? KEPT_MS : PROMISE_MS);

  function remove(address: string): void {
    bytes -= kept.get(address)?.bytes ?? 0;
    kept.delete(address);
  }

  function grow(address: string, entry: Entry<A, F>, size: number): void {
    if (kept.get(address) !== entry) return;
    entry.bytes += size;
    bytes += size;
    for (const oldest of kept.keys()) {
      if (bytes <= MOST_BYTES) break;
      remove(oldest);
    }
  }

  function find(address: string): Entry<A, F> | null {
    const entry = kept.get(address);
    if (!entry || !isYoung(entry.atMs, standsMs(entry))) return null;
    // The pages asked for last are kept longest.
    kept.delete(address);
    kept.set(address, entry);
    return entry;
  }

  function renew(
    address: string,
    source: PageSource<A, F>,
    byMs: number | null = null,
  ): Promise<Entry<A, F>> {
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
    source: PageSource<A, F>,
    byMs: number | null,
  ): Promise<Entry<A, F>> {
    const asked = { version: news.version(), atMs: now() };
    const answers = await source.ask(byMs);
    const digest = digestOf(answers.map(({ status, text }) => `${status} ${text}`));
    const known = kept.get(address);
    if (known?.shown.digest === digest) return Object.assign(known, asked);
    const entry = { source, shown: { answers, digest }, ...asked, forms: new Map(), bytes: 0 };
    remove(address);
    // What was not answered is asked for again by the next visitor.
    if (answers.every(({ status }) => status === 200)) {
      kept.set(address, entry);
      grow(
        address,
        entry,
        answers.reduce((sum, { text }) => sum + text.length, 0),
      );
    }
    return entry;
  }

  /** Made once for all who ask for it within `limitMs`. */
  function formOf(
    address: string,
    entry: Entry<A, F>,
    name: string,
    limitMs = KEPT_MS,
  ): Promise<F> {
    const known = entry.forms.get(name);
    if (known && isYoung(known.atMs, limitMs)) return known.making;
    const making = entry.source.make(entry.shown.answers, name);
    const made: Made<F> = { atMs: now(), form: null, making };
    entry.forms.set(name, made);
    making.then(
      (form) => {
        made.form = form;
        if (form.status === 200) grow(address, entry, form.bytes - (known?.form?.bytes ?? 0));
        else if (kept.get(address) === entry) remove(address);
      },
      () => entry.forms.delete(name),
    );
    return making;
  }

  return {
    /** The strangers' page that stands, or null: then it has to be asked for. Renewed in the background before it falls. */
    ready(address: string): F | null {
      const entry = find(address);
      const made = entry?.forms.get(STRANGERS);
      if (!entry || !made?.form || !isYoung(made.atMs, KEPT_MS)) return null;
      const stillMs = KEPT_MS * RENEWED_AT;
      const isOld = !isYoung(entry.atMs, standsMs(entry) * RENEWED_AT);
      if ((isOld || !isYoung(made.atMs, stillMs)) && !flights.has(address)) {
        renew(address, entry.source)
          .then((renewed) => formOf(address, renewed, STRANGERS, stillMs))
          .catch(() => {}); // The next visitor asks for it, and is told.
      }
      return made.form;
    },

    /** The strangers' page. */
    async page(address: string, source: PageSource<A, F>): Promise<F> {
      const entry =
        find(address) ?? (await (flights.get(address)?.entry ?? renew(address, source)));
      return formOf(address, entry, STRANGERS);
    },

    /** A form for who is signed in, of answers no older than this call: they may have just caused a change. */
    async pageNow(
      address: string,
      source: PageSource<A, F>,
      { form, byMs }: { form: string; byMs: number },
    ): Promise<F> {
      await news.catchUp();
      const known = find(address);
      if (known && isCurrent(known)) return formOf(address, known, form);
      const flight = flights.get(address);
      const isNow = flight && flight.version !== null && flight.version === news.version();
      const entry = await (isNow ? flight.entry : renew(address, source, byMs));
      return formOf(address, entry, form);
    },

    /** Whether somebody is asking for this page already, or it stands. */
    isAtHand: (address: string) => find(address) !== null || flights.has(address),
  };
}

/** What stands for these texts, so that they need not be kept. */
export function digestOf(texts: readonly string[]): string {
  const hash = createHash('sha1');
  for (const text of texts) hash.update(`${text.length}:`).update(text);
  return hash.digest('base64url');
}
