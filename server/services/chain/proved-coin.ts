import { sql } from 'kysely';
import type { Coin } from '#rules/coins/coin.ts';
import { firstBlockProblem } from '#server/coin/first-block.ts';
import type { Db } from '#server/db/connect.ts';
import type { ChainSource } from '#server/gateways/chain/chain-source.ts';
import type { Wallet } from '#server/gateways/node-wallet/wallet.ts';

/** The key of the settings row. Stored in databases, so it never changes. */
const KEY = 'proved_coin';

type ProvedCoin = Pick<Coin, 'code' | 'network' | 'genesisHash'>;

type Source = Pick<ChainSource, 'readBlockHash'>;

/** Sources whose first block was right, in this process: after a restart, the configuration may name another node or index. */
const PROVED_SOURCES = new WeakMap<Source, string>();

/**
 * Asks the source of blocks once, and the wallet's node until its answer is stored for all servers, whether it belongs to this
 * coin. Many coins have the same scripts, so payments on another chain must not count. Throws if nobody answers.
 *
 * @returns the reason why it is another coin or chain, in one line; null if it is this one, or there is nobody to ask
 */
export async function proveCoin(
  db: Db,
  deps: {
    coin: Coin;
    wallet: Pick<Wallet, 'readState'> | null;
    source: Source | null;
  },
): Promise<string | null> {
  const { coin, wallet, source } = deps;
  if (wallet === null && source === null) return null;
  const problem = (source && (await askSource(source, coin))) ?? (await askOnce(db, wallet, coin));
  if (problem === null) await keep(db, coin);
  return problem;
}

/**
 * Asks a source for its first block, once per process. Throws if it does not answer.
 *
 * @returns the reason why it does not follow the coin's chain, in one line; null if it does
 */
export async function askSource(source: Source, coin: Coin): Promise<string | null> {
  if (PROVED_SOURCES.get(source) === coin.genesisHash) return null;
  const problem = firstBlockProblem(await source.readBlockHash(0), coin);
  if (problem === null) PROVED_SOURCES.set(source, coin.genesisHash);
  return problem;
}

async function askOnce(
  db: Db,
  wallet: Pick<Wallet, 'readState'> | null,
  coin: Coin,
): Promise<string | null> {
  if (wallet === null || (await isCoinProved(db, coin))) return null;
  return askWallet(wallet, coin);
}

async function askWallet(wallet: Pick<Wallet, 'readState'>, coin: Coin): Promise<string | null> {
  const { chain, coinProblem } = await wallet.readState();
  if (chain === coin.network) return coinProblem;
  return `the node is on the chain ${chain}, and not on ${coin.network}`;
}

/** Returns whether a node or an index has shown that its coin is this one. */
export async function isCoinProved(db: Db, coin: Coin): Promise<boolean> {
  const proved = await findProvedCoin(db);
  return proved !== null && isSame(proved, coin);
}

/**
 * The reason why this database cannot be used with this coin, in one line: it contains members' addresses or expected payments of
 * another coin. Null if it can.
 */
export async function findCoinChange(db: Db, coin: Coin): Promise<string | null> {
  const proved = await findProvedCoin(db);
  if (proved === null || isSame(proved, coin)) return null;
  const { rows } = await sql<{ used: boolean }>`
    select exists (select from members where primary_address is not null)
      or exists (select from expected_payments) as used`.execute(db);
  if (!rows[0]?.used) return null;
  return `the database holds addresses of ${nameOf(proved)}, and the settings say ${nameOf(coin)}`;
}

/** How to mend it. */
export const SET_COIN_AGAIN =
  'set that coin again (COMMUNITY_FILE, COIN_NETWORK), or name a new database';

async function findProvedCoin(db: Db): Promise<ProvedCoin | null> {
  const { rows } = await sql<{ proved: ProvedCoin }>`
    select value as proved from settings where key = ${KEY}`.execute(db);
  return rows[0]?.proved ?? null;
}

async function keep(db: Db, { code, network, genesisHash }: Coin): Promise<void> {
  const proved: ProvedCoin = { code, network, genesisHash };
  await sql`
    insert into settings (key, value) values (${KEY}, ${JSON.stringify(proved)}::jsonb)
    on conflict (key) do update set value = excluded.value
      where settings.value is distinct from excluded.value`.execute(db);
}

function isSame(one: ProvedCoin, other: ProvedCoin): boolean {
  return (
    one.code === other.code &&
    one.network === other.network &&
    one.genesisHash === other.genesisHash
  );
}

function nameOf({ code, network }: ProvedCoin): string {
  return network === 'main' ? code : `${code} (${network})`;
}
