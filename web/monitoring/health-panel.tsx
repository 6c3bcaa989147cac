import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { JobHealth, PartStatus, SystemHealth } from '#contract/site/health.ts';
import { parseSum } from '#rules/amounts.ts';
import { jobNames } from '#rules/jobs.ts';
import { priceStanding } from '#rules/operations/price.ts';
import { m } from '#web/messages.ts';
import { useNow } from '#web/shell/now.tsx';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { Amount } from '#web/ui/coin/amount.tsx';
import { listText, shownNumber } from '#web/ui/figures.ts';
import { SkeletonText } from '#web/ui/skeleton.tsx';
import { rich } from '#web/ui/text/rich.ts';
import { RelativeTime } from '#web/ui/time.tsx';
import { useWalletFigures } from './calls.ts';
import { Panel, PanelFailure } from './card.tsx';
import { jobName } from './names.ts';

type HealthPanelProps = { health: UseQueryResult<SystemHealth, Error>; isAdmin: boolean };

/** Each part of the system with its measured health. */
export function HealthPanel({ health, isAdmin }: HealthPanelProps) {
  const { data, isError, refetch } = health;
  return (
    <Panel
      id="measured-health"
      title={m.monitor_health()}
      hint={m.monitor_health_hint()}
      isBusy={!data && !isError}
    >
      {isError && !data ? (
        <PanelFailure text={m.monitor_failed()} onRetry={() => void refetch()} />
      ) : (
        <ul>
          {data ? <Parts health={data} isAdmin={isAdmin} /> : waitingNames().map(waitingPart)}
        </ul>
      )}
    </Panel>
  );
}

function Parts({ health, isAdmin }: { health: SystemHealth; isAdmin: boolean }) {
  const { database, board, jobs, clock, updates, wallet, pool, chain, price, backup, witnesses } =
    health;
  return (
    <>
      <Part name={m.monitor_database()} status={database.status}>
        {databaseText(database)}
      </Part>
      <Part name={m.monitor_board()} status={board.status}>
        {board.loading ? m.monitor_board_loading() : m.monitor_board_loaded()}
      </Part>
      {jobs.list.length > 0 ? (
        jobs.list.map((job) => <Job key={job.name} job={job} />)
      ) : (
        <Part name={m.monitor_jobs()} status={jobs.status}>
          {m.monitor_no_database()}
        </Part>
      )}
      <Part name={m.monitor_clock()} status={clock.status}>
        {clock.problem === null
          ? m.monitor_clock_trusted()
          : m.monitor_clock_doubted({ problem: clock.problem })}
      </Part>
      <Part name={m.monitor_updates()} status={updates.status}>
        {updatesText(updates)}
      </Part>
      <Part name={m.shell_wallet()} status={wallet.status}>
        <WalletText wallet={wallet} />
        {isAdmin && wallet.configured && <WalletFigures />}
      </Part>
      {pool && (
        <Part name={m.week_pool()} status={pool.status}>
          {poolText(pool)}
        </Part>
      )}
      <Part name={m.monitor_blocks()} status={chain.status}>
        <ChainText chain={chain} />
      </Part>
      <Part name={m.monitor_price()} status={price.status}>
        <PriceText price={price} />
      </Part>
      <Part name={m.monitor_backup()} status={backup.status}>
        <BackupText backup={backup} />
      </Part>
      <Part name={m.monitor_witnesses()} status={witnesses.status}>
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
      name={jobName(job.name)}
      status={status}
      label={job.failed ? m.monitor_job_failed() : job.late ? m.monitor_job_late() : undefined}
    >
      <JobText job={job} nowMs={nowMs} />
    </Part>
  );
}

