import { bech32m } from '@scure/base';
import { describe, expect, it } from 'vitest';
import { type AddressKind, type Coin, coinOn } from '#rules/coins/coin.ts';
import { COIN_PRESET_NAMES, COIN_PRESETS } from '#rules/coins/presets.ts';
import { undescribedCoin } from '#rules/coins/undescribed.ts';
import {
  addressOfScript,
  findScript,
  isPayable,
  readAddress,
  scriptOfAddress,
} from './addresses.ts';

const COINS = Object.fromEntries(
  COIN_PRESET_NAMES.flatMap((name) =>
    (['main', 'test', 'regtest'] as const).map((network) => [
      `${name} ${network}`,
      coinOn(COIN_PRESETS[name], network),
    ]),
  ),
);

/** Chains whose addresses begin alike, so that an address does not show to which it belongs. */
const TEST_KEYS = [
  'junkcoin test',
  'litecoin test',
  'litecoin regtest',
  'dogecoin regtest',
  'bitcoin test',
  'bitcoin regtest',
];
const JUNKCOINS = ['junkcoin main', 'junkcoin test', 'junkcoin regtest'];
const OLD_SCRIPTS = [...JUNKCOINS, 'bitcoin main'];
const TEST_SCRIPTS = ['dogecoin test', 'dogecoin regtest', 'bitcoin test', 'bitcoin regtest'];
const LITECOIN_TESTS = ['litecoin test', 'litecoin regtest'];

/**
 * From the test data of the coins' own nodes: `key_io_valid.json` of Litecoin Core and Bitcoin Core, `base58_keys_valid.json` of
 * Dogecoin Core (its hashes, in the script of their kind); for Junkcoin the answers of its daemon and tools.
 */
