import { HDKey } from '@scure/bip32';
import { sql } from 'kysely';
import type { Coin } from '#rules/coins/coin.ts';
import { createAddresses } from '#server/coin/extended-key.ts';
import type { Db } from '#server/db/connect.ts';
import type { ChainSource } from '#server/gateways/chain/chain-source.ts';
import { workOnChain } from '#server/jobs/chain-work.ts';
import { ingestEvents } from '#server/services/ledger/ingest.ts';
import { keepInvoices } from '#server/services/plans/coins/invoice-payments.ts';
import { JUNKCOIN_ON } from './wallet/coins.ts';

/** A Wednesday noon. */
export const BILLING_NOW_MS = Date.parse('2026-03-04T12:00:00Z');

/** Creates members with these Telegram ids; returns their numbers. */
export async function enrolMembers(db: Db, ...telegramIds: string[]): Promise<bigint[]> {
  const at = new Date(BILLING_NOW_MS - 60_000).toISOString();
  const events = telegramIds.map((telegramId) => {
    return { id: `a${telegramId}`, type: 'account_created', telegramId, at };
  });
  await ingestEvents(db, { events, nowMs: BILLING_NOW_MS });
  const { rows } = await sql<{ id: bigint }>`select id from members order by id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Addresses of Junkcoin's testnet, which are also those of Litecoin's regtest. */
export function createTestAddresses(seed = 7) {
  const { publicExtendedKey } = HDKey.fromMasterSeed(
    new Uint8Array(32).fill(seed),
    JUNKCOIN_ON.test.extendedKeys,
  );
  return createAddresses(publicExtendedKey, JUNKCOIN_ON.test);
}

/** All members' credit, by their numbers. */
export async function creditsOf(db: Db): Promise<Record<string, bigint>> {
  const { rows } = await sql<{ member: string; units: string }>`
    select member_id::text as member, sum(units)::text as units from credit_entries group by member_id`.execute(
    db,
  );
  return Object.fromEntries(rows.map(({ member, units }) => [member, BigInt(units)]));
}

/** Runs the jobs that follow invoices; throws what they report. */
export async function followInvoices(deps: {
  db: Db;
  source: ChainSource;
  coin?: Coin;
  now: () => number;
}): Promise<void> {
  const report = (error: unknown) => {
    throw error;
  };
  const about = { coin: JUNKCOIN_ON.test, ...deps, report };
  await workOnChain(about);
  await keepInvoices(about);
}
