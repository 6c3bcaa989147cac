import { ArrowUpRight } from 'lucide-react';
import { cx } from '../cx.ts';
import { safeLink } from '../safe-link.ts';

type TransactionLinkProps = {
  url: string | null;
  /** What the transaction paid, for those who do not see where the link stands. */
  name: string;
  className?: string;
};

/** To the transaction in the block explorer; nothing where there is none. */
export function TransactionLink({ url, name, className }: TransactionLinkProps) {
  const link = safeLink(url);
  if (link === null) return null;
  return (
    <a
      href={link}
      target="_blank"
      rel="noopener noreferrer"
      title="Open in the block explorer"
      className={cx(
        'grid size-9 place-items-center rounded-md text-brass hover:bg-sunken pointer-coarse:size-11',
        className,
      )}
    >
      <ArrowUpRight aria-hidden="true" size={16} strokeWidth={1.5} />
      <span className="sr-only">Transaction of {name} (opens in a new tab)</span>
    </a>
  );
}
