import type { AppFormProblems } from '#rules/apps/form.ts';
import { ApiError } from '#web/api/api-error.ts';
import { EMPTY_DRAFT } from './app-draft.ts';

/** The server's message for each field; none for any other failure. */
export function fieldsOf(error: unknown): AppFormProblems {
  if (!(error instanceof ApiError)) return {};
  try {
    const body: unknown = JSON.parse(error.bodyText);
    if (typeof body !== 'object' || body === null || !('fields' in body)) return {};
    const { fields } = body;
    if (typeof fields !== 'object' || fields === null) return {};
    const said = new Map<string, unknown>(Object.entries(fields));
    return Object.fromEntries(
      Object.keys(EMPTY_DRAFT).flatMap((name) => {
        const text = said.get(name);
        return typeof text === 'string' ? [[name, text]] : [];
      }),
    );
  } catch {
    return {};
  }
}
