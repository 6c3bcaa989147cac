import { readConfig } from '#server/config/config.ts';
import type { Db } from '#server/db/connect.ts';
import type { News } from '#server/db/news.ts';
import { createSecrets, type Secrets } from '#server/db/secrets.ts';
import type { Board } from '#server/services/board/board.ts';
import { NO_GATEWAYS } from '#server/testing/gateways.ts';
import { type Product, wire } from '#server/wire.ts';

/** The product on a database, with no outside services and a clock fixed at `nowMs`, unless it has another. */
export function openServer(
  db: Db,
  options: { nowMs: number; secrets?: Secrets; board?: Board; news?: News; now?: () => number },
): Promise<Product> {
  const { nowMs, secrets = createSecrets([Buffer.alloc(32)]), board, news } = options;
  const { now = () => nowMs } = options;
  return wire({
    db,
    ...(board ? { board } : {}),
    ...(news ? { news } : {}),
    config: readConfig({ DEMO: '0' }, '/nowhere'),
    secrets,
    demo: false,
    gateways: NO_GATEWAYS,
    now,
    monotonicMs: now,
    report: (error) => {
      throw error;
    },
    logger: null,
    siteFolder: null,
  });
}
