import { m } from '#web/messages.ts';
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
const STATUS_LOOKS: Readonly<Record<ShareStatus, () => Look>> = {
  owed: () => ({ word: m.ui_share_owed(), tone: 'neutral', meaning: m.ui_share_owed_text() }),
  held: () => ({ word: m.ui_share_held(), tone: 'warn', meaning: m.ui_share_held_text() }),
  paying: () => ({ word: m.ui_share_paying(), tone: 'brass', meaning: m.ui_share_paying_text() }),
  sent: () => ({ word: m.ui_share_sent(), tone: 'brass', meaning: m.ui_share_sent_text() }),
  paid: () => ({ word: m.ui_share_paid(), tone: 'good', meaning: m.ui_share_paid_text() }),
  failed: () => ({ word: m.ui_share_failed(), tone: 'bad', meaning: m.ui_share_failed_text() }),
  settled: () => ({
    word: m.ui_share_settled(),
    tone: 'neutral',
    meaning: m.ui_share_settled_text(),
  }),
  withheld: () => ({
    word: m.ui_share_withheld(),
    tone: 'warn',
    meaning: m.ui_share_withheld_text(),
  }),
};

/** @param props.paidNote how the operator paid it by hand, if noted */
export function ShareStatusBadge(props: { status: ShareStatus; paidNote?: string | null }) {
  const { status, paidNote = null } = props;
  const { word, tone, meaning: usual } = STATUS_LOOKS[status]();
  const meaning = paidNote === null ? usual : m.ui_paid_by_operator({ note: paidNote });
  return (
    <span {...focusableTip(meaning)} className="inline-flex rounded-full">
      <Badge tone={tone}>{word}</Badge>
    </span>
  );
}
