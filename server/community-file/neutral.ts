import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import type { Papers } from '#contract/community/site-community.ts';
import { packageRoot } from '#server/program/package-root.ts';
import type { PictureSource } from './file-table.ts';

const FOLDER = 'community/neutral';

/**
 * The colours of a neutral picture. In the folder it is drawn in the colours of {@link DRAWN}, so each channel of a pixel is the
 * part of one colour in it, and the background has the rest.
 */
type Inks = { ground: string; lines: string; shoals: string; mark: string };

export const DRAWN: Inks = {
  ground: '#000000',
  lines: '#ff0000',
  shoals: '#00ff00',
  mark: '#0000ff',
};

/** `favicon.svg` has these colours, in which people can look at it. */
export const OWN_ICON = { ground: '#15233a', mark: '#e3bd72' };

/** Chart paper: `page`, `chart`, `shoal` and `brass` of the light theme in web/ui/styles.css. */
export const OWN_SHARE: Inks = {
  ground: '#f6f1e7',
  lines: '#b9d2de',
  shoals: '#dfedef',
  mark: '#7f5719',
};

/** The pictures of a community that has none: chart paper and a compass rose, in its colours. */
export function neutralPictures({ light, dark }: Papers): Record<'icons' | 'share', PictureSource> {
  const from = join(packageRoot(), FOLDER);
  const chart = light ?? dark;
  const share = chart ? inksOf(chart, { ground: 'page', mark: 'brass' }) : OWN_SHARE;
  const icon = dark
    ? inksOf(dark, { ground: 'surface', mark: 'brass' })
    : light
      ? inksOf(light, { ground: 'brass', mark: 'brass-ink' })
      : { ...OWN_SHARE, ...OWN_ICON };
  return {
    share: { from, paint: (bytes) => paintPng(bytes, share) },
    icons: {
      from,
      paint: (bytes, type) =>
        type === 'image/svg+xml' ? paintSvg(bytes, icon) : paintPng(bytes, icon),
    },
  };
}

function inksOf(
  tokens: NonNullable<Papers['light']>,
  { ground, mark }: { ground: string; mark: string },
): Inks {
  const { chart = '', shoal = '', [ground]: paper = '', [mark]: ink = '' } = tokens;
  return { ground: paper, lines: chart, shoals: shoal, mark: ink };
}

function paintSvg(svg: Buffer, { ground, mark }: Inks): Buffer {
  return Buffer.from(
    svg.toString('utf8').replace(OWN_ICON.ground, ground).replace(OWN_ICON.mark, mark),
  );
}

/** Replaces the palette of a PNG, which may be inside an ICO. Throws a `RangeError` if it has none. */
function paintPng(bytes: Buffer, inks: Inks): Buffer {
  const painted = Buffer.from(bytes);
  const type = painted.indexOf('PLTE', 0, 'latin1');
  const start = type + 4;
  const end = start + painted.readUInt32BE(type - 4);
  const ground = channelsOf(inks.ground);
  const others = [inks.lines, inks.shoals, inks.mark].map(channelsOf);
  for (let at = start; at < end; at += 3) {
    const parts = [...painted.subarray(at, at + 3)].map((part) => part / 255);
    for (const [channel, base] of ground.entries()) {
      const added = others.map((each, ink) => ((each[channel] ?? 0) - base) * (parts[ink] ?? 0));
      const value = added.reduce((sum, more) => sum + more, base);
      painted[at + channel] = Math.min(255, Math.max(0, Math.round(value)));
    }
  }
  painted.writeUInt32BE(crc32(painted.subarray(type, end)), end);
  return painted;
}

function channelsOf(hex: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
}
