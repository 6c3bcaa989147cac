/**
 * The result of one round. `faults` are counts that must all be 0; `figures` are for reading; `times` are in ms, in a table at
 * the end.
 */
export type Round = {
  faults: Record<string, number>;
  times?: Record<string, number>;
  figures: Record<string, unknown>;
};

/** Prints a round's figures in one line. */
export function printRound(round: number | string, { faults, times, figures }: Round): void {
  console.log(String(round), JSON.stringify({ ...figures, ...times, ...faults }));
}

/** Prints the times of all rounds, and `OK` or the faults as the last line. Returns the exit code. */
export function printVerdict(rounds: readonly Round[]): 0 | 1 {
  const times = gather(rounds.map((round) => round.times ?? {}));
  for (const [name, values] of times) console.log(describeTimes(name, values));
  const wrong = [...gather(rounds.map(({ faults }) => faults))]
    .map(([name, values]) => ({ name, sum: values.reduce((sum, value) => sum + value, 0) }))
    .filter(({ sum }) => sum !== 0);
  console.log(
    wrong.length === 0
      ? 'OK'
      : `WRONG: ${wrong.map(({ name, sum }) => `${name} ${sum}`).join(', ')}`,
  );
  return wrong.length === 0 ? 0 : 1;
}

function gather(records: readonly Record<string, number>[]): Map<string, number[]> {
  const values = new Map<string, number[]>();
  for (const record of records) {
    for (const [name, value] of Object.entries(record)) {
      values.set(name, [...(values.get(name) ?? []), value]);
    }
  }
  return values;
}

function describeTimes(name: string, values: readonly number[]): string {
  const sorted = values.toSorted((a, b) => a - b);
  const median = sorted[Math.floor((sorted.length - 1) / 2)];
  return `${name}: min ${sorted[0]}, median ${median}, max ${sorted.at(-1)}`;
}
