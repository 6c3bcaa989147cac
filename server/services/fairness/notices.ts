import { sql } from 'kysely';
import type { ShareObjection } from '#contract/admin/objections.ts';
import { formatAmount } from '#rules/amounts.ts';
import { escapeHtml } from '#rules/telegram-html.ts';
import type { Db } from '#server/db/connect.ts';
import type { TelegramBot, TelegramMessage } from '#server/gateways/telegram/telegram.ts';
import { sendToMember } from '#server/services/telegram/messages.ts';

export type NoticeDeps = {
  db: Db;
  /** Null without a bot; the site shows the same. */
  telegram: TelegramBot | null;
  publicUrl: string;
  /** True if that bot is the community's own, which also accepts objections. */
  hasOwnBot: boolean;
  report(error: unknown, what: string): void;
};

/**
 * Tells members that their share is held and why, and how to object. Call it after the commit. Never throws, since the hold
 * stands even if Telegram fails.
 */
export function tellHeld(
  deps: NoticeDeps,
  held: { week: string; memberIds: readonly string[] },
): Promise<void> {
  return anyway(deps, () => writeHeld(deps, held));
}

async function writeHeld(
  deps: NoticeDeps,
  { week, memberIds }: { week: string; memberIds: readonly string[] },
): Promise<void> {
  const { rows } = await sql<{ telegram_id: string; amount: bigint; hold_reason: string }>`
    select m.telegram_id::text as telegram_id, s.amount, s.hold_reason
    from shares s join members m on m.id = s.member_id
    where s.week = ${week}::date and s.status = 'held'
      and s.member_id = any(${[...memberIds]}::bigint[])`.execute(deps.db);
  for (const { telegram_id: telegramId, amount, hold_reason: reason } of rows) {
    const lines = [
      `<b>Your share of the week of ${week} is held.</b>`,
      `${formatAmount(amount)} is not paid until an administrator releases it. It is not lost.`,
      `Reason: ${escapeHtml(reason)}`,
      `You can object once: ${deps.publicUrl}/weeks/${week}`,
    ];
    await tell(deps, telegramId, lines, deps.hasOwnBot ? objectButton(week) : undefined);
  }
}

/**
 * Tells a member the outcome of their objection, and the owner of a share that it holds. Call it after the commit. Never throws.
 */
export function tellDecided(deps: NoticeDeps, objection: ShareObjection): Promise<void> {
  return anyway(deps, async () => {
    await writeDecided(deps, objection);
    const { week, userId, isOwn, decision } = objection;
    if (decision?.upheld && !isOwn) await writeHeld(deps, { week, memberIds: [userId] });
  });
}

async function writeDecided(deps: NoticeDeps, objection: ShareObjection): Promise<void> {
  const { week, isOwn, decision, byUserId, displayName } = objection;
  if (decision === null) return;
  const { rows } = await sql<{ telegram_id: string }>`
    select telegram_id::text as telegram_id from members
    where id = ${byUserId}::bigint`.execute(deps.db);
  const [member] = rows;
  if (!member) return;
  const about = isOwn ? 'your share' : `the share of ${escapeHtml(displayName)}`;
  const outcome = isOwn
    ? decision.upheld
      ? 'It is released and will be paid.'
      : 'It stays held.'
    : decision.upheld
      ? 'It is held.'
      : 'It is paid.';
  await tell(deps, member.telegram_id, [
    `<b>Your objection about ${about} of the week of ${week} was decided.</b>`,
    `${outcome} Reason: ${escapeHtml(decision.note)}`,
  ]);
}

/** The community's own bot reads the data of its press (server/bot/own-presses.ts). */
function objectButton(week: string): TelegramMessage['buttons'] {
  return [[{ text: 'Object', data: `object:${week}` }]];
}

async function tell(
  deps: NoticeDeps,
  telegramId: string,
  lines: readonly string[],
  buttons?: TelegramMessage['buttons'],
): Promise<void> {
  const { db, telegram } = deps;
  if (telegram === null) return;
  const content = { html: lines.join('\n'), ...(buttons ? { buttons } : {}) };
  await anyway(deps, () => sendToMember(db, telegram, { telegramId, ...content }));
}

async function anyway({ report }: NoticeDeps, work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    report(error, 'a member could not be told about a share');
  }
}
