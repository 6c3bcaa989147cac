import { cpus, totalmem } from 'node:os';

/** The machine, for the head of every report: without it, figures mean nothing. */
export function machine(): string {
  const [cpu] = cpus();
  const memory = Math.round(totalmem() / 1024 ** 3);
  return `${cpu?.model ?? 'unknown processor'}, ${cpus().length} cores, ${memory} GiB, Node ${process.versions.node}`;
}

/** A table as Markdown, so that a report can be pasted into bench/README.md. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** The quantile of the samples; `share` is from 0 to 1. */
export function percentile(samples: readonly number[], share: number): number {
  const sorted = samples.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

/** Times in ms: the median and the 99th percentile. */
export function pairOf(times: readonly number[]): string {
  return `${percentile(times, 0.5).toFixed(1)} / ${percentile(times, 0.99).toFixed(1)}`;
}
