/** Somebody else who knows the time. */
export type TimeSource = {
  /** As a message names it. */
  name: string;
  /** How far its time may be off, in ms. */
  offByMs: number;
  /** Its time, in ms since epoch. Throws if there is no answer. */
  readMs(): Promise<number>;
};
