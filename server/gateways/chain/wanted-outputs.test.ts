import { describe, expect, it } from 'vitest';
import type { WantedOutputs } from './chain-index.ts';
import { createFilter } from './wanted-outputs.ts';

const output = { txid: 'a', vout: 1, units: 10n, confirmations: 1 };

describe('wanted outputs', () => {
  it.each<[WantedOutputs, boolean]>([
    [{}, true],
    [{ names: new Set(['a:1']) }, true],
    [{ names: new Set(['a:0', 'b:1']) }, false],
    [{ names: new Set() }, false],
    [{ txids: new Set(['a']) }, true],
    [{ txids: new Set(['b']) }, false],
    [{ units: new Set([9n, 10n]) }, true],
    [{ units: new Set([9n, 11n]) }, false],
    [{ leastUnits: 10n }, true],
    [{ leastUnits: 11n }, false],
    [{ mostUnits: 10n }, true],
    [{ mostUnits: 9n }, false],
    [{ isUnconfirmed: true }, false],
    [{ leastUnits: 1n, mostUnits: 10n, txids: new Set(['b']) }, false],
  ])('%o: %s', (wanted, expected) => {
    expect(createFilter([wanted])(output)).toBe(expected);
  });

  it('are all without an entry, none with an empty list, and those of any entry', () => {
    expect(createFilter(undefined)(output)).toBe(true);
    expect(createFilter([])(output)).toBe(false);
    const unconfirmed = { ...output, confirmations: 0 };
    const accepts = createFilter([{ units: new Set([1n]) }, { isUnconfirmed: true }]);
    expect([output, unconfirmed, { ...output, units: 1n }].map(accepts)).toEqual([
      false,
      true,
      true,
    ]);
  });

  it('are the first few of each amount; what another entry accepts before does not count', () => {
    const accepts = createFilter([{ txids: new Set(['known']) }, { leastUnits: 5n, mostAlike: 2 }]);
    const paid = [10n, 4n, 10n, 11n, 10n].map((units) => accepts({ ...output, units }));
    expect(paid).toEqual([true, false, true, true, false]);
    expect(accepts({ ...output, txid: 'known' })).toBe(true);
    expect(accepts({ ...output, units: 11n })).toBe(true);
    expect(accepts({ ...output, units: 11n })).toBe(false);
  });
});
