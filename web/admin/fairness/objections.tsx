import { useState } from 'react';
import type { ShareObjection } from '#contract/admin/objections.ts';
import { parseAmount } from '#rules/amounts.ts';
import { OBJECTION_MAX_LENGTH } from '#rules/fairness/objections.ts';
import { failureText } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { ConfirmDialog } from '#web/shell/dialog/confirm-dialog.tsx';
import { LIST } from '#web/shell/load/loaded-list.tsx';
import { ListPage } from '#web/shell/load/paged-list.tsx';
import { toast } from '#web/shell/toast/toast.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Amount } from '#web/ui/coin/amount.tsx';
import { ShareStatusBadge } from '#web/ui/coin/share-status.tsx';
import { UtcTime } from '#web/ui/time.tsx';
import { weekDate } from '#web/ui/week-date.ts';
import { FAIRNESS_CALLS, useObjections } from '../calls.ts';
import { CommentsField } from '../review/comments-field.tsx';
import { DialogFailure, focusSection } from '../section-parts.tsx';
import { useAdminWork } from '../use-admin-work.ts';
import { useTyped } from '../use-typed.ts';

type Deciding = { objection: ShareObjection; upheld: boolean };

/** Objections to shares, open ones first. Renders nothing if there are none. */
export function Objections() {
  const [page, setPage] = useState(1);
  const answer = useObjections(page);
  const [deciding, setDeciding] = useState<Deciding | null>(null);
  if (answer.data === undefined) {
    return answer.isError ? (
      <DialogFailure text="Failed to fetch objections" answer={answer} />
    ) : null;
  }
  const { objections, pagination } = answer.data;
  if (pagination.total === 0) return null;
  return (
    <section aria-labelledby="objections-title" className="mt-6 flex scroll-mt-4 flex-col gap-4">
      <h3 id="objections-title" className="text-lg">
        Objections
      </h3>
      <ListPage
        pagination={pagination}
        page={page}
        onPage={setPage}
        of="objections"
        count={objections.length}
        empty={null}
      >
        <ul aria-labelledby="objections-title" className={LIST}>
          {objections.map((objection) => (
            <ObjectionItem
              key={objection.id}
              objection={objection}
              onDecide={(upheld) => setDeciding({ objection, upheld })}
            />
          ))}
        </ul>
      </ListPage>
      {deciding && <DecideDialog {...deciding} onClose={() => setDeciding(null)} />}
    </section>
  );
}

type ObjectionItemProps = { objection: ShareObjection; onDecide: (upheld: boolean) => void };

function ObjectionItem({ objection, onDecide }: ObjectionItemProps) {
  const { isOwn, displayName, byName, share, week, decision, holdReason } = objection;
  return (
    <li className="grid gap-2 px-4 py-4 sm:px-5">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <span className="min-w-0 wrap-anywhere">
          <bdi className="font-medium">{byName}</bdi>{' '}
          {isOwn ? (
            'objects to the hold of their own share'
          ) : (
            <>
              objects to the share of <bdi className="font-medium">{displayName}</bdi>
            </>
          )}
        </span>
        {share && <Amount units={parseAmount(share.amount)} />}
        {share && <ShareStatusBadge status={share.status} />}
        <span className="text-sm text-muted">
          week of {weekDate(week)}, <UtcTime at={objection.createdAt} />
        </span>
      </p>
      {isOwn && holdReason !== null && (
        <p className="text-sm text-muted wrap-anywhere">Held because: {holdReason}</p>
      )}
      <blockquote className="border-l-2 border-brass pl-3 text-sm whitespace-pre-line wrap-anywhere">
        {objection.reason}
      </blockquote>
      {decision === null ? (
        <div className="flex flex-wrap gap-2">
          <Button size="sm" variant="primary" onClick={() => onDecide(true)}>
            {isOwn ? 'Release the share' : 'Hold the share'}
          </Button>
          <Button size="sm" onClick={() => onDecide(false)}>
            {isOwn ? 'Keep it held' : 'Turn down'}
          </Button>
        </div>
      ) : (
        <p className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
          <Badge tone={decision.upheld ? 'good' : 'neutral'}>
            {decision.upheld ? 'Upheld' : 'Turned down'}
          </Badge>
          <span className="min-w-0 wrap-anywhere">
            by <bdi>{decision.by}</bdi>, <UtcTime at={decision.at} />: {decision.note}
          </span>
          {decision.byPersonConcerned && <Badge tone="warn">Decided by the person concerned</Badge>}
        </p>
      )}
    </li>
  );
}

function DecideDialog({ objection, upheld, onClose }: Deciding & { onClose: () => void }) {
  const typed = useTyped(`objection ${objection.id} ${String(upheld)}`);
  const { adminTelegramId, withSignIn, invalidate } = useAdminWork();
  const { isOwn, displayName } = objection;
  const titles = isOwn
    ? {
        true: `Release the share of ${displayName}?`,
        false: `Keep the share of ${displayName} held?`,
      }
    : { true: `Hold the share of ${displayName}?`, false: 'Turn the objection down?' };

  async function decide(): Promise<void> {
    const params = { id: objection.id };
    const note = typed.text.trim();
    try {
      await withSignIn(() =>
        call('decideObjection', { params, body: { adminTelegramId, upheld, note } }),
      );
      typed.clear();
      toast({ title: upheld ? 'Objection upheld' : 'Objection turned down' });
    } finally {
      void invalidate(FAIRNESS_CALLS, ['getWeek', 'getWeekHolds']);
    }
  }

  return (
    <ConfirmDialog
      title={titles[`${upheld}`]}
      action="Decide"
      variant="primary"
      check={() => (typed.text.trim() === '' ? 'Say why.' : null)}
      act={decide}
      problemText={(error) => failureText('Failed to decide', error)}
      onDone={focusSection}
      onClose={onClose}
    >
      <div className="mt-4">
        <CommentsField
          label="Reason"
          hint="The bot tells the member who objected. You cannot change it later."
          value={typed.text}
          onChange={typed.change}
          maxLength={OBJECTION_MAX_LENGTH}
          isFocused={true}
        />
      </div>
    </ConfirmDialog>
  );
}
