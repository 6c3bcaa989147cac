/** An input that arrived while a batch of its name was running. */
type Waiting<I, O> = { input: I; resolve(output: O): void; reject(error: unknown): void };

/**
 * Runs one batch at a time per name. Inputs that arrive meanwhile go into the next batch together, in order. The first one never
 * waits, so a single caller is as fast as without batches.
 *
 * @param most the most inputs in one batch, at least 1
 * @param run returns one output for each input, in the same order; if it throws, the whole batch fails
 */
export function batchByName<I, O>(
  most: number,
  run: (inputs: readonly I[]) => Promise<readonly O[]>,
): (name: string, input: I) => Promise<O> {
  const lines = new Map<string, Waiting<I, O>[]>();

  async function work(name: string, line: Waiting<I, O>[]): Promise<void> {
    while (line.length > 0) await runBatch(line.splice(0, most));
    lines.delete(name);
  }

  async function runBatch(batch: readonly Waiting<I, O>[]): Promise<void> {
    try {
      const outputs = await run(batch.map(({ input }) => input));
      if (outputs.length !== batch.length) throw new Error('a batch needs one output per input');
      batch.forEach(({ resolve }, index) => {
        resolve(outputs[index] as O); // One output for each input.
      });
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }

  return (name, input) =>
    new Promise((resolve, reject) => {
      const line = lines.get(name);
      const waiting = { input, resolve, reject };
      if (line) {
        line.push(waiting);
        return;
      }
      const begun = [waiting];
      lines.set(name, begun);
      void work(name, begun);
    });
}
