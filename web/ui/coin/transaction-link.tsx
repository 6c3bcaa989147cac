import { ArrowUpRight } from 'lucide-react';
import { m } from '#web/messages.ts';
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
      title={m.ui_in_explorer()}
      className={cx(
        'grid size-9 place-items-center rounded-md text-brass hover:bg-sunken pointer-coarse:size-11',
        className,
      )}
    >
      <ArrowUpRight aria-hidden="true" size={16} strokeWidth={1.5} className="rtl:-scale-x-100" />
      <span className="sr-only">{m.ui_transaction_of({ name })}</span>
    </a>
  );
}
