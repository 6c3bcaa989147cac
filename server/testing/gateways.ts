import type { Gateways } from '#server/wire.ts';

/** No services outside: those that a test does not fake do not exist. */
export const NO_GATEWAYS: Gateways = {
  telegram: null,
  community: null,
  telegramKeys: null,
  pictureSource: null,
  wallet: null,
  faucetWallet: null,
  chainIndex: null,
  chainSource: null,
  webHooks: null,
  priceSource: null,
  witnesses: [],
  readCertificate: null,
  planPayments: { cards: null, invoices: null },
  timeSources: [],
};
