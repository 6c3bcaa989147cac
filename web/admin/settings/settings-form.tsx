import { type FormEvent, useRef, useState } from 'react';
import type { Setting } from '#contract/admin/settings.ts';
import { PORTAL_SETTINGS, type PortalSetting } from '#rules/portal-settings.ts';
import { failureText, fieldProblems } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { m } from '#web/messages.ts';
import { Problem } from '#web/shell/dialog/dialog.tsx';
import { toast } from '#web/shell/toast/toast.tsx';
import { Button } from '#web/ui/button.tsx';
import { SETTING_CALLS } from '../calls.ts';
import { SETTINGS, sectionLabel } from '../sections.ts';
import { useAdminWork } from '../use-admin-work.ts';
import { useSettingsDraft } from './draft.ts';
import { SETTING_GROUPS } from './groups.ts';
import { SettingField } from './setting-field.tsx';

/** All settings in their groups. Only edited ones are sent; a refusal keeps everything typed. */
export function SettingsForm({ settings }: { settings: readonly Setting[] }) {
  const form = useRef<HTMLFormElement>(null);
  const { draft, edit, clear } = useSettingsDraft();
  const [problems, setProblems] = useState<ReadonlyMap<string, string>>(new Map());
  const [failure, setFailure] = useState<string | null>(null);
  const { adminTelegramId, withSignIn, invalidate, run, isBusy } = useAdminWork();
  const edits = Object.keys(draft).length;

  function change(name: PortalSetting, value: string | null | undefined): void {
    edit(name, value);
    setProblems((now) => new Map([...now].filter(([each]) => each !== name)));
  }

  function discard(): void {
    clear();
    setProblems(new Map());
    setFailure(null);
  }

  async function save(): Promise<void> {
    setFailure(null);
    try {
      await withSignIn(() => call('changeSettings', { body: { adminTelegramId, changes: draft } }));
      await invalidate(SETTING_CALLS);
      discard();
      toast({
        title: m.portal_settings_done(),
        description: m.portal_settings_done_text({ count: edits }),
      });
    } catch (error) {
      const found = fieldProblems(error);
      setProblems(found);
      setFailure(
        found.size > 0
          ? m.portal_settings_nothing_saved()
          : failureText(m.portal_settings_failed(), error),
      );
      focusFirst(form.current, found);
    }
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (edits > 0) void run(save);
  }

  return (
    <form
      ref={form}
      noValidate
      onSubmit={submit}
      aria-label={sectionLabel(SETTINGS)}
      className="grid gap-8"
    >
      {SETTING_GROUPS.map(({ id, title, hint }) => (
        <fieldset key={id} className="min-w-0">
          <legend className="text-lg">{title()}</legend>
          <p className="mt-0.5 measure text-sm text-muted">{hint()}</p>
          <div className="mt-4 grid gap-x-6 gap-y-5 md:grid-cols-2">
            {settings
              .filter(({ name }) => PORTAL_SETTINGS[name].group === id)
              .map((setting) => (
                <SettingField
                  key={setting.name}
                  setting={setting}
                  edited={draft[setting.name]}
                  problem={problems.get(setting.name)}
                  onChange={(value) => change(setting.name, value)}
                />
              ))}
          </div>
        </fieldset>
      ))}
      <div>
        <div className="flex flex-wrap items-center gap-2">
          <Button type="submit" variant="primary" loading={isBusy} disabled={edits === 0}>
            {m.portal_settings_save()}
          </Button>
          <Button disabled={edits === 0 || isBusy} onClick={discard}>
            {m.portal_policy_discard()}
          </Button>
        </div>
        <Problem text={failure} />
      </div>
    </form>
  );
}

function focusFirst(form: HTMLFormElement | null, problems: ReadonlyMap<string, string>): void {
  const first = [...(form?.elements ?? [])].find(
    (each) => each instanceof HTMLElement && problems.has(each.getAttribute('name') ?? ''),
  );
  if (first instanceof HTMLElement) first.focus();
}
