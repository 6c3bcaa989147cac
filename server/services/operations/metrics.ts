import { sql } from 'kysely';
import { formatAmount } from '#rules/amounts.ts';
import type { Db } from '#server/db/connect.ts';
import type { Board } from '#server/services/board/board.ts';
import type { Health, MeasuredHealth } from './health.ts';

type Sample = { labels?: Readonly<Record<string, string>>; value: number | string | boolean };
export type Metric = {
  name: string;
  help: string;
  type: 'gauge' | 'counter';
  samples: readonly Sample[];
};

/** Unknown values (no wallet, no database) have no sample: a zero would be false. */
export async function readMetrics(sources: {
  db: Db;
  board: Board;
  health: Health;
}): Promise<string> {
  const measured = await sources.health.read();
  const isUp = measured.health.database.latencyMs !== null;
  const ours = isUp ? await readCounts(sources) : [];
  return writeMetrics([...healthMetrics(measured), ...ours, ...processMetrics()]);
}

/**
 * Writes Prometheus's text format, version 0.0.4, with amounts as decimal text, so that no digit is lost here. A metric without
 * samples is left out.
 */
export function writeMetrics(metrics: readonly Metric[]): string {
  return metrics
    .filter(({ samples }) => samples.length > 0)
    .map(({ name, help, type, samples }) => {
      const lines = samples.map(({ labels = {}, value }) => {
        const pairs = Object.entries(labels).map(([key, text]) => `${key}="${escapeLabel(text)}"`);
        return `${name}${pairs.length > 0 ? `{${pairs.join(',')}}` : ''} ${valueText(value)}`;
      });
      return `# HELP ${name} ${escapeHelp(help)}\n# TYPE ${name} ${type}\n${lines.join('\n')}\n`;
    })
    .join('');
}

function healthMetrics({ health, jobs, wallet, owedUnits, neededUnits }: MeasuredHealth): Metric[] {
  const { database, chain, price, backup } = health;
  const isLate = new Map(health.jobs.list.map((job) => [job.name, job.late]));
  const ofJobs = (name: string, help: string, read: (job: (typeof jobs)[number]) => Known) =>
    gauge(
      `quarterdeck_job_${name}`,
      help,
      jobs.flatMap((job) => samplesOf(read(job), { job: job.name })),
    );
  return [
    gauge('quarterdeck_healthy', 'Whether no part is failing.', [{ value: health.healthy }]),
    gauge('quarterdeck_database_up', 'Whether the database answers in time and accepts changes.', [
      { value: database.latencyMs !== null },
    ]),
    gauge(
      'quarterdeck_database_latency_seconds',
      'One question to the database and its answer.',
      samplesOf(database.latencyMs === null ? null : database.latencyMs / 1000),
    ),
    ofJobs('late', 'No success for longer than the job allows.', (job) => isLate.get(job.name)),
    ofJobs('failures_in_row', 'Failed runs since the last success.', (job) => job.failuresInRow),
    ofJobs('last_success_timestamp_seconds', 'When the job last went well.', (job) =>
      job.succeededAtMs === null ? null : job.succeededAtMs / 1000,
    ),
    ofJobs('last_duration_seconds', 'How long its last run took.', (job) =>
      job.durationMs === null ? null : job.durationMs / 1000,
    ),
    gauge('quarterdeck_wallet_configured', 'Whether there is a wallet to pay with.', [
      { value: health.wallet.configured },
    ]),
    gauge(
      'quarterdeck_wallet_up',
      'Whether the wallet answers.',
      samplesOf(health.wallet.reachable),
    ),
    gauge(
      'quarterdeck_wallet_syncing',
      'Whether its node is still catching up.',
      samplesOf(wallet?.isSyncing),
    ),
    gauge('quarterdeck_wallet_height', 'Its newest block.', samplesOf(wallet?.height)),
    gauge(
      'quarterdeck_wallet_tip_timestamp_seconds',
      'When its newest block was made.',
      samplesOf(wallet && wallet.tipTimeMs / 1000),
    ),
    gauge(
      'quarterdeck_wallet_balance_coins',
      'What the wallet holds.',
      samplesOf(wallet && formatAmount(wallet.balanceUnits)),
    ),
    gauge(
      'quarterdeck_owed_coins',
      'What members are still to be paid.',
      samplesOf(owedUnits === null ? null : formatAmount(owedUnits)),
    ),
    gauge(
      'quarterdeck_needed_coins',
      'What the wallet must hold for what is to be paid now.',
      samplesOf(neededUnits === null ? null : formatAmount(neededUnits)),
    ),
    gauge(
      'quarterdeck_chain_height',
      'The newest block of the chain that was read.',
      samplesOf(chain.height),
    ),
    gauge(
      'quarterdeck_chain_source_height',
      'The newest block of the node or index that is followed.',
      samplesOf(chain.sourceHeight),
    ),
    gauge(
      'quarterdeck_chain_halted',
      'Whether nothing is paid and no payment counts until the operator has looked.',
      samplesOf(chain.halted),
    ),
    gauge(
      'quarterdeck_chain_read_age_seconds',
      'How long ago everything of the chain had been read.',
      samplesOf(
        chain.readAt === null ? null : ageSeconds({ at: chain.readAt, now: health.checkedAt }),
      ),
    ),
    gauge('quarterdeck_price_age_seconds', 'Age of the price.', samplesOf(price.ageSeconds)),
    gauge(
      'quarterdeck_backup_age_seconds',
      'Age of the newest backup.',
      samplesOf(backup.ageSeconds),
    ),
  ];
}

