import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import type { MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '#web/ui/button.tsx';

type MoveButtonsProps = {
  labels: { up: string; down: string; remove: string };
  index: number;
  /** The number of items. */
  of: number;
  onMove: (to: number) => void;
  /** Left out where the last item must stay. */
  onRemove?: (() => void) | undefined;
};

/** Moves an item of a list up and down, and removes it. */
export function MoveButtons({ labels, index, of, onMove, onRemove }: MoveButtonsProps) {
  function move(event: MouseEvent<HTMLButtonElement>, to: number): void {
    const button = event.currentTarget;
    flushSync(() => onMove(to));
    // The browser drops the focus of an element that moves in the page.
    button.focus();
    if (button.disabled)
      button.parentElement?.querySelector<HTMLElement>('button:enabled')?.focus();
  }

  return (
    <div className="flex gap-1">
      <Button
        iconOnly={true}
        size="sm"
        variant="ghost"
        aria-label={labels.up}
        disabled={index === 0}
        onClick={(event) => move(event, index - 1)}
      >
        <ArrowUp aria-hidden="true" size={18} strokeWidth={1.5} />
      </Button>
      <Button
        iconOnly={true}
        size="sm"
        variant="ghost"
        aria-label={labels.down}
        disabled={index === of - 1}
        onClick={(event) => move(event, index + 1)}
      >
        <ArrowDown aria-hidden="true" size={18} strokeWidth={1.5} />
      </Button>
      {onRemove && (
        <Button
          iconOnly={true}
          size="sm"
          variant="ghost"
          aria-label={labels.remove}
          onClick={onRemove}
        >
          <Trash2 aria-hidden="true" size={18} strokeWidth={1.5} />
        </Button>
      )}
    </div>
  );
}
