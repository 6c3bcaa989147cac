import { Refused } from '../keys/refused.ts';
import { createCalls } from './calls.ts';
import type { Answer, Question } from './messages.ts';

// The worker's own policy (default-src 'none') lets it reach no network at all.
const calls = createCalls() as Record<string, (input: unknown) => unknown>;

self.addEventListener('message', async ({ data }: MessageEvent<Question>) => {
  const { id, call, input } = data;
  try {
    const work = Object.hasOwn(calls, call) ? calls[call] : undefined;
    if (!work) throw new Error('no such call');
    answer({ id, value: await work(input) });
  } catch (error) {
    // Of anything unexpected only that it happened: its text could quote what was handed in.
    const refused = error instanceof Refused ? error.message : null;
    answer({ id, refused });
  }
});

function answer(message: Answer): void {
  self.postMessage(message);
}
