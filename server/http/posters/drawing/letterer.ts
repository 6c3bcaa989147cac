import type { Face, Letterer, Line } from '#contract/posters.ts';
import { cleanLine } from '#rules/names.ts';
import type { Font, Fonts } from './fonts.ts';
import { cutIntoPieces, inVisualOrder } from './runs.ts';

/** A text shrinks to this part of its size before it is cut. */
const LEAST_PART = 0.6;
/** No text of a poster is longer: names have 64 code points. */
const MOST_GRAPHEMES = 80;
const ELLIPSIS = '…';
/** The family names in the files of the faces. */
const FAMILIES: Readonly<Record<Face, string>> = { display: 'Fraunces', text: 'Instrument Sans' };

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The advance of a text in a font, in parts of the size. */
export type Measure = (text: string, font: Font) => number;

/** Lays texts out for a poster. */
export function createLetterer(fonts: Pick<Fonts, 'find'>, measure: Measure): Letterer {
  function fontOf(grapheme: string, face: Face): Font | undefined {
    const [first, ...rest] = [...grapheme].map((each) => fonts.find(each, face));
    return rest.every((each) => each === first) ? first : undefined;
  }

  // An emoji made of several, or a letter with marks of another font, is drawn as its parts that one font has each.
  const drawable = (grapheme: string, face: Face): string[] =>
    fontOf(grapheme, face) ? [grapheme] : [...grapheme].filter((each) => fonts.find(each, face));

  function lineOf(graphemes: readonly string[], face: Face, sizePx: number): Line {
    const pieces = inVisualOrder(cutIntoPieces(graphemes, (each) => fontOf(each, face)));
    let x = 0;
    const runs = pieces.map((piece) => {
      const run = { text: piece.text, family: piece.font.face && FAMILIES[piece.font.face], x };
      x += measure(piece.text, piece.font) * sizePx;
      return run;
    });
    return { sizePx, widthPx: x, runs };
  }

  return (text, { face, sizePx, roomPx }) => {
    const graphemes = graphemesOf(text).flatMap((each) => drawable(each, face));
    const whole = lineOf(graphemes, face, sizePx);
    if (whole.widthPx <= roomPx) return whole;
    const part = roomPx / whole.widthPx;
    const smallPx = sizePx * Math.max(part, LEAST_PART);
    if (part >= LEAST_PART) return lineOf(graphemes, face, smallPx);
    let count = graphemes.length;
    let cut = lineOf(graphemes, face, smallPx);
    while (count > 0 && cut.widthPx > roomPx) {
      count = Math.min(count - 1, Math.floor((count * roomPx) / cut.widthPx));
      cut = lineOf([...graphemes.slice(0, count), ELLIPSIS], face, smallPx);
    }
    return cut;
  };
}

/** NFKC turns letters that are drawn as mathematical signs, as in many names, into those that fonts have. */
function graphemesOf(text: string): string[] {
  const graphemes = [...segmenter.segment(cleanLine(text.normalize('NFKC')))];
  return graphemes.slice(0, MOST_GRAPHEMES).map(({ segment }) => segment);
}
