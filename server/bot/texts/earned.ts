import { formatAmount } from '#rules/amounts.ts';
import type { Messages } from '#rules/messages/messages.ts';
import type { EarnedLine } from '#rules/points/allowance.ts';
import { toPoints } from '#rules/points/points.ts';
import { coinsText, inTime, pointsText, sentences } from './texts.ts';

/** One line: the points earned, the part cut off and why, and when more can be earned. Empty if there is nothing to say. */
export function earnedText(
  m: Messages,
  lines: readonly EarnedLine[],
  { nextMs, nowMs }: { nextMs: number | null; nowMs: number },
): string {
  const got = lines.filter(({ hundredths }) => hundredths > 0).map((line) => gotText(m, line));
  const cut = lines.find((line) => line.cut !== null);
  const all = got.join(m.bot_comma());
  const next = nextMs === null ? '' : m.bot_earned_next({ time: inTime(m, nextMs, nowMs) });
  if (cut) {
    const earned = got.length === 0 ? m.bot_earned_none() : all;
    const isNext = cut.cut === 'cooldown';
    return sentences(`${earned}: ${cutText(m, cut, nowMs)}`, isNext ? next : '');
  }
  return got.length === 0 ? '' : sentences(`${all}.`, next);
}

function gotText(m: Messages, { rule, hundredths }: EarnedLine): string {
  const points = `+${pointsText(m, hundredths)}`;
  switch (rule) {
    case 'account_created':
      return m.bot_earned_why_account_created({ points });
    case 'primary_address_set':
      return m.bot_earned_why_primary_address_set({ points });
    case 'first_tip':
      return m.bot_earned_why_first_tip({ points });
    case 'first_send':
      return m.bot_earned_why_first_send({ points });
    default:
      return points;
  }
}

function cutText(m: Messages, line: EarnedLine, nowMs: number): string {
  const { cut, hundredths, fullHundredths, earning } = line;
  const midnightMs = (Math.floor(nowMs / 86_400_000) + 1) * 86_400_000;
  const limit = toPoints(earning.capHundredths);
  const tomorrow = m.bot_earned_tomorrow({ time: inTime(m, midnightMs, nowMs) });
  switch (cut) {
    case 'banned':
      return m.bot_earned_banned();
    case 'cooldown':
      return m.bot_earned_cooldown();
    case 'least_tip':
      return leastTipText(m, earning.leastTipUnits);
    case 'daily_tip_limit':
      return sentences(m.bot_earned_tip_limit({ tips: earning.tips }), tomorrow);
    default: {
      const points = pointsText(m, fullHundredths);
      const reached =
        hundredths === 0 ? m.bot_earned_limit({ limit }) : m.bot_earned_rest({ points, limit });
      return sentences(reached, tomorrow);
    }
  }
}

function leastTipText(m: Messages, units: bigint): string {
  const amount = formatAmount(units);
  return m.bot_earned_least_tip({ amount: coinsText(m, amount), count: Number(amount) });
}
