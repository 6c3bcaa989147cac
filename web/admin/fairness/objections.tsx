import { useState } from 'react';
import type { ShareObjection } from '#contract/admin/objections.ts';
import { parseAmount } from '#rules/amounts.ts';
import { OBJECTION_MAX_LENGTH } from '#rules/fairness/objections.ts';
import { failureText } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { m } from '#web/messages.ts';
import { ConfirmDialog } from '#web/shell/dialog/confirm-dialog.tsx';
import { LIST } from '#web/shell/load/loaded-list.tsx';
import { ListPage } from '#web/shell/load/paged-list.tsx';
import { toast } from '#web/shell/toast/toast.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Amount } from '#web/ui/coin/amount.tsx';
import { ShareStatusBadge } from '#web/ui/coin/share-status.tsx';
import { rich } from '#web/ui/text/rich.ts';
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
      <DialogFailure text={m.portal_fairness_objections_failed()} answer={answer} />
    ) : null;
  }
  const { objections, pagination } = answer.data;
  if (pagination.total === 0) return null;
  return (
    <section aria-labelledby="objections-title" className="mt-6 flex scroll-mt-4 flex-col gap-4">
      <h3 id="objections-title" className="text-lg">
        {m.portal_fairness_objections()}
      </h3>
      <ListPage
        pagination={pagination}
        page={page}
        onPage={setPage}
        of={m.portal_fairness_objections_of()}
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
  const by = () => <bdi className="font-medium">{byName}</bdi>;
  return (
    <li className="grid gap-2 px-4 py-4 sm:px-5">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <span className="min-w-0 wrap-anywhere">
          {isOwn
            ? rich(m.portal_fairness_objects_hold({ by }))
            : rich(
                m.portal_fairness_objects_share({
                  by,
                  member: () => <bdi className="font-medium">{displayName}</bdi>,
                }),
              )}
        </span>
        {share && <Amount units={parseAmount(share.amount)} />}
        {share && <ShareStatusBadge status={share.status} />}
        <span className="text-sm text-muted">
          {rich(
            m.portal_fairness_objection_week({
              week: weekDate(week),
              at: () => <UtcTime at={objection.createdAt} />,
            }),
          )}
        </span>
      </p>
      {isOwn && holdReason !== null && (
        <p className="text-sm text-muted wrap-anywhere">
          {m.portal_fairness_held_because({ reason: holdReason })}
        </p>
      )}
      <blockquote className="border-s-2 border-brass ps-3 text-sm whitespace-pre-line wrap-anywhere">
        {objection.reason}
      </blockquote>
      {decision === null ? (
        <div className="flex flex-wrap gap-2">
          <Button size="sm" variant="primary" onClick={() => onDecide(true)}>
            {isOwn ? m.portal_fairness_release() : m.portal_fairness_hold_one()}
          </Button>
          <Button size="sm" onClick={() => onDecide(false)}>
            {isOwn ? m.portal_fairness_keep() : m.portal_fairness_turn_down()}
          </Button>
        </div>
      ) : (
        <p className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
          <Badge tone={decision.upheld ? 'good' : 'neutral'}>
            {decision.upheld ? m.portal_fairness_upheld() : m.portal_fairness_turned_down()}
          </Badge>
          <span className="min-w-0 wrap-anywhere">
            {rich(
              m.portal_fairness_decision({
                by: () => <bdi>{decision.by}</bdi>,
                at: () => <UtcTime at={decision.at} />,
                note: decision.note,
              }),
            )}
          </span>
          {decision.byPersonConcerned && <Badge tone="warn">{m.portal_fairness_concerned()}</Badge>}
        </p>
      )}
    </li>
  );
}

/** Asks for the reason of a decision on an objection. */
export function DecideDialog({ objection, upheld, onClose }: Deciding & { onClose: () => void }) {
  const typed = useTyped(`objection ${objection.id} ${String(upheld)}`);
  const { adminTelegramId, withSignIn, invalidate } = useAdminWork();
  const { isOwn, displayName } = objection;
  const name = { name: displayName };
  const titles = isOwn
    ? { true: m.portal_fairness_release_ask(name), false: m.portal_fairness_keep_ask(name) }
    : { true: m.portal_fairness_hold_one_ask(name), false: m.portal_fairness_turn_down_ask() };

  async function decide(): Promise<void> {
    const params = { id: objection.id };
    const note = typed.text.trim();
    try {
      await withSignIn(() =>
        call('decideObjection', { params, body: { adminTelegramId, upheld, note } }),
      );
      typed.clear();
      toast({
        title: upheld ? m.portal_fairness_done_upheld() : m.portal_fairness_done_turned_down(),
      });
    } finally {
      void invalidate(FAIRNESS_CALLS, ['getWeek', 'getWeekHolds']);
    }
  }

  return (
    <ConfirmDialog
      title={titles[`${upheld}`]}
      action={m.portal_fairness_decide()}
      variant="primary"
      check={() => (typed.text.trim() === '' ? m.portal_plans_why() : null)}
      act={decide}
      problemText={(error) => failureText(m.portal_fairness_decide_failed(), error)}
      onDone={focusSection}
      onClose={onClose}
    >
      <div className="mt-4">
        <CommentsField
          label={m.week_reason()}
          hint={m.portal_fairness_decide_hint()}
          value={typed.text}
          onChange={typed.change}
          maxLength={OBJECTION_MAX_LENGTH}
          isFocused={true}
        />
      </div>
    </ConfirmDialog>
  );
}
