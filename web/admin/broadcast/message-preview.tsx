import { Problem } from '#web/shell/dialog/dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { countText, quantityText } from '#web/ui/figures.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { Preview } from './use-preview.ts';

export function MessagePreview({ preview }: { preview: Preview }) {
  const { text, recipients, problem, isLoading, show } = preview;
  return (
    <section aria-label="Preview" aria-busy={isLoading} className="mt-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 className="font-sans text-sm font-medium tracking-normal">
          Preview
          {recipients !== null && (
            <span className="font-normal text-muted">
              {' '}
              · to {quantityText(countText(recipients), 'member')}
            </span>
          )}
        </h3>
        <Button size="sm" loading={isLoading} onClick={show}>
          {text === null ? 'Preview again' : 'Another header'}
        </Button>
      </div>
      {text !== null ? (
        <p
          className="mt-2 max-h-60 overflow-y-auto rounded-md border bg-surface p-3 text-sm wrap-anywhere whitespace-pre-line"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
          tabIndex={0}
        >
          {text}
        </p>
      ) : (
        problem === null && <Skeleton className="mt-2 h-28 rounded-md" />
      )}
      <p role="status" className="mt-1 text-sm text-muted empty:sr-only">
        {preview.isOtherThanSent
          ? 'The message has been changed since it was sent to you.'
          : preview.delivered === true
            ? 'Sent to you. Check it in Telegram before it goes to everyone.'
            : preview.delivered === false
              ? 'It did not reach you: start a chat with the bot first.'
              : null}
      </p>
      <Problem text={problem} />
    </section>
  );
}
