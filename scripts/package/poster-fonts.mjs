// Cuts the fonts of posters out of their packages: small files, each for the characters that no earlier one has, so that a poster
// loads only those that its names need.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import subsetFont from 'subset-font';
import { root } from '../prepare.mjs';

/** The families of titles and of texts; all others are for the characters that these do not have. */
const FACES = { fraunces: 'display', 'instrument-sans': 'text' };

/** In the order of preference. `wanted` names the characters to take; absent: all. */
const FAMILIES = [
  { family: 'fraunces', weight: 600 },
  { family: 'instrument-sans', weight: 500 },
  { family: 'noto-sans', weight: 550 },
  { family: 'noto-sans-arabic', weight: 550 },
  { family: 'noto-sans-hebrew', weight: 550 },
  { family: 'noto-sans-thai', weight: 550 },
  { family: 'noto-sans-sc', weight: 500, wanted: chineseAndJapanese() },
  { family: 'noto-sans-jp', weight: 500, wanted: chineseAndJapanese() },
  { family: 'noto-sans-kr', weight: 500, wanted: korean() },
  { family: 'noto-emoji', weight: 500 },
];

const folder = join(root, 'dist/web/server/posters');

/** Writes the fonts, their list and the rasteriser to `dist/web/server/posters`, unless they are there. */
export async function makePosterFonts() {
  const stamp = join(folder, 'made-from');
  const made = hashOfSources();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === made) return;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const require = createRequire(import.meta.url);
  const wasm = readFileSync(require.resolve('@resvg/resvg-wasm/index_bg.wasm'));
  writeFileSync(join(folder, 'resvg.wasm.br'), packed(wasm));
  writeFileSync(join(folder, 'fonts.json'), JSON.stringify(await makeFonts()));
  writeFileSync(stamp, made);
}

async function makeFonts() {
  const fonts = [];
  const covered = new Set();
  for (const { family, weight, wanted } of FAMILIES) {
    const face = FACES[family];
    for (const [subset, ranges] of Object.entries(subsetsOf(family))) {
      const asked = charactersIn(ranges).filter(
        (each) => (face || !covered.has(each)) && (wanted?.has(each) ?? true),
      );
      if (asked.length === 0) continue;
      const font = await subsetFont(readSubset(family, subset), asked.join(''), {
        targetFormat: 'truetype',
        variationAxes: { wght: weight },
      });
      const mapped = mappedBy(font);
      const characters = asked.filter((each) => mapped.has(each.codePointAt(0)));
      if (characters.length === 0) continue;
      if (!face) for (const each of characters) covered.add(each);
      const name = `${family}-${fonts.length}`;
      writeFileSync(join(folder, `${name}.br`), packed(font));
      fonts.push({ name, face: face ?? null, characters: characters.join('') });
    }
  }
  return fonts;
}

/** The highest quality would save a twentieth of the bytes, and cost a first start twenty seconds. */
const QUALITY = 7;

function packed(bytes) {
  const quality = { [constants.BROTLI_PARAM_QUALITY]: QUALITY };
  return brotliCompressSync(bytes, { params: quality });
}

function packageOf(family) {
  return join(root, 'node_modules/@fontsource-variable', family);
}

function subsetsOf(family) {
  return JSON.parse(readFileSync(join(packageOf(family), 'unicode.json'), 'utf8'));
}

/** Numbered subsets are written `[4]` in the list and `4` in the name of the file. */
function readSubset(family, subset) {
  const name = `${family}-${subset.replace(/[[\]]/g, '')}-wght-normal.woff2`;
  return readFileSync(join(packageOf(family), 'files', name));
}

/** The characters of a `unicode-range`. */
function charactersIn(ranges) {
  return ranges.split(',').flatMap((range) => {
    const [first, last = first] = range.trim().slice('U+'.length).split('-');
    const from = Number.parseInt(first, 16);
    const count = Number.parseInt(last, 16) - from + 1;
    return Array.from({ length: count }, (_, index) => String.fromCodePoint(from + index));
  });
}

/**
 * The characters of GB 2312, of the first level of Big5, of JIS X 0208 and of the kana: nearly every name that is written in
 * Chinese or Japanese. The two families have 15,000 more.
 */
function chineseAndJapanese() {
  return new Set([
    ...inEncoding('gb18030', [0xb0, 0xf7], [0xa1, 0xfe]),
    ...inEncoding('big5', [0xa4, 0xc6], [0x40, 0xfe]),
    ...inEncoding('euc-jp', [0xa1, 0xf4], [0xa1, 0xfe]),
  ]);
}

/** The syllables of KS X 1001, with which names are registered in Korea. */
function korean() {
  return inEncoding('euc-kr', [0xb0, 0xc8], [0xa1, 0xfe]);
}

/** The characters that an encoding of two bytes has in these rows. */
function inEncoding(encoding, [firstLead, lastLead], [firstTrail, lastTrail]) {
  const decoder = new TextDecoder(encoding, { fatal: true });
  const found = new Set();
  for (let lead = firstLead; lead <= lastLead; lead += 1) {
    for (let trail = firstTrail; trail <= lastTrail; trail += 1) {
      try {
        found.add(decoder.decode(Uint8Array.of(lead, trail)));
      } catch {
        // Rows have gaps.
      }
    }
  }
  return found;
}

/** The code points that a font has glyphs for: its Unicode `cmap`, in format 4 or 12 as the subsetter writes it. */
function mappedBy(font) {
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + 16 * index);
  const record = tables.find((at) => font.toString('latin1', at, at + 4) === 'cmap');
  const cmap = font.readUInt32BE(record + 8);
  const found = new Set();
  for (let index = 0; index < font.readUInt16BE(cmap + 2); index += 1) {
    const at = cmap + font.readUInt32BE(cmap + 4 + 8 * index + 4);
    const format = font.readUInt16BE(at);
    for (const [first, last] of format === 12 ? groups(font, at) : segments(font, at)) {
      for (let point = first; point <= last; point += 1) found.add(point);
    }
  }
  return found;
}

function groups(font, at) {
  return Array.from({ length: font.readUInt32BE(at + 12) }, (_, index) => {
    const group = at + 16 + 12 * index;
    return [font.readUInt32BE(group), font.readUInt32BE(group + 4)];
  });
}

function segments(font, at) {
  const bytes = font.readUInt16BE(at + 6);
  return Array.from({ length: bytes / 2 }, (_, index) => {
    const last = font.readUInt16BE(at + 14 + 2 * index);
    return [font.readUInt16BE(at + 16 + bytes + 2 * index), last];
  });
}

function hashOfSources() {
  const hash = createHash('sha256').update(readFileSync(fileURLToPath(import.meta.url)));
  for (const { family } of FAMILIES)
    hash.update(readFileSync(join(packageOf(family), 'package.json')));
  const rasteriser = join(root, 'node_modules/@resvg/resvg-wasm/package.json');
  return hash.update(readFileSync(rasteriser)).digest('hex');
}
