import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrast, type Oklch, oklchToHex, oklchToLinear } from '#rules/colours.ts';

const css = readFileSync(new URL('./styles.css', import.meta.url), 'utf8');
const themes = {
  light: tokensOf(/:root,\s*\[data-theme="light"\]\s*\{([^}]*)\}/),
  dark: tokensOf(/(?<=\n)\[data-theme="dark"\]\s*\{([^}]*)\}/),
};

const grounds = ['page', 'surface', 'raised'];
const washes = ['good', 'warn', 'bad', 'brass'];

/** WCAG 2.2 AA: 1.4.3 requires 4.5 for text, 1.4.11 requires 3 for the outline of a control or its focus. */
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
  // In heroes and headers text is on the chart pattern, whose lines cross the larger words.
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
    expect(contrastOf(tokens, text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(controlPairs)('%s on %s marks a control', (mark, ground) => {
    expect(contrastOf(tokens, mark, ground)).toBeGreaterThanOrEqual(3);
  });

  it('keeps the chart faint', () => {
    expect(contrastOf(tokens, 'chart', 'page')).toBeLessThan(1.6);
  });

  it('lies inside the colours that every screen can show', () => {
    for (const [name, colour] of Object.entries(tokens)) {
      for (const channel of oklchToLinear(colour)) {
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
});

type Tokens = Readonly<Record<string, Oklch>>;

function tokensOf(block: RegExp): Tokens {
  const body = block.exec(css)?.[1] ?? '';
  const found = [...body.matchAll(/--([\w-]+): oklch\(([\d.]+) ([\d.]+) ([\d.]+)\);/g)];
  if (found.length < 15) throw new Error(`no tokens in ${block}`);
  return Object.fromEntries(
    found.map(([, name, l, c, h]) => [name, [Number(l), Number(c), Number(h)] as const]),
  );
}

function contrastOf(tokens: Tokens, first = '', second = ''): number {
  const [one = '', other = ''] = [first, second].map((name) => {
    const colour = tokens[name];
    if (!colour) throw new Error(`no token ${name}`);
    return oklchToHex(colour);
  });
  return contrast(one, other);
}
