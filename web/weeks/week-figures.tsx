import type { ReactNode } from 'react';
import type { WeekPage } from '#contract/site/weeks.ts';
import { parseAmount } from '#rules/amounts.ts';
import { huntPath } from '#web/addresses.ts';
import { paths } from '#web/paths.ts';
import { PageLink } from '#web/shell/page-link.tsx';
import { Amount } from '#web/ui/coin/amount.tsx';
import { ShareStatusBadge } from '#web/ui/coin/share-status.tsx';
import { countText, pointsText, quantityText } from '#web/ui/figures.ts';
import { UtcTime } from '#web/ui/time.tsx';

/** The figures of the split, and its shares by status. */
export function WeekFigures({ week }: { week: WeekPage }) {
  return (
    <section aria-labelledby="figures-title" className="overflow-hidden rounded-lg border bg-line">
      <h2 id="figures-title" className="sr-only">
        The week in figures
      </h2>
      <dl className="grid grid-cols-2 gap-px lg:grid-cols-4">
        <Figure
          name="Pool"
          note={
            week.totalRecipients === 0 ? (
              'not distributed'
            ) : (
              <>
                {week.isProvisional ? 'distributed from' : 'distributed'}{' '}
                <UtcTime at={week.distributionAt} show="date" />
              </>
            )
          }
        >
          <Coins amount={week.weeklyRewardPool} />
        </Figure>
        <Figure
          name="Shared by"
          note={`of ${quantityText(countText(week.activeUsers), 'active member')}`}
        >
          {countText(week.totalRecipients)}
        </Figure>
        <Figure name="Their points" note={pointsNote(week)}>
          {pointsText(week.eligibleActivityPoints)}
        </Figure>
        <Figure
          name="Threshold"
          note={
            <>
              {week.policy !== null && (
                <>
                  policy “
                  <PageLink href={`${paths.rules}#${week.policy.fromWeek}`} className="link">
                    {week.policy.name}
                  </PageLink>
                  ”,{' '}
                </>
              )}
              formula version {week.formulaVersion}
            </>
          }
        >
          {pointsText(week.minActivityThreshold)} points
        </Figure>
      </dl>
      {week.balance && <MadeOf balance={week.balance} />}
      <Carried week={week} />
      {week.hunts?.map(({ id, title, finishers, points }) => (
        <p key={id} className="mt-px bg-surface px-4 py-3.5 text-sm sm:px-5">
          Treasure hunt{' '}
          <PageLink href={huntPath(id)} className="link">
            <bdi>{title}</bdi>
          </PageLink>
          : {quantityText(countText(finishers), 'finisher')},{' '}
          {quantityText(pointsText(points), 'point')}
        </p>
      ))}
      {week.statuses.length > 0 && (
        <ul
          aria-label="How the shares stand"
          className="mt-px flex flex-wrap gap-x-6 gap-y-2 bg-surface px-4 py-3.5 text-sm sm:px-5"
        >
          {week.statuses.map(({ status, members, amount }) => (
            <li key={status} className="flex items-center gap-2">
              <ShareStatusBadge status={status} />
              <span>
                {quantityText(countText(members), 'share')}, <Coins amount={amount} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function pointsNote({ policy, totalActivityPoints }: WeekPage): string {
  const all = `of ${pointsText(totalActivityPoints)} in all`;
  return policy === null ? all : `${all}; ${pointsText(policy.countedPoints)} count for the pool`;
}

/** What a pool was made of that is a part of the wallet’s balance. */
function MadeOf({ balance }: { balance: NonNullable<WeekPage['balance']> }) {
  return (
    <p className="mt-px bg-surface px-4 py-3.5 text-sm sm:px-5">
      {balance.height === 0 ? (
        'The wallet’s balance could not be read in time, so it counted as 0. Its coins stay for later weeks.'
      ) : (
        <>
          New in the pool: {balance.balancePart} % of the <Coins amount={balance.balance} /> that
          the wallet held at block {countText(balance.height)}, less{' '}
          <Coins amount={balance.debts} /> that was owed or kept for fees; at most{' '}
          <Coins amount={balance.mostPool} />.
        </>
      )}
    </p>
  );
}

/** The coins that earlier weeks left to the pool, and those left to the next one. */
function Carried({ week }: { week: WeekPage }) {
  const parts = [
    { amount: week.carriedIn, text: 'of the pool came from earlier weeks' },
    { amount: week.carriedOut, text: 'went to the next pool' },
  ].filter(({ amount }) => parseAmount(amount) > 0n);
  if (parts.length === 0) return null;
  return (
    <ul
      aria-label="Carried over"
      className="mt-px flex flex-wrap gap-x-6 gap-y-2 bg-surface px-4 py-3.5 text-sm sm:px-5"
    >
      {parts.map(({ amount, text }) => (
        <li key={text}>
          <Coins amount={amount} /> {text}
        </li>
      ))}
    </ul>
  );
}

function Coins({ amount }: { amount: string }) {
  return <Amount units={parseAmount(amount)} />;
}

type FigureProps = { name: string; note: ReactNode; children: ReactNode };

function Figure({ name, note, children }: FigureProps) {
  return (
    <div className="min-w-0 bg-surface px-4 py-3.5 sm:px-5">
      <dt className="text-sm text-muted">{name}</dt>
      <dd>
        <span className="mt-0.5 block font-display text-xl font-semibold">{children}</span>
        <span className="block text-xs text-muted">{note}</span>
      </dd>
    </div>
  );
}
