import { getV1Consent, postV1Consent } from './consents.ts';
import {
  disputeV1Escrow,
  fundV1Escrow,
  getV1Escrow,
  getV1Escrows,
  postV1Escrow,
  refundV1Escrow,
  releaseV1Escrow,
  signV1Escrow,
} from './escrows.ts';
import { getV1Balance, getV1Profile, getV1Transactions } from './members.ts';
import { postV1Notification } from './notifications.ts';
import {
  cancelV1PaymentRequest,
  getV1PaymentRequest,
  getV1PaymentRequests,
  postV1PaymentRequest,
} from './payment-requests.ts';
import { getV1Leaderboard, getV1Price } from './public.ts';

/** Every call of the developer API, by route name. */
export const V1_CALLS = {
  getV1Profile,
  getV1Balance,
  getV1Transactions,
  getV1Price,
  getV1Leaderboard,
  postV1Consent,
  getV1Consent,
  postV1PaymentRequest,
  getV1PaymentRequests,
  getV1PaymentRequest,
  cancelV1PaymentRequest,
  postV1Notification,
  postV1Escrow,
  getV1Escrows,
  getV1Escrow,
  fundV1Escrow,
  releaseV1Escrow,
  refundV1Escrow,
  disputeV1Escrow,
  signV1Escrow,
};
