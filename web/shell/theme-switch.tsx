import { Moon, Sun } from 'lucide-react';
import { Popover } from './popover.tsx';

/** Opens the choice of the theme. The button shows the paper in use, by style, not by state. */
export function ThemeSwitch() {
  return (
    <Popover
      label="Theme"
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
