import { scriptOfAddress } from '#server/coin/addresses.ts';
import type { Db } from '#server/db/connect.ts';
import type { ChainTransaction } from '#server/gateways/chain/chain-source.ts';
import { readChainState } from '#server/services/chain/chain-state.ts';
import {
  type ExpectedKind,
  expectPayment,
  type NewExpected,
  setFollowed,
} from '#server/services/chain/expect.ts';
import { followChain } from '#server/services/chain/follow.ts';
import { takeStanding } from '#server/services/chain/found.ts';
import { readBeforeOpening } from '#server/services/chain/opening.ts';
import { type Settle, settleTouched } from '#server/services/chain/settle.ts';
import { createTestAddresses } from '../billing.ts';
import { JUNKCOIN_ON } from '../wallet/coins.ts';
import { createTestSource } from './test-source.ts';

export const NOW_MS = Date.parse('2026-03-04T12:00:00Z');
export const DAY_MS = 86_400_000;

export const addressOf = createTestAddresses(22);
export const scriptOf = (n: number) => scriptOfAddress(addressOf(n), JUNKCOIN_ON.test);

/** Settles like the kinds that look only at found payments. */
const settlingFound =
  (kind: ExpectedKind): Settle =>
  (db, ofId) =>
    db.transaction().execute(async (tx) => {
      const { found } = await takeStanding(tx, { kind, ofId });
      await setFollowed(
        tx,
        { kind, ofId },
        found.some(({ confirmations }) => confirmations === 0),
      );
    });

const unexpected: Settle = () => Promise.reject(new Error('nothing of this kind is expected'));
const KINDS = {
  tip: unexpected,
  send: unexpected,
  request: settlingFound('request'),
  invoice: unexpected,
  escrow: settlingFound('escrow'),
};

/** The follower of a chain of ten blocks, and payments that it looks for. */
export function openFollower(db: Db) {
  let chain = createTestSource({ blocks: 10 });
  const clock = { nowMs: NOW_MS };
  const deps = () => ({
    db,
    source: chain.source,
    coin: JUNKCOIN_ON.test,
    now: () => clock.nowMs,
  });
  const report = (error: unknown) => {
    throw error;
  };
  return {
    chain,
    clock,
    /** Follows another chain from now on. */
    replaceChain(options: Parameters<typeof createTestSource>[0]) {
      chain = createTestSource(options);
      return chain;
    },
    follow: () => followChain(deps()),
    /** Expects 500 units at the first address from now on, for a day. */
    async expectOne(rest: Partial<NewExpected> = {}) {
      const height = (await readChainState(db))?.height ?? 0;
      await db.transaction().execute((tx) =>
        expectPayment(tx, {
          kind: 'request',
          ofId: 1n,
          payerId: null,
          address: addressOf(1),
          coin: JUNKCOIN_ON.test,
          match: 'exact',
          units: 500n,
          height,
          watchedUntilMs: clock.nowMs + DAY_MS,
          nowMs: clock.nowMs,
          ...rest,
        }),
      );
    },
    found: (ofId = 1n, kind: NewExpected['kind'] = 'request') =>
      db.transaction().execute(async (tx) => (await takeStanding(tx, { kind, ofId })).found),
    settle: () => settleTouched({ db, report }, KINDS),
    readNow: () => readBeforeOpening({ ...deps(), chain: null }, addressOf(1), 10_000),
    paying: (units: bigint, n = 1): ChainTransaction => chain.transaction([[scriptOf(n), units]]),
  };
}

export type Follower = ReturnType<typeof openFollower>;
