import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import type { AppBody, AppWithSecret } from '#contract/developer/apps.ts';
import { APP_FIELD_LENGTHS, APPLICATION_TYPES, type AppFormProblems } from '#rules/apps/form.ts';
import { APP_PERMISSIONS } from '#rules/permissions.ts';
import { ApiError, errorText } from '#web/api/call.ts';
import { m } from '#web/messages.ts';
import { Problem } from '#web/shell/dialog/dialog.tsx';
import { useWork } from '#web/shell/use-work.ts';
import { useSetViewer } from '#web/shell/viewer/viewer.tsx';
import { Button } from '#web/ui/button.tsx';
import { CheckboxField, FieldProblem, SelectField } from '#web/ui/field.tsx';
import { appPermissionName } from '#web/ui/text/app-permission-name.ts';
import { appTypeName } from '#web/ui/text/app-type-name.ts';
import { TextField } from '#web/ui/text-field.tsx';
import { type AppDraft, checkDraft } from './app-draft.ts';
import { fieldsOf } from './field-problems.ts';
import { permissionAbout } from './permission-about.ts';

type AppFormProps = {
  draft: AppDraft;
  onChange: (draft: AppDraft) => void;
  submitLabel: string;
  onSubmit: (body: AppBody) => Promise<AppWithSecret>;
  onDone: (answer: AppWithSecret) => void;
  /** Shown next to the submit button. */
  children?: ReactNode;
};

/** The fields of the registration form (docs/spec/developers.md#13-apps). A failure keeps everything typed. */
export function AppForm({
  draft,
  onChange,
  submitLabel,
  onSubmit,
  onDone,
  children,
}: AppFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<AppFormProblems>({});
  const [failure, setFailure] = useState<string | null>(null);
  const setViewer = useSetViewer();
  const { run, isBusy } = useWork();

  function change(part: Partial<AppDraft>): void {
    onChange({ ...draft, ...part });
    const changed = Object.keys(part);
    setProblems((now) =>
      Object.fromEntries(Object.entries(now).filter(([name]) => !changed.includes(name))),
    );
  }

  function show(found: AppFormProblems): void {
    setProblems(found);
    const names = Object.keys(found);
    const fields = [...(form.current?.elements ?? [])];
    const first = fields.find(
      (each) => each instanceof HTMLElement && names.includes(each.getAttribute('name') ?? ''),
    );
    if (first instanceof HTMLElement) first.focus();
  }

  async function submit(): Promise<void> {
    setFailure(null);
    const { problems: found, body } = checkDraft(draft);
    if (!body) {
      show(found);
      return;
    }
    try {
      onDone(await onSubmit(body));
    } catch (error) {
      show(fieldsOf(error));
      setFailure(errorText(error));
      // Shows the sign-in in place; the draft stays.
      if (error instanceof ApiError && error.status === 401) setViewer(null);
    }
  }

  function onFormSubmit(event: FormEvent): void {
    event.preventDefault();
    void run(submit);
  }

  const field = <Name extends keyof AppDraft & string>(name: Name) => ({
    name,
    value: draft[name],
    problem: problems[name],
    onChange: (value: AppDraft[Name]) => change({ [name]: value }),
  });

  return (
    <form ref={form} noValidate onSubmit={onFormSubmit} className="grid max-w-3xl gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          {...field('name')}
          isRequired
          label={m.devapp_name()}
          maxLength={APP_FIELD_LENGTHS.name}
        />
        <TextField
          {...field('developer')}
          isRequired
          label={m.devapp_developer()}
          maxLength={APP_FIELD_LENGTHS.developer}
          autoComplete="organization"
        />
        <TextField
          {...field('contactEmail')}
          type="email"
          isRequired
          label={m.devapp_email()}
          maxLength={APP_FIELD_LENGTHS.contactEmail}
          autoComplete="email"
        />
        <SelectField
          label={m.devapp_type()}
          name="applicationType"
          value={draft.applicationType}
          options={[{ value: '', label: m.devapp_type_choose() }, ...typeOptions()]}
          problem={problems.applicationType}
          onChange={(applicationType) => change({ applicationType })}
        />
      </div>
      <TextField
        {...field('description')}
        label={m.creator_description()}
        isRequired
        hint={m.devapp_about_hint()}
        rows={4}
        maxLength={APP_FIELD_LENGTHS.description}
      />
      <TextField
        {...field('webhookUrl')}
        type="url"
        label={m.devapp_webhook_url()}
        isOptional
        hint={m.devapp_webhook_hint()}
        maxLength={APP_FIELD_LENGTHS.webhookUrl}
      />
      <TextField
        {...field('callbackUrls')}
        label={m.devapp_callbacks()}
        isOptional
        hint={m.devapp_callbacks_hint()}
        rows={3}
      />
      <Permissions
        chosen={draft.permissions}
        problem={problems.permissions}
        onChange={(permissions) => change({ permissions })}
      />
      <div>
        <div className="flex flex-wrap items-center gap-2">
          <Button type="submit" variant="primary" loading={isBusy}>
            {submitLabel}
          </Button>
          {children}
        </div>
        <Problem text={failure} />
      </div>
    </form>
  );
}

function typeOptions() {
  return APPLICATION_TYPES.map(({ id }) => ({ value: id as string, label: appTypeName(id) }));
}

type PermissionsProps = {
  chosen: readonly string[];
  problem: string | undefined;
  onChange: (chosen: readonly string[]) => void;
};

function Permissions({ chosen, problem, onChange }: PermissionsProps) {
  const id = useId();
  return (
    <fieldset {...(problem && { 'aria-describedby': id })}>
      <legend className="mb-1.5 text-sm font-medium">{m.devapp_permissions()}</legend>
      <div className="grid gap-x-6 sm:grid-cols-2">
        {APP_PERMISSIONS.map((each) => (
          <CheckboxField
            key={each.id}
            name="permissions"
            checked={chosen.includes(each.id)}
            onChange={(checked) =>
              onChange(checked ? [...chosen, each.id] : chosen.filter((one) => one !== each.id))
            }
            className="py-1"
            label={
              <span>
                {appPermissionName(each.id)}
                <span className="block text-xs text-muted">{permissionAbout(each.id)}</span>
              </span>
            }
          />
        ))}
      </div>
      <FieldProblem id={id} text={problem} />
    </fieldset>
  );
}
