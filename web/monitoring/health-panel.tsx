import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { JobHealth, PartStatus, SystemHealth } from '#contract/site/health.ts';
import { parseSum } from '#rules/amounts.ts';
import { jobNames, jobTitle } from '#rules/jobs.ts';
import { priceStanding } from '#rules/operations/price.ts';
import { useNow } from '#web/shell/now.tsx';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { Amount } from '#web/ui/coin/amount.tsx';
import { countText } from '#web/ui/figures.ts';
import { SkeletonText } from '#web/ui/skeleton.tsx';
import { RelativeTime } from '#web/ui/time.tsx';
import { useWalletFigures } from './calls.ts';
import { Panel, PanelFailure } from './card.tsx';

type HealthPanelProps = { health: UseQueryResult<SystemHealth, Error>; isAdmin: boolean };

/** Each part of the system with its measured health. */
export function HealthPanel({ health, isAdmin }: HealthPanelProps) {
  const { data, isError, refetch } = health;
  return (
    <Panel
      title="Measured Health"
      hint="Measured at each part, not assumed."
      isBusy={!data && !isError}
    >
      {isError && !data ? (
        <PanelFailure text="Failed to load" onRetry={() => void refetch()} />
      ) : (
        <ul>{data ? <Parts health={data} isAdmin={isAdmin} /> : WAITING.map(waitingPart)}</ul>
      )}
    </Panel>
  );
}

function Parts({ health, isAdmin }: { health: SystemHealth; isAdmin: boolean }) {
  const { database, board, jobs, clock, updates, wallet, pool, chain, price, backup, witnesses } =
    health;
  return (
    <>
      <Part name="Database" status={database.status}>
        {databaseText(database)}
      </Part>
      <Part name="Board" status={board.status}>
        {board.loading ? 'being loaded; its pages follow in a moment' : 'loaded'}
      </Part>
      {jobs.list.length > 0 ? (
        jobs.list.map((job) => <Job key={job.name} job={job} />)
      ) : (
        <Part name="Jobs" status={jobs.status}>
          unknown while the database is unreachable
        </Part>
      )}
      <Part name="Clock" status={clock.status}>
        {clock.problem === null ? 'trusted' : `weeks wait: ${clock.problem}`}
      </Part>
      <Part name="Bot updates" status={updates.status}>
        {updatesText(updates)}
      </Part>
      <Part name="Wallet" status={wallet.status}>
        <WalletText wallet={wallet} />
        {isAdmin && wallet.configured && <WalletFigures />}
      </Part>
      {pool && (
        <Part name="Pool" status={pool.status}>
          {poolText(pool)}
        </Part>
      )}
      <Part name="Blocks" status={chain.status}>
        <ChainText chain={chain} />
      </Part>
      <Part name="Price" status={price.status}>
        <PriceText price={price} />
      </Part>
      <Part name="Newest backup" status={backup.status}>
        <BackupText backup={backup} />
      </Part>
      <Part name="Witnesses of the log" status={witnesses.status}>
        <WitnessesText witnesses={witnesses} />
      </Part>
    </>
  );
}

function Job({ job }: { job: JobHealth }) {
  const nowMs = useNow(TICK_MS);
  const status = job.failed || job.late ? 'failing' : job.lastRunAt === null ? 'unknown' : 'ok';
  return (
    <Part
      name={jobTitle(job.name)}
      status={status}
      label={job.failed ? 'Failed' : job.late ? 'Late' : undefined}
    >
      {job.lastRunAt === null ? (
        'has not run yet'
      ) : (
        <>
          last run <RelativeTime at={job.lastRunAt} nowMs={nowMs} />
          {job.lastDurationMs !== null && `, took ${latencyText(job.lastDurationMs)}`}
          {(job.failed || job.late) && (
            <>
              {'; last success '}
              {job.lastSuccessAt === null ? (
                'never'
              ) : (
                <RelativeTime at={job.lastSuccessAt} nowMs={nowMs} />
              )}
            </>
          )}
        </>
      )}
    </Part>
  );
}

const STOPPED =
  'payouts are stopped: the wallet shows a payment that is not in the books, and the operator has to look';

function WalletText({ wallet }: { wallet: SystemHealth['wallet'] }) {
  const nowMs = useNow(TICK_MS);
  if (!wallet.configured) return 'wallet not configured; shares stay owed';
  if (wallet.paymentsStopped) return STOPPED;
  if (wallet.reachable === null) return 'has not answered yet';
  if (!wallet.reachable || wallet.height === null || wallet.tipAt === null) {
    return 'does not answer';
  }
  return (
    <>
      {wallet.syncing ? 'catching up with the chain, at' : 'at'} block {countText(wallet.height)},
      made <RelativeTime at={wallet.tipAt} nowMs={nowMs} />
      {wallet.coversOwed !== null &&
        (wallet.coversOwed ? '; covers what is due' : '; holds less than what is due')}
    </>
  );
}

function WalletFigures() {
  const { data } = useWalletFigures();
  if (!data) return null;
  const amount = (text: string) => <Amount units={parseSum(text)} decimals={8} decimalsSmall={8} />;
  return (
    <span className="block">
      {data.balance === null ? 'Balance unknown' : <>Balance {amount(data.balance)}</>}, owed{' '}
      {amount(data.owed)}
    </span>
  );
}

