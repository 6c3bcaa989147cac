// For `--import`: a server that is told to stop ends by itself or not at all. How long it takes is the machine's doing;
// that it ends is the server's.
const { setTimeout } = globalThis;
/** After these it closes what is open, and leaves, as main.ts has it. */
const GIVEN_UP_AFTER_MS = [8_000, 9_500];

globalThis.setTimeout = (work, ms, ...rest) =>
  setTimeout(work, GIVEN_UP_AFTER_MS.includes(ms) ? 100 * ms : ms, ...rest);
