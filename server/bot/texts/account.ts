import type { EarnedLine } from '#rules/points/allowance.ts';
import { escapeHtml } from '#rules/telegram-html.ts';
import type { Answer } from '../ask.ts';
import type { BotDeps } from '../bot-deps.ts';
import { earnedText } from './earned.ts';
import { waitingText } from './tips.ts';
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

  /** Shown to a newcomer above the reply to a link. */
  made: newcomerText,

  /**
   * `welcome` is the owner's plain text. `waiting`: the number of tips that wait for the member to set an address.
   */
  welcome(given: Site & Welcomed & { welcome: string }): Answer {
    const { communityName, config, welcome, isFirst, earned, waiting, nowMs } = given;
    const hello = isFirst
      ? newcomerText({ communityName, earned, waiting, nowMs })
      : `Welcome back to ${escapeHtml(communityName)}.${waitsText(waiting)}`;
    return {
      html: `${hello}\n\n${escapeHtml(welcome)}`,
      buttons: [
        [
          walletButton(
            isFirst || waiting > 0 ? 'Make a wallet' : 'Open the wallet',
            config.publicUrl,
          ),
        ],
        [{ text: 'How to tip', data: 'how:tip' }],
        [
          { text: 'Open the leaderboard', url: `${config.publicUrl}/leaderboard` },
          { text: 'Invite', data: 'do:invite' },
        ],
        [
          { text: 'My rank', data: 'do:rank' },
          { text: 'My week', data: 'do:week' },
          { text: 'Settings', data: 'do:settings' },
        ],
      ],
    };
  },
};

/** The first text for a person who has just got an account. */
function newcomerText(made: Omit<Welcomed, 'isFirst'> & Pick<Site, 'communityName'>): string {
  const { communityName, earned, waiting, nowMs } = made;
  const earnedLine = earnedText(earned, { nextMs: null, nowMs });
  const hello = `Welcome aboard ${escapeHtml(communityName)}! Your account is ready. ${earnedLine}`;
  return `${hello.trimEnd()}${waitsText(waiting)}`;
}

function waitsText(waiting: number): string {
  if (waiting === 0) return '';
  const tips = waitingText(waiting).replace(/\.$/, '');
  return `\n\n${tips}: make a wallet, or send <code>/address ADDRESS</code> if you have one.`;
}

export const GM = {
  said(earned: readonly EarnedLine[], time: { nextMs: number; nowMs: number }): Answer {
    // Where a policy gives nothing for it, a greeting is a greeting all the same.
    const hasEarned = earned.some(
      ({ rule, hundredths, cut }) => rule === 'gm' && (hundredths > 0 || cut === null),
    );
    return {
      html: `${hasEarned ? 'GM! ☀️' : 'GM again!'} ${earnedText(earned, time)}`.trimEnd(),
      emoji: hasEarned ? '🔥' : '👌',
    };
  },
};
