import { useState } from 'react';
import type { AdminHunt } from '#contract/admin/hunts.ts';
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
        {begun.isEdited ? 'Go on writing' : 'Write a hunt'}
      </Button>
      <Button onClick={() => (begun.isEdited ? setIsAsking(true) : startFromTemplate())}>
        Start from the template
      </Button>
    </div>
  );
  return (
    <>
      {hunts.length === 0 ? (
        <Notice kind="empty" level={3} title="No treasure hunt yet" action={ways}>
          A hunt is a story with clues. Members solve them in the bot’s private chat or on the site,
          and the first to finish, or those whom a block draws, win its prizes. The template has
          three clues to change as you like.
        </Notice>
      ) : (
        <>
          <div className="flex">{ways}</div>
          <ul aria-label="Treasure hunts" className={LIST}>
            {hunts.map((hunt) => (
              <HuntItem key={hunt.id} hunt={hunt} onOpen={() => onOpen(hunt.id)} />
            ))}
          </ul>
        </>
      )}
      {isAsking && (
        <ConfirmDialog
          title="Replace the hunt that you began?"
          action="Replace it"
          act={async () => startFromTemplate()}
          onClose={() => setIsAsking(false)}
        >
          <p className="mt-2 text-sm text-muted">
            You began to write a hunt and have not saved it. The template takes its place, and your
            text is lost for good.
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}
