// The one place through which the server says what it is doing. Nothing is recorded until `setTracer` was called, and then
// only within a request or a job.

export type SpanAttributes = Readonly<Record<string, string | number>>;
/** Of a request that came in, of a call to somebody else, or of anything else. */
export type SpanKind = 'server' | 'client' | 'internal';

/** Something that takes time. No attribute may hold what is secret or about a person: they leave this machine. */
export type Span = {
  /** Runs work whose spans then are this one's children. */
  run<T>(work: () => T): T;
  set(attributes: SpanAttributes): void;
  /** @param errorType what went wrong, in one word; without it, nothing did */
  end(errorType?: string): void;
};

export type SpanStart = {
  name: string;
  kind: SpanKind;
  attributes: SpanAttributes;
  /** Begins a new trace where there is none around it; a page asks our own calls, which then belong to its trace. */
  isRoot: boolean;
};

/** Begins spans; null where there is no trace to belong to. */
export type Tracer = (start: SpanStart) => Span | null;

let tracer: Tracer | null = null;

/** Turns recording on, before the parts of the server are made; null turns it off. */
export function setTracer(next: Tracer | null): void {
  tracer = next;
}

/** Whether anything is recorded: what costs something to find out is asked only then. */
export function isTracing(): boolean {
  return tracer !== null;
}

/** Begins a trace whose end is not the end of a function; null if nothing is recorded. */
export function beginTrace(
  name: string,
  kind: SpanKind,
  attributes: SpanAttributes = {},
): Span | null {
  return tracer?.({ name, kind, attributes, isRoot: true }) ?? null;
}

/**
 * Does work in a span of its own, which fails if the work throws.
 *
 * @param work is given the span, for attributes that are known only later
 */
export function traced<T>(
  start: Pick<SpanStart, 'name'> & Partial<SpanStart>,
  work: (span: Pick<Span, 'set'>) => Promise<T>,
): Promise<T> {
  const span = tracer?.({ kind: 'internal', attributes: {}, isRoot: false, ...start }) ?? null;
  return span === null ? work(NOTHING) : workIn(span, work);
}

const NOTHING = { set() {} };

async function workIn<T>(span: Span, work: (span: Span) => Promise<T>): Promise<T> {
  let errorType: string | undefined;
  try {
    return await span.run(() => work(span));
  } catch (error) {
    // Never the message, which may quote anything.
    errorType = error instanceof Error ? error.name : 'unknown';
    throw error;
  } finally {
    span.end(errorType);
  }
}

/** A call to somebody else, of whom only the host is told: addresses can hold tokens. */
export function tracedCall<T>(
  method: string,
  url: string | URL,
  work: () => Promise<T>,
): Promise<T> {
  if (tracer === null) return work();
  const { hostname } = new URL(url);
  const attributes = { 'http.request.method': method, 'server.address': hostname };
  return traced({ name: `${method} ${hostname}`, kind: 'client', attributes }, work);
}
