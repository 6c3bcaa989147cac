import { Menu } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { m } from '#web/messages.ts';
import { Button } from '#web/ui/button.tsx';

type CommandMenuProps = { commands: readonly string[]; onChoose: (command: string) => void };

/** The commands that fit, above the field, as in Telegram. Escape or the loss of focus closes them. */
export function CommandMenu({ commands, onChoose }: CommandMenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const close = () => {
    setIsOpen(false);
    button.current?.focus();
  };
  return (
    <fieldset
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setIsOpen(false);
      }}
      onKeyDown={({ key }) => {
        if (key === 'Escape' && isOpen) close();
      }}
    >
      <legend className="sr-only">{m.try_commands()}</legend>
      <Button
        ref={button}
        variant="ghost"
        iconOnly
        aria-label={m.try_commands()}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Menu aria-hidden="true" size={20} strokeWidth={1.5} />
      </Button>
      {isOpen && (
        <ul
          id={id}
          aria-label={m.try_commands()}
          className="absolute inset-x-2 bottom-full z-10 mb-1 rounded-lg border border-edge bg-raised p-1"
        >
          {commands.map((command) => (
            <li key={command}>
              <button
                type="button"
                className="min-h-11 w-full rounded-md px-3 text-start text-sm wrap-anywhere hover:bg-sunken"
                onClick={() => {
                  close();
                  onChoose(command);
                }}
              >
                {command}
              </button>
            </li>
          ))}
        </ul>
      )}
    </fieldset>
  );
}
