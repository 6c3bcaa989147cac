import { sql } from 'kysely';
import {
  type AlertKind,
  type AlertNotice,
  type AlertState,
  alertText,
  type Finding,
  MOST_ALERTS_A_DAY,
  nextAlert,
} from '#rules/operations/alerts.ts';
import { isoTime } from '#rules/times.ts';
import type { Db } from '#server/db/connect.ts';
import type { TelegramBot } from '#server/gateways/telegram/telegram.ts';
import { operatorCommand } from '#server/program/called-as.ts';
import type { MessagesFor } from '#server/services/members/languages.ts';
import { deliver } from '#server/services/telegram/messages.ts';

type Notice = { kind: AlertKind; about: string; notice: AlertNotice; isLast: boolean };

/**
 * Makes the bot tell the owner which problems began and which ended, each once. A message is recorded before it is sent: if a
 * crash interrupts it, it is not sent; if Telegram was busy, it is sent in the next minute.
 *
 * @returns one line about the run
 */
export async function sendAlerts(input: {
  db: Db;
  telegram: TelegramBot;
  messagesFor: MessagesFor;
  ownerTelegramId: string;
  findings: readonly Finding[];
  monitorUrl: string;
  now: () => number;
}): Promise<string> {
  const { db, telegram, ownerTelegramId: chatId, findings, monitorUrl, now } = input;
  const unsent = await claimNotices(db, findings, now());
  let sent = 0;
  try {
    const m = await input.messagesFor(db, chatId);
    for (let next = unsent.shift(); next; next = unsent.shift()) {
      const failure = await deliver(db, telegram, {
        chatId,
        html: alertText(m, { ...next, monitorUrl, command: operatorCommand }),
      });
      if (failure?.kind === 'busy') {
        unsent.unshift(next);
        break;
      }
      if (failure === null) sent += 1;
    }
  } finally {
    for (const each of unsent) await release(db, each);
  }
  return `alerts sent: ${sent}`;
}

/** Records the findings. Returns the notices for the owner, to this caller only. */
async function claimNotices(
  db: Db,
  findings: readonly Finding[],
  nowMs: number,
): Promise<Notice[]> {
  const today = isoTime(nowMs).slice(0, 10);
  return db.transaction().execute(async (tx) => {
    // One server at a time; reads go on.
    await sql`lock table alerts in share row exclusive mode`.execute(tx);
    const rows = await readAlerts(tx, today);
    const notices: Notice[] = [];
    for (const { kind, about, isOn } of findings) {
      const begunToday = rows
        .filter((row) => row.kind === kind)
        .reduce((sum, row) => sum + row.begunToday, 0);
      const row = rows.find((each) => each.kind === kind && each.about === about);
      const next = nextAlert(row?.state ?? null, { isOn, nowMs, begunToday });
      if (next.state === null) continue;
      const begins = next.notice === 'begins' ? 1 : 0;
      const begun = (row?.begunToday ?? 0) + begins;
      await writeAlert(tx, { kind, about, state: next.state, today, begun });
      if (row) row.begunToday = begun;
      if (next.notice === null) continue;
      notices.push({
        kind,
        about,
        notice: next.notice,
        isLast: begunToday + begins >= MOST_ALERTS_A_DAY,
      });
    }
    return notices;
  });
}

type AlertRow = { kind: string; about: string; state: AlertState; begunToday: number };

async function readAlerts(tx: Db, today: string): Promise<AlertRow[]> {
  const { rows } = await sql<{
    kind: string;
    about: string;
    is_on: boolean;
    since: Date;
    is_told: boolean;
    begun: number;
  }>`
    select kind, about, is_on, since, is_told,
      case when begun_on = ${today}::date then begun else 0 end as begun
    from alerts`.execute(tx);
  return rows.map(({ kind, about, is_on, since, is_told, begun }) => ({
    kind,
    about,
    state: { isOn: is_on, sinceMs: since.getTime(), isTold: is_told },
    begunToday: begun,
  }));
}

async function writeAlert(
  tx: Db,
  row: { kind: AlertKind; about: string; state: AlertState; today: string; begun: number },
): Promise<void> {
  const { kind, about, state, today, begun } = row;
  await sql`
    insert into alerts (kind, about, is_on, since, is_told, begun_on, begun)
    values (${kind}, ${about}, ${state.isOn}, ${isoTime(state.sinceMs)}::timestamptz, ${state.isTold},
      ${today}::date, ${begun}::int)
    on conflict (kind, about) do update set is_on = excluded.is_on, since = excluded.since,
      is_told = excluded.is_told, begun_on = excluded.begun_on, begun = excluded.begun`.execute(tx);
}

/** Nothing was sent, so the next run tells it. */
async function release(db: Db, { kind, about, notice }: Notice): Promise<void> {
  const isTold = notice === 'begins';
  await sql`
    update alerts set is_told = not is_told, begun = greatest(0, begun - ${isTold ? 1 : 0}::int)
    where kind = ${kind} and about = ${about} and is_told = ${isTold}`.execute(db);
}
