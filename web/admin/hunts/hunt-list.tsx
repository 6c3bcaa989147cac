import { useState } from 'react';
import type { AdminHunt } from '#contract/admin/hunts.ts';
import { m } from '#web/messages.ts';
import { ConfirmDialog } from '#web/shell/dialog/confirm-dialog.tsx';
import { LIST } from '#web/shell/load/loaded-list.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { templateHunt } from './draft/template.ts';
import { useHuntDraft } from './draft/use-hunt-draft.ts';
import { HuntItem } from './hunt-item.tsx';

type HuntListProps = { hunts: readonly AdminHunt[]; onOpen: (id: string) => void };

/** Drafts, then announced hunts, and the two ways to begin one. */
export function HuntList({ hunts, onOpen }: HuntListProps) {
  const begun = useHuntDraft(null);
  const [isAsking, setIsAsking] = useState(false);

  function startFromTemplate(): void {
    begun.change(templateHunt(Date.now()));
    onOpen('new');
  }

  const ways = (
    <div className="flex flex-wrap justify-center gap-2">
      <Button variant="primary" onClick={() => onOpen('new')}>
        {begun.isEdited ? m.portal_hunts_go_on() : m.portal_hunts_write()}
      </Button>
      <Button onClick={() => (begun.isEdited ? setIsAsking(true) : startFromTemplate())}>
        {m.portal_hunts_template()}
      </Button>
    </div>
  );
  return (
    <>
      {hunts.length === 0 ? (
        <Notice kind="empty" level={3} title={m.portal_hunts_none()} action={ways}>
          {m.portal_hunts_none_text()}
        </Notice>
      ) : (
        <>
          <div className="flex">{ways}</div>
          <ul aria-label={m.portal_hunts_list()} className={LIST}>
            {hunts.map((hunt) => (
              <HuntItem key={hunt.id} hunt={hunt} onOpen={() => onOpen(hunt.id)} />
            ))}
          </ul>
        </>
      )}
      {isAsking && (
        <ConfirmDialog
          title={m.portal_hunts_replace_ask()}
          action={m.portal_hunts_replace_do()}
          act={async () => startFromTemplate()}
          onClose={() => setIsAsking(false)}
        >
          <p className="mt-2 text-sm text-muted">{m.portal_hunts_replace_text()}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
