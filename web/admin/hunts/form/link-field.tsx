import { useState } from 'react';
import { m } from '#web/messages.ts';
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
      <p className="text-sm">{standingText(isMade, canMake && huntId !== undefined)}</p>
      {canMake && huntId !== undefined && (
        <Button size="sm" onClick={() => setIsOpen(true)}>
          {isMade ? m.portal_hunts_link_another() : m.portal_hunts_link_make()}
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

function standingText(isMade: boolean, canMake: boolean): string {
  if (canMake) return isMade ? m.portal_hunts_link_made() : m.portal_hunts_link_none();
  return isMade ? m.portal_hunts_link_made_save() : m.portal_hunts_link_none_save();
}
