import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { Span, SpanAttributes, SpanKind, Tracer } from './trace.ts';

/** A span that has ended. Times are ms since the epoch, with fractions. */
export type EndedSpan = {
  traceId: string;
  spanId: string;
  parentId: string | null;
  name: string;
  kind: SpanKind;
  startMs: number;
  endMs: number;
  attributes: SpanAttributes;
  errorType: string | null;
};

/** A job can run thousands of statements: beyond this many spans, its trace only counts the rest. */
const MOST_SPANS = 500;

/** One trace, from the start of its root to its end. */
type Trace = {
  id: string;
  /** Added to the monotonic clock, in ms: within a trace, setting the clock moves nothing. */
  offsetMs: number;
  spans: number;
  left: number;
  isOpen: boolean;
};
type Place = { trace: Trace; spanId: string };

/**
 * Creates spans and tracks their parents through everything that is awaited.
 *
 * @param input.sampleRatio the share of traces that is recorded, from 0 to 1
 * @param input.take receives each span when it ends
 */
export function createTracer(input: {
  sampleRatio: number;
  take: (span: EndedSpan) => void;
}): Tracer {
  const { sampleRatio, take } = input;
  const places = new AsyncLocalStorage<Place | null>();

  function begin(trace: Trace, parentId: string | null, name: string, kind: SpanKind): Span {
    const spanId = newId(8);
    const startMs = trace.offsetMs + performance.now();
    const told: Record<string, string | number> = {};
    return {
      run: (work) => places.run({ trace, spanId }, work),
      set: (attributes) => Object.assign(told, attributes),
      end(errorType) {
        const endMs = trace.offsetMs + performance.now();
        if (parentId === null) {
          trace.isOpen = false;
          if (trace.left > 0) told['quarterdeck.spans_left_out'] = trace.left;
        }
        const own = { traceId: trace.id, spanId, parentId, name, kind, startMs, endMs };
        take({ ...own, attributes: told, errorType: errorType ?? null });
      },
    };
  }

  return ({ name, kind, attributes, isRoot }) => {
    const place = places.getStore();
    if (place === null) return null;
    // Work that a request or a job leaves behind, such as sending webhooks, may continue for hours.
    if (place === undefined || !place.trace.isOpen) {
      if (!isRoot) return null;
      if (Math.random() >= sampleRatio) return nothingIn(places);
      const offsetMs = Date.now() - performance.now();
      const trace = { id: newId(16), offsetMs, spans: 1, left: 0, isOpen: true };
      const span = begin(trace, null, name, kind);
      span.set(attributes);
      return span;
    }
    if (place.trace.spans >= MOST_SPANS) {
      place.trace.left += 1;
      return null;
    }
    place.trace.spans += 1;
    const span = begin(place.trace, place.spanId, name, kind);
    span.set(attributes);
    return span;
  };
}

/** A trace that is not recorded, nor is anything in it. */
function nothingIn(places: AsyncLocalStorage<Place | null>): Span {
  return { run: (work) => places.run(null, work), set() {}, end() {} };
}

// Node keeps random bytes ready for UUIDs; `randomBytes` asks the system each time.
function newId(bytes: 8 | 16): string {
  return randomUUID()
    .replaceAll('-', '')
    .slice(-2 * bytes);
}
