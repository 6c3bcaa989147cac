import { useRef, useState } from 'react';
import type { AdminHunt } from '#contract/admin/hunts.ts';
import { HUNT_LIMITS } from '#rules/hunts/limits.ts';
import { ConfirmDialog } from '#web/shell/dialog/confirm-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { type ClueText, freeKey, moved, NEW_CLUE } from '../draft/hunt-text.ts';
import { ClueCard } from './clue-card.tsx';
import type { FieldsProps } from './hunt-fields.tsx';
import { MoveButtons } from './move-buttons.tsx';

type ClueFieldsProps = FieldsProps & {
  /** The stored draft, whose clues keep their answers; null if there is none to keep. */
  hunt: AdminHunt | null;
  /** False while changes are not saved: a link belongs to a stored clue. */
  canMakeLinks: boolean;
};

/** The clues in their order. */
export function ClueFields({ text, problems, hunt, canMakeLinks, onChange }: ClueFieldsProps) {
  const add = useRef<HTMLButtonElement>(null);
  const [removed, setRemoved] = useState<ClueText | null>(null);
  const { clues } = text;
  const put = (next: readonly ClueText[]) => onChange({ ...text, clues: next });
  const numberOf = (clue: ClueText) => clues.findIndex(({ key }) => key === clue.key) + 1;

  function remove(clue: ClueText): void {
    put(clues.filter(({ key }) => key !== clue.key));
    add.current?.focus();
  }

  return (
    <div>
      <h4 className="font-medium">Clues</h4>
      <ol aria-label="Clues" className="mt-3 grid gap-4">
        {clues.map((clue, index) => (
          <li key={clue.key} className="rounded-lg border bg-surface p-4 sm:p-5">
            <ClueCard
              clue={clue}
              number={index + 1}
              problems={problems}
              hunt={hunt}
              canMakeLink={canMakeLinks}
              onChange={(next) => put(clues.map((each) => (each.key === next.key ? next : each)))}
            >
              <MoveButtons
                name={`clue ${index + 1}`}
                index={index}
                of={clues.length}
                onMove={(to) => put(moved(clues, index, to))}
                onRemove={
                  clues.length === 1
                    ? undefined
                    : () => (clue.text.trim() === '' ? remove(clue) : setRemoved(clue))
                }
              />
            </ClueCard>
          </li>
        ))}
      </ol>
      <Button
        ref={add}
        size="sm"
        className="mt-3"
        disabled={clues.length >= HUNT_LIMITS.clues}
        onClick={() => put([...clues, { ...NEW_CLUE, key: freeKey(clues) }])}
      >
        Add a clue
      </Button>
      {removed && (
        <ConfirmDialog
          title={`Remove clue ${numberOf(removed)}?`}
          action="Remove it"
          act={async () => remove(removed)}
          onDone={() => add.current?.focus()}
          onClose={() => setRemoved(null)}
        >
          <p className="mt-2 text-sm text-muted">
            Its text and its answers or its link cannot be brought back once you save the draft.
          </p>
        </ConfirmDialog>
      )}
    </div>
  );
}
