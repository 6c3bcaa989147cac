import type { ReactNode } from 'react';
import type { WeekPage } from '#contract/site/weeks.ts';
import { parseAmount } from '#rules/amounts.ts';
import { huntPath } from '#web/addresses.ts';
import { m } from '#web/messages.ts';
import { paths } from '#web/paths.ts';
import { PageLink } from '#web/shell/page-link.tsx';
import { Amount } from '#web/ui/coin/amount.tsx';
import { ShareStatusBadge } from '#web/ui/coin/share-status.tsx';
import { countText, pointsText, shownNumber } from '#web/ui/figures.ts';
import { rich } from '#web/ui/text/rich.ts';
import { UtcTime } from '#web/ui/time.tsx';

/** The figures of the split, and its shares by status. */
export function WeekFigures({ week }: { week: WeekPage }) {
  const date = () => <UtcTime at={week.distributionAt} show="date" />;
  return (
    <section aria-labelledby="figures-title" className="overflow-hidden rounded-lg border bg-line">
      <h2 id="figures-title" className="sr-only">
        {m.week_figures()}
      </h2>
      <dl className="grid grid-cols-2 gap-px lg:grid-cols-4">
        <Figure
          name={m.week_pool()}
          note={
            week.totalRecipients === 0
              ? m.week_not_distributed()
              : rich(
                  week.isProvisional
                    ? m.week_distributed_from({ date })
                    : m.week_distributed({ date }),
                )
          }
        >
          <Coins amount={week.weeklyRewardPool} />
        </Figure>
        <Figure name={m.week_shared_by()} note={m.week_active({ count: week.activeUsers })}>
          {countText(week.totalRecipients)}
        </Figure>
        <Figure name={m.week_points()} note={pointsNote(week)}>
          {pointsText(week.eligibleActivityPoints)}
        </Figure>
        <Figure name={m.week_threshold()} note={<Formula week={week} />}>
          {m.week_threshold_points({ points: week.minActivityThreshold })}
        </Figure>
      </dl>
      {week.balance && <MadeOf balance={week.balance} />}
      <Carried week={week} />
      {week.hunts?.map(({ id, title, finishers, points }) => (
        <p key={id} className="mt-px bg-surface px-4 py-3.5 text-sm sm:px-5">
          {rich(
            m.week_hunt({
              finishers,
              points,
              hunt: () => (
                <PageLink href={huntPath(id)} className="link">
                  <bdi>{title}</bdi>
                </PageLink>
              ),
            }),
          )}
        </p>
      ))}
      {week.statuses.length > 0 && (
        <ul
          aria-label={m.week_statuses()}
          className="mt-px flex flex-wrap gap-x-6 gap-y-2 bg-surface px-4 py-3.5 text-sm sm:px-5"
        >
          {week.statuses.map(({ status, members, amount }) => (
            <li key={status} className="flex items-center gap-2">
              <ShareStatusBadge status={status} />
              <span>
                {rich(m.week_status({ count: members, amount: () => <Coins amount={amount} /> }))}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function pointsNote({ policy, totalActivityPoints }: WeekPage): string {
  const all = pointsText(totalActivityPoints);
  if (policy === null) return m.week_points_all({ all });
  return m.week_points_counted({ all, counted: pointsText(policy.countedPoints) });
}

function Formula({ week: { policy, formulaVersion: version } }: { week: WeekPage }) {
  if (policy === null) return m.week_formula({ version });
  const link = () => (
    <PageLink href={`${paths.rules}#${policy.fromWeek}`} className="link">
      {policy.name}
    </PageLink>
  );
  return rich(m.week_formula_policy({ policy: link, version }));
}

/** The parts of a pool that is taken from the wallet’s balance. */
function MadeOf({ balance }: { balance: NonNullable<WeekPage['balance']> }) {
  return (
    <p className="mt-px bg-surface px-4 py-3.5 text-sm sm:px-5">
      {balance.height === 0
        ? m.week_balance_unread()
        : rich(
            m.week_balance({
              part: shownNumber(String(balance.balancePart)),
              height: balance.height,
              balance: () => <Coins amount={balance.balance} />,
              debts: () => <Coins amount={balance.debts} />,
              most: () => <Coins amount={balance.mostPool} />,
            }),
          )}
    </p>
  );
}

/** The coins that earlier weeks left to the pool, and those left to the next one. */
function Carried({ week }: { week: WeekPage }) {
  const parts = [
    { name: 'in', amount: week.carriedIn, text: m.week_carried_in },
    { name: 'out', amount: week.carriedOut, text: m.week_carried_out },
  ].filter(({ amount }) => parseAmount(amount) > 0n);
  if (parts.length === 0) return null;
  return (
    <ul
      aria-label={m.week_carried()}
      className="mt-px flex flex-wrap gap-x-6 gap-y-2 bg-surface px-4 py-3.5 text-sm sm:px-5"
    >
      {parts.map(({ name, amount, text }) => (
        <li key={name}>{rich(text({ amount: () => <Coins amount={amount} /> }))}</li>
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
