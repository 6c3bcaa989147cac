import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { quantityText } from '#web/ui/figures.ts';
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
            {quantityText(String(count), 'submission')} selected
            {isFull && `; ${MAX_SELECTED} is the most at once`}
          </p>
          <Button variant="ghost" onClick={clear}>
            Clear selection
          </Button>
          <Button variant="danger" onClick={() => setIsAsking(true)}>
            Reject {count} selected
          </Button>
        </div>
      )}
      {isAsking && <BulkRejectDialog selection={selection} onClose={() => setIsAsking(false)} />}
    </>
  );
}
