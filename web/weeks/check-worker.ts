import { checkResult, type ResultCheck } from '#rules/weeks/check-result.ts';
import { type ResultInputs, readResult } from '#rules/weeks/result.ts';

/** The worker's reports. */
export type CheckMessage =
  | { kind: 'progress'; share: number }
  | { kind: 'done'; inputs: ResultInputs; check: ResultCheck }
  | { kind: 'failed'; problem: string };

// In a worker, because splitting a million shares takes seconds and the page must stay responsive.
self.addEventListener('message', (event: MessageEvent<ArrayBuffer>) => {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(event.data);
    const { inputs, shares } = readResult(text, (share) => tell({ kind: 'progress', share }));
    tell({ kind: 'done', inputs, check: checkResult(inputs, shares) });
  } catch (error) {
    tell({ kind: 'failed', problem: error instanceof Error ? error.message : String(error) });
  }
});

function tell(message: CheckMessage): void {
  self.postMessage(message);
}
