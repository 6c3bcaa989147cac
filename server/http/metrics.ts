import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '#contract/errors.ts';
import { carriesToken } from './access.ts';

export type MetricsSettings = {
  token: string | null;
  publicUrl: string;
  readMetrics: () => Promise<string>;
};

const CONTENT_TYPE = 'text/plain; version=0.0.4; charset=utf-8';
const LOOPBACK_ADDRESSES = ['127.0.0.1', '::1', '::ffff:127.0.0.1'];
const LOOPBACK_NAMES = ['127.0.0.1', '[::1]', 'localhost'];

/** Serves `/metrics` to Prometheus. Not in the contract: the format is Prometheus's. */
export function addMetrics(app: FastifyInstance, settings: MetricsSettings): void {
  app.get('/metrics', async (request, reply) => {
    requireScraper(request, settings);
    const text = await settings.readMetrics();
    return reply.header('cache-control', 'no-store').type(CONTENT_TYPE).send(text);
  });
}

// Without a token, only this machine may read the metrics. Behind a proxy on the same machine every visitor looks local, so a
// public site needs a token; a request that shows signs of a proxy is refused in any case.
function requireScraper(request: FastifyRequest, { token, publicUrl }: MetricsSettings): void {
  if (token !== null) {
    if (!carriesToken(request, token)) {
      throw new AppError('bad_metrics_token', 'Invalid bearer token for the metrics.');
    }
    return;
  }
  const { headers, socket } = request;
  const isForwarded = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;
  const isHere =
    LOOPBACK_ADDRESSES.includes(socket.remoteAddress ?? '') &&
    LOOPBACK_NAMES.includes((headers.host ?? '').replace(/:\d+$/, '')) &&
    !isForwarded;
  if (!isHere || !LOOPBACK_NAMES.includes(new URL(publicUrl).hostname)) {
    throw new AppError('not_found', 'Set METRICS_TOKEN to open the metrics.');
  }
}
