import type { SpanKind } from './trace.ts';
import type { EndedSpan } from './tracer.ts';

const KINDS: Record<SpanKind, number> = { internal: 1, server: 2, client: 3 };
const STATUS_ERROR = 2;

/**
 * Converts spans to the JSON of OpenTelemetry's protocol (opentelemetry-proto, trace/v1): ids in hex, times in nanoseconds as
 * text, kinds and statuses as numbers.
 *
 * @param resource attributes of the sender
 */
export function otlpBody(
  resource: Readonly<Record<string, string>>,
  spans: readonly EndedSpan[],
): string {
  const scopeSpans = [{ scope: { name: 'quarterdeck' }, spans: spans.map(otlpSpan) }];
  const resourceSpans = [{ resource: { attributes: otlpAttributes(resource) }, scopeSpans }];
  return JSON.stringify({ resourceSpans });
}

function otlpSpan(span: EndedSpan) {
  const { traceId, spanId, parentId, name, kind, startMs, endMs, attributes, errorType } = span;
  const all = errorType === null ? attributes : { ...attributes, 'error.type': errorType };
  return {
    traceId,
    spanId,
    ...(parentId !== null && { parentSpanId: parentId }),
    name,
    kind: KINDS[kind],
    startTimeUnixNano: nanoseconds(startMs),
    endTimeUnixNano: nanoseconds(endMs),
    attributes: otlpAttributes(all),
    status: errorType === null ? {} : { code: STATUS_ERROR },
  };
}

function otlpAttributes(attributes: Readonly<Record<string, string | number>>) {
  return Object.entries(attributes).map(([key, value]) => ({ key, value: otlpValue(value) }));
}

function otlpValue(value: string | number) {
  if (typeof value === 'string') return { stringValue: value };
  return Number.isInteger(value) ? { intValue: String(value) } : { doubleValue: value };
}

// Microseconds, because nanoseconds have more digits than a double.
function nanoseconds(ms: number): string {
  return `${Math.round(ms * 1000)}000`;
}
