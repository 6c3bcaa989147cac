/** The most addresses in one call of the wallet's page. */
export const MOST_WALLET_ADDRESSES = 40;

/** The most transactions whose bytes one call may request. */
export const MOST_WALLET_TRANSACTIONS = 20;

/**
 * The most addresses and transactions that a member may look up per minute, at each server: enough for the coins of the largest
 * payment (`MOST_COINS_SPENT`) and several times all addresses.
 */
export const WALLET_LOOKUPS_PER_MINUTE = 1000;

/** How long the text of an address proof can be signed, in ms. */
export const ADDRESS_PROOF_MS = 15 * 60_000;

/** How long a changed address waits before it gets weekly shares, unless the member confirms it in the bot, in ms. */
export const ADDRESS_HOLD_MS = 24 * 3_600_000;

/** The most hex characters of a transaction: the size that nodes relay. */
export const MAX_PAYMENT_HEX = 200_000;

/**
 * The most payments of a member from the wallet's page, including tips: per minute, per 24 hours, and unconfirmed. Nodes relay
 * chains of at most 25 unconfirmed transactions.
 */
export const MOST_PAYMENTS_PER_MINUTE = 10;
export const MOST_PAYMENTS_PER_DAY = 200;
export const MOST_PAYMENTS_UNDER_WAY = 25;

/** The most payment attempts per minute, at each server, successful or not. */
export const MOST_PAYMENT_TRIES_PER_MINUTE = 30;
/** The most look-ups in progress at the same time, at each server: each may read an address that holds millions of outputs. */
export const WALLET_LOOKUPS_AT_ONCE = { member: 2, server: 24 } as const;

/** The most coins in one response, the largest first: more than a payment spends (`MOST_COINS_SPENT`). */
export const MOST_WALLET_COINS = 1000;

/** The most transactions in one response of the history, the newest first. */
export const MOST_WALLET_ENTRIES = 100;
