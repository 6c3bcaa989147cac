import { parsePage } from '#web/shell/search/search-text.ts';
import type { AuditFilter } from '../calls.ts';

/** The filters and page of the log, kept in the address. */
export type AuditState = AuditFilter & { page: number };

export const NO_FILTER: AuditFilter = { actor: '', action: '', entity: '', entityId: '' };

/** The accepted values of each filter (contract/admin/audit-log.ts). */
const SHAPES: Readonly<Record<keyof AuditFilter, RegExp>> = {
  actor: /^([1-9][0-9]{0,15}|[a-z][a-z0-9_-]{0,63})$/,
  action: /^[a-z][a-z0-9_]{0,63}$/,
  entity: /^[a-z][a-z0-9_]{0,63}$/,
  entityId: /^.{1,100}$/,
};

/** The value to send: 'Submission approved' becomes `submission_approved`; null if it is not valid. */
export function cleanFilter(name: keyof AuditFilter, text: string): string | null {
  const trimmed = text.trim();
  if (trimmed === '') return '';
  const word = name === 'entityId' ? trimmed : trimmed.toLowerCase().replace(/\s+/g, '_');
  return SHAPES[name].test(word) ? word : null;
}

/** Parses `?actor=&action=&entity=&entityId=&page=`; ignores invalid values. */
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
