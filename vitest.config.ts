import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { QUICK_ENGINE } from './server/testing/db/quick-engine.ts';
import { drawSeed } from './server/testing/run/seed.ts';

drawSeed();

// Vitest hands these on to Node itself, where 'module' or 'import' would break CommonJS packages.
const conditions = ['source', 'node'];
const projectRoot = fileURLToPath(new URL('.', import.meta.url));

/** Renders pages with real answers. */
const ON_DATABASE_OF_WEB = 'web/pseudo-*.test.tsx';

/** Pure rooms need no database: their tests start at once. */
const pure = [
  'rules/**/*.test.ts',
  'contract/**/*.test.ts',
  'web/**/*.test.{ts,tsx}',
  'scripts/**/*.test.ts',
];

/** Tests that replace threads, or kill servers that share their database: each file has a worker of its own. */
const alone = ['server/db/**/*.test.ts', 'server/jobs/**/*.test.ts'];
/** Files of the same folders that do neither: loading their modules anew would take longer than their tests. */
const together = [
  'server/db/{connect,hosts,news,outage,secrets,single-flight,time-limits}.test.ts',
  'server/jobs/{alert-work,backup-work,uptime-work,weekly-snapshot}.test.ts',
];

/** Files of the same folders that only start processes, each with a database of its own. */
const starting = ['server/jobs/{broadcast-restart,broadcast-storm,failpoints,year}.test.ts'];

/** The default of one second is too short for a busy machine. */
const expectations = { poll: { timeout: 20_000 } };

const setupFiles = ['./server/testing/run/seed-properties.ts'];

const withDatabases = {
  globalSetup: './server/testing/db/setup.ts',
  setupFiles,
  execArgv: [QUICK_ENGINE],
  testTimeout: 60_000,
  hookTimeout: 60_000,
  expect: expectations,
};

export default defineConfig({
  test: {
    // More than there are cores: some tests wait for what answers late.
    maxWorkers: 3,
    projects: [
      {
        root: projectRoot,
        resolve: { conditions },
        ssr: { resolve: { conditions } },
        test: {
          name: 'pure',
          include: pure,
          exclude: [ON_DATABASE_OF_WEB],
          setupFiles: [...setupFiles, './web/testing/language.ts'],
          testTimeout: 60_000,
          expect: expectations,
          // Files share a worker's modules: loading them again for each takes longer than the tests.
          isolate: false,
        },
      },
      {
        root: projectRoot,
        resolve: { conditions },
        ssr: { resolve: { conditions } },
        test: {
          ...withDatabases,
          name: 'database',
          include: [
            'server/*.test.ts',
            'server/!(db|jobs)/**/*.test.ts',
            ON_DATABASE_OF_WEB,
            ...together,
          ],
          // Files share a worker's modules and databases, which are emptied before each test.
          isolate: false,
        },
      },
      {
        root: projectRoot,
        resolve: { conditions },
        ssr: { resolve: { conditions } },
        test: {
          ...withDatabases,
          name: 'commands',
          include: ['cli/**/*.test.ts', ...starting],
          // The programs that they start have processes of their own; modules that the tests load are shared as above.
          isolate: false,
        },
      },
      {
        root: projectRoot,
        resolve: { conditions },
        ssr: { resolve: { conditions } },
        test: {
          ...withDatabases,
          name: 'processes',
          include: alone,
          exclude: [...together, ...starting],
        },
      },
    ],
  },
});
