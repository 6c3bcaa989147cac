import { Refused } from '../keys/refused.ts';
import { createCalls } from './calls.ts';
import type { Answer, Question } from './messages.ts';

// The worker's own policy (default-src 'none') blocks all network access.
const calls = createCalls() as Record<string, (input: unknown) => unknown>;

self.addEventListener('message', async ({ data }: MessageEvent<Question>) => {
  const { id, call, input } = data;
  try {
    const work = Object.hasOwn(calls, call) ? calls[call] : undefined;
    if (!work) throw new Error('no such call');
    answer({ id, value: await work(input) });
  } catch (error) {
    // An unexpected error is reported without its message, which could quote the input.
    const refused = error instanceof Refused ? error.text : null;
    answer({ id, refused });
  }
});

function answer(message: Answer): void {
  self.postMessage(message);
}
