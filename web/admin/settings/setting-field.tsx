import type { ReactNode } from 'react';
import type { Setting } from '#contract/admin/settings.ts';
import { PORTAL_SETTINGS, type PortalSetting, WELCOME_LENGTH } from '#rules/portal-settings.ts';
import { m } from '#web/messages.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { CheckboxField, SelectField } from '#web/ui/field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { choiceText, labelOf, valueText } from './words.ts';

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
  const label = labelOf(name);
  if (source === 'environment') return <FixedSetting setting={setting} />;
  const byDefault = valueText(name, unchanged);
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
          <Standing words={m.portal_settings_changed()} tone="neutral" unchanged={byDefault}>
            <DefaultButton label={label} onClick={() => onChange(null)} />
          </Standing>
        )
      ) : (
        <Standing words={m.portal_settings_unsaved()} tone="brass" unchanged={byDefault}>
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
  const { form } = PORTAL_SETTINGS[name];
  const label = labelOf(name);
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
  const options = form.map((value) => ({ value, label: choiceText(value) }));
  return <SelectField {...field} label={label} name={name} options={options} />;
}

type StandingProps = { words: string; tone: Tone; unchanged: string; children: ReactNode };

/** Tells if the value is the portal's own or not saved, and the value without the portal. */
function Standing({ words, tone, unchanged, children }: StandingProps) {
  return (
    <div className="mt-1.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-muted">
      <Badge tone={tone}>{words}</Badge>
      <span className="min-w-0 wrap-anywhere">
        {unchanged === ''
          ? m.portal_settings_default_empty()
          : m.portal_settings_default({ value: unchanged })}
      </span>
      {children}
    </div>
  );
}

function DefaultButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <Button
      size="sm"
      variant="ghost"
      aria-label={m.portal_settings_use_default_of({ setting: label })}
      onClick={onClick}
    >
      {m.portal_settings_use_default()}
    </Button>
  );
}

function FixedSetting({ setting: { name, value, variable } }: { setting: Setting }) {
  return (
    <dl className="min-w-0">
      <dt className="mb-1.5 text-sm font-medium">{labelOf(name)}</dt>
      <dd className="min-h-11 rounded-md bg-sunken px-3 py-2.5 text-sm wrap-anywhere">
        {value === '' ? (
          <span className="text-muted">{m.portal_settings_empty()}</span>
        ) : (
          valueText(name, value)
        )}
      </dd>
      <dd className="mt-1 text-xs text-muted">
        {m.portal_settings_fixed({ variable: variable ?? '' })}
      </dd>
    </dl>
  );
}
