import { expect, it } from 'vitest';
import { createFakeChainIndex } from '#server/fakes/chain-index/chain-index.ts';
import { describeOnPostgres } from '#server/testing/db/databases.ts';
import { openTippers } from '#server/testing/tips/tippers.ts';
import { hasUnopenedTip, makeTipsDue } from './due-tips.ts';

describeOnPostgres('a tip that the chain kept from opening', (database) => {
  it('is found until it is opened', async () => {
    const { db } = database();
    const chain = createFakeChainIndex();
    chain.height = 100;
    const people = await openTippers(db, chain, { count: 3 });
    // A tip that waits for its payee cannot be opened.
    await people.made('11', '13', 500_000_000n);
    expect(await hasUnopenedTip(db)).toBe(false);

    await people.setAddress('12');
    chain.isDown = true;
    await people.made('11', '12', 500_000_000n);
    expect(await hasUnopenedTip(db)).toBe(true);
    await people.watch();
    chain.isDown = false;
    await makeTipsDue(db);
    expect(await people.watch()).toMatchObject({ opened: 1 });
    expect(await hasUnopenedTip(db)).toBe(false);
  });
});
