// Writes the package's program: server, commands and the libraries they use, in a few files under dist/program.
import { join } from 'node:path';
import { build } from 'vite';
import { forgetBuild, root } from '../prepare.mjs';
import { oneByteTexts } from './one-byte.mjs';

/** Installed beside the program: the embedded engine, whose files are WebAssembly and data. */
const NOT_BUNDLED = ['@electric-sql/pglite', 'pg-native'];

/** Bundles from the sources: see docs/decisions/026-the-package-contains-its-libraries.md. */
export async function bundleProgram() {
  forgetBuild();
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    plugins: [oneByteTexts()],
    ssr: {
      noExternal: true,
      external: NOT_BUNDLED,
      // As Node itself resolves, also in the tests: no files that a library has only for bundlers.
      resolve: { conditions: ['source', 'node'], mainFields: [] },
    },
    build: {
      ssr: true,
      outDir: join(root, 'dist/program'),
      emptyOutDir: true,
      copyPublicDir: false,
      target: 'node20.19',
      chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
      // Stack traces stay readable.
      minify: false,
      // Most licences require a copy with the code.
      license: { fileName: 'LICENSES.md' },
      rolldownOptions: {
        input: {
          main: join(root, 'cli/main.ts'),
          // The file of a worker thread, which embedded.ts names: it is beside the rest in both trees.
          'embedded-worker': join(root, 'server/db/embedded/embedded-worker.mjs'),
          // The file of another one, to which index-thread.ts refers by this path.
          'index-worker': join(root, 'server/gateways/chain/index-worker.ts'),
        },
        output: {
          // Libraries check `constructor.name`: with another one, node-fetch refuses grammY's AbortSignal, and no message is
          // sent.
          keepNames: true,
          entryFileNames: '[name].mjs',
          chunkFileNames: '[name]-[hash].mjs',
        },
      },
    },
  });
}
