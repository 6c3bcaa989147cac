import type { Papers } from '#contract/community/site-community.ts';
import { oklchToHex } from '#rules/colours.ts';

/** One theme's tokens as colours that every SVG reader supports: 'ink' → '#15233a'. */
export type Paper = ReadonlyMap<string, string>;

/**
 * The two themes of `web/ui/styles.css`, parsed from its text, or the community's own instead: the pictures define no colours
 * themselves.
 */
export function papersOf(css: string, own: Papers): { light: Paper; dark: Paper } {
  const light = ownPaper(own.light) ?? paperOf(css, LIGHT);
  const dark = ownPaper(own.dark) ?? paperOf(css, DARK);
  return { light: withCode(light, 'raised', 'ink'), dark: withCode(dark, 'ink', 'page') };
}

const LIGHT = /:root,\s*\[data-theme="light"\]\s*\{([^}]*)\}/;
const DARK = /(?<=\n)\[data-theme="dark"\]\s*\{([^}]*)\}/;

function ownPaper(tokens: Papers['light']): Paper | null {
  return tokens && new Map(Object.entries(tokens));
}

/** Replaces the token names in a drawing by a theme's colours. An unknown name is an error, not a black shape. */
export function paint(svg: string, paper: Paper): string {
  return svg.replace(/ (fill|stroke|color)="([^"]*)"/g, (whole, attribute, name: string) => {
    if (name === 'none' || name === 'currentColor') return whole;
    return ` ${attribute}="${colourOf(paper, name)}"`;
  });
}

function paperOf(css: string, block: RegExp): Paper {
  const body = block.exec(css)?.[1] ?? '';
  const found = [...body.matchAll(/--([\w-]+): oklch\(([\d.]+) ([\d.]+) ([\d.]+)\);/g)];
  if (found.length === 0) throw new Error(`no tokens in ${block}`);
  return new Map(
    found.map(([, name = '', ...oklch]) => {
      const [lightness = 0, chroma = 0, hue = 0] = oklch.map(Number);
      return [name, oklchToHex([lightness, chroma, hue])];
    }),
  );
}

/** A code to scan is dark on light in both themes, because many readers support nothing else. */
function withCode(paper: Paper, ground: string, mark: string): Paper {
  const code = [
    ['code-ground', colourOf(paper, ground)],
    ['code-mark', colourOf(paper, mark)],
  ] as const;
  return new Map([...paper, ...code]);
}

function colourOf(paper: Paper, name: string): string {
  const colour = paper.get(name);
  if (!colour) throw new Error(`no token '${name}'`);
  return colour;
}
