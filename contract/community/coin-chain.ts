import { type Static, Type } from 'typebox';
import { ADDRESS_KINDS } from '#rules/coins/coin.ts';

/**
 * The rules of a coin's chains. A community's file gives them if this site does not know the coin (docs/operations.md, Your own
 * community). They are in the chain parameters of the coin's node.
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
      public: version('The version of extended public keys'),
      private: version('The version of extended private keys'),
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
          description: 'Other first bytes that P2SH addresses may have: a list of up to 4',
        }),
      ),
      wif: byte('The first byte of exported keys'),
      bech32: Type.Optional(
        Type.String({
          pattern: '^[a-z]{1,10}$',
          description: 'The prefix of segwit addresses: up to 10 lowercase letters, without the 1',
        }),
      ),
      extendedKeys: ExtendedKeys('The versions of extended keys'),
      otherExtendedKeys: Type.Optional(
        Type.Array(ExtendedKeys('Other versions of extended keys'), {
          maxItems: 4,
          description: 'Other versions that extended keys may have: a list of up to 4',
        }),
      ),
      payable: Type.Array(
        Type.Enum(ADDRESS_KINDS, { description: `One of ${ADDRESS_KINDS.join(', ')}` }),
        {
          minItems: 1,
          maxItems: ADDRESS_KINDS.length,
          description: `The kinds of addresses that can be paid, segwit kinds only if segwit is active on the chain: a list of ${ADDRESS_KINDS.join(', ')}`,
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
        'The prefix of a text that is signed: one line of up to 99 characters, followed by its line break (\\n)',
    }),
    dust: amount('The smallest output that nodes relay without an extra fee'),
    leastFeePerKilobyte: amount(
      'The lowest fee per 1,000 bytes with which nodes relay a transaction',
    ),
    usualFeePerKilobyte: amount("The fee per 1,000 bytes that this site's wallets pay"),
    droppedChange: amount("The largest change that the node's wallet leaves to the miners"),
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
            description: 'The confirmations after which a payment counts: 1 to 100',
          }),
          deep: Type.Integer({
            minimum: 1,
            maximum: 100,
            description: 'The confirmations after which a payment is final: 1 to 100',
          }),
        },
        'Confirmations: an object with counted and deep; if left out, 1 and 6',
      ),
    ),
    networks: object(
      {
        main: Network('main'),
        test: Type.Optional(Network('test')),
        regtest: Type.Optional(Network('regtest')),
      },
      'The chains: an object with main, and with test and regtest if they are used',
    ),
  },
  "The rules of the coin's chains: an object; without it the site moves no coins",
);

export type CoinChain = Static<typeof CoinChain>;
