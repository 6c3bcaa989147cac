import { TriangleAlert } from 'lucide-react';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import type { ApiKey } from '#contract/developer/keys.ts';
import { API_KEY_NAME_MAX_LENGTH } from '#rules/apps/api-keys.ts';
import { keyPermissionsOf, publicReadsOf } from '#rules/permissions.ts';
import { call, errorText } from '#web/api/call.ts';
import { m } from '#web/messages.ts';
import { Problem } from '#web/shell/dialog/dialog.tsx';
import { toast } from '#web/shell/toast/toast.tsx';
import { useWork } from '#web/shell/use-work.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/field.tsx';
import { rich } from '#web/ui/text/rich.ts';
import { TextField } from '#web/ui/text-field.tsx';
import { AppPicker } from './app-picker.tsx';
import { useApps, useRefetchKeys } from './calls.ts';
import { useKeyDraft } from './key-draft.ts';
import { expiryOf, LIVES, lifeText } from './key-state.ts';
import { PermissionPicker } from './permission-picker.tsx';

type CreateFormProps = {
  telegramId: string;
  onClose: () => void;
  onCreated: (key: ApiKey) => void;
};

/** The form for a new key, with the security notice (docs/spec/developers.md#10-api-key-management-page). */
export function CreateForm({ telegramId, onClose, onCreated }: CreateFormProps) {
  const [draft, setDraft] = useKeyDraft(telegramId);
  const titleId = useId();
  const name = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const apps = useApps();
  // The chosen app may have been removed since.
  const app = apps.data?.find(({ id }) => id === draft.appId) ?? null;
  const permissions = app
    ? draft.permissions.filter((id) => keyPermissionsOf(app.permissions).includes(id))
    : draft.permissions;
  const refetchKeys = useRefetchKeys();
  const { run, isBusy } = useWork();

  useEffect(() => {
    name.current?.focus();
  }, []);

  async function create(): Promise<void> {
    const text = draft.name.trim();
    if (text === '') {
      refuse(m.dev_keys_name_missing());
      name.current?.focus();
      return;
    }
    if (permissions.length === 0 && publicReadsOf(app?.permissions ?? []).length === 0) {
      refuse(m.dev_keys_permission_missing());
      return;
    }
    setProblem(null);
    try {
      const expiresAt = expiryOf(draft.life, Date.now());
      const key = await call('postApiKey', {
        body: {
          name: text,
          permissions: [...permissions],
          ...(expiresAt !== null && { expiresAt }),
          ...(app !== null && { appId: app.id }),
        },
      });
      await refetchKeys();
      toast({
        title: m.dev_keys_created(),
        description: m.dev_keys_created_text(),
      });
      setDraft(null);
      onCreated(key);
    } catch (error) {
      setProblem(errorText(error));
      // The page may be out of date: the session ended, or another tab changed keys or apps.
      void refetchKeys();
      void apps.refetch();
      const description = m.dev_keys_create_failed();
      toast({ title: m.shell_error(), description, tone: 'destructive' });
    }
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    void run(create);
  }

  return (
    <form
      aria-labelledby={titleId}
      noValidate
      onSubmit={submit}
      className="rounded-lg border bg-surface px-4 py-5 sm:px-6"
    >
      <h2 id={titleId} className="text-xl">
        {m.dev_keys_create()}
      </h2>
      <SecurityNotice />
      <div className="mt-5 grid gap-5 sm:grid-cols-[1fr_14rem]">
        <TextField
          ref={name}
          label={m.dev_keys_name()}
          isRequired
          name="name"
          maxLength={API_KEY_NAME_MAX_LENGTH}
          placeholder={m.dev_keys_name_hint()}
          value={draft.name}
          onChange={(text) => setDraft({ ...draft, name: text })}
        />
        <SelectField
          label={m.dev_keys_expires()}
          value={draft.life}
          options={LIVES.map(({ value }) => ({ value, label: lifeText(value) }))}
          onChange={(life) => setDraft({ ...draft, life })}
        />
        <div className="sm:col-span-2">
          <AppPicker
            apps={apps}
            chosen={app?.id ?? null}
            onChange={(chosen) => setDraft({ ...draft, appId: chosen })}
          />
        </div>
      </div>
      <PermissionPicker
        app={app}
        chosen={draft.permissions}
        onChange={(chosen) => setDraft({ ...draft, permissions: chosen })}
      />
      <Problem text={problem} />
      <div className="mt-5 flex flex-wrap justify-end gap-2">
        <Button disabled={isBusy} onClick={onClose}>
          {m.shell_cancel()}
        </Button>
        <Button type="submit" variant="primary" loading={isBusy}>
          {m.dev_keys_create_do()}
        </Button>
      </div>
    </form>
  );
}

function refuse(description: string): void {
  toast({ title: m.dev_keys_incomplete(), description, tone: 'destructive' });
}

function SecurityNotice() {
  return (
    <div
      role="note"
      aria-label={m.dev_keys_notice()}
      className="mt-4 flex gap-3 rounded-md border border-brass/40 bg-brass-wash px-4 py-3 text-sm"
    >
      <TriangleAlert
        aria-hidden="true"
        size={18}
        strokeWidth={1.5}
        className="mt-0.5 shrink-0 text-brass"
      />
      <p>
        {rich(
          m.dev_keys_notice_text({
            b: (text) => <strong className="font-medium text-brass">{text}</strong>,
          }),
        )}
      </p>
    </div>
  );
}
