import type { TimeSource } from '#server/gateways/time/time-source.ts';
import { bounded, type Finding, fault, ok, skipped } from '../finding.ts';

/** Beyond this difference in ms, weeks and payouts wait (server/services/operations/clock.ts). */
const MOST_APART_MS = 5 * 60_000;

/**
 * Compares this machine's clock with another one.
 *
 * @param source its answer may be off by its `offByMs`
 */
export function checkClock(check: string, source: TimeSource, now: () => number): Promise<Finding> {
  const { name } = source;
  return bounded(
    async () => {
      const beforeMs = now();
      const theirMs = await source.readMs();
      const apartMs = (beforeMs + now()) / 2 - theirMs;
      const seconds = Math.round(Math.abs(apartMs) / 1000);
      if (Math.abs(apartMs) - source.offByMs > MOST_APART_MS) {
        const side = apartMs > 0 ? 'ahead of' : 'behind';
        const says = `This machine's clock is ${seconds} s ${side} that of ${name}: weeks and payouts wait.`;
        const remedy =
          'Correct the clock that is wrong; on this machine: `timedatectl set-ntp true`';
        return fault(check, says, remedy);
      }
      return ok(check, `This machine's clock agrees with that of ${name} (${seconds} s apart).`);
    },
    (reason) => skipped(check, `${name} did not tell the time: ${reason}.`),
  );
}
