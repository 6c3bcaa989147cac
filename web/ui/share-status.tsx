import { Badge, type Tone } from './badge.tsx';

/** As the contract has it. */
export type ShareStatus = 'owed' | 'held' | 'paying' | 'sent' | 'paid' | 'failed';

type Look = { word: string; tone: Tone; meaning: string };

/** The words of a share's way to its member, and what each means. */
const STATUS_LOOKS: Readonly<Record<ShareStatus, Look>> = {
  owed: { word: 'Owed', tone: 'neutral', meaning: 'Not paid yet' },
  held: { word: 'Held', tone: 'warn', meaning: 'Held back by an administrator; not lost' },
  paying: { word: 'Paying', tone: 'brass', meaning: 'In a payment that is about to go out' },
  sent: { word: 'Sent', tone: 'brass', meaning: 'Sent, and not confirmed yet' },
  paid: { word: 'Paid', tone: 'good', meaning: 'Confirmed on the chain' },
  failed: { word: 'Failed', tone: 'bad', meaning: 'Its payment failed; somebody looks at it' },
};

export function ShareStatusBadge({ status }: { status: ShareStatus }) {
  const { word, tone, meaning } = STATUS_LOOKS[status];
  return (
    <span title={meaning}>
      <Badge tone={tone}>{word}</Badge>
    </span>
  );
}
