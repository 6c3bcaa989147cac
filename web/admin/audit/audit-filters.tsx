import { type FormEvent, useId, useState } from 'react';
import { Problem } from '#web/shell/dialog.tsx';
import type { SetSearchState } from '#web/shell/search-state.ts';
import { Button } from '#web/ui/button.tsx';
import type { AuditFilter } from '../calls.ts';
import { type AuditState, cleanFilter } from './audit-state.ts';

type AuditFiltersProps = { filter: AuditFilter; onChange: SetSearchState<AuditState> };

const FIELDS = [
  { name: 'actor', label: 'Actor', placeholder: 'Telegram id, operator or system' },
  { name: 'action', label: 'Action', placeholder: 'submission_approved' },
  { name: 'entity', label: 'Entity', placeholder: 'submission' },
  { name: 'entityId', label: 'Entity id', placeholder: '12' },
] as const;

export function AuditFilters({ filter, onChange }: AuditFiltersProps) {
  const id = useId();
  const [draft, setDraft] = useState(filter);
  const [problem, setProblem] = useState<string | null>(null);

  function apply(event: FormEvent): void {
    event.preventDefault();
    const next = { ...filter };
    for (const { name, label } of FIELDS) {
      const clean = cleanFilter(name, draft[name]);
      if (clean === null) {
        setProblem(`${label}: “${draft[name]}” cannot be one.`);
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
          <div key={name}>
            <label htmlFor={`${id}-${name}`} className="mb-1.5 block text-sm font-medium">
              {label}
            </label>
            <input
              id={`${id}-${name}`}
              name={name}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={100}
              placeholder={placeholder}
              value={draft[name]}
              onChange={(event) => setDraft({ ...draft, [name]: event.target.value })}
              className="h-11 w-full rounded-md border border-edge bg-raised px-3 text-base text-ink hover:border-ink sm:text-sm pointer-coarse:text-base"
            />
          </div>
        ))}
        <Button type="submit">Filter</Button>
      </form>
      <Problem text={problem} />
    </search>
  );
}
