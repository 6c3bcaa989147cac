import type { CoinPreset } from './coin.ts';

const TEST_KEYS = { public: 0x02facafd, private: 0x02fac398 };
const GENESIS = 'a2effa738145e377e08a61d76179c21703e13e48910b30a2a87f0dfe794b64c6';

/** The rules shared by all chains. Segwit is not active on the main chain. */
const SHARED = {
  scriptHash: 0x05,
  otherScriptHashes: [],
  bech32: null,
  otherExtendedKeys: [],
  payable: ['p2pkh', 'p2sh'],
} as const;

/** From the chain parameters of Junkcoin Core; fees and dust were measured with version 3.1.1. */
export const JUNKCOIN: CoinPreset = {
  name: 'Junkcoin',
  code: 'JKC',
  sign: 'Ɉ',
  uriScheme: 'junkcoin',
  decimals: 8,
  bip44: 2013,
  // Some libraries spell it differently; the coin's daemon uses this spelling.
  messagePrefix: 'JunkCoin Signed Message:\n',
  dustUnits: 10_000n,
  feePerKilobyte: { least: 100_000n, usual: 100_000n },
  droppedChangeUnits: 1_000_000n,
  blockIntervalMs: 60_000,
  confirmations: { counted: 1, deep: 6 },
  networks: {
    main: {
      ...SHARED,
      genesisHash: GENESIS,
      pubKeyHash: 0x10,
      wif: 0x90,
      extendedKeys: { public: 0x0488b21e, private: 0x0488ade4 },
    },
    test: {
      ...SHARED,
      genesisHash: GENESIS,
      pubKeyHash: 0x6f,
      wif: 0xef,
      extendedKeys: TEST_KEYS,
    },
    regtest: {
      ...SHARED,
      genesisHash: '59a6b6f4a78bb6e40d94e8b2b307634fff85d84d5073d33e4350911533b950b0',
      pubKeyHash: 0x2f,
      wif: 0x99,
      extendedKeys: TEST_KEYS,
    },
  },
};
