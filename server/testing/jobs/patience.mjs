// For `--import`: a server that is told to stop must end by itself. The time it takes depends on the machine, so the limits are
// longer here.
const { setTimeout } = globalThis;
/** The times after which main.ts closes open connections, and exits. */
const GIVEN_UP_AFTER_MS = [8_000, 9_500];

globalThis.setTimeout = (work, ms, ...rest) =>
  setTimeout(work, GIVEN_UP_AFTER_MS.includes(ms) ? 100 * ms : ms, ...rest);
