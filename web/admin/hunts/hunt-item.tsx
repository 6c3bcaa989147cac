import type { AdminHunt } from '#contract/admin/hunts.ts';
import { parseSum } from '#rules/amounts.ts';
import { huntPath } from '#web/addresses.ts';
import { PageLink } from '#web/shell/page-link.tsx';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Amount } from '#web/ui/coin/amount.tsx';
import { countText, quantityText } from '#web/ui/figures.ts';
import { UtcTime } from '#web/ui/time.tsx';
import { useHuntDraft } from './draft/use-hunt-draft.ts';
import { DraftActions, OpenActions } from './hunt-actions.tsx';

const STATUSES: Record<AdminHunt['status'], { label: string; tone: Tone }> = {
  draft: { label: 'Draft', tone: 'neutral' },
  upcoming: { label: 'Announced', tone: 'brass' },
  running: { label: 'Running', tone: 'good' },
  ended: { label: 'Waits for its winners', tone: 'warn' },
  settled: { label: 'Over', tone: 'neutral' },
  cancelled: { label: 'Cancelled', tone: 'bad' },
};

/** One hunt with its figures and the next thing to do. */
export function HuntItem({ hunt, onOpen }: { hunt: AdminHunt; onOpen: () => void }) {
  const { title, status, clues, players, finishers } = hunt;
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
        <Badge tone={tone}>{label}</Badge>
        {status === 'draft' && isEdited && <Badge tone="warn">Changes not saved</Badge>}
      </div>
      <p className="text-sm text-muted">
        <UtcTime at={hunt.startsAt} /> to <UtcTime at={hunt.endsAt} />
      </p>
      <p className="text-sm">
        {quantityText(countText(clues.length), 'clue')},{' '}
        {hunt.coins === '0' ? (
          'no coins'
        ) : (
          <>
            <Amount units={parseSum(hunt.coins)} decimals={8} decimalsSmall={8} /> in prizes
          </>
        )}
        {status !== 'draft' && (
          <>
            , {quantityText(countText(players), 'player')},{' '}
            {quantityText(countText(finishers), 'finisher')}
          </>
        )}
      </p>
      {status === 'draft' ? (
        <DraftActions hunt={hunt} isEdited={isEdited}>
          <Button size="sm" onClick={onOpen}>
            Edit<span className="sr-only"> {title}</span>
          </Button>
        </DraftActions>
      ) : (
        <OpenActions hunt={hunt} />
      )}
    </li>
  );
}
