import type { ReactNode } from 'react';
import type { Setting } from '#contract/admin/settings.ts';
import { PORTAL_SETTINGS } from '#rules/portal-settings.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
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
      <TextField
        label={label}
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
        Set by {variable} in quarterdeck.env or the environment. It cannot be changed here.
      </dd>
    </dl>
  );
}
