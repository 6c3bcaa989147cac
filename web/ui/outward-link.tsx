import { ArrowUpRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { m } from '#web/messages.ts';

type OutwardLinkProps = { href: string; className?: string; children: ReactNode };

/** A link that opens a new tab, and says so; one to the page of a demo's own bot opens in this one. */
export function OutwardLink({ href, className, children }: OutwardLinkProps) {
  if (href === '/try') {
    return (
      <a href={href} className={className}>
        {children}
      </a>
    );
  }
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={className}>
      {children}
      <ArrowUpRight
        aria-hidden="true"
        size={16}
        strokeWidth={1.5}
        className="shrink-0 rtl:-scale-x-100"
      />
      <span className="sr-only">{m.ui_new_tab()}</span>
    </a>
  );
}
