import { findActivity } from '#rules/points/activities.ts';
import type { EarnedLine } from '#rules/points/allowance.ts';
import { DAILY_ACTIVITY_CAP_HUNDREDTHS, DAILY_TIP_LIMIT, toPoints } from '#rules/points/points.ts';
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

function cutText({ cut, hundredths, fullHundredths }: EarnedLine, nowMs: number): string {
  const midnightMs = (Math.floor(nowMs / 86_400_000) + 1) * 86_400_000;
  const tomorrow = `More can be earned ${inTime(midnightMs, nowMs)} (00:00 UTC).`;
  switch (cut) {
    case 'banned':
      return 'a banned account earns nothing.';
    case 'cooldown':
      return 'this counts once in 24 hours.';
    case 'daily_tip_limit':
      return `the day's ${DAILY_TIP_LIMIT} tips that earn are used up. ${tomorrow}`;
    default:
      if (hundredths === 0)
        return `the day's limit of ${toPoints(DAILY_ACTIVITY_CAP_HUNDREDTHS)} is reached. ${tomorrow}`;
      return `the rest of ${pointsText(fullHundredths)} is above the day's limit of ${toPoints(DAILY_ACTIVITY_CAP_HUNDREDTHS)}. ${tomorrow}`;
  }
}