const VECTORS: [AddressKind, string, string, string[]][] = [
  [
    'p2pkh',
    '7TQmVgQRmcenVEJegaYgXAZDbDN8CKQtYK',
    pkh('0afdc09b3d61ed86877995b4902092f67ce92293'),
    ['junkcoin main'],
  ],
  [
    'p2pkh',
    'KvtU23eMnD1wqfdLSasZZ3zc6rMNHQtcU4',
    pkh('0afdc09b3d61ed86877995b4902092f67ce92293'),
    ['junkcoin regtest'],
  ],
  [
    'p2pkh',
    'mgX52zioDkg2BQYt1SBxb5QxP8qjn3Eu86',
    pkh('0afdc09b3d61ed86877995b4902092f67ce92293'),
    TEST_KEYS,
  ],
  [
    'p2pkh',
    'LT2KVaAy1ppRuxRgrS5RNU3vBsy7RibPeA',
    pkh('558dbca7118cd5894502767c7b2ffc21a22f54db'),
    ['litecoin main'],
  ],
  [
    'p2sh',
    'MHrYRxAiMNBTku3eoDHwhA1LQGDjUStZW2',
    sh('6d328a5b2a20d943a641c8d29b6cc3c2d2df85d3'),
    ['litecoin main'],
  ],
  [
    'p2pkh',
    'mwXn5Vhicdav8Av3KMokx4YNuHoGRKxtWs',
    pkh('afa9e672141e283dfbcc1cf28f3793a856d38784'),
    TEST_KEYS,
  ],
  [
    'p2sh',
    'QXaUgLHkZcbJb2j5XgMYzY8cF9YM48Y81Z',
    sh('7860667e60a6545e18e541984094b29c9c46991b'),
    LITECOIN_TESTS,
  ],
  [
    'p2wpkh',
    'ltc1qhdhvrwe6rgqns8fz28tee0hphr5x7ulw5exv4w',
    '0014bb6ec1bb3a1a01381d2251d79cbee1b8e86f73ee',
    ['litecoin main'],
  ],
  [
    'p2wsh',
    'ltc1qa9dykljtgeayhm8ygx25sc22p0wzgudpe4hw9dyvaz0ye3j5kduq9mf68z',
    '0020e95a4b7e4b467a4bece4419548614a0bdc2471a1cd6ee2b48ce89e4cc654b378',
    ['litecoin main'],
  ],
  [
    'p2tr',
    'ltc1ppu2gv0tujus0f6eggrk7eqmaf0567x6zer4fcuhz4z7ztzq9u9yseqxltc',
    '51200f14863d7c9720f4eb2840edec837d4be9af1b42c8ea9c72e2a8bc258805e149',
    ['litecoin main'],
  ],
  [
    'p2wpkh',
    'tltc1qpftpsvdn6mjp8celrkj0qxqy4jlapl959rlwg9',
    '00140a561831b3d6e413e33f1da4f01804acbfd0fcb4',
    ['litecoin test'],
  ],
  [
    'p2wpkh',
    'rltc1q3kquwp848h4juq7rl5q3wqsr29pd3d6wprzz8k',
    '00148d81c704f53deb2e03c3fd011702035142d8b74e',
    ['litecoin regtest'],
  ],
  [
    'p2pkh',
    'DD4KSSuBJqcjuTcvUg1CgUKeurPUFeEZkE',
    pkh('56d9b1d684d5abef32134ebc6883d75d3a53e9be'),
    ['dogecoin main'],
  ],
  [
    'p2sh',
    'A7HRQk3GFCW2QasvdZxXuYj8kkQK5QrYLs',
    sh('a2dd71f34fe73314d6e37c44035513f203aa400b'),
    ['dogecoin main'],
  ],
  [
    'p2pkh',
    'nhRsrUaxZou6sewjqaS37cJrMRJRgwVXdk',
    pkh('9131c29384f000c0d651660eefaf1717c8ca1855'),
    ['dogecoin test'],
  ],
  [
    'p2sh',
    '2MsvyG12kxxipe276Au4zKqvd2xdrBuHWb3',
    sh('078457e357c6c4d8736515d14482089dd2a1f9f8'),
    TEST_SCRIPTS,
  ],
  [
    'p2pkh',
    '1FsSia9rv4NeEwvJ2GvXrX7LyxYspbN2mo',
    pkh('a31c06bd463e3923bc1aadbde48b16976c080717'),
    ['bitcoin main'],
  ],
  [
    'p2sh',
    '36j4NfKv6Akva9amjWrLG6MuSQym1GuEmm',
    sh('373b819a068f32b7a6b38b6b38729647cfde01c2'),
    OLD_SCRIPTS,
  ],
  [
    'p2pkh',
    '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
    pkh('62e907b15cbf27d5425399ebf6f0fb50ebb88f18'),
    ['bitcoin main'],
  ],
  [
    'p2wpkh',
    'bc1qvyq0cc6rahyvsazfdje0twl7ez82ndmuac2lhv',
    '00146100fc6343edc8c874496cb2f5bbfec88ea9b77c',
    ['bitcoin main'],
  ],
  [
    'p2wsh',
    'bc1qyucykdlhp62tezs0hagqury402qwhk589q80tqs5myh3rxq34nwqhkdhv7',
    '002027304b37f70e94bc8a0fbf500e0c957a80ebda87280ef58214d92f119811acdc',
    ['bitcoin main'],
  ],
  [
    'p2tr',
    'bc1p83n3au0rjylefxq2nc2xh2y4jzz4pm6zxj4mw5pagdjjr2a9f36s6jjnnu',
    '51203c671ef1e3913f94980a9e146ba895908550ef4234abb7503d436521aba54c75',
    ['bitcoin main'],
  ],
  [
    'p2wpkh',
    'tb1qcrh3yqn4nlleplcez2yndq2ry8h9ncg3qh7n54',
    '0014c0ef1202759fff90ff19128936814321ee59e111',
    ['bitcoin test'],
  ],
  [
    'p2wpkh',
    'bcrt1qdavt4j2sd7dlhqsavtnfxvzppw6k7qy97tmnu9',
    '00146f58bac9506f9bfb821d62e69330410bb56f0085',
    ['bitcoin regtest'],
  ],
];

function pkh(hash: string) {
  return `76a914${hash}88ac`;
}

function sh(hash: string) {
  return `a914${hash}87`;
}

const payableOn = (address: string) =>
  Object.entries(COINS).flatMap(([name, coin]) => (isPayable(address, coin) ? [name] : []));

