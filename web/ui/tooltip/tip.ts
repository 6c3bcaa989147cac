// Attributes with which the page's tooltip layer (web/shell/tooltip) explains an element. Attributes, so that the server's HTML
// has them and rows of a list need no component each.

/**
 * For text that is only cut off, or is already the element's name: shown to sighted readers, because screen readers already read
 * it.
 */
export function seenTip(text: string) {
  return { 'data-tip': text };
}

/** An explanation that is also read out. Keyboard focus shows it if the element can take the focus. */
export function tip(text: string) {
  return { 'data-tip': text, 'aria-description': text };
}

/** The same for a separate mark, which becomes reachable by keyboard. Not for use inside links and buttons. */
export function focusableTip(text: string) {
  return { ...tip(text), tabIndex: 0 };
}

/**
 * For a mark that each row of a list has: the list's arrow keys reach it (web/shell/tooltip/use-roving-tips.ts). `kind` is the
 * same in every row.
 */
export function rovingTip<Tip extends object>(kind: string, shown: Tip) {
  return { ...shown, 'data-mark': kind };
}
