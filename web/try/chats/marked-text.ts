/** A piece of a message in Telegram's HTML. */
export type Piece =
  | { kind: 'text'; text: string }
  | { kind: 'command'; text: string }
  | { kind: 'mark'; mark: Mark; href: string | null; pieces: Piece[] };

export type Mark = 'b' | 'i' | 'u' | 's' | 'code' | 'pre' | 'blockquote' | 'a';

const TAG = /<(\/?)([a-z]+)(?: href="([^"<>]*)")?>/g;
const MARKS: Readonly<Record<string, Mark>> = {
  b: 'b',
  strong: 'b',
  i: 'i',
  em: 'i',
  u: 'u',
  s: 's',
  code: 'code',
  pre: 'pre',
  blockquote: 'blockquote',
  a: 'a',
};
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };
const COMMAND = /(?<![\w/:.])\/[a-z]{2,32}\b(?![\w/]|\.\w)/g;

/** Parses Telegram's HTML as data, so that nothing in it can become an element of the page by itself. */
export function piecesOf(html: string): Piece[] {
  const root: Piece[] = [];
  const open: { mark: Mark; pieces: Piece[] }[] = [];
  let at = 0;
  const add = (piece: Piece) => (open.at(-1)?.pieces ?? root).push(piece);
  const addText = (text: string) => {
    const mark = open.at(-1)?.mark;
    const isPlain = mark === 'code' || mark === 'pre' || mark === 'a';
    for (const piece of isPlain ? [plain(text)] : withCommands(text)) {
      if (piece.text !== '') add(piece);
    }
  };
  for (const match of html.matchAll(TAG)) {
    const [tag, closes, name = '', href = null] = match;
    addText(decoded(html.slice(at, match.index)));
    at = match.index + tag.length;
    const mark = MARKS[name];
    if (mark === undefined) continue;
    if (closes === '/') open.pop();
    else {
      const pieces: Piece[] = [];
      add({ kind: 'mark', mark, href: href === null ? null : decoded(href), pieces });
      open.push({ mark, pieces });
    }
  }
  addText(decoded(html.slice(at)));
  return root;
}

/** The text without tags. */
export function plainText(html: string): string {
  return decoded(html.replace(TAG, ''));
}

function plain(text: string): Piece & { kind: 'text' } {
  return { kind: 'text', text };
}

function withCommands(text: string): (Piece & { text: string })[] {
  const pieces: (Piece & { text: string })[] = [];
  let at = 0;
  for (const { 0: command, index } of text.matchAll(COMMAND)) {
    pieces.push(plain(text.slice(at, index)), { kind: 'command', text: command });
    at = index + command.length;
  }
  return [...pieces, plain(text.slice(at))];
}

function decoded(text: string): string {
  return text.replace(/&(amp|lt|gt|quot);/g, (_, name: string) => ENTITIES[name] ?? '');
}
