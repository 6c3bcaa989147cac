import type { ChainRules, CoinPreset } from './coin.ts';
import { JUNKCOIN } from './junkcoin.ts';

/** The words for its coin that every community has to give. */
export type CoinWords = Pick<CoinPreset, 'name' | 'code' | 'sign' | 'uriScheme'>;

/**
 * A coin whose chains nobody has described. None of its addresses can be paid: otherwise the site would apply the rules of
 * another coin to it.
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
