import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import subsetFont from 'subset-font';
import { root } from '../prepare.mjs';

/** The features that text uses: ligatures, accents, and the figures of `font-variant-numeric`. */
const FEATURES = ['liga', 'calt', 'ccmp', 'mark', 'rvrn', 'tnum', 'lnum'];
/** Kerning; in the text face it takes half of the file and is hardly visible at its sizes. */
const KERNED = 'Fraunces';

const FACE = /@font-face \{[^}]*\}/g;
const folder = join(root, 'dist/fonts');

/**
 * Cuts the site's fonts out of their packages: each @font-face of web/ui/styles.css that names a file in dist/fonts gets
 * the weights and characters that it declares, and nothing else. Before the style sheet is bundled.
 */
export async function subsetFonts() {
  mkdirSync(folder, { recursive: true });
  const styles = readFileSync(join(root, 'web/ui/styles.css'), 'utf8');
  for (const [face] of styles.matchAll(FACE)) {
    const path = /url\("[./]*\/dist\/(fonts\/[^"]+)"\)/.exec(face)?.[1];
    if (path === undefined) continue;
    const [least, most] = declared(face, 'font-weight').split(' ').map(Number);
    const family = declared(face, 'font-family').replaceAll('"', '');
    const file = await subsetFont(readWhole(family), charactersOf(face), {
      targetFormat: 'woff2',
      keepFeatures: family === KERNED ? [...FEATURES, 'kern'] : FEATURES,
      variationAxes: { wght: most === undefined ? least : { min: least, max: most } },
    });
    writeFileSync(join(folder, basename(path)), file);
  }
}

/** The package's file with all weights of a family's Latin letters. */
function readWhole(family) {
  const name = family.replaceAll(' ', '-').toLowerCase();
  const files = join(root, 'node_modules/@fontsource-variable', name, 'files');
  return readFileSync(join(files, `${name}-latin-wght-normal.woff2`));
}

function charactersOf(face) {
  return declared(face, 'unicode-range')
    .split(',')
    .flatMap((range) => {
      const [first, last = first] = range.trim().slice('U+'.length).split('-');
      const from = Number.parseInt(first, 16);
      const count = Number.parseInt(last, 16) - from + 1;
      return Array.from({ length: count }, (_, index) => String.fromCodePoint(from + index));
    })
    .join('');
}

function declared(face, property) {
  const value = new RegExp(`${property}:\\s*([^;]+);`).exec(face)?.[1];
  if (value === undefined) throw new Error(`A @font-face in styles.css declares no ${property}.`);
  return value;
}
