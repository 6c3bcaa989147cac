import type { CoinPreset } from './coin.ts';

const SHARED = {
  otherScriptHashes: [],
  otherExtendedKeys: [],
  payable: ['p2pkh', 'p2sh', 'p2wpkh', 'p2wsh', 'p2tr'],
} as const;

/** The rules shared by testnet and regtest. */
const TEST = {
  ...SHARED,
  pubKeyHash: 0x6f,
  scriptHash: 0xc4,
  wif: 0xef,
  extendedKeys: { public: 0x043587cf, private: 0x04358394 },
} as const;

/** From the chain parameters and the policy of Bitcoin Core. The test chain is testnet3. */
export const BITCOIN: CoinPreset = {
  name: 'Bitcoin',
  code: 'BTC',
  sign: '₿',
  uriScheme: 'bitcoin',
  decimals: 8,
  bip44: 0,
  messagePrefix: 'Bitcoin Signed Message:\n',
  dustUnits: 546n,
  // The usual fee is Core's former fallback fee for a wallet without an estimate.
  feePerKilobyte: { least: 1_000n, usual: 20_000n },
  droppedChangeUnits: 5_000n,
  blockIntervalMs: 600_000,
  confirmations: { counted: 1, deep: 6 },
  networks: {
    main: {
      ...SHARED,
      genesisHash: '000000000019d6689c085ae165831e934ff763ae46a2a6c172b3f1b60a8ce26f',
      pubKeyHash: 0x00,
      scriptHash: 0x05,
      wif: 0x80,
      bech32: 'bc',
      extendedKeys: { public: 0x0488b21e, private: 0x0488ade4 },
    },
    test: {
      ...TEST,
      genesisHash: '000000000933ea01ad0ee984209779baaec3ced90fa3f408719526f8d77f4943',
      bech32: 'tb',
    },
    regtest: {
      ...TEST,
      genesisHash: '0f9188f13cb7b2c71f2a335e3a4fc328bf5beb436012afca590b1a11466e2206',
      bech32: 'bcrt',
    },
  },
};
