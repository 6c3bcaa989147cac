import { useRef, useState } from 'react';
import type { AdminHunt } from '#contract/admin/hunts.ts';
import { HUNT_LIMITS } from '#rules/hunts/limits.ts';
import { m } from '#web/messages.ts';
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
      <h4 className="font-medium">{m.hunts_clues()}</h4>
      <ol aria-label={m.hunts_clues()} className="mt-3 grid gap-4">
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
                labels={{
                  up: m.portal_hunts_clue_up({ number: String(index + 1) }),
                  down: m.portal_hunts_clue_down({ number: String(index + 1) }),
                  remove: m.portal_hunts_clue_remove({ number: String(index + 1) }),
                }}
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
        {m.portal_hunts_clue_add()}
      </Button>
      {removed && (
        <ConfirmDialog
          title={m.portal_hunts_clue_remove_ask({ number: String(numberOf(removed)) })}
          action={m.portal_hunts_clue_remove_do()}
          act={async () => remove(removed)}
          onDone={() => add.current?.focus()}
          onClose={() => setRemoved(null)}
        >
          <p className="mt-2 text-sm text-muted">{m.portal_hunts_clue_remove_text()}</p>
        </ConfirmDialog>
      )}
    </div>
  );
}
