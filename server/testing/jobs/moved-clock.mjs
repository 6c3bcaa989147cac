// For `--import`: the clock of a process and its threads is ahead of the machine's by the number of ms in the file AHEAD_FILE,
// and pauses end as soon as that clock has passed them. Timeouts stay real: late answers are not under test.
import { readFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import timers from 'node:timers/promises';

const LOOK_EVERY_MS = 20;

const { now: realNow } = Date;
const { setTimeout: wait } = timers;
let aheadMs = 0;
let lookedMs = Number.NEGATIVE_INFINITY;

Date.now = () => {
  const ms = realNow();
  if (ms - lookedMs >= LOOK_EVERY_MS) {
    aheadMs = Number(readFileSync(String(process.env.AHEAD_FILE), 'utf8'));
    lookedMs = ms;
  }
  return ms + aheadMs;
};

timers.setTimeout = async (ms = 1, value, options) => {
  const endMs = Date.now() + ms;
  for (let leftMs = ms; leftMs > 0; leftMs = endMs - Date.now()) {
    await wait(Math.min(leftMs, LOOK_EVERY_MS), undefined, options);
  }
  return value;
};
syncBuiltinESMExports();
