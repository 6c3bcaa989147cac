import { type Static, Type } from 'typebox';
import { ADDRESS_KINDS } from '#rules/coins/coin.ts';

/**
 * The rules of a coin's chain, as a community's file gives them for a coin that is not known here (docs/operations.md, Your own
 * community). They are in the chain parameters of the coin's own node.
 */

const byte = (description: string) =>
  Type.Integer({ minimum: 0, maximum: 255, description: `${description}: a number from 0 to 255` });

const version = (description: string) =>
  Type.String({
    pattern: '^[0-9a-f]{8}$',
    description: `${description}: four bytes as 8 hexadecimal digits, such as 0488b21e`,
  });

const amount = (description: string) =>
  Type.String({
    pattern: '^(?:0|[1-9]\\d{0,4})(?:\\.\\d{1,8})?$',
    description: `${description}: an amount from 0.00000001 to 1 coin as text, such as "0.001"`,
  });

const object = <Fields extends Parameters<typeof Type.Object>[0]>(
  fields: Fields,
  description: string,
) => Type.Object(fields, { additionalProperties: false, description });

const ExtendedKeys = (what: string) =>
  object(
    {
      public: version('What extended public keys begin with'),
      private: version('What extended private keys begin with'),
    },
    `${what}: an object with public and private`,
  );

const Network = (name: string) =>
  object(
    {
      genesisHash: Type.String({
        pattern: '^[0-9a-f]{64}$',
        description: 'The hash of the first block: 64 hexadecimal digits',
      }),
      pubKeyHash: byte('The first byte of P2PKH addresses'),
      scriptHash: byte('The first byte of P2SH addresses'),
      otherScriptHashes: Type.Optional(
        Type.Array(byte('Another first byte of P2SH addresses'), {
          maxItems: 4,
          description: 'First bytes of P2SH addresses that are read too: a list of up to 4',
        }),
      ),
      wif: byte('The first byte of exported keys'),
      bech32: Type.Optional(
        Type.String({
          pattern: '^[a-z]{1,10}$',
          description: 'What segwit addresses begin with: up to 10 small letters, without the 1',
        }),
      ),
      extendedKeys: ExtendedKeys('Extended keys'),
      otherExtendedKeys: Type.Optional(
        Type.Array(ExtendedKeys('Other extended keys'), {
          maxItems: 4,
          description: 'Extended keys that are read too: a list of up to 4',
        }),
      ),
      payable: Type.Array(
        Type.Enum(ADDRESS_KINDS, { description: `One of ${ADDRESS_KINDS.join(', ')}` }),
        {
          minItems: 1,
          maxItems: ADDRESS_KINDS.length,
          description: `The kinds of addresses that can be paid, segwit ones only if segwit is active: a list of ${ADDRESS_KINDS.join(', ')}`,
        },
      ),
    },
    `The ${name} chain: an object`,
  );

export const CoinChain = object(
  {
    bip44: Type.Integer({
      minimum: 0,
      maximum: 0x7fffffff,
      description: "The coin's number in derivation paths (SLIP 44): a whole number",
    }),
    messagePrefix: Type.String({
      maxLength: 100,
      pattern: '^[ -~]+\\n$',
      description:
        'What the node puts before a text that it signs: one line of up to 99 characters with its line break (\\n)',
    }),
    dust: amount('The least output that nodes pass on without a fee of its own'),
    leastFeePerKilobyte: amount('The least fee for a thousand bytes that nodes pass on'),
    usualFeePerKilobyte: amount('The fee for a thousand bytes that wallets here pay'),
    droppedChange: amount("The most change that the node's wallet gives to the miners"),
    blockSeconds: Type.Integer({
      minimum: 1,
      maximum: 3600,
      description: 'The usual time between two blocks, in seconds: 1 to 3600',
    }),
    confirmations: Type.Optional(
      object(
        {
          counted: Type.Integer({
            minimum: 1,
            maximum: 100,
            description: 'With how many confirmations a payment counts: 1 to 100',
          }),
          deep: Type.Integer({
            minimum: 1,
            maximum: 100,
            description: 'With how many confirmations a payment is final: 1 to 100',
          }),
        },
        'Confirmations: an object with counted and deep; 1 and 6 without it',
      ),
    ),
    networks: object(
      {
        main: Network('main'),
        test: Type.Optional(Network('test')),
        regtest: Type.Optional(Network('regtest')),
      },
      'The chains: an object with main, and test and regtest where they are used',
    ),
  },
  'The rules of its chain: an object; without them no coin moves',
);

export type CoinChain = Static<typeof CoinChain>;
