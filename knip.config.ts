import type { KnipConfig } from 'knip';

/**
 * `knip` sees tests, benchmarks and their helpers too; `knip --production` sees the product alone, and reports what
 * nothing but tests uses. There an export that its own file uses is no finding: a test may look at it.
 */
export default ({ production = false }: { production?: boolean }): KnipConfig => ({
  entry: [
    'scripts/*.mjs!',
    'scripts/{docs,messages,package}/*.mjs!',
    'scripts/test/{bring-tools,vitest-reporter}.mjs!',
    'server/main.ts!',
    'server/db/embedded/embedded-worker.mjs!',
    'server/gateways/chain/index-worker.ts!',
    'server/http/pages/worker/render-worker.ts!',
    'server/http/posters/drawing/poster-worker.ts!',
    'cli/*.ts!',
    'client/index.ts!',
    'client/verify/verify.mjs!',
    'web/entry-{plan,posters,server}.{ts,tsx}!',
    'web/wallet/page/main.ts!',
    'web/wallet/signer/worker.ts!',
    'vite.wallet.config.ts!',
    'bench/**/*.ts',
    'drills/main.ts',
    'e2e/*.ts',
    '{server,cli,web}/testing/**/*.{ts,mjs}',
    'server/fakes/**/*.ts',
  ],
  project: [
    '**/*.{ts,tsx,mjs}!',
    '!**/*.test.{ts,tsx}!',
    '!{e2e,bench,drills}/**!',
    '!{server,cli,web}/testing/**!',
    '!server/fakes/**!',
  ],
  ignoreExportsUsedInFile: production ? true : { interface: true, type: true },
  paths: { '#web/*': ['./web/*'] },
  // Fonts are read as files (scripts/package/subset-fonts.mjs).
  ignoreDependencies: ['@typescript/native', 'dependency-cruiser', /^@fontsource-variable\//],
  ignoreBinaries: [
    'apt-get',
    'ip',
    'mkfifo',
    'mount',
    'nsenter',
    'redis-server',
    'umount',
    'unshare',
  ],
});
