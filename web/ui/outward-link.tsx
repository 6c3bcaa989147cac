import { ArrowUpRight } from 'lucide-react';
import type { ReactNode } from 'react';

type OutwardLinkProps = { href: string; className?: string; children: ReactNode };

/** A link to another site: opens a new tab, and says so. A path, as to a demo's own bot, opens in this one. */
export function OutwardLink({ href, className, children }: OutwardLinkProps) {
  if (href[0] === '/') {
    return (
      <a href={href} className={className}>
        {children}
      </a>
    );
  }
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={className}>
      {children}
      <ArrowUpRight aria-hidden="true" size={16} strokeWidth={1.5} className="shrink-0" />
      <span className="sr-only">(opens in a new tab)</span>
    </a>
  );
}
