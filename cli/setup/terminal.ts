import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

/** How the set-up talks to a person. */
export type Terminal = {
  say(text: string): void;
  /** The answer without spaces around it; null if the person ends the set-up (Ctrl-C, Ctrl-D). A hidden one is not shown while it is typed. */
  ask(prompt: string, options?: { isHidden?: boolean }): Promise<string | null>;
  close(): void;
};

export function openTerminal(): Terminal {
  let isHidden = false;
  const output = new Writable({
    write(chunk, encoding, done) {
      if (isHidden) done();
      else process.stdout.write(chunk, encoding, () => done());
    },
  });
  const lines = createInterface({ input: process.stdin, output, terminal: true });
  // Without it the process would be ended by the signal, in the middle of a line.
  let isClosed = false;
  const ended = new Promise<null>((resolve) => {
    lines.once('SIGINT', () => lines.close());
    lines.once('close', () => {
      isClosed = true;
      resolve(null);
    });
  });
  return {
    say: (text) => console.log(text),
    async ask(prompt, options = {}) {
      if (isClosed) return null;
      isHidden = options.isHidden ?? false;
      if (isHidden) process.stdout.write(prompt);
      const answer = await Promise.race([lines.question(isHidden ? '' : prompt), ended]);
      if (isHidden) process.stdout.write('\n');
      isHidden = false;
      return answer?.trim() ?? null;
    },
    close: () => lines.close(),
  };
}
