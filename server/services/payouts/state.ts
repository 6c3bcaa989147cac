/** How far a payout is: made, signed, sent and confirmed, or stuck on the way. */
export type PayoutState =
  | 'building'
  | 'signed'
  | 'calling'
  | 'sent'
  | 'confirmed'
  | 'failed'
  | 'unclear';