function JobText({ job, nowMs }: { job: JobHealth; nowMs: number }) {
  const { lastRunAt, lastDurationMs, lastSuccessAt } = job;
  if (lastRunAt === null) return m.monitor_job_never();
  const run = () => <RelativeTime at={lastRunAt} nowMs={nowMs} />;
  const success = () => lastSuccessAt && <RelativeTime at={lastSuccessAt} nowMs={nowMs} />;
  if (lastDurationMs === null) {
    if (!job.failed && !job.late) return rich(m.monitor_job_ran({ run }));
    return rich(
      lastSuccessAt === null
        ? m.monitor_job_ran_never({ run })
        : m.monitor_job_ran_success({ run, success }),
    );
  }
  const took = latencyText(lastDurationMs);
  if (!job.failed && !job.late) return rich(m.monitor_job_took({ run, took }));
  return rich(
    lastSuccessAt === null
      ? m.monitor_job_took_never({ run, took })
      : m.monitor_job_took_success({ run, took, success }),
  );
}

function WalletText({ wallet }: { wallet: SystemHealth['wallet'] }) {
  const nowMs = useNow(TICK_MS);
  const { height, tipAt, coversOwed } = wallet;
  if (!wallet.configured) return m.monitor_wallet_off();
  if (wallet.paymentsStopped) return m.monitor_wallet_stopped();
  if (wallet.reachable === null) return m.monitor_wallet_silent();
  if (!wallet.reachable || height === null || tipAt === null) return m.monitor_no_answer();
  const values = { height, time: () => <RelativeTime at={tipAt} nowMs={nowMs} /> };
  if (wallet.syncing) {
    if (coversOwed === null) return rich(m.monitor_wallet_syncing(values));
    return rich(
      coversOwed ? m.monitor_wallet_syncing_covers(values) : m.monitor_wallet_syncing_short(values),
    );
  }
  if (coversOwed === null) return rich(m.monitor_wallet_at(values));
  return rich(coversOwed ? m.monitor_wallet_covers(values) : m.monitor_wallet_short(values));
}

function WalletFigures() {
  const { data } = useWalletFigures();
  if (!data) return null;
  const amount = (text: string) => <Amount units={parseSum(text)} decimals={8} decimalsSmall={8} />;
  const { balance } = data;
  const owed = () => amount(data.owed);
  return (
    <span className="block">
      {rich(
        balance === null
          ? m.monitor_balance_unknown({ owed })
          : m.monitor_balance({ balance: () => amount(balance), owed }),
      )}
    </span>
  );
}

/** The last block that has been read. */
export function ChainText({ chain }: { chain: SystemHealth['chain'] }) {
  const nowMs = useNow(TICK_MS);
  const { configured, height, sourceHeight, readAt, halted } = chain;
  if (!configured) return m.monitor_chain_off();
  if (halted) return m.monitor_chain_halted();
  if (halted === null) return m.monitor_no_database();
  if (height === null || sourceHeight === null) return m.monitor_chain_unread();
  const behind = height < sourceHeight ? { height, source: sourceHeight } : null;
  if (readAt === null) {
    return behind ? m.monitor_chain_behind_never(behind) : m.monitor_chain_at_never({ height });
  }
  const time = () => <RelativeTime at={readAt} nowMs={nowMs} />;
  return rich(
    behind ? m.monitor_chain_behind({ ...behind, time }) : m.monitor_chain_at({ height, time }),
  );
}

function PriceText({ price }: { price: SystemHealth['price'] }) {
  const nowMs = useNow(TICK_MS);
  const { takenAt } = price;
  if (!price.configured) return m.monitor_price_off();
  if (takenAt !== null) {
    const time = () => <RelativeTime at={takenAt} nowMs={nowMs} />;
    const isTooOld = priceStanding((price.ageSeconds ?? 0) * 1000) === 'too_old';
    return rich(isTooOld ? m.monitor_price_too_old({ time }) : m.monitor_price_received({ time }));
  }
  return price.status === 'ok' ? m.monitor_price_fixed() : m.monitor_price_none();
}

/** The pool that is a part of the wallet’s balance, in words. */
export function poolText({ state, week }: NonNullable<SystemHealth['pool']>): string {
  // The states that tell of a week name it.
  const of = { week: week ?? '' };
  switch (state) {
    case 'no_wallet':
      return m.monitor_pool_no_wallet();
    case 'waits':
      return m.monitor_pool_waits(of);
    case 'unread':
      return m.monitor_pool_unread(of);
    case 'read':
      return m.monitor_pool_read(of);
    case 'not_yet':
      return m.monitor_pool_not_yet();
  }
}

