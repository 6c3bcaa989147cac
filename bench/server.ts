import { readConfig } from '#server/config/config.ts';
import type { Db } from '#server/db/connect.ts';
import type { News } from '#server/db/news.ts';
import { createSecrets, type Secrets } from '#server/db/secrets.ts';
import type { ChainIndex } from '#server/gateways/chain/chain-index.ts';
import { LISTEN_BACKLOG } from '#server/http/sockets.ts';
import type { Board } from '#server/services/board/board.ts';
import { NO_GATEWAYS } from '#server/testing/gateways.ts';
import { type Product, wire } from '#server/wire.ts';

/** The wallet bot's token of measured servers. */
export const GATEWAY_TOKEN = 'a-token-for-measurements-0123';

export type ServerOptions = {
  /** The fixed time of the clock in ms; null: it runs. */
  nowMs: number | null;
  secrets?: Secrets;
  board?: Board;
  news?: News;
  siteFolder?: string;
  chainIndex?: ChainIndex;
  /** Further settings of the operator. */
  environment?: Record<string, string>;
};

/** The product on a database, with no outside services but those given. */
export function openServer(db: Db, options: ServerOptions): Promise<Product> {
  const { nowMs, secrets = createSecrets([Buffer.alloc(32)]), board, news, siteFolder } = options;
  const environment = { DEMO: '0', BOT_GATEWAY_TOKEN: GATEWAY_TOKEN, ...options.environment };
  return wire({
    db,
    ...(board ? { board } : {}),
    ...(news ? { news } : {}),
    config: readConfig(environment, '/nowhere'),
    secrets,
    demo: false,
    gateways: { ...NO_GATEWAYS, chainIndex: options.chainIndex ?? null },
    now: () => nowMs ?? Date.now(),
    monotonicMs: () => nowMs ?? performance.now(),
    report: (error) => {
      throw error;
    },
    logger: null,
    siteFolder: siteFolder ?? null,
  });
}

/** Starts serving on this machine, and returns the port. */
export async function listen({ app }: Product): Promise<number> {
  await app.listen({ port: 0, host: '127.0.0.1', backlog: LISTEN_BACKLOG });
  const address = app.server.address();
  return typeof address === 'object' && address ? address.port : 0;
}
