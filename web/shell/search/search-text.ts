/** The parameters that a state writes into the query; `undefined` and `''` leave out a name. */
export type Printed = Readonly<Record<string, string | undefined>>;

/** The query with the printed names set or removed, with its `?`; `''` when nothing is left. */
export function mergeSearch(current: URLSearchParams, printed: Printed): string {
  const merged = new URLSearchParams(current);
  for (const [name, value] of Object.entries(printed)) {
    if (value === undefined || value === '') merged.delete(name);
    else merged.set(name, value);
  }
  const text = merged.toString();
  return text === '' ? '' : `?${text}`;
}

/** The page of a list, from 1, in `?page=`. An invalid value counts as absent. */
export function parsePageState(params: URLSearchParams): number {
  return parsePage(params.get('page'));
}

/** The reverse; the first page is left out of the address. */
export function printPageState(page: number): Printed {
  return { page: page === 1 ? undefined : String(page) };
}

/** `?page=`, from 1; invalid values count as 1. The calls accept at most nine digits. */
export function parsePage(text: string | null): number {
  return text !== null && /^[1-9][0-9]{0,8}$/.test(text) ? Number(text) : 1;
}
