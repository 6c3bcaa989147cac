import type { Viewer } from '#contract/site/session.ts';
import { letterOf } from './ui/avatar.tsx';

/** Stands for what is the viewer's own. Unicode keeps it out of texts, for uses inside a program such as this one. */
export const BLANK = '\uFDD0';
const NAME = `${BLANK}name`;
const PICTURE = `${BLANK}picture`;

/** A viewer with blanks for all that is their own: the same for everybody who sees a page in the same form. */
export function blankViewer({ picture, isAdmin, isBotOwner }: Viewer): Viewer {
  return {
    telegramId: '0',
    displayName: NAME,
    username: null,
    photoUrl: null,
    picture: picture === null ? null : PICTURE,
    isAdmin,
    isBotOwner,
  };
}

/** HTML that was rendered for a blank viewer, cut at its blanks: every second part is one. */
export function cutAtBlanks(html: string): string[] {
  return html.split(BLANKS);
}

const BLANKS = new RegExp(`(${NAME}|${PICTURE}|${BLANK})`);

/** What stands in place of a blank for this viewer. HTML shows names in full or by their letter. */
export function fillBlank(blank: string, { displayName, picture }: Viewer): string {
  if (blank === BLANK) return escapeHtml(letterOf(displayName));
  return escapeHtml(blank === NAME ? displayName : (picture ?? ''));
}

// As React does, so that hydration finds what it would have rendered.
function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => ESCAPED[letter] ?? letter);
}

const ESCAPED: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};
