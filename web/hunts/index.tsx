import type { ReactNode } from 'react';
import type { HuntSummary } from '#contract/site/hunts.ts';
import { parseAmount } from '#rules/amounts.ts';
import { huntPath } from '#web/addresses.ts';
import { m } from '#web/messages.ts';
import { paths } from '#web/paths.ts';
import { LIST, LoadedList } from '#web/shell/load/loaded-list.tsx';
import { PageFrame } from '#web/shell/page-frame.tsx';
import { PageLink } from '#web/shell/page-link.tsx';
import { usePageTitle } from '#web/shell/page-title.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Amount } from '#web/ui/coin/amount.tsx';
import { countText } from '#web/ui/figures.ts';
import { Notice } from '#web/ui/notice.tsx';
import { rich } from '#web/ui/text/rich.ts';
import { UtcTime } from '#web/ui/time.tsx';
import { useHunts } from './calls.ts';
import { HuntClock, HuntStatusBadge, hasClock } from './status.tsx';

/** Announced hunts: those that run or are to come large, the others as a list. */
export function HuntsPage() {
  usePageTitle(m.shell_treasure_hunts());
  return (
    <PageFrame
      title={m.shell_treasure_hunts()}
      lead={m.hunts_lead()}
      links={
        <PageLink href={paths.leaderboard} className={buttonClass({ variant: 'ghost' })}>
          {m.shell_leaderboard()}
        </PageLink>
      }
    >
      <LoadedList
        answer={useHunts()}
        failure={m.hunts_failed()}
        kept={m.weeks_kept()}
        level={2}
        skeleton={{ rows: 4, height: 'h-24' }}
        className="gap-6"
      >
        {({ hunts }) => <Hunts hunts={hunts} />}
      </LoadedList>
    </PageFrame>
  );
}

function Hunts({ hunts }: { hunts: readonly HuntSummary[] }) {
  if (hunts.length === 0) {
    return (
      <Notice kind="empty" title={m.hunts_none()}>
        {m.hunts_none_text()}
      </Notice>
    );
  }
  const first = (hunt: HuntSummary) => (hunt.status === 'running' ? 0 : 1);
  const open = hunts.filter(hasClock).sort((a, b) => first(a) - first(b));
  const over = hunts.filter((hunt) => !hasClock(hunt));
  return (
    <>
      {open.map((hunt) => (
        <OpenHunt key={hunt.id} hunt={hunt} />
      ))}
      {over.length > 0 && (
        <section aria-labelledby="over-title">
          <h2 id="over-title" className="mb-3 text-2xl">
            {m.hunts_earlier()}
          </h2>
          <ol aria-label={m.hunts_earlier()} className={LIST}>
            {over.map((hunt) => (
              <HuntRow key={hunt.id} hunt={hunt} />
            ))}
          </ol>
        </section>
      )}
    </>
  );
}

function OpenHunt({ hunt }: { hunt: HuntSummary }) {
  const isRunning = hunt.status === 'running';
  return (
    <article
      aria-labelledby={`hunt-${hunt.id}`}
      className="grid gap-5 rounded-lg border border-brass/40 bg-surface p-5 sm:p-6 md:grid-cols-[minmax(0,1fr)_auto]"
    >
      <div className="min-w-0">
        <HuntStatusBadge status={hunt.status} />
        <h2 id={`hunt-${hunt.id}`} className="mt-2 text-3xl wrap-anywhere">
          <PageLink href={huntPath(hunt.id)} className="hover:text-brass">
            <bdi>{hunt.title}</bdi>
          </PageLink>
        </h2>
        <p className="mt-1.5 text-muted">
          {hunt.winners === 'first' ? m.hunts_first() : m.hunts_drawn()}
        </p>
        <dl className="mt-4 flex flex-wrap gap-x-8 gap-y-3">
          <Figure name={m.hunt_prizes()}>
            {parseAmount(hunt.coins) > 0n ? (
              <Amount units={parseAmount(hunt.coins)} />
            ) : (
              m.hunts_points()
            )}
          </Figure>
          <Figure name={m.hunts_clues()}>{countText(hunt.clues)}</Figure>
          {isRunning && <Figure name={m.hunts_players()}>{countText(hunt.players)}</Figure>}
          {isRunning && <Figure name={m.hunt_finished()}>{countText(hunt.finishers)}</Figure>}
        </dl>
      </div>
      <div className="flex flex-col items-start justify-between gap-4">
        <HuntClock {...hunt} />
        <PageLink
          href={huntPath(hunt.id)}
          className={buttonClass({ variant: isRunning ? 'primary' : 'secondary', size: 'lg' })}
        >
          {isRunning ? m.hunts_go() : m.hunts_rules()}
        </PageLink>
      </div>
    </article>
  );
}

function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="font-display text-xl font-semibold">{children}</dd>
    </div>
  );
}

function HuntRow({ hunt }: { hunt: HuntSummary }) {
  const coins = parseAmount(hunt.coins);
  const isCancelled = hunt.status === 'cancelled';
  return (
    <li className="relative flex min-h-16 flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3 hover:bg-sunken">
      <PageLink
        href={huntPath(hunt.id)}
        className="min-w-0 font-medium wrap-anywhere after:absolute after:inset-0 hover:text-brass"
      >
        <bdi>{hunt.title}</bdi>
      </PageLink>
      <HuntStatusBadge status={hunt.status} />
      <span className="text-sm text-muted sm:ms-auto">
        {rich(
          m.hunts_row({
            date: () => <UtcTime at={hunt.endsAt} show="date" />,
            clues: hunt.clues,
            players: hunt.players,
            finishers: hunt.finishers,
          }),
        )}
      </span>
      <span className="w-full font-medium sm:w-36 sm:text-end">
        {isCancelled ? (
          m.hunts_no_prizes()
        ) : coins > 0n ? (
          <Amount units={coins} />
        ) : (
          m.hunts_points()
        )}
      </span>
    </li>
  );
}
