import type { Db } from './db/connect.ts';
import { confirmCommand, findHold } from './services/payouts/fence/fence.ts';
import type { Waiting } from './services/sign-in/approvals.ts';

/** How often a held process looks for the operator's word. */
const LOOK_EACH_MS = 5_000;

/**
 * Waits until the operator has confirmed that the host from which this database was restored is stopped. Returns at once if the
 * database is no restored copy.
 */
export async function awaitOldHost(
  db: Db,
  deps: {
    pause: Waiting['pause'];
    stopping: AbortSignal;
    report: (error: unknown, what: string) => void;
  },
): Promise<void> {
  let hold = await findHold(db);
  if (hold === null) return;
  console.log(`Nothing is sent: ${hold}. Stop it, then: ${confirmCommand()}`);
  while (hold !== null && !deps.stopping.aborted) {
    await deps.pause(LOOK_EACH_MS, deps.stopping);
    try {
      hold = await findHold(db);
    } catch (error) {
      // Without a database nobody knows: it keeps waiting.
      deps.report(error, 'looking whether the old host is stopped');
    }
  }
  if (hold === null)
    console.log('The old host is stopped: this one starts its bot, jobs and payments.');
}
