import { Type } from 'typebox';
import { ADDRESS_KINDS } from '#rules/coins/coin.ts';
import { Count, shape } from '../values.ts';

const Units = Type.String({
  pattern: '^(?:[1-9][0-9]{0,7}|100000000)$',
  description: '10⁻⁸ coin: from 1 unit to 1 coin',
});
const Byte = Type.Integer({ minimum: 0, maximum: 255 });
const Versions = shape('ExtendedKeyVersions', { public: Count, private: Count });

const Chain = shape('CoinChain', {
  genesisHash: Type.String(),
  pubKeyHash: Byte,
  scriptHash: Byte,
  otherScriptHashes: Type.Array(Byte),
  wif: Byte,
  bech32: Type.Union([Type.String(), Type.Null()]),
  extendedKeys: Versions,
  otherExtendedKeys: Type.Array(Versions),
  payable: Type.Array(Type.Enum([...ADDRESS_KINDS]), {
    description: 'The kinds of addresses that can be paid; empty if the chain is not described',
  }),
});
const ChainOrNull = Type.Union([Chain, Type.Null()]);

/** The community's coin: the rules of its addresses, keys, fees and signed messages. */
export const CoinDescription = shape('CoinDescription', {
  name: Type.String(),
  code: Type.String(),
  sign: Type.String(),
  uriScheme: Type.String(),
  decimals: Type.Literal(8),
  bip44: Count,
  messagePrefix: Type.String(),
  dustUnits: Units,
  feePerKilobyte: shape('CoinFees', { least: Units, usual: Units }),
  droppedChangeUnits: Units,
  blockIntervalMs: Count,
  confirmations: shape('CoinConfirmations', { counted: Count, deep: Count }),
  networks: shape('CoinChains', { main: ChainOrNull, test: ChainOrNull, regtest: ChainOrNull }),
});
