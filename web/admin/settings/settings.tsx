import { m } from '#web/messages.ts';
import { LoadedList } from '#web/shell/load/loaded-list.tsx';
import { useAdmin } from '../admin-context.ts';
import { useSettings } from '../calls.ts';
import { ForOwner, SectionHeading } from '../section-parts.tsx';
import { SETTINGS, sectionLabel } from '../sections.ts';
import { useKept } from '../use-kept.ts';
import { SettingsForm } from './settings-form.tsx';

/** The settings that the owner changes while servers run (docs/spec/portal.md#26-settings). */
export function Settings() {
  const { isBotOwner } = useAdmin();
  const answer = useSettings(isBotOwner);
  const data = useKept(answer, {});
  return (
    <section className="scroll-mt-4">
      <SectionHeading title={sectionLabel(SETTINGS)} lead={m.portal_settings_lead()} />
      {isBotOwner ? (
        <LoadedList
          answer={answer}
          data={data}
          failure={m.portal_settings_load_failed()}
          skeleton={{ rows: 6, height: 'h-16' }}
          className="mt-4"
        >
          {({ settings }) => <SettingsForm settings={settings} />}
        </LoadedList>
      ) : (
        <ForOwner>{m.portal_settings_for_owner()}</ForOwner>
      )}
    </section>
  );
}
