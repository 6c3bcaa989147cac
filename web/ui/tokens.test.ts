import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('./styles.css', import.meta.url), 'utf8');
const themes = {
  light: tokensOf(/:root,\s*\[data-theme="light"\]\s*\{([^}]*)\}/),
  dark: tokensOf(/(?<=\n)\[data-theme="dark"\]\s*\{([^}]*)\}/),
};

const grounds = ['page', 'surface', 'raised'];
const washes = ['good', 'warn', 'bad', 'brass'];

/** WCAG 2.2 AA: 1.4.3 asks 4.5 for text, 1.4.11 asks 3 for what marks a control or its focus. */
const textPairs = [
  ...['ink', 'muted', 'brass', 'brass-deep', 'good', 'warn', 'bad'].flatMap((text) =>
    grounds.map((ground) => [text, ground]),
  ),
  ['ink', 'sunken'],
  ['muted', 'sunken'],
  ['brass-ink', 'brass'],
  ['brass-ink', 'brass-deep'],
  ...washes.map((tone) => [tone, `${tone}-wash`]),
  ...washes.map((tone) => ['ink', `${tone}-wash`]),
  // In heroes and headers text stands on the chart pattern, whose lines cross the larger words.
  ...['ink', 'muted', 'brass'].map((text) => [text, 'shoal']),
  ['ink', 'chart'],
];
const controlPairs = [
  ...grounds.map((ground) => ['edge', ground]),
  ...[...grounds, 'sunken', 'shoal'].map((ground) => ['brass', ground]),
  ...['good', 'warn', 'bad'].map((fill) => [fill, 'sunken']),
  ...['post', 'thread', 'video', 'article', 'clip'].map((kind) => [`kind-${kind}`, 'raised']),
];

describe.each(Object.entries(themes))('%s theme', (_name, tokens) => {
  it.each(textPairs)('%s on %s is readable text', (text, ground) => {
    expect(contrast(tokens, text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(controlPairs)('%s on %s marks a control', (mark, ground) => {
    expect(contrast(tokens, mark, ground)).toBeGreaterThanOrEqual(3);
  });

  it('keeps the chart faint', () => {
    expect(contrast(tokens, 'chart', 'page')).toBeLessThan(1.6);
  });

  it('lies inside the colours that every screen can show', () => {
    for (const [name, colour] of Object.entries(tokens)) {
      const { red, green, blue } = linearSrgb(colour);
      for (const channel of [red, green, blue]) {
        expect(channel, name).toBeGreaterThanOrEqual(-0.002);
        expect(channel, name).toBeLessThanOrEqual(1.002);
      }
    }
  });
});

describe('the token file', () => {
  it('names the same tokens in both themes and maps each to a class', () => {
    expect(Object.keys(themes.dark)).toEqual(Object.keys(themes.light));
    for (const name of Object.keys(themes.light)) {
      expect(css).toContain(`--color-${name}: var(--${name});`);
    }
  });

  it('computes known contrasts', () => {
    const known = { white: [1, 0, 0], black: [0, 0, 0], grey: [0.5999, 0, 0] } as const;
    expect(contrast(known, 'white', 'black')).toBeCloseTo(21, 1);
    // oklch(0.5999 0 0) is #808080.
    expect(contrast(known, 'grey', 'white')).toBeCloseTo(3.95, 1);
  });
});

type Oklch = readonly [lightness: number, chroma: number, hue: number];
type Tokens = Readonly<Record<string, Oklch>>;

function tokensOf(block: RegExp): Tokens {
  const body = block.exec(css)?.[1] ?? '';
  const found = [...body.matchAll(/--([\w-]+): oklch\(([\d.]+) ([\d.]+) ([\d.]+)\);/g)];
  if (found.length < 15) throw new Error(`no tokens in ${block}`);
  return Object.fromEntries(
    found.map(([, name, l, c, h]) => [name, [Number(l), Number(c), Number(h)] as const]),
  );
}

function contrast(tokens: Tokens, first = '', second = ''): number {
  const [dark = 0, light = 0] = [first, second]
    .map((name) => {
      const colour = tokens[name];
      if (!colour) throw new Error(`no token ${name}`);
      return luminance(colour);
    })
    .sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: Oklch): number {
  const { red, green, blue } = linearSrgb(colour);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** OKLCH to linear sRGB, by the matrices of CSS Color 4. */
function linearSrgb([lightness, chroma, hue]: Oklch) {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return {
    red: 4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    green: -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    blue: -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  };
}
