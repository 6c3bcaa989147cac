/** A server that cosigns checkpoints of logs (C2SP tlog-witness). */
export type Witness = {
  /** Its verifier key as text, with its name. */
  vkey: string;
  /** Submits a checkpoint. Rejects if the witness gives no answer in time, or one that is too large. */
  addCheckpoint(body: string): Promise<{ status: number; text: string }>;
};
