import type { DemoChain } from '#contract/try/chain.ts';
import { parseAmount } from '#rules/amounts.ts';
import { m } from '#web/messages.ts';
import { paths } from '#web/paths.ts';
import { PageLink } from '#web/shell/page-link.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Amount } from '#web/ui/coin/amount.tsx';

const LINK = 'link inline-block py-1 font-mono text-[0.8125rem]';

/** The first and last characters of a long id; the full id is available to programs and on its own page. */
function shortId(id: string): string {
  return `${id.slice(0, 8)}…${id.slice(-8)}`;
}

export function AddressLink({ address }: { address: string }) {
  return (
    <PageLink href={paths.tryAddress.replace(':address', address)} className={`${LINK} break-all`}>
      {address}
    </PageLink>
  );
}

export function BlockLink({ height }: { height: number }) {
  return (
    <PageLink
      href={paths.tryBlock.replace(':height', String(height))}
      className="link inline-block py-0.5"
    >
      {m.chain_block({ height })}
    </PageLink>
  );
}

/** The transactions of a list, up to its limit. */
export function Transactions(props: {
  label: string;
  empty: string;
  transactions: DemoChain['transactions'];
  count: number;
}) {
  const { label, empty, transactions, count } = props;
  return (
    <section aria-label={label}>
      <h2 className="text-xl">{label}</h2>
      {transactions.length === 0 ? (
        <p className="mt-2 text-muted">{empty}</p>
      ) : (
        <ol className="mt-3 overflow-hidden rounded-lg border bg-surface">
          {transactions.map(({ txid, height, amount }) => (
            <li
              key={txid}
              className="flex min-h-12 flex-wrap items-center gap-x-4 gap-y-1 border-b px-4 py-2.5 last:border-b-0"
            >
              <PageLink href={paths.tryTransaction.replace(':txid', txid)} className={LINK}>
                {shortId(txid)}
              </PageLink>
              {height === null ? (
                <Badge tone="warn">{m.chain_waits()}</Badge>
              ) : (
                <span className="text-sm text-muted">
                  <BlockLink height={height} />
                </span>
              )}
              <Amount units={parseAmount(amount)} className="ms-auto font-medium" />
            </li>
          ))}
        </ol>
      )}
      {count > transactions.length && (
        <p className="mt-2 text-sm text-muted">
          {m.chain_count({ shown: transactions.length, count })}
        </p>
      )}
    </section>
  );
}
