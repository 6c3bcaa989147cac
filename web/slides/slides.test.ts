import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { Papers } from '#contract/community/site-community.ts';
import { contrast } from '#rules/colours.ts';
import { COMMAND_LIST } from '#server/bot/commands/command-lists.ts';
import { readCommunity } from '#server/community-file/read-community.ts';
import { setCommunity } from '#web/community.ts';
import {
  type Box,
  groundBox,
  inherited,
  parseSvg,
  type SvgElement,
  textBox,
} from '#web/testing/svg.ts';
import { renderSlides } from './index.tsx';
import { SHOWN_COMMANDS } from './own/menu.tsx';

const css = readFileSync(new URL('../ui/styles.css', import.meta.url), 'utf8');
const PEARLCOIN = fileURLToPath(
  new URL('../../server/testing/pearlcoin/community.json', import.meta.url),
);
const slides = [null, PEARLCOIN].flatMap((file) =>
  [false, true].flatMap((ownWallet) => {
    const { site, papers } = readCommunity(file);
    setCommunity(site);
    return renderSlides(css, { papers, ownWallet }).map(({ drawing, theme, svg }) => ({
      name: `${site.communityName} ${ownWallet ? 'own ' : ''}${drawing}-${theme}`,
      svg,
    }));
  }),
);

const MAX_BYTES = 12_000;
/** WCAG 2.2 AA, 1.4.3; in a picture every text counts as small. */
const MIN_CONTRAST = 4.5;

describe('the set of pictures', () => {
  it('has five drawings, each on both papers', () => {
    expect(slides.slice(0, 10).map(({ name }) => name)).toEqual(
      ['real-tip', 'welcome', 'menu', 'wallet', 'community'].flatMap((name) => [
        `Junkcoin ${name}-light`,
        `Junkcoin ${name}-dark`,
      ]),
    );
  });

  it('is in the names, the sign and the colours of its community alone', () => {
    const [ours, theirs] = [slides.slice(0, 20), slides.slice(20)].map((each) =>
      each.map(({ svg }) => svg).join(),
    );
    expect(ours).toMatch(/>JunkWallet<[\s\S]*>Junkcoin Crew</);
    expect(ours).not.toMatch(/pearl|Þ|#f2f7f4/i);
    expect(theirs).toMatch(/#f2f7f4[\s\S]*>PearlPurse<[\s\S]*>Þ<[\s\S]*#101918/);
    expect(theirs).not.toMatch(/junk|jkc|#f6f1e7/i);
  });

  it('differs between the papers in colours and in nothing else', () => {
    for (let index = 0; index < slides.length; index += 2) {
      const [light = '', dark = ''] = slides.slice(index, index + 2).map((slide) => slide.svg);
      expect(light).not.toBe(dark);
      expect(withoutColours(light)).toBe(withoutColours(dark));
    }
  });

  it('shows commands that the own bot has', () => {
    const known = COMMAND_LIST.map(({ name }) => name);
    for (const [command] of SHOWN_COMMANDS) expect(known).toContain(command);
  });

  it('refuses a style sheet whose tokens it does not find', () => {
    const none: Papers = { light: null, dark: null };
    const renamed = css.replaceAll('--brass-wash:', '--brass-haze:');
    const of = { papers: none, ownWallet: false };
    expect(() => renderSlides(renamed, of)).toThrow("no token 'brass-wash'");
    expect(() => renderSlides('', of)).toThrow('no tokens');
  });
});

describe.each(slides)('$name', ({ svg }) => {
  const elements = parseSvg(svg);
  const texts = elements.filter((element) => element.name === 'text');

  it('is an SVG file of its own size with a title', () => {
    const root = elements[0];
    expect(root?.name).toBe('svg');
    expect(root?.attributes.get('xmlns')).toBe('http://www.w3.org/2000/svg');
    expect(root?.attributes.get('viewBox')).toBe('0 0 720 480');
    expect(root?.attributes.get('width')).toBe('720');
    expect(elements[1]?.name).toBe('title');
    expect(elements[1]?.text).toMatch(/\w{3}/);
    expect(elements.filter((element) => element.name === 'svg' && !element.parent)).toHaveLength(1);
  });

  it('loads nothing from elsewhere and runs nothing', () => {
    const names = new Set(elements.map((element) => element.name));
    for (const name of ['script', 'style', 'foreignObject', 'image', 'use', 'a', 'animate'])
      expect(names).not.toContain(name);
    for (const { attributes } of elements) {
      for (const [name, value] of attributes) {
        expect(name).not.toMatch(/^on|href|^style$|^class$/);
        if (name !== 'xmlns') expect(value).not.toMatch(/url\(|:\/\/|^data:/);
      }
    }
  });

  it('names only colours, no token and no class', () => {
    for (const { attributes } of elements)
      for (const name of ['fill', 'stroke', 'color'])
        expect(attributes.get(name) ?? 'none').toMatch(/^(#[0-9a-f]{6}|none|currentColor)$/);
  });

  it('is small', () => {
    expect(Buffer.byteLength(svg)).toBeLessThan(MAX_BYTES);
  });

  it.each(texts.map((element) => [element.text, element] as const))(
    '“%s” can be read',
    (_, element) => {
      const box = textBox(element);
      const ground = groundUnder(elements, element);
      const colours = [element, ...elements.filter((each) => each.parent === element)];
      for (const colour of colours) {
        const [text = '', under = ''] = [colour, ground.element].map((each) =>
          inherited(each, 'fill'),
        );
        const ratio = contrast(text, under);
        expect(ratio).toBeGreaterThanOrEqual(MIN_CONTRAST);
      }
      expect(Number(inherited(element, 'font-size'))).toBeGreaterThanOrEqual(18);
      // The text stays within its background even in a wide font, and nothing overlaps it.
      expect(box.left).toBeGreaterThanOrEqual(ground.box.left);
      expect(box.right).toBeLessThanOrEqual(ground.box.right);
      expect(box.bottom).toBeLessThanOrEqual(ground.box.bottom);
      for (const other of texts)
        if (other !== element) expect(doOverlap(box, textBox(other)), other.text).toBe(false);
    },
  );
});

describe('the checks themselves', () => {
  it.each([
    '<svg><g></svg>',
    '<svg><g/></svg><svg/>',
    '<svg a=1/>',
    '<svg a="1" a="2"/>',
    '<svg>&nbsp;</svg>',
    '<svg>',
  ])('%s is not well-formed', (svg) => {
    expect(() => parseSvg(svg)).toThrow();
  });
});

/** The last rectangle or circle below a text; throws if one is painted over it. */
function groundUnder(elements: SvgElement[], text: SvgElement): { element: SvgElement; box: Box } {
  const { left, right, top, bottom } = textBox(text);
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const around = elements.flatMap((element, order) => {
    const box = groundBox(element);
    const isAround = box && box.left < x && x < box.right && box.top < y && y < box.bottom;
    return isAround ? [{ element, box, order }] : [];
  });
  const ground = around.at(-1);
  if (!ground) throw new Error(`nothing under ${text.text}`);
  if (ground.order > elements.indexOf(text)) throw new Error(`something lies on ${text.text}`);
  return ground;
}

function doOverlap(one: Box, other: Box): boolean {
  return (
    one.left < other.right &&
    other.left < one.right &&
    one.top < other.bottom &&
    other.top < one.bottom
  );
}

function withoutColours(svg: string): string {
  return svg.replace(/#[0-9a-f]{6}/g, '#');
}
