import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { Face } from '#contract/posters.ts';

/** A font of `scripts/package/poster-fonts.mjs`. */
export type Font = {
  name: string;
  /** Null for fonts of the characters that neither face has. */
  face: Face | null;
  characters: string;
};

/** The unpacked fonts that stay in memory: those of about a hundred names in different scripts. */
const MOST_BYTES = 8 * 1024 * 1024;

export type Fonts = ReturnType<typeof openFonts>;

/** The fonts in a folder. Each is read when a text first needs it. */
export function openFonts(folder: string) {
  const fonts: Font[] = JSON.parse(readFileSync(join(folder, 'fonts.json'), 'utf8'));
  const found: Record<Face, Map<string, Font>> = {
    display: tableOf(fonts, 'display'),
    text: tableOf(fonts, 'text'),
  };
  const unpacked = new Map<string, Uint8Array>();
  let bytes = 0;

  return {
    /** The font that draws a character in a face; undefined if none has it. */
    find: (character: string, face: Face): Font | undefined => found[face].get(character),

    /** The font as a TrueType file. */
    read({ name }: Font): Uint8Array {
      const known = unpacked.get(name);
      const font = known ?? brotliDecompressSync(readFileSync(join(folder, `${name}.br`)));
      // Moved to the end, so that those used last are kept longest.
      unpacked.delete(name);
      unpacked.set(name, font);
      if (!known) bytes += font.length;
      for (const [oldest, { length }] of unpacked) {
        if (bytes <= MOST_BYTES) break;
        unpacked.delete(oldest);
        bytes -= length;
      }
      return font;
    },
  };
}

function tableOf(fonts: readonly Font[], face: Face): Map<string, Font> {
  const table = new Map<string, Font>();
  const ofFace = fonts.filter((each) => each.face === face);
  const others = fonts.filter((each) => each.face === null);
  for (const font of [...ofFace, ...others]) {
    for (const character of font.characters) {
      if (!table.has(character)) table.set(character, font);
    }
  }
  return table;
}
