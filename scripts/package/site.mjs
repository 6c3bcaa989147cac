// Builds the site: the files for browsers, the wallet's page, and the code that renders pages on the server.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { build } from 'vite';
import { root } from '../prepare.mjs';
import { keepSiteLicenses } from './licenses.mjs';
import { makePosterFonts } from './poster-fonts.mjs';
import { subsetFonts } from './subset-fonts.mjs';

const ENCODINGS = [
  { suffix: 'gz', encode: promisify(gzip), options: { level: 9 } },
  { suffix: 'br', encode: promisify(brotliCompress), options: {} },
];
/** The modules of the site that the server runs, below `web/`. The licences of the last one, which stay, cover all. */
const SERVER_ENTRIES = [
  'entry-plan.ts',
  '../server/http/pages/worker/render-worker.ts',
  '../server/http/posters/drawing/poster-worker.ts',
  'entry-posters.ts',
  'entry-server.tsx',
];
/** Each has a build of its own, which has no texts of another. English is built first. */
const OTHER_LANGUAGES = readdirSync(join(root, 'messages/site'))
  .map((name) => name.replace('.json', ''))
  .filter((language) => language !== 'en');
const COMPRESSIBLE = /\.(html|js|css|svg|json|txt|xml|webmanifest)$/;

/** Builds `dist/fonts` and `dist/web`. Independent parts are built at the same time. */
export async function buildSite() {
  await subsetFonts();
  await makePosterFonts();
  await Promise.all([bundle('vite.config.ts'), bundle('vite.wallet.config.ts')]);
  for (const mode of OTHER_LANGUAGES)
    await bundle('vite.config.ts', { copyPublicDir: false }, mode);
  keepSiteLicenses(root);
  // The rendering refers to files of the client, so the client is built first.
  await Promise.all([
    bundleServerSide(),
    compressFiles(join(root, 'dist/web/client')),
    compressFiles(join(root, 'dist/web/wallet')),
  ]);
}

async function bundleServerSide() {
  for (const ssr of SERVER_ENTRIES) await bundle('vite.config.ts', { ssr });
}

function bundle(file, options = {}, mode = 'production') {
  // It would warn about slow plugins, and on a busy machine all are slow.
  const rolldownOptions = { checks: { pluginTimings: false } };
  return build({
    configFile: join(root, file),
    mode,
    logLevel: 'warn',
    build: { ...options, rolldownOptions },
  });
}

// Once, as small as possible, so that the server only has to choose a file.
async function compressFiles(folder) {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(
    paths.flatMap((path) =>
      ENCODINGS.map(async ({ suffix, encode, options }) => {
        writeFileSync(`${path}.${suffix}`, await encode(readFileSync(path), options));
      }),
    ),
  );
}
