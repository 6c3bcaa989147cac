/** The state of a payout: made, signed, sent and confirmed, or stuck on the way. */
export type PayoutState =
  | 'building'
  | 'signed'
  | 'calling'
  | 'sent'
  | 'confirmed'
  | 'failed'
  | 'unclear';
