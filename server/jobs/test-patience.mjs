// For `--import`: gives a server ten times as long to end by itself when it is told to stop. How long it takes is the
// machine's doing; that it ends is the server's.
const { setTimeout } = globalThis;
/** After this it leaves, as main.ts has it. */
const LEAVE_AFTER_MS = 9_500;

globalThis.setTimeout = (work, ms, ...rest) =>
  setTimeout(work, ms === LEAVE_AFTER_MS ? 10 * ms : ms, ...rest);
