import { X } from 'lucide-react';
import { useRef } from 'react';
import { useLocation } from 'wouter';
import { m } from '#web/messages.ts';
import { useModal } from '#web/shell/dialog/dialog.tsx';
import { useScrollLock } from '#web/shell/dialog/scroll-lock.ts';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { useAdmin } from './admin-context.ts';
import { type SectionId, sectionPath, sectionsFor } from './sections.ts';
import { WaysOut } from './ways-out.tsx';

type SectionMenuProps = { section: SectionId; onClose: () => void; onLoggedOut: () => void };

/**
 * The sections and the ways out on narrow screens, sliding in from the side where lines start. Escape, choosing an item or pressing the backdrop
 * closes it.
 */
export function SectionMenu({ section, onClose, onLoggedOut }: SectionMenuProps) {
  const admin = useAdmin();
  const dialog = useRef<HTMLDialogElement>(null);
  const [, navigate] = useLocation();
  useModal(dialog, onClose);
  useScrollLock();

  function choose(id: SectionId): void {
    dialog.current?.close();
    navigate(sectionPath(id));
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the press is on the backdrop; Escape does the same.
    <dialog
      ref={dialog}
      aria-label={m.portal_sections()}
      // A press on the backdrop has the dialog itself as its target.
      onClick={(event) => event.target === event.currentTarget && dialog.current?.close()}
      className="m-0 h-dvh max-h-none w-[min(20rem,85vw)] border-e border-edge bg-raised p-0 text-ink transition-transform backdrop:bg-page/75 motion-safe:starting:-translate-x-full motion-safe:rtl:starting:translate-x-full"
    >
      <nav aria-label={m.portal_sections()} className="flex min-h-full flex-col gap-1 p-3">
        <Button
          variant="ghost"
          iconOnly={true}
          aria-label={m.portal_menu_close()}
          onClick={() => dialog.current?.close()}
          className="self-end"
        >
          <X aria-hidden="true" size={18} strokeWidth={1.5} />
        </Button>
        {sectionsFor(admin).map(({ id, label }) => (
          <button
            key={id}
            type="button"
            aria-current={id === section ? 'page' : undefined}
            onClick={() => choose(id)}
            className={cx(
              'flex min-h-12 items-center rounded-md border-s-2 px-4 text-start',
              id === section
                ? 'border-brass bg-sunken font-medium'
                : 'border-transparent hover:bg-sunken',
            )}
          >
            {label()}
          </button>
        ))}
        <div className="mt-auto flex gap-2 pt-4">
          <WaysOut onLoggedOut={onLoggedOut} />
        </div>
      </nav>
    </dialog>
  );
}
