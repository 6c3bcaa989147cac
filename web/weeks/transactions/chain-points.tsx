import { useState } from 'react';
import type { WeekTransactions } from '#contract/site/week-transactions.ts';
import type { WeekPage } from '#contract/site/weeks.ts';
import { SITE_ROUTES } from '#contract/site-routes.ts';
import { asSentence } from '#web/api/api-error.ts';
import { m } from '#web/messages.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { useWeekTransactions } from '../calls.ts';
import { chainSentences } from './texts.ts';
import { TransactionList } from './transaction-list.tsx';

/** The part of a week's points that rests on transactions of the chain, and the list of these. */
export function ChainPoints({ week }: { week: WeekPage }) {
  const [page, setPage] = useState(1);
  const answer = useWeekTransactions(week.week, page);
  const [isOpen, setIsOpen] = useState(false);
  const { data } = answer;
  return (
    <section aria-labelledby="chain-title" className="rounded-lg border bg-surface p-4 sm:p-5">
      <h2 id="chain-title" className="text-2xl">
        {m.week_chain()}
      </h2>
      {data ? (
        <Sentences of={data} />
      ) : (
        <p className="mt-1.5 text-muted" aria-busy={!answer.isError}>
          {answer.isError ? asSentence(m.week_chain_failed()) : m.shell_loading()}
        </p>
      )}
      {answer.isError && !data && (
        <Button className="mt-4" onClick={() => void answer.refetch()}>
          {m.shell_try_again()}
        </Button>
      )}
      {data && data.pagination.total > 0 && (
        <div className="mt-4 flex flex-wrap gap-2">
          <Button aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {isOpen ? m.week_chain_hide() : m.week_chain_show()}
          </Button>
          <a
            className={buttonClass()}
            href={SITE_ROUTES.getWeekTransactions.path.replace(':week', week.week)}
          >
            {m.week_chain_json()}
          </a>
        </div>
      )}
      {data && isOpen && <TransactionList answer={answer} page={page} onPage={setPage} />}
    </section>
  );
}

function Sentences({ of }: { of: WeekTransactions }) {
  const [first, ...others] = chainSentences(of);
  return (
    <>
      <p className="mt-1.5 font-medium">{first}</p>
      {others.map((sentence) => (
        <p key={sentence} className="mt-1.5 measure text-sm text-muted">
          {sentence}
        </p>
      ))}
    </>
  );
}
