import type { PaperColours } from '#contract/community/community-file.ts';
import type { Papers } from '#contract/community/site-community.ts';
import {
  CONTROL_CONTRAST,
  contrast,
  luminance,
  mixColours,
  oklchToHex,
  TEXT_CONTRAST,
} from '#rules/colours.ts';
import { CommunityError } from './community-error.ts';

export type Theme = keyof Papers;
type Tokens = Record<string, string>;

/** The background of the page in the site's own colours (`--page` in web/ui/styles.css). */
export const OWN_PAPERS: Readonly<Record<Theme, string>> = { light: '#f6f1e7', dark: '#0f1b2a' };

/**
 * Every colour of the site's style sheet, mixed from the three that an operator gives. A shade with too little contrast moves
 * towards the ink or the paper until it is readable, so only the three given colours can be refused.
 *
 * @returns colours by the names of the tokens in web/ui/styles.css
 * @throws CommunityError naming the colour, if ink or accent has too little contrast, or the theme is upside down
 */
export function paperTokens(theme: Theme, given: PaperColours): Tokens {
  const paper = given.paper.toLowerCase();
  const ink = given.ink.toLowerCase();
  const accent = given.accent.toLowerCase();
  refuseUnreadable(theme, { paper, ink, accent });
  const isLight = theme === 'light';
  const upper = isLight ? '#ffffff' : ink;
  const texts = [ink, accent];
  const surface = mixed(paper, upper, down(isLight ? 0.45 : 0.042), texts, TEXT_CONTRAST);
  const raised = mixed(paper, upper, down(isLight ? 0.7 : 0.086), texts, TEXT_CONTRAST);
  const grounds = [paper, surface, raised];
  const sunken = mixed(paper, ink, down(isLight ? 0.045 : 0.13), [ink], TEXT_CONTRAST);
  const shoal = mixed(paper, ink, down(0.03), texts, TEXT_CONTRAST);
  const deep = mixed(accent, ink, down(0.35), grounds, TEXT_CONTRAST);
  return {
    page: paper,
    surface,
    raised,
    sunken,
    ink,
    muted: mixed(paper, ink, up(0.735), [...grounds, sunken, shoal], TEXT_CONTRAST),
    line: mixColours(paper, ink, isLight ? 0.13 : 0.17),
    edge: mixed(paper, ink, up(0.5), grounds, CONTROL_CONTRAST),
    brass: accent,
    'brass-deep': deep,
    'brass-ink': farthest([paper, surface, raised, ink, '#ffffff', '#000000'], [accent, deep]),
    'brass-wash': mixed(paper, accent, down(isLight ? 0.065 : 0.18), texts, TEXT_CONTRAST),
    ...signals(theme, { paper, ink, grounds, sunken }),
    chart: mixed(paper, ink, down(isLight ? 0.12 : 0.14), [ink], TEXT_CONTRAST),
    shoal,
  };
}

function refuseUnreadable(theme: Theme, { paper, ink, accent }: PaperColours): void {
  const isLight = theme === 'light';
  if (luminance(paper) > luminance(ink) !== isLight) {
    const [lighter, darker] = isLight ? ['paper', 'ink'] : ['ink', 'paper'];
    throw new CommunityError(`colours.${theme}: ${lighter} must be lighter than ${darker}`);
  }
  for (const [name, colour] of Object.entries({ ink, accent })) {
    const found = contrast(colour, paper);
    if (found >= TEXT_CONTRAST) continue;
    throw new CommunityError(
      `colours.${theme}.${name}: ${colour} on paper ${paper} has a contrast of ${Math.floor(found * 100) / 100}, but text needs ${TEXT_CONTRAST}; choose a ${isLight ? 'darker' : 'lighter'} ${name}`,
    );
  }
}

/** Green, amber, red and the colours of the five kinds of content in the style sheet, each with its wash if it has one. */
export const OWN_SIGNALS: Readonly<Record<Theme, Tokens>> = {
  light: {
    good: oklchToHex([0.455, 0.082, 168]),
    warn: oklchToHex([0.495, 0.115, 52]),
    bad: oklchToHex([0.495, 0.165, 27]),
    'kind-post': oklchToHex([0.5, 0.095, 238]),
    'kind-thread': oklchToHex([0.48, 0.09, 270]),
    'kind-video': oklchToHex([0.5, 0.15, 20]),
    'kind-article': oklchToHex([0.47, 0.085, 150]),
    'kind-clip': oklchToHex([0.5, 0.13, 345]),
  },
  dark: {
    good: oklchToHex([0.79, 0.098, 168]),
    warn: oklchToHex([0.81, 0.115, 62]),
    bad: oklchToHex([0.765, 0.125, 25]),
    'kind-post': oklchToHex([0.79, 0.09, 232]),
    'kind-thread': oklchToHex([0.78, 0.085, 275]),
    'kind-video': oklchToHex([0.76, 0.12, 18]),
    'kind-article': oklchToHex([0.8, 0.1, 152]),
    'kind-clip': oklchToHex([0.77, 0.11, 345]),
  },
};

/** A colour with a meaning keeps its hue on any paper and only becomes lighter or darker. */
function signals(
  theme: Theme,
  on: { paper: string; ink: string; grounds: string[]; sunken: string },
): Tokens {
  const isLight = theme === 'light';
  const tokens: Tokens = {};
  for (const [name, own] of Object.entries(OWN_SIGNALS[theme])) {
    if (name.startsWith('kind-')) {
      tokens[name] = mixed(own, on.ink, up(0), on.grounds, CONTROL_CONTRAST);
      continue;
    }
    const colour = mixed(own, on.ink, up(0), [...on.grounds, on.sunken], TEXT_CONTRAST);
    tokens[name] = colour;
    const texts = [on.ink, colour];
    const wash = mixed(on.paper, colour, down(isLight ? 0.06 : 0.16), texts, TEXT_CONTRAST);
    tokens[`${name}-wash`] = wash;
  }
  return tokens;
}

const STEPS = 20;

/** Mixtures with more and more of the second colour, from this part up to all of it. */
function up(part: number): number[] {
  return Array.from({ length: STEPS + 1 }, (_, step) => part + ((1 - part) * step) / STEPS);
}

/** Mixtures with less and less of the second colour, from this part down to none of it. */
function down(part: number): number[] {
  return up(part).map((_, step) => part * (1 - step / STEPS));
}

/** The first mixture that has enough contrast to all of these colours; the last mixture if none has. */
function mixed(from: string, to: string, parts: number[], beside: string[], least: number): string {
  const mixtures = parts.map((part) => mixColours(from, to, part));
  const fits = (each: string) => beside.every((other) => contrast(each, other) >= least);
  return mixtures.find(fits) ?? mixtures.at(-1) ?? from;
}

/** The colour whose lowest contrast is the highest. */
function farthest(colours: string[], grounds: string[]): string {
  const least = (each: string) => Math.min(...grounds.map((ground) => contrast(each, ground)));
  return colours.toSorted((a, b) => least(b) - least(a))[0] ?? '#000000';
}

/** The style sheet that replaces the site's colours by these; '' if both themes keep the site's own. */
export function paperStyles({ light, dark }: Papers): string {
  return styles('html:not([data-theme="dark"])', light) + styles('html[data-theme="dark"]', dark);
}

function styles(selector: string, tokens: Papers[Theme]): string {
  if (tokens === null) return '';
  const rules = Object.entries(tokens).map(([name, colour]) => `--${name}:${colour}`);
  return `${selector}{${rules.join(';')}}\n`;
}
