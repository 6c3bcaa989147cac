import { sql } from 'kysely';

/**
 * Every advisory lock of the database, so that no number is used twice. The numbers never change: servers of two versions can
 * share a database during an upgrade.
 */
export const LOCKS = {
  /** One process at a time brings the schema up to date; servers may start at once. */
  migration: sql.lit(7_205_001),
  /** Shared by events; exclusive for closing a week. */
  week: sql.lit(7_205_002),
  /** Held by a session during its import: two imports would close each other's weeks. */
  import: sql.lit(7_205_003),
  /** One server at a time signs a payout. */
  signing: sql.lit(7_205_004),
  /** Login requests to administrators are counted and written one at a time, so that limits are exact. */
  signInRequests: sql.lit(7_205_008),
  /** With the hash of an owner and an app: its actions are counted and written one at a time, so that limits are exact. */
  appReach: sql.lit(7_205_016),
  /** With the hash of an address: the amounts requested there are checked and written one at a time. */
  address: sql.lit(7_205_017),
  /** With the hash of a payer: their tips are counted and made one at a time, so that limits are exact. */
  payerTips: sql.lit(7_205_068),
  /** With the hash of a member: their objections to shares are counted and written one at a time. */
  objections: sql.lit(7_205_051),
  /** One server at a time picks news of payments for people, so that each person gets it once. */
  notices: sql.lit(7_205_059),
  /** One server at a time decides about moments of members, so that their daily limit is exact. */
  moments: sql.lit(7_205_073),
  /** Claims of the faucet are counted and written one at a time, so that its daily limit is exact. */
  faucetClaims: sql.lit(7_205_057),
  /** Payments made by hand are recorded and taken back one at a time, so that no output pays two shares. */
  handPayments: sql.lit(7_205_067),
  /** Leaves of the public log are numbered one transaction after another. */
  log: sql.lit(7_205_069),
  /** Hunts are written and announced one at a time, so that no two run at once and no coin is reserved twice. */
  hunts: sql.lit(7_205_070),
  /** With the hash of a hunt: its finishers get their places one at a time. */
  huntPlaces: sql.lit(7_205_072),
  /** Prizes are taken into payouts one server at a time, so that their daily limit is exact. */
  prizes: sql.lit(7_205_071),
  /** One server at a time signs a payment of the faucet. */
  faucetSigning: sql.lit(7_205_058),
} as const;
