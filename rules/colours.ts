/** Colours: `#rrggbb` outside, OKLCH (CSS Color 4) and linear sRGB inside. */

/** Lightness 0 to 1, chroma from 0, hue in degrees. */
export type Oklch = readonly [lightness: number, chroma: number, hue: number];
type Triple = readonly [number, number, number];

/** WCAG 2.2 AA: 1.4.3 requires the first contrast for text, 1.4.11 the second for the outline of a control or its focus. */
export const TEXT_CONTRAST = 4.5;
export const CONTROL_CONTRAST = 3;

/** The contrast of two colours by WCAG 2.2, from 1 to 21. The order does not matter. */
export function contrast(first: string, second: string): number {
  const [dark = 0, light = 0] = [first, second].map(luminance).sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** The relative luminance of a colour by WCAG 2.2, from 0 to 1. */
export function luminance(hex: string): number {
  const [red, green, blue] = linearOf(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The colour between two others, evenly spaced to the eye (in OKLab); `part` goes from 0 to 1. */
export function mixColours(from: string, to: string, part: number): string {
  const [a, b] = [labOf(linearOf(from)), labOf(linearOf(to))];
  const at = (index: 0 | 1 | 2) => a[index] + (b[index] - a[index]) * part;
  return hexOf(linearOfLab([at(0), at(1), at(2)]));
}

/** OKLCH to `#rrggbb`; channels outside sRGB are cut off. */
export function oklchToHex(colour: Oklch): string {
  return hexOf(oklchToLinear(colour));
}

/** OKLCH to linear sRGB. Channels below 0 or above 1 mean that not every screen can show the colour. */
export function oklchToLinear([lightness, chroma, hue]: Oklch): Triple {
  const radians = (hue * Math.PI) / 180;
  return linearOfLab([lightness, chroma * Math.cos(radians), chroma * Math.sin(radians)]);
}

function linearOf(hex: string): Triple {
  if (!/^#[0-9a-f]{6}$/i.test(hex)) throw new RangeError(`'${hex}' is no colour`);
  const at = (index: number) => {
    const encoded = Number.parseInt(hex.slice(index, index + 2), 16) / 255;
    return encoded <= 0.04045 ? encoded / 12.92 : ((encoded + 0.055) / 1.055) ** 2.4;
  };
  return [at(1), at(3), at(5)];
}

function hexOf(linear: Triple): string {
  const byteOf = (channel: number) => {
    const inside = Math.min(1, Math.max(0, channel));
    const encoded = inside <= 0.0031308 ? 12.92 * inside : 1.055 * inside ** (1 / 2.4) - 0.055;
    return Math.round(encoded * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${linear.map(byteOf).join('')}`;
}

function linearOfLab([lightness, a, b]: Triple): Triple {
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

function labOf([red, green, blue]: Triple): Triple {
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
  ];
}
