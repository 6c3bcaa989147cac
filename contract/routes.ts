import { SITE_ROUTES } from './site-routes.ts';

/** The method and path of every call, without schemas: all that a caller needs at run time. */
export const ROUTES = {
  ...SITE_ROUTES,
  postEvents: { method: 'POST', path: '/api/bot/v1/events' },
  postSubmission: { method: 'POST', path: '/api/bot/v1/submissions' },
  getMember: { method: 'GET', path: '/api/bot/v1/members/:telegramId' },
  putMember: { method: 'PUT', path: '/api/bot/v1/members/:telegramId' },
  getV1Profile: { method: 'GET', path: '/api/v1/profile' },
  getV1Balance: { method: 'GET', path: '/api/v1/balance' },
  getV1Transactions: { method: 'GET', path: '/api/v1/transactions' },
  getV1Price: { method: 'GET', path: '/api/v1/price' },
  getV1Leaderboard: { method: 'GET', path: '/api/v1/leaderboard' },
  postV1Consent: { method: 'POST', path: '/api/v1/consents' },
  getV1Consent: { method: 'GET', path: '/api/v1/consents' },
  postV1PaymentRequest: { method: 'POST', path: '/api/v1/payment-requests' },
  getV1PaymentRequests: { method: 'GET', path: '/api/v1/payment-requests' },
  getV1PaymentRequest: { method: 'GET', path: '/api/v1/payment-requests/:id' },
  cancelV1PaymentRequest: { method: 'POST', path: '/api/v1/payment-requests/:id/cancel' },
  postV1Notification: { method: 'POST', path: '/api/v1/notifications' },
  postV1Escrow: { method: 'POST', path: '/api/v1/escrows' },
  getV1Escrows: { method: 'GET', path: '/api/v1/escrows' },
  getV1Escrow: { method: 'GET', path: '/api/v1/escrows/:id' },
  fundV1Escrow: { method: 'POST', path: '/api/v1/escrows/:id/fund' },
  releaseV1Escrow: { method: 'POST', path: '/api/v1/escrows/:id/release' },
  refundV1Escrow: { method: 'POST', path: '/api/v1/escrows/:id/refund' },
  disputeV1Escrow: { method: 'POST', path: '/api/v1/escrows/:id/dispute' },
  signV1Escrow: { method: 'POST', path: '/api/v1/escrows/:id/signatures' },
} as const;

/** The name of a call. */
export type RouteId = keyof typeof ROUTES;
