import { formatAmount } from '#rules/amounts.ts';
import { isWeekName } from '#rules/weeks/week.ts';
import type { Config } from '#server/config/config.ts';
import type { Db } from '#server/db/connect.ts';
import { createTelegramBot } from '#server/gateways/telegram/bot.ts';
import { OPERATOR } from '#server/services/audit/operator.ts';
import { type NoticeDeps, tellHeld } from '#server/services/fairness/notices.ts';
import { messagesForPeople } from '#server/services/members/languages.ts';
import { createCurrentSettings } from '#server/services/settings/current-settings.ts';
import { holdShare, readShareStatus, releaseShare } from '#server/services/weeks/holds.ts';
import { badCall, type CommandContext, readNumber } from '../command.ts';

export async function run({
  config,
  open,
  words,
  options,
}: CommandContext<'hold-share'>): Promise<number> {
  const [week = '', member = ''] = words;
  if (!isWeekName(week)) throw badCall('hold-share', `${week} is not a week.`);
  const memberId = readNumber(member);
  if (memberId === null) throw badCall('hold-share');
  // Without a reason the share is released; there is no third form.
  const { reason } = options;
  const key = { week, memberId };
  const { db } = await open();
  const { status, units, holdReason } = await readShareStatus(db, key);
  const share = `${formatAmount(units)} to member ${memberId} of ${week}`;
  if (options['dry-run']) {
    const why = holdReason === null ? '' : ` (${holdReason})`;
    console.log(`${share} is ${status}${why}. Nothing was changed.`);
    return 0;
  }
  if (reason === undefined) {
    const { status: now } = await releaseShare(db, {
      ...key,
      actor: OPERATOR,
      nowMs: Date.now(),
    });
    console.log(`${share} is ${now === 'owed' ? 'owed again' : now}`);
    return 0;
  }
  await holdShare(db, { ...key, reason, actor: OPERATOR });
  await tellHeld(noticesOf(config, db), { week, memberIds: [String(memberId)] });
  console.log(`${share} is held`);
  return 0;
}

/** The member is told as from the portal; a hold stays even if Telegram fails. */
function noticesOf(
  { botToken: token, telegramApiRoot, publicUrl, bot, settings: bases }: Config,
  db: Db,
): NoticeDeps {
  const settings = createCurrentSettings({ db, bases });
  return {
    db,
    messagesFor: messagesForPeople(async () => (await settings.read()).language),
    telegram: token === null ? null : createTelegramBot({ token, apiRoot: telegramApiRoot }),
    publicUrl,
    hasOwnBot: bot !== 'off',
    report: () => console.error('The bot could not notify the member.'),
  };
}
