import { type ComponentType, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { m } from '#web/messages.ts';
import { type ButtonVariant, buttonClass } from '#web/ui/button.tsx';
import { seenTip } from '#web/ui/tooltip/tip.ts';
import { toast } from './toast/toast.tsx';

type PopoverProps = {
  /** The button's accessible name. */
  label: string;
  button: ReactNode;
  variant?: ButtonVariant;
  iconOnly?: boolean;
  className?: string;
  /** Loads the panel's content, which few visitors open; starts on hover or focus. */
  load: () => Promise<ComponentType<PanelProps>>;
};

export type PanelProps = {
  /** Closes the panel. */
  close: () => void;
};

/**
 * A button that opens a small panel. Escape, a press outside or the loss of focus closes it; Escape returns the focus to the
 * button.
 */
export function Popover(props: PopoverProps) {
  const [open, setOpen] = useState(false);
  const [Panel, setPanel] = useState<ComponentType<PanelProps> | null>(null);
  const panelId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  function prepare(): void {
    props.load().then(
      (loaded) => setPanel(() => loaded),
      () => undefined, // Only a preload: the press reports the failure.
    );
  }

  async function openPanel(): Promise<void> {
    try {
      const loaded = await props.load();
      setPanel(() => loaded);
      setOpen(true);
    } catch {
      toast({ title: m.shell_not_loaded(), description: m.shell_reload_to_retry() });
    }
  }

  function close(): void {
    if (frame.current?.contains(document.activeElement)) button.current?.focus();
    setOpen(false);
  }

  useEffect(() => {
    if (!open) return;
    function closeOutside(event: Event): void {
      const { target } = event;
      if (target instanceof Node && !frame.current?.contains(target)) setOpen(false);
    }
    function closeOnEscape(event: KeyboardEvent): void {
      if (event.key !== 'Escape') return;
      button.current?.focus();
      setOpen(false);
    }
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, [open]);

  return (
    <div ref={frame} className="relative">
      <button
        ref={button}
        type="button"
        aria-label={props.label}
        {...seenTip(props.label)}
        aria-expanded={open}
        aria-controls={open ? panelId : undefined}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => (open ? setOpen(false) : void openPanel())}
        className={buttonClass({
          variant: props.variant ?? 'ghost',
          iconOnly: props.iconOnly ?? false,
          className: props.className,
        })}
      >
        {props.button}
      </button>
      {open && Panel !== null && (
        <div
          id={panelId}
          className="absolute top-full end-0 z-30 mt-1.5 w-60 rounded-lg border border-edge bg-raised p-1.5"
        >
          <Panel close={close} />
        </div>
      )}
    </div>
  );
}

/** The class of one line in the panel. */
export const popoverItemClass =
  'flex min-h-11 w-full items-center gap-3 rounded-md px-3 py-2 text-start text-sm hover:bg-sunken disabled:opacity-50';
