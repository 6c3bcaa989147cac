import type { Messages } from '#rules/messages/messages.ts';
import type { EarnedLine } from '#rules/points/allowance.ts';
import type { Answer } from '../ask.ts';
import { earnedText } from './earned.ts';
import { sentences, wirePoints } from './texts.ts';

export const INVITE = {
  link(m: Messages, url: string, { points }: { points: number }): Answer {
    const earns = points > 0 ? m.bot_invite_earns({ points: wirePoints(m, points) }) : '';
    return { html: sentences(m.bot_invite_link({ url }), earns) };
  },

  joined(m: Messages, earned: readonly EarnedLine[], { nowMs }: { nowMs: number }): Answer {
    return {
      html: sentences(m.bot_invite_joined(), earnedText(m, earned, { nextMs: null, nowMs })),
    };
  },
};
