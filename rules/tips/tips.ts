/**
 * The limits of a tip: its size, how long it waits, and when the chain is read for it.
 * docs/decisions/041-payments-are-identified-by-exact-amount.md.
 */

/** A tip is raised by up to this many units if that is enough to tell it from others, and by more otherwise. */
export const USUAL_MARK_UNITS = 99n;

/** The longest note, in characters. */
export const MAX_NOTE_LENGTH = 200;

/**
 * The most notes that a payee gets from one payer in 24 hours, by the time at which the payments were seen. Otherwise payments of
 * the least amount would carry any number of messages to somebody who wants none.
 */
export const MOST_NOTES_A_DAY = 5;

/** How long a tip waits for the payee to set an address, ms: 7 days. */
export const WAITS_FOR_ADDRESS_MS = 7 * 24 * 60 * 60_000;

/** A payee is notified of waiting tips at most once in this time, however many there are. In ms: a day. */
export const WAITING_TOLD_EVERY_MS = 24 * 60 * 60_000;

/** How long a tip can be paid once the payee has an address, ms: 24 hours. */
export const OPEN_FOR_MS = 24 * 60 * 60_000;

/** The most unpaid tips that a payer may have at a time. */
export const MOST_UNPAID_TIPS = 20;

/**
 * The most tips that a payer may leave unpaid in 24 hours, in all and to one payee. Tips that are over count too; otherwise a
 * payer could make and cancel tips until one has the same amount as somebody else's payment.
 */
export const MOST_UNPAID_A_DAY = { perPayer: 20, perPair: 5 } as const;

/** The most extra payments of a settled tip of which both sides are told. */
export const MOST_PAID_AGAIN = 5;

/** How often the payer of one tip is asked whether a payment without its mark was for the tip. */
export const MOST_QUESTIONS = 3;

/** If a reorganisation removes the payment, its points are taken back when this many blocks have come without it. */
export const LOST_AFTER_BLOCKS = 6;

/** How long before a tip that could not be opened or moved is tried again, ms. */
export const OPENING_TRIED_EVERY_MS = 5_000;

/** The states of a tip, as people see them. `seen`: its payment is not in a block yet. */
export const TIP_STATES = [
  'waiting_address',
  'open',
  'seen',
  'confirmed',
  'expired',
  'cancelled',
  'refused',
] as const;
export type TipState = (typeof TIP_STATES)[number];

/**
 * Notices about a tip. `moved`: it is now to be paid to another address of its payee. `paid_again`: somebody has paid it once more.
 * `waiting_again`: its payment is no longer in a block, or gone. `taken_back`: the points that it earned were taken back.
 */
export type TipNoticeKind =
  | 'open'
  | 'moved'
  | 'seen'
  | 'confirmed'
  | 'paid_again'
  | 'waiting_again'
  | 'taken_back'
  | 'expired'
  | 'cancelled'
  | 'refused';

/** The reasons for refusing a tip. */
export type TipRefusal =
  | 'self'
  | 'payer_banned'
  | 'payee_banned'
  | 'payee_refuses'
  | 'too_many_unpaid'
  | 'too_many_today'
  | 'too_many_to_them'
  | 'no_chain'
  | 'too_many_alike';
