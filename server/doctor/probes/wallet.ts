import { formatAmount } from '#rules/amounts.ts';
import type { Coin } from '#rules/coins/coin.ts';
import type { Db } from '#server/db/connect.ts';
import { createNodeWalletLook } from '#server/gateways/node-wallet/look.ts';
import { createNodeWallet } from '#server/gateways/node-wallet/rpc.ts';
import {
  type Wallet,
  WalletRefused,
  type WalletState,
  WalletUnreachable,
} from '#server/gateways/node-wallet/wallet.ts';
import { operatorCommand } from '#server/program/called-as.ts';
import {
  describePreview,
  type Preview,
  previewDistribution,
} from '#server/services/payouts/preview.ts';
import { bounded, type Finding, fault, ok, warning } from '../finding.ts';

export type WalletPlace = {
  /** Its JSON-RPC with user and password. Secret. */
  walletUrl: string;
  coin: Coin;
  /** The preview of the distribution's next run; null: unknown. */
  preview: Preview | null;
  nowMs: number;
};

export type WalletProbe = { findings: Finding[]; state: WalletState | null };

/** Reads are tried three times, all within the probe's limit. */
const TIMEOUT_MS = 2_500;
/** Blocks come every few minutes. In ms. */
const TIP_OLD_MS = 2 * 60 * 60_000;
/** A wallet that was unlocked only for a while is locked when the week's payout comes. In ms. */
const UNLOCKED_LONG_MS = 8 * 24 * 60 * 60_000;

/** The limit in ms for previewing the next run, which reads the wallet's history. */
const FORESEE_MS = 45_000;
const LISTING_TIMEOUT_MS = 10_000;

const UNAUTHORIZED = 401;
const FORBIDDEN = 403;
const NO_SUCH_WALLET = [-18, -19];

/** Checks the chain and balance of the wallet behind `WALLET_RPC_URL`, and that it can sign. Changes nothing. */
export function probeWallet(place: WalletPlace): Promise<WalletProbe> {
  const { walletUrl: url, coin } = place;
  const failed = (reason: string) => ({ findings: [silent(reason)], state: null });
  return bounded(async () => {
    const wallet = createNodeWallet({ url, coin, timeoutMs: TIMEOUT_MS });
    try {
      const state = await wallet.readState();
      const signing = await judgeSigning(wallet, url, place.nowMs);
      return { findings: [...judgeState(state, place), signing], state };
    } catch (error) {
      const known = judgeError(error);
      if (known === null) throw error;
      return { findings: [known], state: null };
    }
  }, failed);
}

function silent(reason: string): Finding {
  const says = `The wallet cannot be queried (${reason}): nothing is paid.`;
  return fault('wallet', says, 'Start the node with its wallet, or correct WALLET_RPC_URL', [
    'WALLET_RPC_URL',
  ]);
}

function judgeError(error: unknown): Finding | null {
  if (error instanceof WalletUnreachable) {
    if (error.status === UNAUTHORIZED) {
      const says = 'The wallet refuses the user or its password.';
      return fault('wallet', says, "Put the node's rpcuser and rpcpassword into WALLET_RPC_URL", [
        'WALLET_RPC_URL',
      ]);
    }
    if (error.status === FORBIDDEN) {
      const says = 'The node refuses connections from this machine.';
      return fault(
        'wallet',
        says,
        "Allow this machine in the node's rpcallowip, or correct WALLET_RPC_URL",
        ['WALLET_RPC_URL'],
      );
    }
    // This error's text is our own, never the address or an answer.
    return silent(error.message);
  }
  if (!(error instanceof WalletRefused)) return null;
  if (NO_SUCH_WALLET.includes(error.code)) {
    const says =
      'The node answers, but no wallet is loaded, or several are and the address names none.';
    const remedy = "Load it with the node's loadwallet, and end WALLET_RPC_URL with /wallet/NAME";
    return fault('wallet', says, remedy, ['WALLET_RPC_URL']);
  }
  const says = `The node refuses calls that the site needs (code ${error.code}).`;
  return fault(
    'wallet',
    says,
    'Point WALLET_RPC_URL at a node with a wallet whose user may call all methods',
    ['WALLET_RPC_URL'],
  );
}

