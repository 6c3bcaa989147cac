import { TriangleAlert } from 'lucide-react';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import type { ApiKey, KeyPermission } from '#contract/developer/keys.ts';
import { API_KEY_NAME_MAX_LENGTH } from '#rules/apps/api-keys.ts';
import { API_KEY_PERMISSIONS } from '#rules/permissions.ts';
import { call, errorText } from '#web/api/call.ts';
import { Problem } from '#web/shell/dialog/dialog.tsx';
import { toast } from '#web/shell/toast/toast.tsx';
import { useWork } from '#web/shell/use-work.ts';
import { Button } from '#web/ui/button.tsx';
import { CheckboxField, SelectField } from '#web/ui/field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { AppPicker } from './app-picker.tsx';
import { useApps, useRefetchKeys } from './calls.ts';
import { useKeyDraft } from './key-draft.ts';
import { expiryOf, LIVES } from './key-state.ts';

type CreateFormProps = {
  telegramId: string;
  onClose: () => void;
  onCreated: (key: ApiKey) => void;
};

/** The form for a new key, with the security notice (second document, sections 2 and 5). */
export function CreateForm({ telegramId, onClose, onCreated }: CreateFormProps) {
  const [draft, setDraft] = useKeyDraft(telegramId);
  const titleId = useId();
  const name = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const apps = useApps();
  // The chosen app may have been removed since.
  const appId = apps.data?.some(({ id }) => id === draft.appId) ? draft.appId : null;
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
    if (draft.permissions.length === 0) {
      refuse('Please select at least one permission.');
      return;
    }
    setProblem(null);
    try {
      const expiresAt = expiryOf(draft.life, Date.now());
      const key = await call('postApiKey', {
        body: {
          name: text,
          permissions: [...draft.permissions],
          ...(expiresAt !== null && { expiresAt }),
          ...(appId !== null && { appId }),
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
            chosen={appId}
            onChange={(chosen) => setDraft({ ...draft, appId: chosen })}
          />
        </div>
      </div>
      <PermissionPicker
        chosen={draft.permissions}
        onChange={(permissions) => setDraft({ ...draft, permissions })}
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

type PermissionPickerProps = {
  chosen: readonly KeyPermission[];
  onChange: (chosen: readonly KeyPermission[]) => void;
};

function PermissionPicker({ chosen, onChange }: PermissionPickerProps) {
  return (
    <fieldset className="mt-5">
      <legend className="mb-1 text-sm font-medium">Permissions</legend>
      <div className="grid gap-x-6 gap-y-1 sm:grid-cols-2">
        {API_KEY_PERMISSIONS.map(({ id, label, description }) => (
          <CheckboxField
            key={id}
            name="permissions"
            checked={chosen.includes(id)}
            onChange={(isChosen) =>
              onChange(isChosen ? [...chosen, id] : chosen.filter((each) => each !== id))
            }
            label={
              <span className="py-1.5">
                <span className="block font-medium">{label}</span>
                <span className="block text-muted">{description}</span>
              </span>
            }
          />
        ))}
      </div>
    </fieldset>
  );
}
