import {
  ADDRESS_KINDS,
  type AddressKind,
  type ChainRules,
  COIN_NETWORK_NAMES,
  type CoinPreset,
  type ExtendedKeyVersions,
  MOST_RULE_UNITS,
} from './coin.ts';

/** The longest text accepted for a name or prefix. */
const MOST_LETTERS = 100;
const MOST_LISTED = 10;

/** Converts a coin to JSON. Amounts become decimal texts, in units. */
export function writeCoinData(preset: CoinPreset) {
  const { feePerKilobyte, networks } = preset;
  const { main, test, regtest } = networks;
  return {
    ...preset,
    dustUnits: String(preset.dustUnits),
    droppedChangeUnits: String(preset.droppedChangeUnits),
    feePerKilobyte: { least: String(feePerKilobyte.least), usual: String(feePerKilobyte.usual) },
    confirmations: { ...preset.confirmations },
    networks: { main: writeChain(main), test: writeChain(test), regtest: writeChain(regtest) },
  };
}

function writeChain(chain: ChainRules | null) {
  return (
    chain && {
      ...chain,
      otherScriptHashes: [...chain.otherScriptHashes],
      otherExtendedKeys: [...chain.otherExtendedKeys],
      payable: [...chain.payable],
    }
  );
}

/** Reads the result of {@link writeCoinData} and checks each field. Throws a RangeError for anything else. */
export function readCoinData(data: unknown): CoinPreset {
  const coin = fields(data);
  const [fee, confirmations, networks] = [
    fields(coin.feePerKilobyte),
    fields(coin.confirmations),
    fields(coin.networks),
  ];
  const [main, test, regtest] = COIN_NETWORK_NAMES.map((name) =>
    networks[name] === null ? null : readChain(fields(networks[name])),
  );
  if (coin.decimals !== 8) throw wrong('decimals');
  return {
    name: text(coin.name),
    code: text(coin.code),
    sign: text(coin.sign),
    uriScheme: text(coin.uriScheme, /^[a-z][a-z0-9+.-]*$/),
    decimals: 8,
    bip44: whole(coin.bip44, 2 ** 31 - 1),
    messagePrefix: text(coin.messagePrefix, /\n$/),
    dustUnits: units(coin.dustUnits),
    feePerKilobyte: { least: units(fee.least), usual: units(fee.usual) },
    droppedChangeUnits: units(coin.droppedChangeUnits),
    blockIntervalMs: whole(coin.blockIntervalMs, 2 ** 31),
    confirmations: {
      counted: whole(confirmations.counted, 1000),
      deep: whole(confirmations.deep, 1000),
    },
    networks: { main: main ?? null, test: test ?? null, regtest: regtest ?? null },
  };
}

function readChain(chain: Record<string, unknown>): ChainRules {
  return {
    // Empty if the chain is not described.
    genesisHash: chain.genesisHash === '' ? '' : text(chain.genesisHash, /^[0-9a-f]{64}$/),
    pubKeyHash: whole(chain.pubKeyHash, 255),
    scriptHash: whole(chain.scriptHash, 255),
    otherScriptHashes: list(chain.otherScriptHashes, (each) => whole(each, 255)),
    wif: whole(chain.wif, 255),
    bech32: chain.bech32 === null ? null : text(chain.bech32, /^[a-z0-9]+$/),
    extendedKeys: readVersions(chain.extendedKeys),
    otherExtendedKeys: list(chain.otherExtendedKeys, readVersions),
    payable: list(chain.payable, readKind),
  };
}

function readKind(value: unknown): AddressKind {
  const kind = ADDRESS_KINDS.find((each) => each === value);
  if (kind === undefined) throw wrong('kind');
  return kind;
}

function readVersions(value: unknown): ExtendedKeyVersions {
  const versions = fields(value);
  return {
    public: whole(versions.public, 2 ** 32 - 1),
    private: whole(versions.private, 2 ** 32 - 1),
  };
}

function text(value: unknown, pattern = /./): string {
  const isText = typeof value === 'string' && value.length <= MOST_LETTERS && pattern.test(value);
  if (!isText) throw wrong('text');
  return value;
}

function whole(value: unknown, most: number): number {
  const isWhole = typeof value === 'number' && Number.isInteger(value);
  if (!isWhole || value < 0 || value > most) throw wrong('number');
  return value;
}

function units(value: unknown): bigint {
  const read = BigInt(text(value, /^[1-9]\d{0,8}$/));
  if (read > MOST_RULE_UNITS) throw wrong('amount');
  return read;
}

function list<T>(value: unknown, read: (each: unknown) => T): T[] {
  if (!Array.isArray(value) || value.length > MOST_LISTED) throw wrong('list');
  return value.map(read);
}

function fields(value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null) throw wrong('object');
  // Each field is checked where it is read.
  return value as Record<string, unknown>;
}

function wrong(what: string): RangeError {
  return new RangeError(`the data of a coin has a wrong ${what}`);
}
