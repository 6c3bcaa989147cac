import { formatAmount } from '#rules/amounts.ts';
import type { Coin } from '#rules/coins/coin.ts';
import type { FaucetConfig } from '#server/config/faucet.ts';
import { type Finding, ok, warning } from '../finding.ts';
import { probeWallet } from './wallet.ts';

/** Runs the checks of the pool's wallet on the faucet's, under their own names. Changes nothing. */
export async function probeFaucet(input: {
  faucet: FaucetConfig;
  coin: Coin;
  nowMs: number;
}): Promise<Finding[]> {
  const { faucet, ...place } = input;
  const { findings, state } = await probeWallet({
    ...place,
    walletUrl: faucet.rpcUrl,
    preview: null,
  });
  return [
    ...findings.filter(({ check }) => check !== 'wallet-balance').map(ofFaucet),
    ...(state === null ? [] : [judgeBalance(state.balanceUnits, faucet.units)]),
  ];
}

function ofFaucet({ check, state, says, remedy, settings }: Finding): Finding {
  const named = (text: string) => text.replaceAll('WALLET_RPC_URL', 'FAUCET_RPC_URL');
  const finding = {
    check: check.replace('wallet', 'faucet'),
    state,
    says: named(says),
    settings: settings.map(named),
  };
  return remedy === undefined ? finding : { ...finding, remedy: named(remedy) };
}

function judgeBalance(balanceUnits: bigint, units: bigint): Finding {
  const check = 'faucet-balance';
  const says = `The faucet's wallet can spend ${formatAmount(balanceUnits)}; a claim is ${formatAmount(units)}.`;
  if (balanceUnits >= units) return ok(check, says);
  return warning(check, says, 'Send coins to the wallet of FAUCET_RPC_URL', ['FAUCET_RPC_URL']);
}
