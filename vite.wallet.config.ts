import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';

const root = fileURLToPath(new URL('./web/wallet', import.meta.url));
const outDir = fileURLToPath(new URL('./dist/web/wallet', import.meta.url));

/**
 * Builds the wallet's page by itself: what holds keys shares no file with the rest of the site. The same sources give the
 * same bytes in every folder, so that anybody can compare a running site with a release (docs/wallet.md).
 */
export default defineConfig({
  root,
  base: '/wallet/',
  publicDir: false,
  plugins: [tailwindcss(), buildHashes()],
  resolve: { conditions: ['source', ...defaultClientConditions] },
  worker: { format: 'es' },
  build: {
    outDir,
    emptyOutDir: true,
    target: 'es2022',
    sourcemap: false,
    assetsInlineLimit: 0,
    modulePreload: false,
    license: { fileName: 'LICENSES.md' },
  },
});

/** Lists every file with its SHA-256 in `build.json`. */
function buildHashes(): Plugin {
  return {
    name: 'build-hashes',
    apply: 'build',
    enforce: 'post',
    writeBundle(_, bundle) {
      const names = Object.keys(bundle).filter((name) => name !== 'LICENSES.md');
      const files = Object.fromEntries(
        names.sort().map((name) => [name, sha256(readFileSync(join(outDir, name)))]),
      );
      const build = { sha256: sha256(JSON.stringify(files)), files };
      writeFileSync(join(outDir, 'build.json'), `${JSON.stringify(build, null, 2)}\n`);
    },
  };
}

function sha256(bytes: Uint8Array | string): string {
  return createHash('sha256').update(bytes).digest('hex');
}
