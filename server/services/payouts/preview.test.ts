import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { Db } from '#server/db/connect.ts';
import { createTestWallet, type TestWallet } from '#server/fakes/node/wallet.ts';
import { holdShare } from '#server/services/weeks/holds.ts';
import { describeOnPostgres } from '#server/testing/db/databases.ts';
import { ban } from '#server/testing/people/bans.ts';
import { JUNKCOIN_ON } from '#server/testing/wallet/coins.ts';
import { DUE_MS, MINUTE_MS, runAt, WEEK, writeShares } from '#server/testing/wallet/payouts.ts';
import { raiseFence } from './fence/fence.ts';
import { describePreview, previewDistribution } from './preview.ts';

/** Junkcoin's least payout. */
const LEAST_UNITS = 100_000n;

const COIN = 100_000_000n;
const INVALID = 'nonsense';
const OPERATORS_WORD = { reason: 'taken out', atMs: DUE_MS };

type State = { db: Db; wallet: TestWallet };
type Case = [
  name: string,
  arrange: (state: State) => Promise<unknown>,
  expected: {
    pays?: bigint;
    /** Must match one of the lines that the operator reads. */
    says: RegExp;
    nowMs?: number;
  },
];

const stranger = ({ wallet }: State) => wallet.node.strangerAddress();
const owe = (state: State, ...units: (bigint | [bigint, string | null])[]) =>
  writeShares(
    state.db,
    units.map((each) =>
      Array.isArray(each)
        ? { units: each[0], address: each[1] }
        : { units: each, address: stranger(state) },
    ),
  );
const CASES: Case[] = [
  ['nothing is owed', async () => {}, { says: /^The next run pays no shares\.$/ }],
  [
    'all can be paid',
    (state) => owe(state, COIN, 2n * COIN),
    { pays: 3n * COIN, says: /^The next run pays 2 shares, 3\.$/ },
  ],
  [
    'some wait for an address, and the rest can be paid',
    (state) => owe(state, 35n * COIN, ...Array(6).fill([3000n * COIN, null])),
    { pays: 35n * COIN, says: /^6 shares, 18000, wait for an address of their member\.$/ },
  ],
  [
    'everybody waits for an address',
    (state) => owe(state, ...Array(6).fill([COIN, null])),
    { says: /^6 shares, 6, wait for an address/ },
  ],
  [
    'an address is not valid',
    (state) => owe(state, COIN, [2n * COIN, INVALID]),
    {
      pays: COIN,
      says: /^1 shares, 2, have an address that is not valid: member \d+ \([^)]+\)\.$/,
    },
  ],
  [
    'a sum is too small',
    (state) => owe(state, COIN, LEAST_UNITS - 1n),
    { pays: COIN, says: /^1 shares, 0\.00099999, are too small/ },
  ],
  [
    'Monday has not come',
    (state) => owe(state, COIN),
    { says: /^1 shares, 1, are of a week that is paid later\.$/, nowMs: DUE_MS - 1 },
  ],
  [
    'one is held, one banned, one failed',
    async (state) => {
      await owe(state, COIN, 2n * COIN, 3n * COIN, 4n * COIN);
      await holdShare(state.db, { week: WEEK, memberId: 1n, reason: 'x', actor: 'operator' });
      await ban(state.db, 2n, '2026-03-09');
      await sql`update shares set status = 'failed' where member_id = 3`.execute(state.db);
    },
    { pays: 4n * COIN, says: /^1 shares, 3, wait because their payout failed\.$/ },
  ],
  [
    'an address was changed on the page',
    async (state) => {
      await owe(state, COIN, 2n * COIN);
      await sql`
        insert into address_proofs (member_id, address, text, expires_at, proved_at, held_until, press_id)
        select id, primary_address, 't', '2027-01-01', '2026-03-01', '2027-01-01', 'p'
        from members where id = 1`.execute(state.db);
    },
    { pays: 2n * COIN, says: /^1 shares, 1, wait because the address was changed lately\.$/ },
  ],
  [
    'the wallet is short',
    async (state) => {
      await owe(state, 60_000n * COIN);
    },
    { says: /pays nothing new: the wallet holds 50000 and 60000\.05 are needed$/ },
  ],
  [
    'payouts are stopped by hand, and nothing was sent',
    async (state) => {
      await owe(state, COIN);
      await raiseFence(state.db, OPERATORS_WORD);
    },
    { pays: COIN, says: /^The next run pays 1 shares, 1\.$/ },
  ],
  [
    'the wallet has sent what nobody knows',
    async (state) => {
      await owe(state, COIN);
      await runAt(state.db, state.wallet, DUE_MS - MINUTE_MS);
      await state.wallet.sendMany([{ address: stranger(state), units: 3n * COIN }], 'by hand');
    },
    { says: /pays nothing new: payouts are stopped: .* \(1\)\. See: / },
  ],
  [
    'another copy of the database has paid one of two',
    async (state) => {
      const address = stranger(state);
      await owe(state, [COIN, address], 2n * COIN);
      await runAt(state.db, state.wallet, DUE_MS - MINUTE_MS);
      await state.wallet.sendMany([{ address, units: COIN }], 'by a copy');
    },
    { pays: 2n * COIN, says: /^1 payouts that another copy of this database sent are booked\.$/ },
  ],
  [
    'the node is reading its chain',
    async (state) => {
      await owe(state, COIN);
      state.wallet.node.state.isSyncing = true;
    },
    { says: /pays nothing new: the node is still reading the chain/ },
  ],
  [
    'the newest block is old',
    (state) => owe(state, COIN),
    { says: /pays nothing new: the newest block is \d+ minutes older/, nowMs: DUE_MS + 1e9 },
  ],
  [
    'the wallet does not answer',
    async (state) => {
      await owe(state, COIN);
      state.wallet.node.faults.isDown = true;
    },
    { says: /pays nothing new: the wallet cannot be asked/ },
  ],
  [
    'the history cannot be read',
    async (state) => {
      await owe(state, COIN);
      // Once for the preview, and once for the run.
      const breaks = Array(6).fill('breaks_before');
      state.wallet.node.faults.order('listsinceblock', ...breaks);
    },
    { says: /pays nothing new: the wallet gave no answer/ },
  ],
  [
    'a payout waits for its signature',
    async (state) => {
      await owe(state, COIN);
      // The first refusal answers the check of whether the wallet can sign.
      const refused = { code: -4, message: 'Insufficient funds' };
      state.wallet.node.faults.order('fundrawtransaction', refused, refused);
      await runAt(state.db, state.wallet);
    },
    { says: /^1 payouts are under way\.$/ },
  ],
];

