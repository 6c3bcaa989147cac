import type { EarnedLine } from '#rules/points/allowance.ts';
import { escapeHtml } from '#rules/telegram-html.ts';
import type { Answer } from '../ask.ts';
import { earnedText } from './earned.ts';
import { wirePoints } from './texts.ts';

export const INVITE = {
  link(url: string, { points }: { points: number }): Answer {
    const earns = points > 0 ? ` You get ${wirePoints(points)} for each.` : '';
    return {
      html: `Your link:\n${escapeHtml(url)}\nI tell you when somebody makes their account by it.${earns}`,
    };
  },

  joined(earned: readonly EarnedLine[], { nowMs }: { nowMs: number }): Answer {
    return {
      html: `Somebody has joined by your link. ${earnedText(earned, { nextMs: null, nowMs })}`.trimEnd(),
    };
  },
};