async function readCounts({ db, board }: { db: Db; board: Board }): Promise<Metric[]> {
  const [payouts, faucet, submissions, byHand] = await Promise.all([
    sql<{ state: string; count: number }>`
      select state, count(*)::int as count from payouts group by state order by state`.execute(db),
    sql<{ state: string; count: number }>`
      select state, count(*)::int as count from faucet_payments group by state order by state`.execute(
      db,
    ),
    sql<{ pending: number }>`
      select count(*)::int as pending from submissions where status = 'pending'`.execute(db),
    sql<{ units: string }>`
      select coalesce(sum(amount), 0)::text as units from hand_payments where taken_back_at is null`.execute(
      db,
    ),
    board.catchUp(),
  ]);
  const { members, tips, tippedUnits } = board.summary();
  const week = board.week();
  return [
    gauge('quarterdeck_members', 'Members on the board.', [{ value: members }]),
    counter('quarterdeck_tips_total', 'Tips ever taken.', [{ value: tips }]),
    counter('quarterdeck_tipped_coins_total', 'Coins ever tipped.', [
      { value: formatAmount(tippedUnits) },
    ]),
    gauge('quarterdeck_week_active_members', 'Members of the running week.', [
      { value: week.active },
    ]),
    gauge('quarterdeck_week_eligible_members', 'Those of them who share its pool as of now.', [
      { value: week.eligible },
    ]),
    gauge(
      'quarterdeck_payouts',
      'Payouts by state.',
      payouts.rows.map(({ state, count }) => ({ labels: { state }, value: count })),
    ),
    gauge(
      'quarterdeck_faucet_payments',
      'Claims of the faucet by state.',
      faucet.rows.map(({ state, count }) => ({ labels: { state }, value: count })),
    ),
    gauge('quarterdeck_paid_by_hand_coins', 'What the operator paid by hand and recorded.', [
      { value: formatAmount(BigInt(byHand.rows[0]?.units ?? 0)) },
    ]),
    gauge('quarterdeck_submissions_pending', 'Content that waits for an administrator.', [
      { value: submissions.rows[0]?.pending ?? 0 },
    ]),
  ];
}

// The names that Prometheus's own libraries use.
function processMetrics(): Metric[] {
  const { user, system } = process.cpuUsage();
  return [
    counter('process_cpu_seconds_total', 'Processor time of this server.', [
      { value: (user + system) / 1_000_000 },
    ]),
    gauge('process_resident_memory_bytes', 'Memory of this server.', [
      { value: process.memoryUsage.rss() },
    ]),
    gauge('process_start_time_seconds', 'When this server began.', [
      { value: Math.round(performance.timeOrigin / 1000) },
    ]),
  ];
}

function ageSeconds({ at, now }: { at: string; now: string }): number {
  return Math.max(0, Date.parse(now) - Date.parse(at)) / 1000;
}

type Known = number | string | boolean | null | undefined;

function samplesOf(value: Known, labels: Record<string, string> = {}): Sample[] {
  return value === null || value === undefined ? [] : [{ labels, value }];
}

function gauge(name: string, help: string, samples: readonly Sample[]): Metric {
  return { name, help, type: 'gauge', samples };
}

function counter(name: string, help: string, samples: readonly Sample[]): Metric {
  return { name, help, type: 'counter', samples };
}

function valueText(value: Sample['value']): string {
  return typeof value === 'boolean' ? (value ? '1' : '0') : String(value);
}

function escapeHelp(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n');
}

function escapeLabel(text: string): string {
  return escapeHelp(text).replaceAll('"', '\\"');
}
