import { holdsRows, type Line, readLine } from './lines.ts';

/**
 * Reads a backup up to its first table: its settings say into which database it goes.
 *
 * @returns the text of the settings file, null if there is none in it, and all lines from the beginning
 */
export async function readHead(
  lines: AsyncGenerator<string>,
): Promise<{ settings: string | null; all: AsyncGenerator<string> }> {
  const read: string[] = [];
  let settings: string | null = null;
  for (let line = await lines.next(); !line.done; line = await lines.next()) {
    read.push(line.value);
    const part: Line | null = holdsRows(line.value) ? null : readLine(line.value);
    if (part === null || part.kind === 'table') break;
    if (part.kind === 'settings') settings = part.text;
  }
  async function* all() {
    yield* read;
    yield* lines;
  }
  return { settings, all: all() };
}
