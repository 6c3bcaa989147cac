import { createHash } from 'node:crypto';
import type { News } from '#server/db/news.ts';

/** A call's answer in a page; status 0: none in time. */
export type Answered = { status: number; text: string };

/** What a page shows beside the time: the answers that it is made of, and what stands for them. */
export type Shown<A extends Answered> = { answers: A[]; digest: string };

/** What is made of a page: for strangers, or with blanks for who is signed in. */
export type Form = { status: number; bytes: number };

/** How the page of an address is made, for strangers and in a form for who is signed in. */
export type PageSource<A extends Answered, F extends Form, O extends Form> = {
  /** The same for everybody. @param byMs when to give up, by `performance.now()`; null: after the usual time */
  ask(byMs: number | null): Promise<A[]>;
  make(answers: A[]): Promise<F>;
  makeOwn(answers: A[], form: string): Promise<O>;
};

/** What a stranger sees of a change this late at most, though nobody tells the server of it. In ms. */
const PROMISE_MS = 1000;
/**
 * How old the time in a page may be: browsers go on from it by their own clock. What no stored change moves, such as the health
 * that a page shows, is as old at most. In ms.
 */
const KEPT_MS = 10_000;
/** So long a page may go on showing what its calls answered last, while they fail or there is no place to ask them. In ms. */
const OUTAGE_MS = 60_000;
/** Past this part of its time a page is made anew while strangers still get it, so that nobody waits. */
const RENEWED_AT = 0.7;
/** About 800 pages of the board, or 200 of its forms for who is signed in. */
const MOST_BYTES = 48 * 1024 * 1024;
/** What a page takes beside its bytes. */
const OVERHEAD = 4_000;

/** The name of the form for who is not signed in. */
const STRANGERS = '';

type Made<F> = { atMs: number; form: F | null; making: Promise<F> };

type Entry<A extends Answered, F extends Form, O extends Form> = {
  source: PageSource<A, F, O>;
  shown: Shown<A>;
  /** The site's version when the answers were asked for, and the time. */
  version: number | null;
  atMs: number;
  /** Whether a call failed then, and when all of them were answered last. */
  isFailing: boolean;
  foundMs: number;
  /** The one for strangers. */
  made: Map<string, Made<F>>;
  own: Map<string, Made<O>>;
  bytes: number;
};

/**
 * Keeps pages that many ask for, by address. The answers of a page stand as long as the version of the site, or for a second;
 * then they are asked for again, once for all strangers. The page is rendered again only if they differ, or if its time is too
 * old. Holds nothing that depends on who asks, at most 48 MB, and only what is found.
 */
export function createPageCache<A extends Answered, F extends Form, O extends Form>(
  news: News,
  now: () => number,
) {
  const kept = new Map<string, Entry<A, F, O>>();
  const flights = new Map<string, { version: number | null; entry: Promise<Entry<A, F, O>> }>();
  let bytes = 0;
  /** Renewals in the background, one after the other: all at once they would make an event wait for all of them. */
  let line: Promise<unknown> = Promise.resolve();
  const inLine = new Set<string>();

  const isYoung = (atMs: number, limitMs: number) => Math.abs(now() - atMs) <= limitMs;
  const isCurrent = (entry: Entry<A, F, O>) =>
    news.version() !== null && news.version() === entry.version;
  // Without the database nothing is heard either, and asking again would only take as long again.
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
    // The pages asked for last are kept longest.
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
    // Who is signed in waits for what is true now, or is told that it is missing.
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
    // What was not answered is asked for again by the next visitor.
    if (answers.every(({ status }) => status === 200)) {
      kept.set(address, entry);
      grow(address, entry, OVERHEAD + answers.reduce((sum, { text }) => sum + sizeOf(text), 0));
    }
    return entry;
  }

  /** Made once for all who ask for it within `limitMs`. */
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
    /** The strangers' page that stands, or null: then it has to be asked for. Renewed in the background before it falls. */
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
          .catch(() => {}); // The next visitor asks for it, and is told.
      }
      return made.form;
    },

    /** The strangers' page. */
    async page(address: string, source: PageSource<A, F, O>): Promise<F> {
      const entry =
        find(address) ?? (await (flights.get(address)?.entry ?? renew(address, source)));
      return pageOf(address, entry);
    },

    /** A form for who is signed in, of answers no older than this call: they may have just caused a change. */
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

    /** The strangers' page as it was within the last minute, for whom there is no place to make another; or null. */
    last(address: string): F | null {
      const entry = kept.get(address);
      const form = entry?.made.get(STRANGERS)?.form ?? null;
      return entry && isYoung(entry.foundMs, OUTAGE_MS) ? form : null;
    },

    /** Whether somebody is asking for this page already, or it stands. */
    isAtHand: (address: string) => find(address) !== null || flights.has(address),
  };
}

// A single letter beyond Latin-1 makes the engine keep all of a text in two bytes each.
function sizeOf(text: string): number {
  return 2 * text.length;
}

/** No answer in time, or none of use. What is not found is an answer. */
function hasFailed({ status }: Answered): boolean {
  return status === 0 || status >= 500;
}

/** What stands for these texts, so that they need not be kept. */
export function digestOf(texts: readonly string[]): string {
  const hash = createHash('sha1');
  for (const text of texts) hash.update(`${text.length}:`).update(text);
  return hash.digest('base64url');
}
