/** Returns whether an error means that part of the site's code could not be fetched, in the wording of any browser. */
export function isMissingPart(error: unknown): boolean {
  return error instanceof Error && MISSING.test(error.message);
}

const MISSING =
  /dynamically imported module|importing a module script failed|unable to preload css|module script failed/i;
