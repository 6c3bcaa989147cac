/** Moves the focus to the first field of a form that has a problem, found by its name. */
export function focusFirst(
  form: HTMLFormElement | null,
  problems: ReadonlyMap<string, string>,
): void {
  const first = [...(form?.elements ?? [])].find(
    (each) => each instanceof HTMLElement && problems.has(each.getAttribute('name') ?? ''),
  );
  if (first instanceof HTMLElement) first.focus();
}
