import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { neutralPictures, OWN_ICON, OWN_SHARE } from './neutral.ts';
import { paperTokens } from './papers.ts';

const light = paperTokens('light', { paper: '#f2f7f4', ink: '#12312b', accent: '#a0295e' });
const dark = paperTokens('dark', { paper: '#101918', ink: '#e6f0ec', accent: '#f5a3c7' });

const OWN_SHARED = [OWN_SHARE.ground, OWN_SHARE.shoals, OWN_SHARE.lines, OWN_SHARE.mark];
const sharedIn = (tokens: Record<string, string>) =>
  ['page', 'shoal', 'chart', 'brass'].map((name) => tokens[name] ?? '');

describe.each([
  ['no colours', { light: null, dark: null }, OWN_SHARED, [OWN_ICON.ground, OWN_ICON.mark]],
  ['both themes', { light, dark }, sharedIn(light), [dark.surface, dark.brass]],
  ['a light theme', { light, dark: null }, sharedIn(light), [light.brass, light['brass-ink']]],
  ['a dark theme', { light: null, dark }, sharedIn(dark), [dark.surface, dark.brass]],
])('a community with %s', (_, papers, shared, icon) => {
  const { icons, share } = neutralPictures(papers);
  const names = readdirSync(icons.from);
  const read = (name: string) => readFileSync(join(icons.from, name));

  it('has them in its shared picture', () => {
    const painted = share.paint(read('share.png'), 'image/png');
    expect(palettesOf(painted)).toEqual([expect.arrayContaining(shared)]);
    expect(palettesOf(painted)[0]?.[0]).toBe(shared[0]);
  });

  it.each(names.filter((name) => /^(icon|apple|favicon\.ico)/.test(name)))(
    'has them in %s',
    (name) => {
      const [palette = []] = palettesOf(icons.paint(read(name), 'image/png'));
      expect(palette).toEqual(expect.arrayContaining(icon));
      // Between two colours, each channel of a blend is between theirs.
      for (const blend of palette) {
        for (const at of [1, 3, 5]) {
          const [a = 0, b = 0, each = 0] = [...icon, blend].map((hex = '') => channel(hex, at));
          expect(each).toBeGreaterThanOrEqual(Math.min(a, b));
          expect(each).toBeLessThanOrEqual(Math.max(a, b));
        }
      }
    },
  );

  it('has them in the icon of tabs', () => {
    const svg = icons.paint(read('favicon.svg'), 'image/svg+xml').toString();
    expect(svg.match(/#[0-9a-f]{6}/g)).toEqual(icon);
  });
});

const channel = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16);

/** The palettes of a PNG, which may be inside an ICO; every part of it must have its checksum. */
function palettesOf(bytes: Buffer): string[][] {
  const png = bytes.subarray(bytes.indexOf('PNG', 0, 'latin1') - 1);
  const palettes: string[][] = [];
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at)) {
    const end = at + 8 + png.readUInt32BE(at);
    expect(png.readUInt32BE(end)).toBe(crc32(png.subarray(at + 4, end)));
    if (png.toString('latin1', at + 4, at + 8) !== 'PLTE') continue;
    const hex = png.toString('hex', at + 8, end);
    palettes.push((hex.match(/.{6}/g) ?? []).map((colour) => `#${colour}`));
  }
  return palettes;
}
