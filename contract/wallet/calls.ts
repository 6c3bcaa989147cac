import {
  getRefusedPayments,
  getWalletPayment,
  getWalletTip,
  postTipPayment,
  postWalletPayment,
} from './payments.ts';
import {
  getWallet,
  postAddressProof,
  postWalletCoins,
  postWalletHistory,
  postWalletTransactions,
  postWalletUsed,
  putWalletAddress,
} from './wallet.ts';

/** Every call of the wallet's page, by route name. */
export const WALLET_CALLS = {
  getWallet,
  postWalletUsed,
  postWalletCoins,
  postWalletHistory,
  postWalletTransactions,
  postAddressProof,
  putWalletAddress,
  getWalletTip,
  postTipPayment,
  postWalletPayment,
  getWalletPayment,
  getRefusedPayments,
};
