import { checkResult } from '#rules/check-result.ts';
import { readResult } from '#rules/week-result.ts';
import type { CheckMessage } from './check-message.ts';

// A thread of its own: the split of a million members takes seconds, in which the page must answer.
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
