import { Badge, type Tone } from '../badge.tsx';
import { focusableTip } from '../tooltip/tip.ts';

/** As in the contract. */
export type ShareStatus =
  | 'owed'
  | 'held'
  | 'paying'
  | 'sent'
  | 'paid'
  | 'failed'
  | 'settled'
  | 'withheld';

type Look = { word: string; tone: Tone; meaning: string };

/** A word and a meaning for each status of a share. */
const STATUS_LOOKS: Readonly<Record<ShareStatus, Look>> = {
  owed: { word: 'Owed', tone: 'neutral', meaning: 'Not paid yet' },
  held: { word: 'Held', tone: 'warn', meaning: 'Held back by an administrator; not lost' },
  paying: { word: 'Paying', tone: 'brass', meaning: 'In a payment about to go out' },
  sent: { word: 'Sent', tone: 'brass', meaning: 'Sent, not confirmed yet' },
  paid: { word: 'Paid', tone: 'good', meaning: 'Confirmed on the chain, or paid by the operator' },
  failed: {
    word: 'Failed',
    tone: 'bad',
    meaning: 'The payment failed; the operator can resend it',
  },
  settled: {
    word: 'Settled elsewhere',
    tone: 'neutral',
    meaning: 'Settled outside this site, which does not pay this week',
  },
  withheld: { word: 'Withheld', tone: 'warn', meaning: 'Not paid; it joined the next pool' },
};

/** @param props.paidNote how the operator paid it by hand, if noted */
export function ShareStatusBadge(props: { status: ShareStatus; paidNote?: string | null }) {
  const { status, paidNote = null } = props;
  const { word, tone, meaning: usual } = STATUS_LOOKS[status];
  const meaning = paidNote === null ? usual : `Paid by the operator: ${paidNote}`;
  return (
    <span {...focusableTip(meaning)} className="inline-flex rounded-full">
      <Badge tone={tone}>{word}</Badge>
    </span>
  );
}
