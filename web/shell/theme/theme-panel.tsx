import { Monitor, Moon, Sun } from 'lucide-react';
import { m } from '#web/messages.ts';
import { popoverItemClass } from '../popover.tsx';
import { useViewer } from '../viewer/viewer.tsx';
import { isThemeChoice, setThemeChoice, THEME_CHOICES, useThemeChoice } from './theme.ts';

const LOOKS = {
  light: { name: () => m.shell_theme_light(), Icon: Sun },
  dark: { name: () => m.shell_theme_dark(), Icon: Moon },
  system: { name: () => m.shell_theme_system(), Icon: Monitor },
} as const;

export function ThemePanel() {
  const { instance } = useViewer();
  const choice = useThemeChoice(instance.theme);
  return (
    <fieldset>
      <legend className="px-3 pt-1 pb-1.5 text-xs text-muted">{m.shell_theme()}</legend>
      {THEME_CHOICES.map((value) => {
        const { name, Icon } = LOOKS[value];
        return (
          <label
            key={value}
            className={`${popoverItemClass} has-checked:bg-brass-wash has-focus-visible:outline-2 has-focus-visible:outline-brass`}
          >
            <Icon aria-hidden="true" size={16} strokeWidth={1.5} className="text-muted" />
            <span className="grow">{name()}</span>
            <input
              type="radio"
              name="theme"
              value={value}
              checked={choice === value}
              onChange={(event) => {
                if (isThemeChoice(event.target.value)) setThemeChoice(event.target.value);
              }}
              className="accent-brass outline-none"
            />
          </label>
        );
      })}
    </fieldset>
  );
}
