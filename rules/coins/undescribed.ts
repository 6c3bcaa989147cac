import type { ChainRules, CoinPreset } from './coin.ts';
import { JUNKCOIN } from './junkcoin.ts';

/** The words for its coin that every community must give. */
export type CoinWords = Pick<CoinPreset, 'name' | 'code' | 'sign' | 'uriScheme'>;

/**
 * A coin whose chains are not described. None of its addresses can be paid, because the site would otherwise apply the rules of
 * another coin.
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
