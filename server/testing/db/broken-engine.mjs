// For `--import`: after SIGUSR2 the embedded database receives nothing, like one that hangs on a full disk, and its time limits are
// shortened: ten seconds, and that of long statements (server/db/time-limits.ts), in whose middle a start may be.
import { Worker } from 'node:worker_threads';

const { setTimeout } = globalThis;
const { postMessage } = Worker.prototype;
const LIMITS_MS = [10_000, 130_000];
let isBroken = false;

process.on('SIGUSR2', () => {
  isBroken = true;
});
Worker.prototype.postMessage = function (...message) {
  if (!isBroken) postMessage.apply(this, message);
};
globalThis.setTimeout = (work, ms, ...rest) =>
  setTimeout(work, isBroken && LIMITS_MS.includes(ms) ? 500 : ms, ...rest);
