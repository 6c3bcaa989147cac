import { LANGUAGE_NAMES } from '#rules/messages/languages.ts';
import { m } from '#web/messages.ts';
import { Problem } from '#web/shell/dialog/dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { Readers } from './custom-messages.ts';
import type { Preview } from './use-preview.ts';

export function MessagePreview({ preview, readers }: { preview: Preview; readers: Readers }) {
  const { text, recipients, problem, isLoading, show } = preview;
  return (
    <section aria-label={m.portal_broadcast_preview()} aria-busy={isLoading} className="mt-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 className="font-sans text-sm font-medium tracking-normal">
          {m.portal_broadcast_preview()}
          {recipients !== null && (
            <span className="font-normal text-muted">
              {' '}
              {readers === 'everybody'
                ? m.portal_broadcast_preview_to({ count: recipients })
                : m.portal_broadcast_preview_in({ language: LANGUAGE_NAMES[readers] })}
            </span>
          )}
        </h3>
        <Button size="sm" loading={isLoading} onClick={show}>
          {text === null ? m.portal_broadcast_preview_again() : m.portal_broadcast_another_header()}
        </Button>
      </div>
      {text !== null ? (
        <p
          className="mt-2 max-h-60 overflow-y-auto rounded-md border bg-surface p-3 text-sm wrap-anywhere whitespace-pre-line [unicode-bidi:plaintext]"
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
          ? m.portal_broadcast_changed()
          : preview.delivered === true
            ? m.portal_broadcast_delivered()
            : preview.delivered === false
              ? m.portal_broadcast_not_delivered()
              : null}
      </p>
      <Problem text={problem} />
    </section>
  );
}
