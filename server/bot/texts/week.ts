import type { PointEntry } from '#contract/creator/dashboard.ts';
import type { UserWeekActivity } from '#contract/site/weekly-rewards.ts';
import { parseAmount } from '#rules/amounts.ts';
import { toPoints } from '#rules/points/points.ts';
import { ruleName } from '#rules/points/rule-name.ts';
import { escapeHtml, shortened } from '#rules/telegram-html.ts';
import { weekEndMs } from '#rules/weeks/week.ts';
import type { Answer } from '../ask.ts';
import type { BotDeps } from '../bot-deps.ts';
import { amountText, inTime, wirePoints } from './texts.ts';

type Running = Pick<BotDeps['config'], 'publicUrl'> & {
  rules: { poolUnits: bigint; thresholdHundredths: number };
  board: { active: number; eligible: number; totalHundredths: number };
  coin: BotDeps['coin'];
  isBanned: boolean;
  nowMs: number;
};

export const WEEK = {
  running(own: UserWeekActivity, week: Running): Answer {
    const lines = [
      `<b>Week of ${own.week}</b>, ends ${inTime(weekEndMs(own.week), week.nowMs)} (Sunday 23:00 UTC)`,
      `You have ${wirePoints(own.activityPoints)}. A share takes at least ${toPoints(week.rules.thresholdHundredths)}.`,
      ...groundsText(own),
      ...shareText(own, week),
      ...reasonText(own, week.coin.code),
    ];
    const url = `${week.publicUrl}/leaderboard`;
    return { html: lines.join('\n'), buttons: [[{ text: 'Open the week', url }]] };
  },

  entries(entries: readonly PointEntry[], publicUrl: string): Answer {
    if (entries.length === 0) return { html: 'You have no points yet. Start with /gm.' };
    const url = `${publicUrl}/creator`;
    return {
      html: ['<b>Your latest points</b>', ...entries.map(entryText)].join('\n'),
      buttons: [[{ text: 'All of them', url }]],
    };
  },
};

/** The grounds of the estimate that a dated policy gives; empty otherwise. */
function groundsText({ estimateReason }: UserWeekActivity): string[] {
  return estimateReason !== null && 'text' in estimateReason
    ? [escapeHtml(estimateReason.text)]
    : [];
}

/** The share if the week ended now, and why; empty where the grounds say that there is none. */
function shareText(own: UserWeekActivity, week: Running): string[] {
  const isSaid = groundsText(own).length > 0;
  if (isSaid && (!own.isEligible || week.rules.poolUnits === 0n)) return [];
  return [estimateText(own, week)];
}

function estimateText(own: UserWeekActivity, week: Running): string {
  const { coin, rules, board } = week;
  const pool = amountText(rules.poolUnits, coin.code);
  if (week.isBanned) return 'A banned account has no share of the pool.';
  if (!own.isEligible) {
    const more = `${wirePoints(own.pointsNeeded)} more, and you`;
    return board.eligible === 0
      ? `${more} are the first with a share of the pool of ${pool}.`
      : `${more} share the pool of ${pool} with ${peopleText(board.eligible)}.`;
  }
  if (own.estimatedShare === null) return `The pool is ${pool}.`;
  const share = amountText(parseAmount(own.estimatedShare), coin.code);
  return `If it ended now, you would get <b>${share}</b> of the pool of ${pool}. ${peopleText(board.eligible)} ${board.eligible === 1 ? 'has' : 'have'} enough points for a share; ${own.counted === null ? 'every point that anyone earns moves' : 'points that count move'} it.`;
}

/** Why the estimate has changed since yesterday; empty if that is not known. */
function reasonText({ estimateReason: reason }: UserWeekActivity, code: string): string[] {
  if (reason === null || 'text' in reason) return [];
  const signed = (points: number) => `${points < 0 ? '−' : '+'}${Math.abs(points)}`;
  const isLess = reason.share.startsWith('-');
  const share = amountText(parseAmount(reason.share.replace('-', '')), code);
  return [
    `Since yesterday: you ${signed(reason.ownPoints)} points, others ${signed(reason.othersPoints)}, your share ${isLess ? '−' : '+'}${share}`,
  ];
}

function peopleText(count: number): string {
  return count === 1 ? '1 member' : `${count} members`;
}

function entryText(entry: PointEntry): string {
  const { points, cut } = entry;
  const about = entry.about === null ? '' : `, ${shortened(entry.about, 60)}`;
  const sign = points < 0 ? '−' : '+';
  const got = points === 0 ? 'no points' : `${sign}${wirePoints(Math.abs(points))}`;
  const why = cut === null ? '' : `: ${cutText(entry)}`;
  const what = escapeHtml(`${ruleName(entry.rule)}${about}`);
  return `${dayText(entry.at)} · ${what} · <b>${got}</b>${why}`;
}

/** `4 Mar`, since the order of numbers is read differently everywhere. */
function dayText(at: string): string {
  const format = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat('en-GB', format).format(new Date(at));
}

function cutText({ cut, limit, points }: PointEntry): string {
  switch (cut) {
    case 'banned':
      return 'a banned account earns nothing';
    case 'cooldown':
      return 'it counts once in 24 hours';
    case 'least_tip':
      return `a tip of less than ${limit} earns nothing`;
    case 'daily_tip_limit':
      return `only ${limit} tips a day earn`;
    default:
      return points === 0
        ? `the day's limit of ${limit} points was reached`
        : `the rest is above the day's limit of ${limit}`;
  }
}
