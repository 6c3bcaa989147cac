import type { FairnessSignal } from '#contract/admin/fairness.ts';
import { parseAmount } from '#rules/amounts.ts';
import { failureText } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { m } from '#web/messages.ts';
import { toast } from '#web/shell/toast/toast.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Amount } from '#web/ui/coin/amount.tsx';
import { ShareStatusBadge } from '#web/ui/coin/share-status.tsx';
import { pointsText, shownNumber } from '#web/ui/figures.ts';
import { rich } from '#web/ui/text/rich.ts';
import { UtcTime } from '#web/ui/time.tsx';
import { FAIRNESS_CALLS } from '../calls.ts';
import { focusSection } from '../section-parts.tsx';
import { useAdminWork } from '../use-admin-work.ts';
import { sentenceOf, titleOf } from './words.ts';

/** The dialogs that an administrator can open for a signal. */
export type Asked = 'details' | 'note' | 'hold';

type SignalItemProps = { signal: FairnessSignal; onAsk: (to: Asked) => void };

export function SignalItem({ signal, onAsk }: SignalItemProps) {
  const { holdWorthy, members, memberCount, points, amount, tipCount, note } = signal;
  const title = titleOf(signal);
  const canHold = members.some(
    ({ share }) => share?.status === 'owed' || share?.status === 'failed',
  );
  return (
    <li className="grid gap-3 px-4 py-4 sm:px-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <h3 className="text-lg">{title}</h3>
        {holdWorthy && <Badge tone="warn">{m.portal_fairness_worthy()}</Badge>}
        <span className="text-sm text-muted">
          {tipCount > 0
            ? m.portal_fairness_tips_points({ tips: tipCount, points })
            : m.ui_points({ points })}
        </span>
      </div>
      <p className="measure">{sentenceOf(signal)}</p>
      <ul
        aria-label={m.portal_fairness_members()}
        className="grid gap-x-6 gap-y-1.5 text-sm sm:grid-cols-2"
      >
        {members.map(({ userId, displayName, points: all, pointsInQuestion, share }) => (
          <li key={userId} className="flex min-w-0 flex-wrap items-center gap-x-2">
            <bdi className="min-w-0 font-medium wrap-anywhere">{displayName}</bdi>
            <span className="text-muted">
              {m.portal_fairness_part({
                part: pointsText(pointsInQuestion),
                all: pointsText(all),
              })}
            </span>
            {share && <ShareStatusBadge status={share.status} />}
          </li>
        ))}
      </ul>
      {memberCount > members.length && (
        <p className="text-sm text-muted">
          {m.portal_fairness_more({ count: memberCount - members.length })}
        </p>
      )}
      <p className="text-sm text-muted">
        {rich(
          m.portal_fairness_without({
            amount: () => <Amount units={parseAmount(amount)} />,
            usual: () => <>{usualText(signal)}</>,
            before: () => <>{beforeText(signal)}</>,
          }),
        )}
      </p>
      {note !== null && (
        <blockquote className="border-s-2 border-brass ps-3 text-sm">
          <p className="whitespace-pre-line wrap-anywhere">{note.text}</p>
          <footer className="text-xs text-muted">
            <bdi>{note.by}</bdi>, <UtcTime at={note.at} />
          </footer>
        </blockquote>
      )}
      <div className="flex flex-wrap gap-2">
        <Button size="sm" onClick={() => onAsk('details')}>
          {m.portal_fairness_details()}
        </Button>
        <Button size="sm" onClick={() => onAsk('note')}>
          {note === null ? m.portal_fairness_note_add() : m.portal_fairness_note_change()}
        </Button>
        <UsualButton signal={signal} title={title} />
        {canHold && (
          <Button size="sm" variant="danger" onClick={() => onAsk('hold')}>
            {m.portal_fairness_hold({ members: memberCount })}
          </Button>
        )}
      </div>
    </li>
  );
}

function beforeText({ weeksBefore }: FairnessSignal): string {
  if (weeksBefore === 0) return '';
  return m.portal_fairness_before({ weeks: weeksBefore });
}

function usualText({ usualPart }: FairnessSignal): string {
  if (usualPart === null) return m.portal_fairness_usual_none();
  if (usualPart === 0) return m.portal_fairness_usual_nobody();
  const percent = usualPart * 100;
  if (percent < 0.1) return m.portal_fairness_usual_little();
  return m.portal_fairness_usual_part({ part: shownNumber(percent.toFixed(1)) });
}

function UsualButton({ signal, title }: { signal: FairnessSignal; title: string }) {
  const { adminTelegramId, withSignIn, invalidate, run, isBusy } = useAdminWork();
  const isUsual = !signal.isUsual;

  async function mark(): Promise<void> {
    try {
      const params = { id: signal.id };
      await withSignIn(() =>
        call('postFairnessUsual', { params, body: { adminTelegramId, isUsual } }),
      );
      toast({
        title: isUsual ? m.portal_fairness_marked() : m.portal_fairness_unmarked(),
        description: isUsual
          ? m.portal_fairness_marked_text({ title })
          : m.portal_fairness_unmarked_text({ title }),
      });
      focusSection();
    } catch (error) {
      toast({ title: failureText(m.portal_fairness_mark_failed(), error), tone: 'destructive' });
    } finally {
      void invalidate(FAIRNESS_CALLS);
    }
  }

  return (
    <Button size="sm" loading={isBusy} onClick={() => void run(mark)}>
      {isUsual ? m.portal_fairness_mark() : m.portal_fairness_unmark()}
    </Button>
  );
}
