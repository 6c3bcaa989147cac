import type { Messages } from '#rules/messages/messages.ts';
import type { EarnedLine } from '#rules/points/allowance.ts';
import { DEFAULT_WELCOME } from '#rules/portal-settings.ts';
import { escapeHtml } from '#rules/telegram-html.ts';
import type { Answer } from '../ask.ts';
import type { BotDeps } from '../bot-deps.ts';
import { earnedText } from './earned.ts';
import { sentences } from './texts.ts';
import { walletButton } from './wallet.ts';

type Site = Pick<BotDeps, 'config' | 'coin' | 'communityName'>;

type Welcomed = {
  isFirst: boolean;
  earned: readonly EarnedLine[];
  waiting: number;
  nowMs: number;
};

export const START = {
  week: (m: Messages, week: string, publicUrl: string): Answer => ({
    html: m.bot_start_week({ week }),
    buttons: [[{ text: m.button_open_week(), url: `${publicUrl}/weeks/${week}` }]],
  }),

  /** Shown to a newcomer above the reply to a link. */
  made: newcomerText,

  /**
   * `welcome` is the owner's plain text, in their own language; unless they wrote one, it is the catalogue's. `waiting`: the number
   * of tips that wait for the member to set an address.
   */
  welcome(m: Messages, given: Site & Welcomed & { welcome: string }): Answer {
    const { communityName, config, welcome, isFirst, earned, waiting, nowMs } = given;
    const hello = isFirst
      ? newcomerText(m, { communityName, earned, waiting, nowMs })
      : `${m.bot_welcome_back({ community: communityName })}${waitsText(m, waiting)}`;
    const own = welcome === DEFAULT_WELCOME ? m.bot_welcome_default() : escapeHtml(welcome);
    const wallet = isFirst || waiting > 0 ? m.button_make_wallet() : m.button_open_wallet();
    return {
      html: `${hello}\n\n${own}`,
      buttons: [
        [walletButton(wallet, config.publicUrl)],
        [{ text: m.button_how_to_tip(), data: 'how:tip' }],
        [
          { text: m.button_open_leaderboard(), url: `${config.publicUrl}/leaderboard` },
          { text: m.button_invite(), data: 'do:invite' },
        ],
        [
          { text: m.button_my_rank(), data: 'do:rank' },
          { text: m.button_my_week(), data: 'do:week' },
          { text: m.button_settings(), data: 'do:settings' },
        ],
      ],
    };
  },
};

/** The first text for a person who has just got an account. */
function newcomerText(
  m: Messages,
  made: Omit<Welcomed, 'isFirst'> & Pick<Site, 'communityName'>,
): string {
  const { communityName, earned, waiting, nowMs } = made;
  const earnedLine = earnedText(m, earned, { nextMs: null, nowMs });
  const hello = m.bot_welcome_new({ community: communityName });
  return `${sentences(hello, earnedLine)}${waitsText(m, waiting)}`;
}

function waitsText(m: Messages, waiting: number): string {
  return waiting === 0 ? '' : `\n\n${m.bot_welcome_tips_wait({ count: waiting })}`;
}

export const GM = {
  said(
    m: Messages,
    earned: readonly EarnedLine[],
    time: { nextMs: number; nowMs: number },
  ): Answer {
    // Where a policy gives nothing for it, a greeting is a greeting all the same.
    const hasEarned = earned.some(
      ({ rule, hundredths, cut }) => rule === 'gm' && (hundredths > 0 || cut === null),
    );
    const hello = hasEarned ? m.bot_gm_first() : m.bot_gm_again();
    return {
      html: sentences(hello, earnedText(m, earned, time)),
      emoji: hasEarned ? '🔥' : '👌',
    };
  },
};
