import type { ReactNode } from 'react';
import { paths } from '#web/paths.ts';
import { safeLink } from '#web/ui/safe-link.ts';
import { type Mark, type Piece, piecesOf } from './marked-text.ts';

type MarkedTextProps = {
  html: string;
  /** Sends a pressed command; if null, commands are plain text. */
  onCommand: ((command: string) => void) | null;
};

/** A message's text with Telegram's formatting. */
export function MarkedText({ html, onCommand }: MarkedTextProps) {
  return <Pieces pieces={piecesOf(html)} onCommand={onCommand} />;
}

function Pieces({ pieces, onCommand }: Pick<MarkedTextProps, 'onCommand'> & { pieces: Piece[] }) {
  return pieces.map((piece, index) => {
    if (piece.kind === 'text') return piece.text;
    if (piece.kind === 'command') {
      return onCommand === null ? (
        piece.text
      ) : (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text keep their order.
          key={index}
          type="button"
          // Its slash stays in front, also in Arabic.
          dir="ltr"
          className="link"
          onClick={() => onCommand(piece.text)}
        >
          {piece.text}
        </button>
      );
    }
    const inside = <Pieces pieces={piece.pieces} onCommand={onCommand} />;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above.
      <Marked key={index} mark={piece.mark} href={piece.href}>
        {inside}
      </Marked>
    );
  });
}

function Marked(props: { mark: Mark; href: string | null; children: ReactNode }) {
  const { mark, href, children } = props;
  switch (mark) {
    case 'b':
      return <strong className="font-semibold">{children}</strong>;
    case 'i':
      return <em>{children}</em>;
    case 'u':
      return <u>{children}</u>;
    case 's':
      return <s>{children}</s>;
    case 'code':
    case 'pre':
      return (
        <code dir="ltr" className="font-mono text-[0.8125rem] wrap-anywhere">
          {children}
        </code>
      );
    case 'blockquote':
      return <blockquote className="border-l-2 border-edge pl-2">{children}</blockquote>;
    case 'a': {
      const link = safeLink(href);
      return link === null ? children : <MessageLink href={link}>{children}</MessageLink>;
    }
  }
}

/** A link in a message; pages of this site open beside the chats. */
function MessageLink({ href, children }: { href: string; children: ReactNode }) {
  const isOwn = new URL(href).pathname.startsWith(`${paths.try}/`);
  return (
    <a
      href={isOwn ? new URL(href).pathname : href}
      target="_blank"
      rel="noopener noreferrer"
      className="link"
    >
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}
