import type { AuditEntry } from '#contract/admin/audit-log.ts';
import { m } from '#web/messages.ts';

/** `submission_approved` in words: 'Submission approved'. */
export function words(name: string): string {
  const text = name.replaceAll('_', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** `evaluatedAt` in words: 'Evaluated at'. */
export function fieldName(name: string): string {
  return words(name.replace(/(?<=[a-z0-9])([A-Z])/g, (letter) => `_${letter.toLowerCase()}`));
}

/** A value of a record in one line. */
export function valueText(value: unknown): string {
  if (value === null || value === undefined || value === '') return '—';
  if (typeof value === 'boolean') return value ? m.portal_audit_yes() : m.portal_audit_no();
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

export type Change = {
  field: string;
  /** Undefined if the field did not exist. */
  before: string | undefined;
  after: string | undefined;
};

/** The changed fields of an entry: first those that existed before, then the new ones. */
export function changesOf({ before, after }: Pick<AuditEntry, 'before' | 'after'>): Change[] {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...names].map((field) => ({
    field: fieldName(field),
    before: textOf(before, field),
    after: textOf(after, field),
  }));
}

function textOf(state: AuditEntry['before'], field: string): string | undefined {
  return state !== null && Object.hasOwn(state, field) ? valueText(state[field]) : undefined;
}
