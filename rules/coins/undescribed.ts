import type { ChainRules, CoinPreset } from './coin.ts';
import { JUNKCOIN } from './junkcoin.ts';

/** The least that a community has to say of its coin. */
export type CoinWords = Pick<CoinPreset, 'name' | 'code' | 'sign' | 'uriScheme'>;

/**
 * A coin of which only its names are known: none of its addresses can be paid, so that no rule of another coin's chain is
 * ever taken for its own.
 */
export function undescribedCoin(words: CoinWords): CoinPreset {
  const nothing: ChainRules = {
    genesisHash: '',
    pubKeyHash: 0,
    scriptHash: 0,
    otherScriptHashes: [],
    wif: 0,
    bech32: null,
    extendedKeys: { public: 0, private: 0 },
    otherExtendedKeys: [],
    payable: [],
  };
  return { ...JUNKCOIN, ...words, networks: { main: nothing, test: nothing, regtest: nothing } };
}
