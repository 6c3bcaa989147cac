import { m } from '#web/messages.ts';
import type { Operation } from '../operations.ts';
import { resolved } from '../schemas.ts';

/** A parameter of a call as a field, with the contract's bounds. */
export type Parameter = {
  name: string;
  place: 'path' | 'query';
  isRequired: boolean;
  description: string;
  /** The only values; null if others are possible. */
  choices: string[] | null;
  pattern: string | null;
  leastLength: number;
  mostLength: number | null;
  example: string | null;
};

/** Texts without a limit in the contract do not exist; this bounds a document that forgets one. */
const MOST_LETTERS = 1000;

/** Returns whether the page can make a call: it reads, and needs at most a key. */
export function isRunnable({ method, ...operation }: Operation): boolean {
  return method === 'GET' && ['public', 'key'].includes(operation['x-access']);
}

export function parametersOf({ parameters = [], schemas }: Operation): Parameter[] {
  return parameters.flatMap((each) => {
    if (each.in !== 'path' && each.in !== 'query') return [];
    const schema = resolved(each.schema, schemas);
    const [example] = Array.isArray(schema.examples) ? schema.examples : [];
    return {
      name: String(each.name),
      place: each.in,
      isRequired: each.required === true,
      description: String(each.description ?? schema.description ?? ''),
      choices: Array.isArray(schema.enum) ? schema.enum.map(String) : null,
      pattern: typeof schema.pattern === 'string' ? schema.pattern : null,
      leastLength: typeof schema.minLength === 'number' ? schema.minLength : 0,
      mostLength: typeof schema.maxLength === 'number' ? schema.maxLength : null,
      example: example === undefined ? null : String(example),
    };
  });
}

/** The problem with a value; undefined if the contract accepts it, or if it is empty and may be. */
export function findProblem(of: Parameter, value: string): string | undefined {
  if (value === '') return of.isRequired ? m.dev_run_enter() : undefined;
  const most = of.mostLength ?? MOST_LETTERS;
  if (value.length > most) return m.dev_run_most({ most: String(most) });
  if (value.length < of.leastLength) return m.dev_run_least({ least: String(of.leastLength) });
  if (of.choices !== null && !of.choices.includes(value)) return m.dev_run_one_of();
  // As a segment of a path these would lead to another call.
  const leadsAway = of.place === 'path' && /^\.{1,2}$/.test(value);
  if (leadsAway || (of.pattern !== null && !new RegExp(of.pattern, 'u').test(value))) {
    return of.example === null ? m.dev_run_invalid() : m.dev_run_like({ example: of.example });
  }
  return undefined;
}

/** The address of a call with these values; empty ones are left out of the query. */
export function addressWith(
  path: string,
  parameters: readonly Parameter[],
  values: Readonly<Record<string, string>>,
): string {
  const textOf = (name: string) => values[name] ?? '';
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(textOf(name)));
  const query = new URLSearchParams(
    parameters
      .filter(({ place, name }) => place === 'query' && textOf(name) !== '')
      .map(({ name }) => [name, textOf(name)]),
  );
  return query.size === 0 ? filled : `${filled}?${query}`;
}
