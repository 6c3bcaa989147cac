import type { ReactNode } from 'react';
import type { Setting } from '#contract/admin/settings.ts';
import { PORTAL_SETTINGS, type PortalSetting, WELCOME_LENGTH } from '#rules/portal-settings.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { CheckboxField, SelectField } from '#web/ui/field.tsx';
import { TextField } from '#web/ui/text-field.tsx';

type SettingFieldProps = {
  setting: Setting;
  /** The unsaved value, null for the one without the portal; undefined if it is not edited. */
  edited: string | null | undefined;
  problem: string | undefined;
  onChange: (value: string | null | undefined) => void;
};

/** One setting: a field, or its value if the environment fixes it. */
export function SettingField({ setting, edited, problem, onChange }: SettingFieldProps) {
  const { name, value, source, unchanged } = setting;
  const { label } = PORTAL_SETTINGS[name];
  if (source === 'environment') return <FixedSetting setting={setting} />;
  const shown = edited === undefined ? value : (edited ?? unchanged);
  return (
    <div className="min-w-0">
      <Control
        name={name}
        value={shown}
        problem={problem}
        onChange={(text) => onChange(text === value ? undefined : text)}
      />
      {edited === undefined ? (
        source === 'portal' && (
          <Standing words="Changed here" tone="neutral" unchanged={unchanged}>
            <DefaultButton label={label} onClick={() => onChange(null)} />
          </Standing>
        )
      ) : (
        <Standing words="Not saved" tone="brass" unchanged={unchanged}>
          {edited !== null && source === 'portal' && (
            <DefaultButton label={label} onClick={() => onChange(null)} />
          )}
        </Standing>
      )}
    </div>
  );
}

type ControlProps = {
  name: PortalSetting;
  value: string;
  problem: string | undefined;
  onChange: (value: string) => void;
};

function Control({ name, ...field }: ControlProps) {
  const { label, form } = PORTAL_SETTINGS[name];
  if (form === 'switch') {
    const { value, onChange } = field;
    return (
      <CheckboxField
        label={label}
        name={name}
        checked={value === 'on'}
        onChange={(isOn) => onChange(isOn ? 'on' : 'off')}
      />
    );
  }
  if (form === 'line') return <TextField {...field} label={label} name={name} />;
  if (form === 'lines') {
    return (
      <TextField {...field} label={label} name={name} rows={4} maxLength={WELCOME_LENGTH} counts />
    );
  }
  const options = form.map((value) => ({ value, label: titled(value) }));
  return <SelectField {...field} label={label} name={name} options={options} />;
}

function titled(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1);
}

type StandingProps = { words: string; tone: Tone; unchanged: string; children: ReactNode };

/** Tells if the value is the portal's own or not saved, and the value without the portal. */
function Standing({ words, tone, unchanged, children }: StandingProps) {
  return (
    <div className="mt-1.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-muted">
      <Badge tone={tone}>{words}</Badge>
      <span className="min-w-0 wrap-anywhere">
        {unchanged === '' ? 'Default: empty' : `Default: ${unchanged}`}
      </span>
      {children}
    </div>
  );
}

function DefaultButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <Button size="sm" variant="ghost" aria-label={`Use the default of ${label}`} onClick={onClick}>
      Use the default
    </Button>
  );
}

function FixedSetting({ setting: { name, value, variable } }: { setting: Setting }) {
  return (
    <dl className="min-w-0">
      <dt className="mb-1.5 text-sm font-medium">{PORTAL_SETTINGS[name].label}</dt>
      <dd className="min-h-11 rounded-md bg-sunken px-3 py-2.5 text-sm wrap-anywhere">
        {value === '' ? <span className="text-muted">Empty</span> : value}
      </dd>
      <dd className="mt-1 text-xs text-muted">
        Set in the settings file or the environment: {variable}
      </dd>
    </dl>
  );
}
