import type { AppFormProblems } from '#rules/apps/form.ts';
import { fieldProblems } from '#web/api/api-error.ts';
import { EMPTY_DRAFT } from './app-draft.ts';

/** The server's message for each field of the form; none for any other failure. */
export function fieldsOf(error: unknown): AppFormProblems {
  const said = fieldProblems(error);
  return Object.fromEntries(
    Object.keys(EMPTY_DRAFT).flatMap((name) => {
      const text = said.get(name);
      return text === undefined ? [] : [[name, text]];
    }),
  );
}
