/** Addresses in one call of the wallet's page. */
export const MOST_WALLET_ADDRESSES = 40;

/** Transactions whose bytes are asked for in one call. */
export const MOST_WALLET_TRANSACTIONS = 20;

/**
 * Addresses and transactions that a member may have looked up in a minute, at each server: the coins of the largest payment
 * (`MOST_COINS_SPENT`) and several times all addresses.
 */
export const WALLET_LOOKUPS_PER_MINUTE = 1000;

/** How long the text of an address' proof can be signed. */
export const ADDRESS_PROOF_MS = 15 * 60_000;

/** Before a changed address gets weekly shares, unless its member confirms it in the bot. */
export const ADDRESS_HOLD_MS = 24 * 3_600_000;

/** Characters of a transaction in hex: what nodes pass on. */
export const MAX_PAYMENT_HEX = 200_000;

/**
 * A member's payments from the wallet's page, tips included: in a minute, in 24 hours, and unconfirmed. Nodes relay chains of
 * at most 25 unconfirmed transactions.
 */
export const MOST_PAYMENTS_PER_MINUTE = 10;
export const MOST_PAYMENTS_PER_DAY = 200;
export const MOST_PAYMENTS_UNDER_WAY = 25;

/** Attempts to pay in a minute, at each server, whether or not they succeed. */
export const MOST_PAYMENT_TRIES_PER_MINUTE = 30;
/** Look-ups in progress at the same time, at each server: each may read an address that holds millions of outputs. */
export const WALLET_LOOKUPS_AT_ONCE = { member: 2, server: 24 } as const;

/** Coins in one answer, the largest ones: more than a payment spends (`MOST_COINS_SPENT`). */
export const MOST_WALLET_COINS = 1000;

/** Transactions in one answer of the history, the newest ones. */
export const MOST_WALLET_ENTRIES = 100;
