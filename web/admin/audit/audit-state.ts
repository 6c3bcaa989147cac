import { parsePage } from '#web/shell/search-text.ts';
import type { AuditFilter } from '../calls.ts';

/** What of the log is shown; lives in the address. */
export type AuditState = AuditFilter & { page: number };

export const NO_FILTER: AuditFilter = { actor: '', action: '', entity: '', entityId: '' };

/** What each filter takes, as the call does (contract/admin-audit-log.ts). */
const SHAPES: Readonly<Record<keyof AuditFilter, RegExp>> = {
  actor: /^([1-9][0-9]{0,15}|[a-z][a-z0-9_-]{0,63})$/,
  action: /^[a-z][a-z0-9_]{0,63}$/,
  entity: /^[a-z][a-z0-9_]{0,63}$/,
  entityId: /^.{1,100}$/,
};

/** What is typed as it is sent: 'Submission approved' is `submission_approved`; null for what cannot be one. */
export function cleanFilter(name: keyof AuditFilter, text: string): string | null {
  const trimmed = text.trim();
  if (trimmed === '') return '';
  const word = name === 'entityId' ? trimmed : trimmed.toLowerCase().replace(/\s+/g, '_');
  return SHAPES[name].test(word) ? word : null;
}

/** Reads `?actor=&action=&entity=&entityId=&page=`. Whatever makes no sense counts as left out. */
export function parseAuditState(params: URLSearchParams): AuditState {
  const read = (name: keyof AuditFilter) => cleanFilter(name, params.get(name) ?? '') ?? '';
  return {
    actor: read('actor'),
    action: read('action'),
    entity: read('entity'),
    entityId: read('entityId'),
    page: parsePage(params.get('page')),
  };
}

export function printAuditState({ page, ...filter }: AuditState) {
  return { ...filter, page: page === 1 ? undefined : String(page) };
}
