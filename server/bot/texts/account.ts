import type { EarnedLine } from '#rules/points/allowance.ts';
import { escapeHtml } from '#rules/telegram-html.ts';
import type { Answer } from '../ask.ts';
import type { BotDeps } from '../bot-deps.ts';
import { receiptText } from './receipt.ts';
import { walletButton } from './wallet.ts';

type Site = Pick<BotDeps, 'config' | 'coin' | 'communityName'>;

type Welcomed = {
  isFirst: boolean;
  earned: readonly EarnedLine[];
  waiting: number;
  nowMs: number;
};

export const START = {
  week: (week: string, publicUrl: string): Answer => ({
    html: `The week of ${week}: who got what, and how it was computed.`,
    buttons: [[{ text: 'Open the week', url: `${publicUrl}/weeks/${week}` }]],
  }),

  /** `waiting`: how many tips wait for an address of theirs. */
  welcome({ communityName, config, isFirst, earned, waiting, nowMs }: Site & Welcomed): Answer {
    const community = escapeHtml(communityName);
    const hello = isFirst
      ? `Welcome aboard ${community}! Your account is ready. ${receiptText(earned, { nextMs: null, nowMs })}`.trimEnd()
      : `Welcome back to ${community}.`;
    const tips = waiting === 1 ? '1 tip is' : `${waiting} tips are`;
    const waits =
      waiting === 0
        ? ''
        : `\n\n${tips} waiting for you: make a wallet, or send <code>/address ADDRESS</code> if you have one.`;
    return {
      html: `${hello}${waits}\n\nSay /gm each day, tip people with /tip in the group, and share in the weekly pool. /help lists all commands.`,
      buttons: [
        [
          walletButton(
            isFirst || waiting > 0 ? 'Make a wallet' : 'Open the wallet',
            config.publicUrl,
          ),
        ],
        [{ text: 'Open the leaderboard', url: `${config.publicUrl}/leaderboard` }],
        [
          { text: 'My rank', data: 'do:rank' },
          { text: 'My week', data: 'do:week' },
          { text: 'Settings', data: 'do:settings' },
        ],
      ],
    };
  },
};

export const GM = {
  said(earned: readonly EarnedLine[], time: { nextMs: number; nowMs: number }): Answer {
    const hasEarned = earned.some(({ rule, hundredths }) => rule === 'gm' && hundredths > 0);
    return {
      html: `${hasEarned ? 'GM! ☀️' : 'GM again!'} ${receiptText(earned, time)}`,
      emoji: hasEarned ? '🔥' : '👌',
    };
  },
};
