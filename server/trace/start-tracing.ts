import { hostname } from 'node:os';
import { otlpBody } from './otlp.ts';
import { setTracer } from './trace.ts';
import { createTracer, type EndedSpan } from './tracer.ts';

export type TracingSettings = {
  /** The address to which spans are posted. */
  url: string;
  /** Headers of each post. Secret. */
  headers: Readonly<Record<string, string>>;
  serviceName: string;
  /** The share of traces that is recorded, from 0 to 1. */
  sampleRatio: number;
};

export type Tracing = {
  /** Sends the waiting spans, within a second, and ends. Never throws. */
  stop(): Promise<void>;
};

const EVERY_MS = 5_000;
const TIMEOUT_MS = 10_000;
const STOP_WITHIN_MS = 1_000;
/** The most spans in one call. */
const MOST_SENT = 512;
/** The most spans that wait. An unreachable collector must not fill the memory: beyond this, spans are dropped. */
const MOST_WAITING = 4_096;

/**
 * Records the server's work and posts it to a collector in OpenTelemetry's protocol. If the collector is unreachable or refuses,
 * its spans are lost and the log gets a line, nothing else: spans are not sent twice.
 *
 * @param report receives failures, and must not repeat itself
 */
export function startTracing(
  settings: TracingSettings,
  report: (error: unknown, what: string) => void,
): Tracing {
  const resource = { 'service.name': settings.serviceName, 'host.name': hostname() };
  const giveUp = new AbortController();
  const waiting: EndedSpan[] = [];
  let dropped = 0;
  let sending: Promise<void> | null = null;

  function take(span: EndedSpan): void {
    if (waiting.length >= MOST_WAITING) dropped += 1;
    else waiting.push(span);
    if (waiting.length >= MOST_SENT) void send();
  }

  function send(): Promise<void> {
    sending ??= sendAll().finally(() => {
      sending = null;
    });
    return sending;
  }

  async function sendAll(): Promise<void> {
    try {
      while (waiting.length > 0) await post(waiting.splice(0, MOST_SENT));
      if (dropped > 0) throw new Error('spans were dropped: the collector is too slow');
    } catch (error) {
      dropped = 0;
      report(error, 'traces are lost');
    }
  }

  async function post(spans: EndedSpan[]): Promise<void> {
    let status: number;
    try {
      const response = await fetch(settings.url, {
        method: 'POST',
        headers: { ...settings.headers, 'content-type': 'application/json' },
        body: otlpBody(resource, spans),
        redirect: 'error',
        signal: AbortSignal.any([giveUp.signal, AbortSignal.timeout(TIMEOUT_MS)]),
      });
      status = response.status;
      await response.body?.cancel();
    } catch (error) {
      // The error itself is not shown: its cause may quote the address or the headers.
      const name = error instanceof Error ? error.name : 'unknown';
      throw new Error(`the collector gave no answer: ${name}`);
    }
    if (status < 200 || status > 299)
      throw new Error(`the collector answered with status ${status}`);
  }

  const timer = setInterval(() => void send(), EVERY_MS);
  timer.unref();
  setTracer(createTracer({ sampleRatio: settings.sampleRatio, take }));
  return {
    async stop() {
      setTracer(null);
      clearInterval(timer);
      const limit = setTimeout(() => giveUp.abort(), STOP_WITHIN_MS);
      // A send under way may lack the last spans.
      await sending;
      await send();
      clearTimeout(limit);
    },
  };
}
