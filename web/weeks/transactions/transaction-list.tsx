import type { UseQueryResult } from '@tanstack/react-query';
import type { WeekTransactions } from '#contract/site/week-transactions.ts';
import { parseAmount } from '#rules/amounts.ts';
import { m } from '#web/messages.ts';
import { LIST } from '#web/shell/load/loaded-list.tsx';
import { PagedList } from '#web/shell/load/paged-list.tsx';
import { Amount } from '#web/ui/coin/amount.tsx';
import { TransactionLink } from '#web/ui/coin/transaction-link.tsx';
import { rich } from '#web/ui/text/rich.ts';

type TransactionListProps = {
  answer: UseQueryResult<WeekTransactions, Error>;
  page: number;
  onPage: (page: number) => void;
};

/** The transactions on which points of a week rest, in the order of their ids: one line for each tip. */
export function TransactionList({ answer, page, onPage }: TransactionListProps) {
  return (
    <PagedList
      answer={answer}
      failure={m.week_chain_failed()}
      skeleton={{ rows: 5, height: 'h-14' }}
      className="mt-4"
      page={page}
      onPage={onPage}
      of={m.week_chain_of()}
      count={({ transactions }) => transactions.length}
      empty={null}
      staysPut
    >
      {({ transactions }) => (
        <ol aria-label={m.week_chain_list()} className={LIST}>
          {transactions.map(({ txid, amount, points, explorerUrl }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two tips may name one transaction and be alike.
            <li key={`${txid} ${place}`} className="flex items-center gap-3 px-3 py-2">
              <span className="min-w-0 flex-1">
                <span className="block font-mono text-xs wrap-anywhere">{txid}</span>
                <span className="block text-sm">
                  {rich(
                    m.week_chain_line({
                      points,
                      amount: () => <Amount units={parseAmount(amount)} decimals={8} />,
                    }),
                  )}
                </span>
              </span>
              <TransactionLink url={explorerUrl} name={txid.slice(0, 8)} />
            </li>
          ))}
        </ol>
      )}
    </PagedList>
  );
}
