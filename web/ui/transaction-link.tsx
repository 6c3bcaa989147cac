import { ArrowUpRight } from 'lucide-react';
import { safeLink } from './safe-link.ts';

/** To the transaction in the block explorer; nothing where there is none. */
export function TransactionLink({ url, name }: { url: string | null; name: string }) {
  const link = safeLink(url);
  if (link === null) return null;
  return (
    <a
      href={link}
      target="_blank"
      rel="noopener noreferrer"
      title="Open in the block explorer"
      className="grid size-9 place-items-center rounded-md text-brass hover:bg-sunken pointer-coarse:size-11"
    >
      <ArrowUpRight aria-hidden="true" size={16} strokeWidth={1.5} />
      <span className="sr-only">Transaction of {name} (opens in a new tab)</span>
    </a>
  );
}
