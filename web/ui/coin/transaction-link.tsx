import { ArrowUpRight } from 'lucide-react';
import { cx } from '../cx.ts';
import { safeLink } from '../safe-link.ts';

type TransactionLinkProps = {
  url: string | null;
  /** The subject of the payment, for readers who do not see the text around the link. */
  name: string;
  className?: string;
};

/** A link to the transaction in the block explorer; renders nothing if there is none. */
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
