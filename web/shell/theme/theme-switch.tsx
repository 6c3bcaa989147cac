import { Moon, Sun } from 'lucide-react';
import { m } from '#web/messages.ts';
import { Popover } from '../popover.tsx';

/** Opens the choice of theme. CSS selects the button's icon, so that the server's HTML is correct for both. */
export function ThemeSwitch() {
  return (
    <Popover
      label={m.shell_theme()}
      iconOnly
      button={
        <>
          <Sun aria-hidden="true" size={20} strokeWidth={1.5} className="dark:hidden" />
          <Moon aria-hidden="true" size={20} strokeWidth={1.5} className="hidden dark:block" />
        </>
      }
      load={async () => (await import('./theme-panel.tsx')).ThemePanel}
    />
  );
}
