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

/** HTML that was rendered for a blank viewer, as if rendered for this one. It shows names in full or by their letter. */
export function fillBlanks(html: string, { displayName, picture }: Viewer): string {
  const own: Readonly<Record<string, string>> = {
    [NAME]: escapeHtml(displayName),
    [PICTURE]: escapeHtml(picture ?? ''),
    [BLANK]: escapeHtml(letterOf(displayName)),
  };
  return html.replace(BLANKS, (blank) => own[blank] ?? '');
}

const BLANKS = new RegExp(`${NAME}|${PICTURE}|${BLANK}`, 'g');

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
