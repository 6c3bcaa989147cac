import type { ReactNode } from 'react';
import type { HuntSummary } from '#contract/site/hunts.ts';
import { parseAmount } from '#rules/amounts.ts';
import { huntPath } from '#web/addresses.ts';
import { paths } from '#web/paths.ts';
import { LIST, LoadedList } from '#web/shell/load/loaded-list.tsx';
import { PageFrame } from '#web/shell/page-frame.tsx';
import { PageLink } from '#web/shell/page-link.tsx';
import { usePageTitle } from '#web/shell/page-title.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Amount } from '#web/ui/coin/amount.tsx';
import { countText, quantityText } from '#web/ui/figures.ts';
import { Notice } from '#web/ui/notice.tsx';
import { UtcTime } from '#web/ui/time.tsx';
import { useHunts } from './calls.ts';
import { HuntClock, HuntStatusBadge, hasClock } from './status.tsx';

/** Announced hunts: those that run or are to come large, the others as a list. */
export function HuntsPage() {
  usePageTitle('Treasure hunts');
  return (
    <PageFrame
      title="Treasure hunts"
      lead="Clues in order, prizes at the end, and winners that anybody can check."
      links={
        <PageLink href={paths.leaderboard} className={buttonClass({ variant: 'ghost' })}>
          Leaderboard
        </PageLink>
      }
    >
      <LoadedList
        answer={useHunts()}
        failure="The treasure hunts could not be loaded"
        kept="Nothing is lost."
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
      <Notice kind="empty" title="No treasure hunt has been announced yet">
        The next one appears here before it starts.
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
            Earlier hunts
          </h2>
          <ol aria-label="Earlier hunts" className={LIST}>
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
          {hunt.winners === 'first'
            ? 'The first to finish win.'
            : 'The winners are drawn from all who finish.'}
        </p>
        <dl className="mt-4 flex flex-wrap gap-x-8 gap-y-3">
          <Figure name="Prizes">
            {parseAmount(hunt.coins) > 0n ? <Amount units={parseAmount(hunt.coins)} /> : 'Points'}
          </Figure>
          <Figure name="Clues">{countText(hunt.clues)}</Figure>
          {isRunning && <Figure name="Players">{countText(hunt.players)}</Figure>}
          {isRunning && <Figure name="Finished">{countText(hunt.finishers)}</Figure>}
        </dl>
      </div>
      <div className="flex flex-col items-start justify-between gap-4">
        <HuntClock {...hunt} />
        <PageLink
          href={huntPath(hunt.id)}
          className={buttonClass({ variant: isRunning ? 'primary' : 'secondary', size: 'lg' })}
        >
          {isRunning ? 'Go to the hunt' : 'See its rules'}
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
      <span className="text-sm text-muted sm:ml-auto">
        <UtcTime at={hunt.endsAt} show="date" />, {quantityText(countText(hunt.clues), 'clue')},{' '}
        {quantityText(countText(hunt.players), 'player')}, {countText(hunt.finishers)} finished
      </span>
      <span className="w-full font-medium sm:w-36 sm:text-right">
        {isCancelled ? 'No prizes' : coins > 0n ? <Amount units={coins} /> : 'Points'}
      </span>
    </li>
  );
}