function judgeState(state: WalletState, { coin, preview, nowMs }: WalletPlace): Finding[] {
  const { network } = coin;
  return [
    ok('wallet', `The wallet answers, at block ${state.height}.`),
    state.chain === network
      ? ok('wallet-network', `Its chain is ${state.chain}.`)
      : fault(
          'wallet-network',
          `The wallet is on the chain ${state.chain}, but COIN_NETWORK is ${network}: nothing is paid.`,
          `Set COIN_NETWORK=${state.chain}, or let WALLET_RPC_URL name a node of ${network}`,
          ['COIN_NETWORK', 'WALLET_RPC_URL'],
        ),
    ...(state.chain === coin.network ? [judgeCoin(state, coin)] : []),
    judgeTip(state, nowMs),
    judgeBalance(state, preview),
    ...(preview === null ? [] : [judgeNext(preview)]),
  ];
}

function judgeCoin({ coinProblem }: WalletState, { name, network }: Coin): Finding {
  if (coinProblem === null) return ok('wallet-coin', `Its coin is ${name}.`);
  return fault(
    'wallet-coin',
    `${coinProblem.replace(/^t/, 'T')}: nothing is paid.`,
    `Let WALLET_RPC_URL name a node of ${name} (${network}), or name the node's coin in COMMUNITY_FILE`,
    ['WALLET_RPC_URL', 'COMMUNITY_FILE'],
  );
}

function judgeTip({ isSyncing, height, headers, tipTimeMs }: WalletState, nowMs: number): Finding {
  const check = 'wallet-sync';
  if (isSyncing) {
    const says = `The node is still loading blocks (${height} of ${Math.max(height, headers)}).`;
    return warning(check, says, 'Wait until the node of WALLET_RPC_URL has caught up', [
      'WALLET_RPC_URL',
    ]);
  }
  if (nowMs - tipTimeMs > TIP_OLD_MS) {
    const hours = Math.floor((nowMs - tipTimeMs) / 3_600_000);
    const says = `The node's newest block is ${hours} hours old: new payouts wait.`;
    return warning(
      check,
      says,
      'Let the node of WALLET_RPC_URL reach its peers, or check the clock',
      ['WALLET_RPC_URL'],
    );
  }
  return ok(check, 'The node has caught up with its chain.');
}

function judgeBalance({ balanceUnits }: WalletState, preview: Preview | null): Finding {
  const check = 'wallet-balance';
  const holds = `The wallet can spend ${formatAmount(balanceUnits)}`;
  const needed = preview?.neededUnits ?? null;
  if (needed === null) return ok(check, `${holds}.`);
  const says = `${holds}; what is due now needs ${formatAmount(needed)} with its fees`;
  if (balanceUnits >= needed) return ok(check, `${says}.`);
  const remedy = 'Send coins to the wallet of WALLET_RPC_URL';
  return warning(check, `${says}: nothing is paid until it covers everything.`, remedy, [
    'WALLET_RPC_URL',
  ]);
}

/** Describes the next run in the words of the command that shows it. */
function judgeNext(preview: Preview): Finding {
  const check = 'next-payouts';
  const says = describePreview(preview).join(' ');
  if (preview.problems.length === 0) return ok(check, says);
  return warning(check, says, `For details: ${operatorCommand('distribute --dry-run')}`);
}

/** Previews the distribution's next run; null if that takes too long. */
export async function foresee(
  db: Db,
  { walletUrl: url, coin }: { walletUrl: string | null; coin: Coin },
  nowMs: number,
): Promise<Preview | null> {
  if (url === null) return null;
  const wallet = createNodeWallet({ url, coin, timeoutMs: LISTING_TIMEOUT_MS });
  return bounded(
    () => previewDistribution(db, wallet, { nowMs, coin }),
    () => null,
    FORESEE_MS,
  );
}

async function judgeSigning(wallet: Wallet, url: string, nowMs: number): Promise<Finding> {
  const check = 'wallet-signing';
  const untilMs = await createNodeWalletLook({ url, timeoutMs: TIMEOUT_MS }).readUnlockedUntilMs();
  const remedy =
    "Unlock it with the node's walletpassphrase, or give WALLET_RPC_URL a wallet of its own without a passphrase";
  if (untilMs <= nowMs)
    return fault(check, 'The wallet is locked: it cannot sign payouts.', remedy, [
      'WALLET_RPC_URL',
    ]);
  if (untilMs - nowMs < UNLOCKED_LONG_MS) {
    const says = `The wallet locks on ${new Date(untilMs).toISOString().slice(0, 16)}Z, and then pays nothing.`;
    return warning(check, says, remedy, ['WALLET_RPC_URL']);
  }
  if (await wallet.canSignRaw()) return ok(check, 'The wallet can sign payouts.');
  const says =
    'The node offers only sendmany: if the connection fails during a payout, you must look it up by hand.';
  return warning(check, says, 'Allow the user of WALLET_RPC_URL the raw transaction methods', [
    'WALLET_RPC_URL',
  ]);
}
