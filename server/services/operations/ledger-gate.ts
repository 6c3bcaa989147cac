import { AppError, type ErrorText } from '#contract/errors.ts';
import { within } from '#server/db/time-limits.ts';

/**
 * The gate that keeps this server from changing anything before its totals are known to match the ledger, and, if its database is
 * a restored copy, before the old host is known to be stopped. The earnings of an event depend on totals (the caps of its day), so
 * wrong totals would lead to a wrong ledger.
 */
export type LedgerGate = {
  isOpen(): boolean;
  /** Waits a second for the gate, then throws `unavailable`. */
  requireOpen(): Promise<void>;
};

/** Ten thousand members are compared within this time. Beyond it, tell the caller to come back. */
const PATIENCE_MS = 1_000;
const RETRY_AFTER_SECONDS = 2;

/** For servers whose totals cannot differ from the ledger. */
export const OPEN_LEDGER: LedgerGate = { isOpen: () => true, requireOpen: async () => {} };

/** A gate that is closed until `open` is called. */
export function createLedgerGate({ patienceMs = PATIENCE_MS } = {}) {
  let isOpen = false;
  let reason: ErrorText = (m) => m.refusal_board_starting();
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = () => {
      isOpen = true;
      resolve();
    };
  });
  const gate: LedgerGate = {
    isOpen: () => isOpen,
    async requireOpen() {
      if (!isOpen) await within(patienceMs, () => opened).catch(() => refuse(reason));
    },
  };
  /** Changes the text for callers that are refused. */
  const explain = (text: ErrorText) => {
    reason = text;
  };
  return { gate, open, explain };
}

function refuse(reason: ErrorText): never {
  throw new AppError('unavailable', reason, { retryAfterSeconds: RETRY_AFTER_SECONDS });
}
