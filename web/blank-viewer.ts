import type { Viewer } from '#contract/site/session.ts';
import { letterOf } from './ui/avatar.tsx';

/**
 * The placeholder for the viewer's own data. A Unicode noncharacter: reserved for internal use by programs, never part of a text.
 */
export const BLANK = '\uFDD0';
const NAME = `${BLANK}name`;
const PICTURE = `${BLANK}picture`;

/** A viewer with blanks for all personal data: the same for everybody who sees a page in the same form. */
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

/** HTML rendered for a blank viewer, split at its blanks: every second part is a blank. */
export function cutAtBlanks(html: string): string[] {
  return html.split(BLANKS);
}

const BLANKS = new RegExp(`(${NAME}|${PICTURE}|${BLANK})`);

/** The value that replaces a blank for this viewer. HTML shows either the full name or its letter. */
export function fillBlank(blank: string, { displayName, picture }: Viewer): string {
  if (blank === BLANK) return escapeHtml(letterOf(displayName));
  return escapeHtml(blank === NAME ? displayName : (picture ?? ''));
}

// As React does, so that hydration finds the HTML that it would have rendered.
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