/** The operator's preview has to match what a run then does. */
describeOnPostgres('the preview of a distribution', (database) => {
  it.each(CASES)('is what the run then does where %s', async (_, arrange, expected) => {
    const { db } = database();
    const { pays = 0n, says, nowMs = DUE_MS } = expected;
    const wallet = createTestWallet({ now: () => DUE_MS });
    await arrange({ db, wallet });
    const before = await dump(db);
    const input = { nowMs, coin: JUNKCOIN_ON[wallet.node.chain.name] };
    const preview = await previewDistribution(db, wallet, input);
    expect(await dump(db)).toBe(before);
    const run = await runAt(db, wallet, nowMs);
    expect(preview.pays).toEqual({ shares: run.shares, units: run.unitsPaid });
    expect(run.unitsPaid).toBe(pays);
    expect(preview.problems).toEqual(run.problems);
    expect(preview.found).toBe(run.found);
    expect(describePreview(preview)).toContainEqual(expect.stringMatching(says));
    // All shares that are still owed are listed as waiting.
    if (preview.problems.length === 0) {
      const { rows } = await sql<{ units: string }>`
        select coalesce(sum(amount), 0)::text as units from shares
        where status in ('owed', 'held', 'failed')`.execute(db);
      const waiting = Object.values(preview.waiting).reduce((sum, { units }) => sum + units, 0n);
      expect(waiting + preview.invalid.units).toBe(BigInt(rows[0]?.units ?? 0));
    }
  });
});

async function dump(db: Db): Promise<string> {
  const parts: string[] = [];
  for (const table of ['shares', 'payouts', 'payout_fence', 'unknown_payments', 'audit_log']) {
    const { rows } = await sql`select * from ${sql.table(table)} order by 1, 2`.execute(db);
    parts.push(
      JSON.stringify(rows, (_, value) => (typeof value === 'bigint' ? `${value}` : value)),
    );
  }
  return parts.join();
}
