import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast, oklchToHex, TEXT_CONTRAST } from '#rules/colours.ts';
import { CommunityError } from './community-error.ts';
import { OWN_SHARE } from './neutral.ts';
import { OWN_PAPERS, OWN_SIGNALS, paperStyles, paperTokens } from './papers.ts';

const css = readFileSync(new URL('../../web/ui/styles.css', import.meta.url), 'utf8');
const own = {
  light: tokensOf(/:root,\s*\[data-theme="light"\]\s*\{([^}]*)\}/),
  dark: tokensOf(/(?<=\n)\[data-theme="dark"\]\s*\{([^}]*)\}/),
};
const themes = ['light', 'dark'] as const;

function tokensOf(block: RegExp): Record<string, string> {
  const found = [...(block.exec(css)?.[1] ?? '').matchAll(/--([\w-]+): oklch\(([^)]+)\);/g)];
  return Object.fromEntries(
    found.map(([, name, values = '']) => {
      const [lightness = 0, chroma = 0, hue = 0] = values.split(' ').map(Number);
      return [name, oklchToHex([lightness, chroma, hue])];
    }),
  );
}

/** Any three colours with ink and accent readable on the paper. */
function coloursOf(theme: 'light' | 'dark') {
  const hex = fc
    .integer({ min: 0, max: 0xffffff })
    .map((value) => `#${value.toString(16).padStart(6, '0')}`);
  const near = theme === 'light' ? 0xff : 0;
  // Half of the papers are near white or black, where any ink is readable.
  const channel = fc.integer({ min: 0, max: 60 }).map((by) => Math.abs(near - by));
  const paper = fc
    .tuple(channel, channel, channel)
    .map((rgb) => `#${rgb.map((each) => each.toString(16).padStart(2, '0')).join('')}`);
  return fc.record({ paper: fc.oneof(paper, hex), ink: hex, accent: hex }).filter((given) => {
    try {
      return paperTokens(theme, given).page === given.paper;
    } catch (error) {
      if (error instanceof CommunityError) return false;
      throw error;
    }
  });
}

/** The accent is darker than the paper, so on its way to the ink it passes the paper. */
const ACCENT_BELOW_PAPER = { paper: '#6667d9', ink: '#ecfffd', accent: '#000000' };

describe.each(themes)('paperTokens in the %s theme', (theme) => {
  it('names every token of the style sheet', () => {
    const tokens = paperTokens(theme, {
      paper: own[theme].page ?? '',
      ink: own[theme].ink ?? '',
      accent: own[theme].brass ?? '',
    });
    expect(Object.keys(tokens).sort()).toEqual(Object.keys(own[theme]).sort());
  });

  it("comes near the site's own shades from the site's own colours", () => {
    const { page = '', ink = '', brass = '' } = own[theme];
    const tokens = paperTokens(theme, { paper: page, ink, accent: brass });
    for (const [name, shade] of Object.entries(own[theme])) {
      expect.soft(contrast(tokens[name] ?? '', shade), name).toBeLessThan(1.25);
    }
  });

  it('keeps every text readable and every control to be seen, whatever the colours', () => {
    const grounds = ['page', 'surface', 'raised'];
    const textPairs = [
      ...['ink', 'muted', 'brass', 'brass-deep', 'good', 'warn', 'bad'].flatMap((text) =>
        grounds.map((ground) => [text, ground]),
      ),
      ...['ink', 'muted'].map((text) => [text, 'sunken']),
      ...['ink', 'muted', 'brass'].map((text) => [text, 'shoal']),
      ...['good', 'warn', 'bad', 'brass'].flatMap((tone) => [
        [tone, `${tone}-wash`],
        ['ink', `${tone}-wash`],
      ]),
      ['brass-ink', 'brass'],
      ['brass-ink', 'brass-deep'],
      ['ink', 'chart'],
    ];
    const controlPairs = [
      ...[...grounds].map((ground) => ['edge', ground]),
      ...['brass', 'good', 'warn', 'bad'].map((fill) => [fill, 'sunken']),
      ...['post', 'thread', 'video', 'article', 'clip'].map((kind) => [`kind-${kind}`, 'raised']),
    ];
    fc.assert(
      fc.property(coloursOf(theme), (given) => {
        const tokens = paperTokens(theme, given);
        const least = (pairs: string[][]) =>
          Math.min(...pairs.map(([a = '', b = '']) => contrast(tokens[a] ?? '', tokens[b] ?? '')));
        expect(least(textPairs)).toBeGreaterThanOrEqual(TEXT_CONTRAST);
        expect(least(controlPairs)).toBeGreaterThanOrEqual(3);
      }),
      { numRuns: 60, examples: theme === 'dark' ? [[ACCENT_BELOW_PAPER]] : [] },
    );
  });

  it("takes paper and signals from the site's own style sheet", () => {
    expect(OWN_PAPERS[theme]).toBe(own[theme].page);
    const { page, chart, shoal, brass } = own.light;
    expect(OWN_SHARE).toEqual({ ground: page, lines: chart, shoals: shoal, mark: brass });
    expect(own[theme]).toMatchObject(OWN_SIGNALS[theme]);
  });
});

describe('paperStyles', () => {
  it.each([
    [{ light: null, dark: null }, ''],
    [{ light: { page: '#ffffff' }, dark: null }, 'html:not([data-theme="dark"]){--page:#ffffff}\n'],
    [
      { light: { page: '#ffffff' }, dark: { page: '#000000', ink: '#ffffff' } },
      'html:not([data-theme="dark"]){--page:#ffffff}\nhtml[data-theme="dark"]{--page:#000000;--ink:#ffffff}\n',
    ],
  ])('of %j is %j', (papers, styles) => {
    expect(paperStyles(papers)).toBe(styles);
  });
});
