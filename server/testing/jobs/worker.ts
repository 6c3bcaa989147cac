import { mkdir, rename, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/** Inside the project, where a worker finds the migrations. */
const FOLDER = fileURLToPath(new URL('../../../dist/test-workers', import.meta.url));

/**
 * Bundles a worker of this folder and all its imports into one file, and returns its path. The bundle starts in a quarter of the
 * time, and a test starts dozens.
 */
export async function bundleWorker(name: string): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: 'warn',
    resolve: { conditions: ['source', 'node'] },
    ssr: { noExternal: true, resolve: { conditions: ['source', 'node'] } },
    build: {
      ssr: fileURLToPath(new URL(name, import.meta.url)),
      write: false,
      target: 'esnext',
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  const [file] = 'output' in made ? made.output : [];
  if (!file) throw new Error(`nothing was made of ${name}`);
  await mkdir(FOLDER, { recursive: true });
  // Two test files may bundle the same one at the same time.
  const path = join(FOLDER, basename(name));
  const unfinished = `${path}.${process.pid}`;
  await writeFile(unfinished, file.code);
  await rename(unfinished, path);
  return path;
}