describe('an address', () => {
  it.each(VECTORS)(
    '%s %s can be paid on its own chains, and on no other',
    (kind, address, script, chains) => {
      expect(payableOn(address).sort()).toEqual([...chains].sort());
      for (const chain of chains) {
        const coin = coinNamed(chain);
        expect(scriptOfAddress(address, coin)).toBe(script);
        expect(addressOfScript(Buffer.from(script, 'hex'), coin)).toBe(address);
        // If the kind cannot be paid, the address and its script are not read.
        const without = { ...coin, payable: coin.payable.filter((each) => each !== kind) };
        expect(findScript(address, without)).toBeNull();
        expect(() => scriptOfAddress(address, without)).toThrow(RangeError);
        expect(addressOfScript(Buffer.from(script, 'hex'), without)).toBeNull();
      }
    },
  );

  it('of every kind that a coin can be paid at is among them', () => {
    for (const [name, coin] of Object.entries(COINS)) {
      if (!name.endsWith('main')) continue;
      const tried = VECTORS.filter(([, , , chains]) => chains.includes(name)).map(([kind]) => kind);
      expect(new Set(tried), name).toEqual(new Set(coin.payable));
    }
  });

  it('is read in other spellings, and kept in one', () => {
    const litecoin = coinNamed('litecoin main');
    // Of the same 20 bytes: the form of Litecoin's wallets until 2017, and the current one.
    const [old, now] = ['36j4NfKv6Akva9amjWrLG6MuSQym1GuEmm', 'MCwCgYjt3HcMNerfqPqg5jcJm7aCy89KeQ'];
    expect(isPayable(old, litecoin)).toBe(false);
    expect(findScript(old, litecoin)).toBe(sh('373b819a068f32b7a6b38b6b38729647cfde01c2'));
    expect([old, now].map((each) => readAddress(each, litecoin))).toEqual([now, now]);
    expect(isPayable(now, litecoin)).toBe(true);
    const segwit = 'bc1qvyq0cc6rahyvsazfdje0twl7ez82ndmuac2lhv';
    const bitcoin = coinNamed('bitcoin main');
    expect(readAddress(segwit.toUpperCase(), bitcoin)).toBe(segwit);
    expect(isPayable(segwit.toUpperCase(), bitcoin)).toBe(false);
  });

  it.each([
    ['of a witness version that has no meaning yet', 'bc1z2rksukkjr8'],
    ['of another one', 'ltc1zjwls6j8c4u'],
    ['of Litecoin’s MWEB', `ltcmweb1${'q'.repeat(100)}`],
    ['of segwit on Junkcoin', 'jc1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080'],
    ['of a made-up segwit of Dogecoin', 'doge1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080'],
    // A key that BIP 340 names as not on the curve: it cannot sign.
    [
      'of a taproot key that is none',
      taproot('eefdea4cdb677750a420fee807eacf21eb9898ae79b9768766e4faa04a2d4a34'),
    ],
    // From Litecoin Core's vectors, which are random.
    ['of another such key', 'rltc1prd75w9a3v4kfjtkx93z0m2tdl4mpyfqty9kaxxp4zdnlrrkrv4lq6eksea'],
    ['with a letter changed', 'bc1qvyq0cc6rahyvsazfdje0twl7ez82ndmuac2lhw'],
    ['in mixed letters', 'bc1qvyq0cc6rahyvsazfdje0twl7ez82ndmuac2lhV'],
    ['with spaces', ' DD4KSSuBJqcjuTcvUg1CgUKeurPUFeEZkE'],
    ['that is empty', ''],
    ['that is huge', 'z'.repeat(200_000)],
  ])('%s can be paid nowhere', (_, address) => {
    expect(payableOn(address)).toEqual([]);
    for (const coin of Object.values(COINS)) expect(findScript(address, coin)).toBeNull();
  });

  it('of a coin whose chain nobody has described is never read', () => {
    const words = { name: 'Pearlcoin', code: 'PRL', sign: 'P', uriScheme: 'pearlcoin' };
    const pearl = coinOn(undescribedCoin(words), 'main');
    for (const [, address, script] of VECTORS) {
      expect(findScript(address, pearl)).toBeNull();
      expect(addressOfScript(Buffer.from(script, 'hex'), pearl)).toBeNull();
    }
  });
});

function coinNamed(name: string): Coin {
  const coin = COINS[name];
  if (coin === undefined) throw new Error(`no chain ${name}`);
  return coin;
}

function taproot(key: string): string {
  return bech32m.encode('bc', [1, ...bech32m.toWords(Buffer.from(key, 'hex'))]);
}