function BackupText({ backup }: { backup: SystemHealth['backup'] }) {
  const nowMs = useNow(TICK_MS);
  const { newestAt } = backup;
  if (!backup.configured) return m.monitor_backup_off();
  if (newestAt === null) {
    return backup.status === 'unknown' ? m.monitor_backup_unknown() : m.monitor_backup_none();
  }
  return rich(m.monitor_backup_made({ time: () => <RelativeTime at={newestAt} nowMs={nowMs} /> }));
}

export function WitnessesText({ witnesses }: { witnesses: SystemHealth['witnesses'] }) {
  const nowMs = useNow(TICK_MS);
  const { status, size, cosignedAt, names } = witnesses;
  if (status === 'off') return m.monitor_witness_off();
  if (status === 'unknown') return m.monitor_no_database();
  if (size === null || cosignedAt === null) return m.monitor_witness_none();
  const time = () => <RelativeTime at={cosignedAt} nowMs={nowMs} />;
  return rich(m.monitor_witness_cosigned({ names: listText(names), size, time }));
}

type PartProps = {
  name: string;
  status: PartStatus;
  label?: string | undefined;
  children: ReactNode;
};

function Part({ name, status, label, children }: PartProps) {
  const { tone, name: word } = STATUSES[status];
  return (
    <li className={PART}>
      <span className="font-medium">{name}</span>
      <Badge tone={tone} className="justify-self-end sm:order-last">
        {label ?? word()}
      </Badge>
      <span className="min-w-0 text-muted max-sm:col-span-2">{children}</span>
    </li>
  );
}

const STATUSES: Record<PartStatus, { tone: Tone; name: () => string }> = {
  ok: { tone: 'good', name: () => m.monitor_ok() },
  warning: { tone: 'warn', name: () => m.monitor_warning() },
  failing: { tone: 'bad', name: () => m.monitor_failing() },
  off: { tone: 'neutral', name: () => m.monitor_off() },
  unknown: { tone: 'neutral', name: () => m.monitor_waiting() },
};

/** '0.4 ms', '12 ms', '1.3 s'. */
function latencyText(ms: number): string {
  if (ms >= 1000) return m.monitor_s({ time: shownNumber((ms / 1000).toFixed(1)) });
  return m.monitor_ms({ time: shownNumber(String(ms < 10 ? ms : Math.round(ms))) });
}

const TICK_MS = 10_000;
const PART =
  'grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1 border-b border-line/60 px-4 py-2.5 text-sm last:border-b-0 sm:grid-cols-[12rem_1fr_auto] sm:px-5';

function waitingNames(): string[] {
  return [
    m.monitor_database(),
    m.monitor_board(),
    ...jobNames().map(jobName),
    m.monitor_clock(),
    m.monitor_updates(),
    m.shell_wallet(),
    m.monitor_blocks(),
    m.monitor_price(),
  ];
}

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

function updatesText({ status, problem }: SystemHealth['updates']): string {
  switch (problem) {
    case 'webhook':
      return m.monitor_updates_webhook();
    case 'other_reader':
      return m.monitor_updates_other_reader();
    case null:
      if (status === 'off') return m.monitor_updates_off();
      return status === 'ok' ? m.monitor_updates_ok() : m.monitor_no_database();
  }
}

function databaseText({ latencyMs, problem, checking }: SystemHealth['database']): string {
  if (latencyMs !== null) {
    if (checking) return m.monitor_database_checking();
    return m.monitor_database_answers({ time: latencyText(latencyMs) });
  }
  switch (problem) {
    case 'read_only':
      return m.monitor_database_read_only();
    case 'disk_full':
      return m.monitor_database_full();
    case 'busy':
      return m.monitor_database_busy();
    default:
      return m.monitor_no_answer();
  }
}
