import { formatAmount } from '#rules/amounts.ts';
import { findActivity } from '#rules/points/activities.ts';
import type { EarnedLine } from '#rules/points/allowance.ts';
import { toPoints } from '#rules/points/points.ts';
import { inTime, pointsText } from './texts.ts';

/** One line: the points earned, the part cut off and why, and when more can be earned. Empty if there is nothing to say. */
export function earnedText(
  lines: readonly EarnedLine[],
  { nextMs, nowMs }: { nextMs: number | null; nowMs: number },
): string {
  const got = lines.filter(({ hundredths }) => hundredths > 0).map(gotText);
  const cut = lines.find((line) => line.cut !== null);
  const next = nextMs === null ? '' : ` The next one comes ${inTime(nextMs, nowMs)}.`;
  if (cut) {
    const earned = got.length === 0 ? 'No points' : got.join(', ');
    return `${earned}: ${cutText(cut, nowMs)}${cut.cut === 'cooldown' ? next : ''}`;
  }
  return got.length === 0 ? '' : `${got.join(', ')}.${next}`;
}

function gotText({ rule, hundredths }: EarnedLine): string {
  const why = findActivity(rule)?.botReason;
  return `+${pointsText(hundredths)}${why === undefined ? '' : ` ${why}`}`;
}

function cutText({ cut, hundredths, fullHundredths, earning }: EarnedLine, nowMs: number): string {
  const midnightMs = (Math.floor(nowMs / 86_400_000) + 1) * 86_400_000;
  const dayLimit = toPoints(earning.capHundredths);
  const tomorrow = `More can be earned ${inTime(midnightMs, nowMs)} (00:00 UTC).`;
  switch (cut) {
    case 'banned':
      return 'a banned account earns nothing.';
    case 'cooldown':
      return 'this counts once in 24 hours.';
    case 'least_tip':
      return `a tip of less than ${coinsText(earning.leastTipUnits)} earns nothing.`;
    case 'daily_tip_limit':
      return `the day's ${earning.tips} tips that earn are used up. ${tomorrow}`;
    default:
      if (hundredths === 0) return `the day's limit of ${dayLimit} is reached. ${tomorrow}`;
      return `the rest of ${pointsText(fullHundredths)} is above the day's limit of ${dayLimit}. ${tomorrow}`;
  }
}

function coinsText(units: bigint): string {
  const amount = formatAmount(units);
  return `${amount} ${amount === '1' ? 'coin' : 'coins'}`;
}
