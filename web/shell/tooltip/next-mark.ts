/** One mark with an explanation: the index of its row, from 0, and its subject, such as `age`. */
export type Mark = { row: number; kind: string };

/**
 * The target of a key press at a mark: left and right go to the previous and next mark, up and down to the same kind in the
 * nearest row that has it, Home and End to the ends of the row.
 *
 * @param marks in the order of the page
 * @param at the current mark's index in `marks`
 * @param isRightToLeft true if the next mark is on the left
 * @returns an index in `marks`; null if the key does something else or has no target
 */
export function nextMark(
  marks: readonly Mark[],
  at: number,
  key: string,
  isRightToLeft = false,
): number | null {
  const here = marks[at];
  if (here === undefined) return null;
  const { row, kind } = here;
  const sameKind = (other: Mark) => other.kind === kind;
  const sameRow = (other: Mark) => other.row === row;
  switch (key) {
    case isRightToLeft ? 'ArrowRight' : 'ArrowLeft':
      return found(at - 1);
    case isRightToLeft ? 'ArrowLeft' : 'ArrowRight':
      return at + 1 < marks.length ? at + 1 : null;
    case 'ArrowUp':
      return found(marks.findLastIndex((other) => other.row < row && sameKind(other)));
    case 'ArrowDown':
      return found(marks.findIndex((other) => other.row > row && sameKind(other)));
    case 'Home':
      return found(marks.findIndex(sameRow));
    case 'End':
      return found(marks.findLastIndex(sameRow));
    default:
      return null;
  }
}

function found(position: number): number | null {
  return position < 0 ? null : position;
}
