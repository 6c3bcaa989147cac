import { useState } from 'react';
import { m } from '#web/messages.ts';
import { Button } from '#web/ui/button.tsx';
import { BulkRejectDialog } from './reject-dialog.tsx';
import { MAX_SELECTED, type PendingSelection } from './selection.ts';

/** The actions on the selection; stays visible while the list scrolls. */
export function BulkBar({ selection }: { selection: PendingSelection }) {
  const [isAsking, setIsAsking] = useState(false);
  const { selected, isFull, clear } = selection;
  const count = selected.length;
  return (
    <>
      {count > 0 && (
        <div className="sticky top-0 z-20 flex flex-wrap items-center gap-2 rounded-lg border border-edge bg-raised px-3 py-2">
          <p role="status" className="grow text-sm">
            {isFull
              ? m.portal_review_selected_most({ count, most: String(MAX_SELECTED) })
              : m.portal_review_selected({ count })}
          </p>
          <Button variant="ghost" onClick={clear}>
            {m.portal_review_clear()}
          </Button>
          <Button variant="danger" onClick={() => setIsAsking(true)}>
            {m.portal_review_reject_selected({ count: String(count) })}
          </Button>
        </div>
      )}
      {isAsking && <BulkRejectDialog selection={selection} onClose={() => setIsAsking(false)} />}
    </>
  );
}
