import { sql } from 'kysely';
import type { ShareObjection } from '#contract/admin/objections.ts';
import { formatAmount } from '#rules/amounts.ts';
import type { Messages } from '#rules/messages/messages.ts';
import type { Db } from '#server/db/connect.ts';
import type { TelegramBot, TelegramButton } from '#server/gateways/telegram/telegram.ts';
import type { MessagesFor } from '#server/services/members/languages.ts';
import { sendToMember } from '#server/services/telegram/messages.ts';

export type NoticeDeps = {
  db: Db;
  /** Null without a bot; the site shows the same. */
  telegram: TelegramBot | null;
  messagesFor: MessagesFor;
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
    await tell(deps, telegramId, (m) => ({
      html: [
        m.bot_held_title({ week }),
        m.bot_held_amount({ amount: formatAmount(amount) }),
        m.bot_reason({ text: reason }),
        m.bot_held_object({ url: `${deps.publicUrl}/weeks/${week}` }),
      ].join('\n'),
      ...(deps.hasOwnBot ? { buttons: objectButton(m, week) } : {}),
    }));
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
  const { upheld, note } = decision;
  const outcome = isOwn ? (upheld ? 'released' : 'stays_held') : upheld ? 'held' : 'paid';
  await tell(deps, member.telegram_id, (m) => {
    const title = isOwn
      ? m.bot_decided_own({ week })
      : m.bot_decided_other({ name: displayName, week });
    return { html: `${title}\n${m[`bot_decided_${outcome}`]()} ${m.bot_reason({ text: note })}` };
  });
}

/** The community's own bot reads the data of its press (server/bot/own-presses.ts). */
function objectButton(m: Messages, week: string): TelegramButton[][] {
  return [[{ text: m.button_object(), data: `object:${week}` }]];
}

async function tell(
  deps: NoticeDeps,
  telegramId: string,
  say: (m: Messages) => { html: string; buttons?: TelegramButton[][] },
): Promise<void> {
  const { db, telegram, messagesFor } = deps;
  if (telegram === null) return;
  await anyway(deps, async () => {
    const content = say(await messagesFor(db, telegramId));
    await sendToMember(db, telegram, { telegramId, ...content });
  });
}

async function anyway({ report }: NoticeDeps, work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    report(error, 'a member could not be told about a share');
  }
}
