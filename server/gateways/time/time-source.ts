/** Another machine that knows the time. */
export type TimeSource = {
  /** The name in messages. */
  name: string;
  /** The largest error of its time, in ms. */
  offByMs: number;
  /** The time in ms since epoch. Throws if there is no answer. */
  readMs(): Promise<number>;
};
