/** Whether an error says that a piece of the site's own code could not be fetched, in any browser's words. */
export function isMissingPart(error: unknown): boolean {
  return error instanceof Error && MISSING.test(error.message);
}

const MISSING =
  /dynamically imported module|importing a module script failed|unable to preload css|module script failed/i;
