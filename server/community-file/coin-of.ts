import type { CoinChain } from '#contract/community/coin-chain.ts';
import type { CommunityFile } from '#contract/community/community-file.ts';
import { formatAmount, parseAmount } from '#rules/amounts.ts';
import { type ChainRules, type CoinPreset, MOST_RULE_UNITS } from '#rules/coins/coin.ts';
import { COIN_PRESETS } from '#rules/coins/presets.ts';
import { undescribedCoin } from '#rules/coins/undescribed.ts';
import { CommunityError } from './community-error.ts';

type Network = CoinChain['networks']['main'];

const CONFIRMATIONS = { counted: 1, deep: 6 };
const AMOUNTS = ['dust', 'leastFeePerKilobyte', 'usualFeePerKilobyte', 'droppedChange'] as const;

/**
 * The coin of a community's file: the one whose chains it describes, or the known coin with the same name and code, or a coin
 * that cannot be moved because nobody has described its chains. Throws `CommunityError` for rules that contradict each other.
 */
export function coinOf({
  chain,
  name,
  code,
  symbol: sign,
  uriScheme,
}: CommunityFile['coin']): CoinPreset {
  const words = { name, code, sign, uriScheme };
  if (chain) return described(words, chain);
  const known = Object.values(COIN_PRESETS).find(
    (each) => each.name === name && each.code === code,
  );
  return known ? { ...known, ...words } : undescribedCoin(words);
}

function described(
  words: Pick<CoinPreset, 'name' | 'code' | 'sign' | 'uriScheme'>,
  chain: CoinChain,
): CoinPreset {
  const { confirmations = CONFIRMATIONS, networks } = chain;
  const feePerKilobyte = {
    least: parseAmount(chain.leastFeePerKilobyte),
    usual: parseAmount(chain.usualFeePerKilobyte),
  };
  const problems = [
    ...AMOUNTS.filter((field) => !isRuleAmount(parseAmount(chain[field]))).map(
      (field) => `${field}: must be from ${formatAmount(1n)} to ${formatAmount(MOST_RULE_UNITS)}`,
    ),
    // Wallets pay a whole number of units per byte.
    ...(feePerKilobyte.usual % 1000n !== 0n
      ? ['usualFeePerKilobyte: must be a multiple of 0.00001']
      : []),
    ...(feePerKilobyte.usual < feePerKilobyte.least
      ? ['usualFeePerKilobyte: must be at least leastFeePerKilobyte']
      : []),
    ...(confirmations.deep < confirmations.counted
      ? ['confirmations.deep: must be at least counted']
      : []),
    ...Object.entries(networks).flatMap(([name, network]) =>
      problemsOf(network).map((problem) => `networks.${name}.${problem}`),
    ),
  ];
  if (problems.length > 0) {
    throw new CommunityError(problems.map((problem) => `coin.chain.${problem}`).join('\n'));
  }
  return {
    ...words,
    decimals: 8,
    bip44: chain.bip44,
    messagePrefix: chain.messagePrefix,
    dustUnits: parseAmount(chain.dust),
    feePerKilobyte,
    droppedChangeUnits: parseAmount(chain.droppedChange),
    blockIntervalMs: chain.blockSeconds * 1000,
    confirmations,
    networks: {
      main: rulesOf(networks.main),
      test: networks.test ? rulesOf(networks.test) : null,
      regtest: networks.regtest ? rulesOf(networks.regtest) : null,
    },
  };
}

const isRuleAmount = (units: bigint) => units >= 1n && units <= MOST_RULE_UNITS;

function problemsOf({ payable, bech32, ...network }: Network): string[] {
  const scripts = [network.scriptHash, ...(network.otherScriptHashes ?? [])];
  const isSegwit = payable.some((kind) => kind !== 'p2pkh' && kind !== 'p2sh');
  return [
    ...(scripts.includes(network.pubKeyHash) ? ['scriptHash: must differ from pubKeyHash'] : []),
    ...(network.extendedKeys.public === network.extendedKeys.private
      ? ['extendedKeys.private: must differ from public']
      : []),
    ...(isSegwit && bech32 === undefined ? ['bech32: must be given if segwit can be paid'] : []),
    // Members' wallets and invoices use P2PKH addresses; escrows use P2SH addresses.
    ...(payable.includes('p2pkh') && payable.includes('p2sh')
      ? []
      : ['payable: must have p2pkh and p2sh']),
    ...(payable.includes('p2wpkh') === payable.includes('p2wsh')
      ? []
      : ['payable: must have both p2wpkh and p2wsh or neither']),
  ];
}

function rulesOf({
  bech32,
  otherScriptHashes = [],
  otherExtendedKeys = [],
  ...rules
}: Network): ChainRules {
  return {
    ...rules,
    otherScriptHashes,
    bech32: bech32 ?? null,
    extendedKeys: versionsOf(rules.extendedKeys),
    otherExtendedKeys: otherExtendedKeys.map(versionsOf),
  };
}

function versionsOf(versions: Network['extendedKeys']) {
  const numberOf = (hex: string) => Number.parseInt(hex, 16);
  return { public: numberOf(versions.public), private: numberOf(versions.private) };
}
