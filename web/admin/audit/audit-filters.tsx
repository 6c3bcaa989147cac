import { type FormEvent, useState } from 'react';
import { m } from '#web/messages.ts';
import { Problem } from '#web/shell/dialog/dialog.tsx';
import type { SetSearchState } from '#web/shell/search/search-state.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import type { AuditFilter } from '../calls.ts';
import { type AuditState, cleanFilter } from './audit-state.ts';

type AuditFiltersProps = { filter: AuditFilter; onChange: SetSearchState<AuditState> };

const FIELDS = [
  {
    name: 'actor',
    label: () => m.portal_audit_actor(),
    placeholder: () => m.portal_audit_actor_example(),
  },
  // Names as they are typed, in every language.
  {
    name: 'action',
    label: () => m.portal_audit_action(),
    placeholder: () => 'submission_approved',
  },
  { name: 'entity', label: () => m.portal_audit_entity(), placeholder: () => 'submission' },
  { name: 'entityId', label: () => m.portal_audit_entity_id(), placeholder: () => '12' },
] as const;

export function AuditFilters({ filter, onChange }: AuditFiltersProps) {
  const [draft, setDraft] = useState(filter);
  const [problem, setProblem] = useState<string | null>(null);

  function apply(event: FormEvent): void {
    event.preventDefault();
    const next = { ...filter };
    for (const { name, label } of FIELDS) {
      const clean = cleanFilter(name, draft[name]);
      if (clean === null) {
        setProblem(m.portal_audit_invalid({ field: label(), value: draft[name] }));
        return;
      }
      next[name] = clean;
    }
    setProblem(null);
    onChange({ ...next, page: 1 });
  }

  return (
    <search>
      <form
        onSubmit={apply}
        className="mt-4 grid items-end gap-3 sm:grid-cols-2 lg:grid-cols-[repeat(4,minmax(0,1fr))_auto]"
      >
        {FIELDS.map(({ name, label, placeholder }) => (
          <TextField
            key={name}
            label={label()}
            name={name}
            autoCapitalize="none"
            maxLength={100}
            placeholder={placeholder()}
            value={draft[name]}
            onChange={(text) => setDraft({ ...draft, [name]: text })}
          />
        ))}
        <Button type="submit">{m.portal_audit_filter()}</Button>
      </form>
      <Problem text={problem} />
    </search>
  );
}
