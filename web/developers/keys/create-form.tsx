import { TriangleAlert } from 'lucide-react';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import type { ApiKey } from '#contract/developer/keys.ts';
import { API_KEY_NAME_MAX_LENGTH } from '#rules/apps/api-keys.ts';
import { keyPermissionsOf, publicReadsOf } from '#rules/permissions.ts';
import { call, errorText } from '#web/api/call.ts';
import { Problem } from '#web/shell/dialog/dialog.tsx';
import { toast } from '#web/shell/toast/toast.tsx';
import { useWork } from '#web/shell/use-work.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { AppPicker } from './app-picker.tsx';
import { useApps, useRefetchKeys } from './calls.ts';
import { useKeyDraft } from './key-draft.ts';
import { expiryOf, LIVES } from './key-state.ts';
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
      refuse('Please enter a name for your API key.');
      name.current?.focus();
      return;
    }
    if (permissions.length === 0 && publicReadsOf(app?.permissions ?? []).length === 0) {
      refuse('Please select at least one permission.');
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
        title: 'API Key Created',
        description: 'Your new API key has been generated successfully.',
      });
      setDraft(null);
      onCreated(key);
    } catch (error) {
      setProblem(errorText(error));
      // The page may be out of date: the session ended, or another tab changed keys or apps.
      void refetchKeys();
      void apps.refetch();
      const description = 'Failed to create API key. Please try again.';
      toast({ title: 'Error', description, tone: 'destructive' });
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
        Create New API Key
      </h2>
      <SecurityNotice />
      <div className="mt-5 grid gap-5 sm:grid-cols-[1fr_14rem]">
        <TextField
          ref={name}
          label="Key name"
          isRequired
          name="name"
          maxLength={API_KEY_NAME_MAX_LENGTH}
          placeholder="Where you use it, such as Shop server"
          value={draft.name}
          onChange={(text) => setDraft({ ...draft, name: text })}
        />
        <SelectField
          label="Expires"
          value={draft.life}
          options={LIVES}
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
          Cancel
        </Button>
        <Button type="submit" variant="primary" loading={isBusy}>
          Create Key
        </Button>
      </div>
    </form>
  );
}

function refuse(description: string): void {
  toast({ title: 'Validation Error', description, tone: 'destructive' });
}

function SecurityNotice() {
  return (
    <div
      role="note"
      aria-label="Security notice"
      className="mt-4 flex gap-3 rounded-md border border-brass/40 bg-brass-wash px-4 py-3 text-sm"
    >
      <TriangleAlert
        aria-hidden="true"
        size={18}
        strokeWidth={1.5}
        className="mt-0.5 shrink-0 text-brass"
      />
      <p>
        <strong className="font-medium text-brass">Security Notice:</strong> API keys give access to
        user wallets. Keep permissions minimal: choose only what this key needs.
      </p>
    </div>
  );
}
