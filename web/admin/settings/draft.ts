import { isPortalSetting, type PortalSetting } from '#rules/portal-settings.ts';
import { useTyped } from '../use-typed.ts';

/** The settings that were edited and not saved yet; null returns to the value without the portal. */
export type SettingsDraft = Readonly<Partial<Record<PortalSetting, string | null>>>;

/** The edited settings. They survive a reload and the end of a session (docs/spec/portal.md#22-typed-text). */
export function useSettingsDraft() {
  const typed = useTyped('settings');
  const draft = parseDraft(typed.text);
  return {
    draft,
    /** `undefined` takes back the edit of a setting. */
    edit(name: PortalSetting, value: string | null | undefined): void {
      const { [name]: _, ...others } = draft;
      const next = value === undefined ? others : { ...others, [name]: value };
      typed.change(Object.keys(next).length === 0 ? '' : JSON.stringify(next));
    },
    clear: typed.clear,
  };
}

function parseDraft(text: string): SettingsDraft {
  if (text === '') return {};
  try {
    const stored: unknown = JSON.parse(text);
    if (typeof stored !== 'object' || stored === null) return {};
    return Object.fromEntries(
      Object.entries(stored).filter(
        ([name, value]) => isPortalSetting(name) && (typeof value === 'string' || value === null),
      ),
    );
  } catch {
    return {};
  }
}
