import { expect, it } from 'vitest';
import { connectAsIs } from '#server/db/connect.ts';
import { createTestWallet } from '#server/fakes/node/wallet.ts';
import { runFaucet } from '#server/services/faucet/run.ts';
import { previewDistribution } from '#server/services/payouts/preview.ts';
import { describeOnPostgres } from '#server/testing/db/databases.ts';
import { JUNKCOIN_ON } from '#server/testing/wallet/coins.ts';
import { DUE_MS, runAt, writeShares } from '#server/testing/wallet/payouts.ts';

describeOnPostgres('a primary that commits without a standby', (database) => {
  it('pays only if its address names no other host', async () => {
    const wallet = createTestWallet();
    await writeShares(database().db, [
      { address: wallet.node.strangerAddress(), units: 100_000_000n },
    ]);
    const url = new URL(database().url ?? '');
    const { db, close } = await connectAsIs({
      databaseUrl: url.href.replace(url.host, `${url.host},${url.host}`),
    });
    const problem = expect.stringContaining('this one commits without a standby');
    expect(await runAt(db, wallet)).toMatchObject({ payouts: 0, problems: [problem] });
    const input = { nowMs: DUE_MS, coin: JUNKCOIN_ON[wallet.node.chain.name] };
    expect(await previewDistribution(db, wallet, input)).toMatchObject({ problems: [problem] });
    const faucet = { nowMs: DUE_MS, network: wallet.node.chain.name };
    expect(await runFaucet(db, wallet, faucet)).toMatchObject({ problems: [problem] });
    await close();
    expect(wallet.node.chain.mempool.size).toBe(0);
    expect(await runAt(database().db, wallet)).toMatchObject({ payouts: 1, problems: [] });
  });
});
