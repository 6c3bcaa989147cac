import { readConfig } from '#server/config/config.ts';
import type { Db } from '#server/db/connect.ts';
import { createSecrets, type Secrets } from '#server/db/secrets.ts';
import type { Board } from '#server/services/board/board.ts';
import { NO_GATEWAYS } from '#server/testing/gateways.ts';
import { type Product, wire } from '#server/wire.ts';

/** The product on a database, with no outside services and a clock fixed at `nowMs`. */
export function openServer(
  db: Db,
  options: { nowMs: number; secrets?: Secrets; board?: Board },
): Promise<Product> {
  const { nowMs, secrets = createSecrets([Buffer.alloc(32)]), board } = options;
  return wire({
    db,
    ...(board ? { board } : {}),
    config: readConfig({ DEMO: '0' }, '/nowhere'),
    secrets,
    demo: false,
    gateways: NO_GATEWAYS,
    now: () => nowMs,
    monotonicMs: () => nowMs,
    report: (error) => {
      throw error;
    },
    logger: null,
    siteFolder: null,
  });
}
