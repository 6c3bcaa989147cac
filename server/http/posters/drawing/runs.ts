/** A piece of a text in one font, and the direction in which it is written; null for spaces and signs alone. */
export type Piece<F> = { text: string; font: F; direction: Direction | null };
type Direction = 'left' | 'right';

/** Scripts that are written from right to left, of those that the fonts have. */
const FROM_RIGHT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
const STRONG = /[\p{Letter}\p{Number}]/u;

/**
 * Cuts a text into pieces that one font draws, in the order of writing.
 *
 * @param graphemes what a reader sees as one character each
 * @param fontOf undefined for a grapheme that no font has: it is left out
 */
export function cutIntoPieces<F>(
  graphemes: readonly string[],
  fontOf: (grapheme: string) => F | undefined,
): Piece<F>[] {
  const pieces: Piece<F>[] = [];
  for (const text of graphemes) {
    const font = fontOf(text);
    if (font === undefined) continue;
    const direction = directionOf(text);
    const last = pieces.at(-1);
    if (last && last.font === font && last.direction === direction) last.text += text;
    else pieces.push({ text, font, direction });
  }
  return pieces;
}

function directionOf(text: string): Direction | null {
  if (FROM_RIGHT.test(text)) return 'right';
  return STRONG.test(text) ? 'left' : null;
}

/**
 * The pieces as they stand from left to right: the Unicode bidirectional algorithm, as far as one line of a name needs it. The
 * first letter decides the line's direction; spaces and signs between two pieces of one direction follow them, others the line.
 */
export function inVisualOrder<F>(pieces: readonly Piece<F>[]): Piece<F>[] {
  const line = pieces.find(({ direction }) => direction !== null)?.direction ?? 'left';
  const directed = pieces.map((piece, index) => {
    const before = pieces.slice(0, index).findLast(isDirected)?.direction ?? line;
    const after = pieces.slice(index + 1).find(isDirected)?.direction ?? line;
    return { piece, direction: piece.direction ?? (before === after ? before : line) };
  });
  const groups: (typeof directed)[] = [];
  for (const each of directed) {
    const last = groups.at(-1);
    if (last?.[0]?.direction === each.direction) last.push(each);
    else groups.push([each]);
  }
  const placed = groups.map((group) =>
    group[0]?.direction === 'right' ? group.toReversed() : group,
  );
  return (line === 'right' ? placed.toReversed() : placed).flat().map(({ piece }) => piece);
}

function isDirected<F>({ direction }: Piece<F>): boolean {
  return direction !== null;
}
