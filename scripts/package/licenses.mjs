// The licences of everything in the package, which most of them require to be passed on, and their list.
import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Fonts are files, not modules, so the bundler does not list them; nor does it list the libraries of all threads. */
const FONTS = [
  '@fontsource-variable/fraunces',
  '@fontsource-variable/instrument-sans',
  '@fontsource-variable/noto-emoji',
  '@fontsource-variable/noto-sans',
  '@fontsource-variable/noto-sans-arabic',
  '@fontsource-variable/noto-sans-hebrew',
  '@fontsource-variable/noto-sans-jp',
  '@fontsource-variable/noto-sans-kr',
  '@fontsource-variable/noto-sans-sc',
  '@fontsource-variable/noto-sans-thai',
  '@resvg/resvg-wasm',
];
/** In the wallet's worker, which is a build inside a build: its list only covers the page. */
const WALLET = [
  '@noble/curves',
  '@noble/hashes',
  '@scure/bip32',
  '@scure/bip39',
  '@scure/btc-signer',
  '@zxcvbn-ts/core',
  '@zxcvbn-ts/dictionary-compression',
  '@zxcvbn-ts/language-common',
  '@zxcvbn-ts/language-en',
  'fastest-levenshtein',
  'micro-packed',
];
const SITE = 'dist/web/LICENSES.md';
/** The lists that the builds leave: of the site in the browser, on the server, and of the program. */
const LISTS = [SITE, 'dist/web/server/LICENSES.md', 'dist/program/LICENSES.md'];
const HEADING = /^## (\S+) - (\S+)(?: \(.*\))?$/gm;

/** Moves the lists of the browser's files out of the served folder, into one, and adds the fonts. */
export function keepSiteLicenses(root) {
  renameSync(join(root, 'dist/web/client/LICENSES.md'), join(root, SITE));
  const wallet = join(root, 'dist/web/wallet/LICENSES.md');
  writeFileSync(join(root, SITE), readFileSync(wallet), { flag: 'a' });
  rmSync(wallet);
  const added = [...FONTS, ...WALLET].map((name) => {
    const folder = join(root, 'node_modules', name);
    const { version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    const text = readFileSync(join(folder, licenseIn(folder)), 'utf8').trim();
    return `\n## ${name} - ${version} (${license})\n\n${text}\n`;
  });
  writeFileSync(join(root, SITE), added.join(''), { flag: 'a' });
}

function licenseIn(folder) {
  // One of them has its licence, and where its source is, in its README.
  return readdirSync(folder).find((name) => /^licen[cs]e(\.|$)/i.test(name)) ?? 'README.md';
}

/** The packages in the built package's own files, as `name@version`. */
export function readBundled(root) {
  const lists = LISTS.map((path) => readFileSync(join(root, path), 'utf8'));
  return new Set(
    lists.flatMap((text) => [...text.matchAll(HEADING)].map(([, name, at]) => `${name}@${at}`)),
  );
}
