import type { CoinPreset } from './coin.ts';

/** The rules shared by all chains. Segwit is not active on any chain in use. */
const SHARED = {
  otherScriptHashes: [],
  bech32: null,
  payable: ['p2pkh', 'p2sh'],
} as const;

const TEST_KEYS = { public: 0x043587cf, private: 0x04358394 };

/** From the chain parameters and the policy of Dogecoin Core 1.14. */
export const DOGECOIN: CoinPreset = {
  name: 'Dogecoin',
  code: 'DOGE',
  sign: 'Ð',
  uriScheme: 'dogecoin',
  decimals: 8,
  bip44: 3,
  messagePrefix: 'Dogecoin Signed Message:\n',
  // Nodes refuse an output below a tenth of this, and require an extra fee for each one below it.
  dustUnits: 1_000_000n,
  // Nodes relay a transaction with the least fee; miners expect the usual one.
  feePerKilobyte: { least: 100_000n, usual: 1_000_000n },
  droppedChangeUnits: 1_000_000n,
  blockIntervalMs: 60_000,
  confirmations: { counted: 1, deep: 6 },
  networks: {
    main: {
      ...SHARED,
      genesisHash: '1a91e3dace36e2be3bf030a65679fe821aa1d6ef92e7c9902eb318182c355691',
      pubKeyHash: 0x1e,
      scriptHash: 0x16,
      wif: 0x9e,
      extendedKeys: { public: 0x02facafd, private: 0x02fac398 },
      // Bitcoin's versions, which some wallets write for Dogecoin too.
      otherExtendedKeys: [{ public: 0x0488b21e, private: 0x0488ade4 }],
    },
    test: {
      ...SHARED,
      genesisHash: 'bb0a78264637406b6360aad926284d544d7049f45189db5664f3c4d07350559e',
      pubKeyHash: 0x71,
      scriptHash: 0xc4,
      wif: 0xf1,
      extendedKeys: TEST_KEYS,
      otherExtendedKeys: [],
    },
    regtest: {
      ...SHARED,
      genesisHash: '3d2160a3b5dc4a9d62e7e66a295f70313ac808440ef7400d6c0772171ce973a5',
      pubKeyHash: 0x6f,
      scriptHash: 0xc4,
      wif: 0xef,
      extendedKeys: TEST_KEYS,
      otherExtendedKeys: [],
    },
  },
};
