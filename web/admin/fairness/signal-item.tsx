import type { FairnessSignal } from '#contract/admin/fairness.ts';
import { parseAmount } from '#rules/amounts.ts';
import { sentenceOf, titleOf } from '#rules/fairness/words.ts';
import { failureText } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { toast } from '#web/shell/toast/toast.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Amount } from '#web/ui/coin/amount.tsx';
import { ShareStatusBadge } from '#web/ui/coin/share-status.tsx';
import { countText, pointsText, quantityText } from '#web/ui/figures.ts';
import { UtcTime } from '#web/ui/time.tsx';
import { FAIRNESS_CALLS } from '../calls.ts';
import { focusSection } from '../section-parts.tsx';
import { useAdminWork } from '../use-admin-work.ts';

/** The dialogs that an administrator can open for a signal. */
export type Asked = 'details' | 'note' | 'hold';

type SignalItemProps = { signal: FairnessSignal; onAsk: (to: Asked) => void };

export function SignalItem({ signal, onAsk }: SignalItemProps) {
  const { holdWorthy, members, memberCount, points, amount, tipCount, note } = signal;
  const title = titleOf(named(signal));
  const canHold = members.some(
    ({ share }) => share?.status === 'owed' || share?.status === 'failed',
  );
  return (
    <li className="grid gap-3 px-4 py-4 sm:px-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <h3 className="text-lg">{title}</h3>
        {holdWorthy && <Badge tone="warn">Worth asking about</Badge>}
        <span className="text-sm text-muted">
          {tipCount > 0 && `${quantityText(countText(tipCount), 'tip')}, `}
          {quantityText(pointsText(points), 'point')}
        </span>
      </div>
      <p className="measure">{sentence(signal)}</p>
      <ul aria-label="Members" className="grid gap-x-6 gap-y-1.5 text-sm sm:grid-cols-2">
        {members.map(({ userId, displayName, points: all, pointsInQuestion, share }) => (
          <li key={userId} className="flex min-w-0 flex-wrap items-center gap-x-2">
            <bdi className="min-w-0 font-medium wrap-anywhere">{displayName}</bdi>
            <span className="text-muted">
              {pointsText(pointsInQuestion)} of {pointsText(all)} points
            </span>
            {share && <ShareStatusBadge status={share.status} />}
          </li>
        ))}
      </ul>
      {memberCount > members.length && (
        <p className="text-sm text-muted">
          and {quantityText(countText(memberCount - members.length), 'more member')}
        </p>
      )}
      <p className="text-sm text-muted">
        Without these points their shares would be <Amount units={parseAmount(amount)} /> smaller
        together. <Usual signal={signal} /> {beforeText(signal)}
      </p>
      {note !== null && (
        <blockquote className="border-l-2 border-brass pl-3 text-sm">
          <p className="whitespace-pre-line wrap-anywhere">{note.text}</p>
          <footer className="text-xs text-muted">
            <bdi>{note.by}</bdi>, <UtcTime at={note.at} />
          </footer>
        </blockquote>
      )}
      <div className="flex flex-wrap gap-2">
        <Button size="sm" onClick={() => onAsk('details')}>
          Show the tips
        </Button>
        <Button size="sm" onClick={() => onAsk('note')}>
          {note === null ? 'Add a note' : 'Change the note'}
        </Button>
        <UsualButton signal={signal} title={title} />
        {canHold && (
          <Button size="sm" variant="danger" onClick={() => onAsk('hold')}>
            Hold {memberCount === 1 ? 'the share' : 'the shares'}
          </Button>
        )}
      </div>
    </li>
  );
}

/** The arguments with which the rules name the signal. */
export function named({ kind, shape }: Pick<FairnessSignal, 'kind' | 'shape'>) {
  return shape === null ? { kind } : { kind, shape };
}

function sentence({ members, figures, memberCount, ...signal }: FairnessSignal): string {
  const numbers = Array.from({ length: memberCount }, (_, index) =>
    Number(members[index]?.userId ?? 0),
  );
  return sentenceOf({ ...named(signal), members: numbers, figures });
}

function beforeText({ weeksBefore }: FairnessSignal): string {
  if (weeksBefore === 0) return '';
  return `Some of them stood out like this in ${weeksBefore} of the four weeks before.`;
}

function Usual({ signal: { usualPart } }: { signal: FairnessSignal }) {
  if (usualPart === null) return 'There is no other week to compare with.';
  if (usualPart === 0) return 'Nobody stood out this much in any other week.';
  const percent = usualPart * 100;
  const text = percent < 0.1 ? 'less than 0.1' : percent.toFixed(1);
  return `In other weeks, ${text} % of earners stood out this much.`;
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
        title: isUsual ? 'Marked as usual here' : 'Shown again',
        description: isUsual
          ? `${title}: not shown again for these members. “Usual here” lists it.`
          : `${title}, for these members`,
      });
      focusSection();
    } catch (error) {
      toast({ title: failureText('Failed to mark it', error), tone: 'destructive' });
    } finally {
      void invalidate(FAIRNESS_CALLS);
    }
  }

  return (
    <Button size="sm" loading={isBusy} onClick={() => void run(mark)}>
      {isUsual ? 'Usual here, do not show again' : 'Show it again'}
    </Button>
  );
}
