import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

// Vitest hands these on to Node itself, where 'module' or 'import' would break CommonJS packages.
const conditions = ['source', 'node'];
const projectRoot = fileURLToPath(new URL('.', import.meta.url));

/** Pure rooms need no database: their tests start at once. */
const pure = ['rules/**/*.test.ts', 'contract/**/*.test.ts', 'web/**/*.test.{ts,tsx}'];

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        root: projectRoot,
        resolve: { conditions },
        ssr: { resolve: { conditions } },
        test: { name: 'pure', include: pure },
      },
      {
        root: projectRoot,
        resolve: { conditions },
        ssr: { resolve: { conditions } },
        test: {
          name: 'database',
          include: ['server/**/*.test.ts', 'cli/**/*.test.ts'],
          globalSetup: './server/db/test-setup.ts',
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
