import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { LinkDialog } from './link-dialog.tsx';

type LinkFieldProps = {
  /** Of the stored draft; undefined if there is none. */
  huntId: string | undefined;
  /** Of the stored clue. */
  number: string;
  isMade: boolean;
  /** False while changes are not saved: a link belongs to a stored clue. */
  canMake: boolean;
};

/** The hidden link of a clue, which is shown once. */
export function LinkField({ huntId, number, isMade, canMake }: LinkFieldProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p className="text-sm">
        {isMade ? 'The link is made. It cannot be shown again.' : 'There is no link yet.'}
        {(!canMake || huntId === undefined) && ' Save the draft to make one.'}
      </p>
      {canMake && huntId !== undefined && (
        <Button size="sm" onClick={() => setIsOpen(true)}>
          {isMade ? 'Make another link' : 'Make the link'}
        </Button>
      )}
      {isOpen && huntId !== undefined && (
        <LinkDialog
          huntId={huntId}
          number={number}
          replaces={isMade}
          onClose={() => setIsOpen(false)}
        />
      )}
    </div>
  );
}
