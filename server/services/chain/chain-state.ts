import { sql } from 'kysely';
import { AppError } from '#contract/errors.ts';
import type { Db } from '#server/db/connect.ts';
import { operatorCommand } from '#server/program/called-as.ts';

/** The state of the follower; null before its first run. */
export type ChainState = {
  /** The newest block that was read. */
  height: number;
  hash: string;
  /** The newest block of the source when it was last asked. */
  sourceHeight: number;
  /** When the follower had last read everything that the source has, in ms; null if it never has. */
  currentAtMs: number | null;
  mempool: 'complete' | 'partial' | 'unlisted';
  /** The reason why no money moves; null if money moves. */
  halted: string | null;
};

export async function readChainState(db: Db): Promise<ChainState | null> {
  const { rows } = await sql<
    Pick<ChainState, 'height' | 'hash' | 'mempool' | 'halted'> & {
      source_height: number;
      current_at: Date | null;
    }
  >`
    select b.height, b.hash, s.source_height, s.current_at, s.mempool, s.halted
    from chain_state s cross join lateral (
      select height, hash from chain_blocks order by height desc limit 1) b`.execute(db);
  const [row] = rows;
  if (!row) return null;
  const { source_height: sourceHeight, current_at, ...rest } = row;
  return { ...rest, sourceHeight, currentAtMs: current_at?.getTime() ?? null };
}

/**
 * Keeps the newest read block from changing until the transaction ends, and returns its height, so that a payment expected from
 * here on misses no later block. Null before the follower's first run. Call it before locking any row of `expected_payments`.
 */
export async function holdChain(tx: Db): Promise<number | null> {
  await sql`select from chain_state for share`.execute(tx);
  const { rows } = await sql<{ height: number | null }>`
    select max(height) as height from chain_blocks`.execute(tx);
  return rows[0]?.height ?? null;
}

/** The reason why no money moves: the chain is halted. Null if it is not. */
export async function findHalt(db: Db): Promise<string | null> {
  const state = await readChainState(db);
  return state && sayHalt(state);
}

/** The same for a state that was read. */
export function sayHalt({ halted }: ChainState): string | null {
  return halted && `the chain is halted: ${halted}. See: ${operatorCommand('chain')}`;
}

/** Throws `unavailable` while the chain is halted. */
export async function requireChainTrusted(db: Db): Promise<void> {
  if ((await findHalt(db)) === null) return;
  throw new AppError('unavailable', (m) => m.refusal_chain_halted());
}

/** Stops everything that moves money until the operator resumes it. */
export async function haltChain(db: Db, why: string): Promise<void> {
  await sql`update chain_state set halted = coalesce(halted, ${why})`.execute(db);
}
