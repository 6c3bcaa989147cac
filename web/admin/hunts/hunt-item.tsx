import type { ReactNode } from 'react';
import type { AdminHunt } from '#contract/admin/hunts.ts';
import { parseSum } from '#rules/amounts.ts';
import { huntPath } from '#web/addresses.ts';
import { m } from '#web/messages.ts';
import { PageLink } from '#web/shell/page-link.tsx';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Amount } from '#web/ui/coin/amount.tsx';
import { rich } from '#web/ui/text/rich.ts';
import { UtcTime } from '#web/ui/time.tsx';
import { unseen } from '../section-parts.tsx';
import { useHuntDraft } from './draft/use-hunt-draft.ts';
import { DraftActions, OpenActions } from './hunt-actions.tsx';

const STATUSES: Record<AdminHunt['status'], { label: () => string; tone: Tone }> = {
  draft: { label: () => m.portal_hunts_status_draft(), tone: 'neutral' },
  upcoming: { label: () => m.portal_hunts_status_upcoming(), tone: 'brass' },
  running: { label: () => m.hunt_running(), tone: 'good' },
  ended: { label: () => m.portal_hunts_status_ended(), tone: 'warn' },
  settled: { label: () => m.portal_hunts_status_settled(), tone: 'neutral' },
  cancelled: { label: () => m.hunt_cancelled(), tone: 'bad' },
};

/** One hunt with its figures and the next thing to do. */
export function HuntItem({ hunt, onOpen }: { hunt: AdminHunt; onOpen: () => void }) {
  const { title, status } = hunt;
  const { label, tone } = STATUSES[status];
  const { isEdited } = useHuntDraft(hunt);
  return (
    <li className="grid gap-3 px-4 py-4 sm:px-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <h3 className="min-w-0 font-medium wrap-anywhere">
          {status === 'draft' ? (
            title
          ) : (
            <PageLink href={huntPath(hunt.id)} className="link">
              {title}
            </PageLink>
          )}
        </h3>
        <Badge tone={tone}>{label()}</Badge>
        {status === 'draft' && isEdited && <Badge tone="warn">{m.portal_hunts_unsaved()}</Badge>}
      </div>
      <p className="text-sm text-muted">
        {rich(
          m.hunt_times({
            start: () => <UtcTime at={hunt.startsAt} />,
            end: () => <UtcTime at={hunt.endsAt} />,
          }),
        )}
      </p>
      <p className="text-sm">{figuresText(hunt)}</p>
      {status === 'draft' ? (
        <DraftActions hunt={hunt} isEdited={isEdited}>
          <Button size="sm" onClick={onOpen}>
            {rich(m.portal_hunts_edit({ title, what: unseen }))}
          </Button>
        </DraftActions>
      ) : (
        <OpenActions hunt={hunt} />
      )}
    </li>
  );
}

/** Clues and coins; of an announced hunt also how many play. */
function figuresText(hunt: AdminHunt): ReactNode {
  const { status, players, finishers } = hunt;
  const clues = hunt.clues.length;
  const coins = () => <Amount units={parseSum(hunt.coins)} decimals={8} decimalsSmall={8} />;
  if (status === 'draft') {
    return hunt.coins === '0'
      ? m.portal_hunts_no_coins({ clues })
      : rich(m.portal_hunts_coins({ clues, coins }));
  }
  return hunt.coins === '0'
    ? m.portal_hunts_no_coins_played({ clues, players, finishers })
    : rich(m.portal_hunts_coins_played({ clues, coins, players, finishers }));
}
