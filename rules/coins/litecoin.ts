import type { CoinPreset } from './coin.ts';

const PAYABLE = ['p2pkh', 'p2sh', 'p2wpkh', 'p2wsh', 'p2tr'] as const;

/** The rules shared by testnet and regtest. */
const TEST = {
  pubKeyHash: 0x6f,
  scriptHash: 0x3a,
  otherScriptHashes: [0xc4],
  wif: 0xef,
  extendedKeys: { public: 0x043587cf, private: 0x04358394 },
  // Keys that begin with ttub and ttpv.
  otherExtendedKeys: [{ public: 0x0436f6e1, private: 0x0436ef7d }],
  payable: PAYABLE,
} as const;

/** From the chain parameters and the policy of Litecoin Core 0.21. MWEB addresses cannot be paid. */
export const LITECOIN: CoinPreset = {
  name: 'Litecoin',
  code: 'LTC',
  sign: 'Ł',
  uriScheme: 'litecoin',
  decimals: 8,
  bip44: 2,
  messagePrefix: 'Litecoin Signed Message:\n',
  dustUnits: 5_460n,
  feePerKilobyte: { least: 1_000n, usual: 10_000n },
  droppedChangeUnits: 20_000n,
  blockIntervalMs: 150_000,
  confirmations: { counted: 1, deep: 6 },
  networks: {
    main: {
      genesisHash: '12a765e31ffd4059bada1e25190f6e98c99d9714d334efa41a195a7e7e04bfe2',
      pubKeyHash: 0x30,
      scriptHash: 0x32,
      // Bitcoin's byte, which Litecoin's wallets wrote until 2017.
      otherScriptHashes: [0x05],
      wif: 0xb0,
      bech32: 'ltc',
      extendedKeys: { public: 0x0488b21e, private: 0x0488ade4 },
      // Keys that begin with Ltub and Ltpv.
      otherExtendedKeys: [{ public: 0x019da462, private: 0x019d9cfe }],
      payable: PAYABLE,
    },
    test: {
      ...TEST,
      genesisHash: '4966625a4b2851d9fdee139e56211a0d88575f59ed816ff5e6a63deb4e3e29a0',
      bech32: 'tltc',
    },
    regtest: {
      ...TEST,
      genesisHash: '530827f38f93b43ed12af0b3ad25a288dc02ed74d6d7857862df51fc56c416f9',
      bech32: 'rltc',
    },
  },
};
