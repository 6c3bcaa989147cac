import type { PointEntry } from '#contract/creator/dashboard.ts';
import type { UserWeekActivity } from '#contract/site/weekly-rewards.ts';
import { parseAmount } from '#rules/amounts.ts';
import { LOCALES } from '#rules/messages/languages.ts';
import type { Messages } from '#rules/messages/messages.ts';
import { toPoints } from '#rules/points/points.ts';
import { escapeHtml, shortened } from '#rules/telegram-html.ts';
import { weekEndMs } from '#rules/weeks/week.ts';
import type { Answer } from '../ask.ts';
import type { BotDeps } from '../bot-deps.ts';
import { ruleText } from './rules.ts';
import { amountText, coinsText, inTime, numberText, sentences, wirePoints } from './texts.ts';

type Running = Pick<BotDeps['config'], 'publicUrl'> & {
  rules: { poolUnits: bigint; thresholdHundredths: number };
  board: { active: number; eligible: number; totalHundredths: number };
  coin: BotDeps['coin'];
  isBanned: boolean;
  nowMs: number;
};

export const WEEK = {
  running(m: Messages, own: UserWeekActivity, week: Running): Answer {
    const lines = [
      m.bot_week_title({ week: own.week, time: inTime(m, weekEndMs(own.week), week.nowMs) }),
      m.bot_week_points({
        points: wirePoints(m, own.activityPoints),
        threshold: toPoints(week.rules.thresholdHundredths),
      }),
      ...groundsText(own),
      ...shareText(m, own, week),
      ...reasonText(m, own, week.coin.code),
    ];
    const url = `${week.publicUrl}/leaderboard`;
    return { html: lines.join('\n'), buttons: [[{ text: m.button_open_week(), url }]] };
  },

  entries(m: Messages, entries: readonly PointEntry[], publicUrl: string): Answer {
    if (entries.length === 0) return { html: m.bot_week_no_entries() };
    const url = `${publicUrl}/creator`;
    return {
      html: [m.bot_week_entries(), ...entries.map((entry) => entryText(m, entry))].join('\n'),
      buttons: [[{ text: m.button_all_points(), url }]],
    };
  },
};

/** The grounds of the estimate that a dated policy gives; empty otherwise. */
function groundsText({ estimateReason }: UserWeekActivity): string[] {
  return estimateReason !== null && 'text' in estimateReason
    ? [escapeHtml(estimateReason.translation ?? estimateReason.text)]
    : [];
}

/** The share if the week ended now, and why; empty where the grounds say that there is none. */
function shareText(m: Messages, own: UserWeekActivity, week: Running): string[] {
  const isSaid = groundsText(own).length > 0;
  if (isSaid && (!own.isEligible || week.rules.poolUnits === 0n)) return [];
  return [estimateText(m, own, week)];
}

function estimateText(m: Messages, own: UserWeekActivity, week: Running): string {
  const { coin, rules, board } = week;
  const pool = amountText(m, rules.poolUnits, coin.code);
  if (week.isBanned) return m.bot_week_banned();
  if (!own.isEligible) {
    const points = wirePoints(m, own.pointsNeeded);
    return board.eligible === 0
      ? m.bot_week_first({ points, pool })
      : m.bot_week_join({ points, pool, count: board.eligible });
  }
  if (own.estimatedShare === null) return m.bot_week_pool({ pool });
  const share = amountText(m, parseAmount(own.estimatedShare), coin.code);
  const enough = own.counted === null ? m.bot_week_enough : m.bot_week_enough_counted;
  return sentences(m.bot_week_share({ share, pool }), enough({ count: board.eligible }));
}

/** Why the estimate has changed since yesterday; empty if that is not known. */
function reasonText(
  m: Messages,
  { estimateReason: reason }: UserWeekActivity,
  code: string,
): string[] {
  if (reason === null || 'text' in reason) return [];
  const signed = (points: number) => `${points < 0 ? '−' : '+'}${numberText(m, Math.abs(points))}`;
  const isLess = reason.share.startsWith('-');
  const share = amountText(m, parseAmount(reason.share.replace('-', '')), code);
  return [
    m.bot_week_since({
      own: signed(reason.ownPoints),
      others: signed(reason.othersPoints),
      share: `${isLess ? '−' : '+'}${share}`,
    }),
  ];
}

function entryText(m: Messages, entry: PointEntry): string {
  const { points, cut } = entry;
  const about = entry.about === null ? '' : `, ${shortened(entry.about, 60)}`;
  const sign = points < 0 ? '−' : '+';
  const got = points === 0 ? m.bot_week_no_points() : `${sign}${wirePoints(m, Math.abs(points))}`;
  const why = cut === null ? '' : `: ${cutText(m, entry)}`;
  const what = `${ruleText(m, entry.rule)}${escapeHtml(about)}`;
  return `${dayText(m, entry.at)} · ${what} · <b>${got}</b>${why}`;
}

/** `4 Mar`, since the order of numbers is read differently everywhere. */
function dayText(m: Messages, at: string): string {
  const format = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(LOCALES[m.language], format).format(new Date(at));
}

function cutText(m: Messages, { cut, limit: written, points }: PointEntry): string {
  const limit = coinsText(m, written ?? '0');
  switch (cut) {
    case 'banned':
      return m.bot_week_cut_banned();
    case 'cooldown':
      return m.bot_week_cut_cooldown();
    case 'least_tip':
      return m.bot_week_cut_least_tip({ limit });
    case 'daily_tip_limit':
      return m.bot_week_cut_tip_limit({ limit });
    default:
      return points === 0 ? m.bot_week_cut_limit({ limit }) : m.bot_week_cut_rest({ limit });
  }
}
