// The only place through which the server reports its work. Nothing is recorded before `setTracer` is called, and then only
// within a request or a job.

export type SpanAttributes = Readonly<Record<string, string | number>>;
/** `server` for a request that came in, `client` for a call to another service, `internal` for the rest. */
export type SpanKind = 'server' | 'client' | 'internal';

/** Work that takes time. No attribute may hold a secret or personal data: attributes leave this machine. */
export type Span = {
  /** Runs work; spans started in it are children of this one. */
  run<T>(work: () => T): T;
  set(attributes: SpanAttributes): void;
  /** @param errorType the failure in one word; absent if there was none */
  end(errorType?: string): void;
};

export type SpanStart = {
  name: string;
  kind: SpanKind;
  attributes: SpanAttributes;
  /** Starts a new trace if there is none around it; a page makes calls to our own API, which then belong to its trace. */
  isRoot: boolean;
};

/** Starts spans; null if there is no trace to belong to. */
export type Tracer = (start: SpanStart) => Span | null;

let tracer: Tracer | null = null;

/** Starts recording, before the parts of the server are made; null stops it. */
export function setTracer(next: Tracer | null): void {
  tracer = next;
}

/** Returns whether spans are recorded: check it before computing expensive attributes. */
export function isTracing(): boolean {
  return tracer !== null;
}

/** Starts a trace that does not end with a function; null if nothing is recorded. */
export function beginTrace(
  name: string,
  kind: SpanKind,
  attributes: SpanAttributes = {},
): Span | null {
  return tracer?.({ name, kind, attributes, isRoot: true }) ?? null;
}

/**
 * Does work in its own span, which fails if the work throws.
 *
 * @param work receives the span, for attributes that are known only later
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

/** Traces a call to another service and records only its host: addresses can hold tokens. */
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
