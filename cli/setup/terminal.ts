import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

/** The set-up's dialogue with a person. */
export type Terminal = {
  say(text: string): void;
  /**
   * Returns the trimmed answer; null if the person ends the set-up (Ctrl-C, Ctrl-D). A hidden answer is not shown while it is
   * typed.
   */
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
  // Without this handler the signal would end the process in the middle of a line.
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
