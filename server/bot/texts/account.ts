import type { EarnedLine } from '#rules/points/allowance.ts';
import { escapeHtml } from '#rules/telegram-html.ts';
import type { Answer } from '../ask.ts';
import type { BotDeps } from '../bot-deps.ts';
import { receiptText } from './receipt.ts';
import { walletButton } from './wallet.ts';

type Site = Pick<BotDeps, 'config' | 'coin' | 'communityName'>;

export const START = {
  week: (week: string, publicUrl: string): Answer => ({
    html: `The week of ${week}: who got what, and how it was computed.`,
    buttons: [[{ text: 'Open the week', url: `${publicUrl}/weeks/${week}` }]],
  }),

  /** `earned` is null for who has an account. */
  welcome({
    communityName,
    config,
    earned,
    nowMs,
  }: Site & { earned: readonly EarnedLine[] | null; nowMs: number }): Answer {
    const community = escapeHtml(communityName);
    const hello =
      earned === null
        ? `Welcome back to ${community}.`
        : `Welcome aboard ${community}! Your account is ready. ${receiptText(earned, { nextMs: null, nowMs })}`;
    return {
      html: `${hello}\n\nSay /gm each day, tip people with /tip in the group, and share in the weekly pool. /help lists all commands.`,
      buttons: [
        [walletButton(earned === null ? 'Open the wallet' : 'Make a wallet', config.publicUrl)],
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