/** The last block that has been read. */
export function ChainText({ chain }: { chain: SystemHealth['chain'] }) {
  const nowMs = useNow(TICK_MS);
  const { configured, height, sourceHeight, readAt, halted } = chain;
  if (!configured) return 'no chain is followed; payments are not watched';
  if (halted)
    return 'halted after a deep reorganisation: nothing is paid until the operator has looked';
  if (halted === null) return 'unknown while the database is unreachable';
  if (height === null || sourceHeight === null) return 'not read yet';
  return (
    <>
      {height < sourceHeight
        ? `behind: block ${countText(height)} of ${countText(sourceHeight)}`
        : `at block ${countText(height)}`}
      {readAt === null ? (
        ', never read whole yet'
      ) : (
        <>
          , last read whole <RelativeTime at={readAt} nowMs={nowMs} />
        </>
      )}
    </>
  );
}

function PriceText({ price }: { price: SystemHealth['price'] }) {
  const nowMs = useNow(TICK_MS);
  if (!price.configured) return 'no price configured; the site shows no dollar amounts';
  if (price.takenAt !== null) {
    const isTooOld = priceStanding((price.ageSeconds ?? 0) * 1000) === 'too_old';
    return (
      <>
        received <RelativeTime at={price.takenAt} nowMs={nowMs} />
        {isTooOld && '; too old, so the site shows no dollar amounts'}
      </>
    );
  }
  return price.status === 'ok' ? 'set by the operator' : 'not received yet';
}

/** The pool that is a part of the wallet’s balance, in words. */
export function poolText({ state, week }: NonNullable<SystemHealth['pool']>): string {
  switch (state) {
    case 'no_wallet':
      return 'a part of the wallet’s balance, but no wallet is configured';
    case 'waits':
      return `the week of ${week} waits until the wallet’s balance can be read`;
    case 'unread':
      return `the balance could not be read for the week of ${week}, and counted as 0`;
    case 'read':
      return `the balance was read for the week of ${week}`;
    case 'not_yet':
      return 'a part of the wallet’s balance, which no week has needed yet';
  }
}

function BackupText({ backup }: { backup: SystemHealth['backup'] }) {
  const nowMs = useNow(TICK_MS);
  if (!backup.configured) return 'no backups are scheduled';
  if (backup.newestAt === null) return backup.status === 'unknown' ? 'unknown' : 'none yet';
  return (
    <>
      made <RelativeTime at={backup.newestAt} nowMs={nowMs} />
    </>
  );
}

export function WitnessesText({ witnesses }: { witnesses: SystemHealth['witnesses'] }) {
  const nowMs = useNow(TICK_MS);
  const { status, size, cosignedAt, names } = witnesses;
  if (status === 'off') return 'no witness is configured';
  if (status === 'unknown') return 'unknown while the database is unreachable';
  if (size === null || cosignedAt === null) return 'none has cosigned yet';
  return (
    <>
      {names.join(', ')} cosigned {size.toLocaleString('en')} leaves{' '}
      <RelativeTime at={cosignedAt} nowMs={nowMs} />
    </>
  );
}

type PartProps = {
  name: string;
  status: PartStatus;
  label?: string | undefined;
  children: ReactNode;
};

function Part({ name, status, label, children }: PartProps) {
  const { tone, text } = STATUSES[status];
  return (
    <li className={PART}>
      <span className="font-medium">{name}</span>
      <Badge tone={tone} className="justify-self-end sm:order-last">
        {label ?? text}
      </Badge>
      <span className="min-w-0 text-muted max-sm:col-span-2">{children}</span>
    </li>
  );
}

const STATUSES: Record<PartStatus, { tone: Tone; text: string }> = {
  ok: { tone: 'good', text: 'OK' },
  warning: { tone: 'warn', text: 'Warning' },
  failing: { tone: 'bad', text: 'Failing' },
  off: { tone: 'neutral', text: 'Off' },
  unknown: { tone: 'neutral', text: 'Waiting' },
};

/** '0.4 ms', '12 ms', '1.3 s'. */
function latencyText(ms: number): string {
  if (ms >= 1000) return `${(ms / 1000).toFixed(1)} s`;
  return `${ms < 10 ? ms : Math.round(ms)} ms`;
}

const TICK_MS = 10_000;
const PART =
  'grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1 border-b border-line/60 px-4 py-2.5 text-sm last:border-b-0 sm:grid-cols-[12rem_1fr_auto] sm:px-5';
const WAITING = [
  'Database',
  'Board',
  ...jobNames().map(jobTitle),
  'Clock',
  'Bot updates',
  'Wallet',
  'Blocks',
  'Price',
];

function waitingPart(name: string) {
  return (
    <li key={name} className={PART}>
      <span className="font-medium">{name}</span>
      <span className="justify-self-end sm:order-last">
        <SkeletonText chars={3} />
      </span>
      <span className="max-sm:col-span-2">
        <SkeletonText chars={18} />
      </span>
    </li>
  );
}

const UPDATE_PROBLEMS = {
  webhook: 'do not arrive: a webhook sends them elsewhere',
  other_reader: 'do not all arrive: another program reads them with the same token',
} as const;

function updatesText({ status, problem }: SystemHealth['updates']): string {
  if (problem !== null) return UPDATE_PROBLEMS[problem];
  if (status === 'off') return 'not polled from Telegram';
  return status === 'ok' ? 'read from Telegram' : 'unknown while the database is unreachable';
}

const PROBLEMS = {
  no_answer: 'does not answer',
  read_only: 'accepts no changes',
  disk_full: 'has no space left: nothing can be stored',
  busy: 'has too much to do',
} as const;

function databaseText({ latencyMs, problem, checking }: SystemHealth['database']): string {
  if (latencyMs === null) return PROBLEMS[problem ?? 'no_answer'];
  if (checking) return 'its totals are being checked; changes wait a moment';
  return `answers in ${latencyText(latencyMs)}`;
}
