// What an element needs so that the page's one tooltip (web/shell/tooltip) explains it: attributes, so that the server's
// HTML has them and no row of a list costs a component.

/** For what is only cut off, or has the text as its name: shown to the eye, as others already hear it. */
export function seenTip(text: string) {
  return { 'data-tip': text };
}

/** An explanation, read out too. On the keyboard it shows if the element can have the focus. */
export function tip(text: string) {
  return { 'data-tip': text, 'aria-description': text };
}

/** The same for a mark that stands by itself, which the keyboard can then reach. Not for use inside links and buttons. */
export function focusableTip(text: string) {
  return { ...tip(text), tabIndex: 0 };
}

/**
 * For a mark that each row of a list has: the list's arrow keys lead to it (web/shell/tooltip/use-roving-tips.ts). `kind`
 * is the same in every row.
 */
export function rovingTip<Tip extends object>(kind: string, shown: Tip) {
  return { ...shown, 'data-mark': kind };
}
