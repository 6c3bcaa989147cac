/** One theme's tokens as colours that every SVG reader knows: 'ink' → '#15233a'. */
export type Paper = ReadonlyMap<string, string>;

/** The two themes of `web/ui/styles.css`, read from its text: the pictures have no colours of their own. */
export function papersOf(css: string): { light: Paper; dark: Paper } {
  return {
    light: withCode(paperOf(css, /:root,\s*\[data-theme="light"\]\s*\{([^}]*)\}/), 'raised', 'ink'),
    dark: withCode(paperOf(css, /(?<=\n)\[data-theme="dark"\]\s*\{([^}]*)\}/), 'ink', 'page'),
  };
}

/** Puts a theme's colours where a drawing names tokens. An unknown name is an error, not a black shape. */
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
      return [name, hexOf(lightness, chroma, hue)];
    }),
  );
}

/** A code to scan is dark on light in both themes: many readers know no other. */
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

/** OKLCH to sRGB, by the matrices of CSS Color 4. */
function hexOf(lightness: number, chroma: number, hue: number): string {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
  return `#${linear.map(byteOf).join('')}`;
}

function byteOf(linear: number): string {
  const inside = Math.min(1, Math.max(0, linear));
  const encoded = inside <= 0.0031308 ? 12.92 * inside : 1.055 * inside ** (1 / 2.4) - 0.055;
  return Math.round(encoded * 255)
    .toString(16)
    .padStart(2, '0');
}
