// For `--import`: after SIGUSR2 the embedded database receives nothing, like one that hangs on a full disk, and its time limit
// of ten seconds is shortened.
import { Worker } from 'node:worker_threads';

const { setTimeout } = globalThis;
const { postMessage } = Worker.prototype;
let isBroken = false;

process.on('SIGUSR2', () => {
  isBroken = true;
});
Worker.prototype.postMessage = function (...message) {
  if (!isBroken) postMessage.apply(this, message);
};
globalThis.setTimeout = (work, ms, ...rest) =>
  setTimeout(work, isBroken && ms === 10_000 ? 500 : ms, ...rest);
