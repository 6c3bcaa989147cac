import type { MemberCard } from '#contract/bot/gateway.ts';
import type { LeaderboardEntry } from '#contract/site/leaderboard.ts';
import { escapeHtml, shortened } from '#rules/telegram-html.ts';
import type { Answer } from '../ask.ts';
import type { BotDeps } from '../bot-deps.ts';
import { wirePoints } from './texts.ts';

/** Longer names would break a line on a phone. */
const NAME_MAX = 24;

export const RANK = {
  nobody: 'Bots, channels and anonymous administrators have no rank.',
  noMember: 'They are not a member yet. /start makes an account.',
  unknown: (name: string) =>
    `I do not know @${escapeHtml(shortened(name, 32))} yet. Reply to one of their messages in the group with /rank.`,

  card(
    card: MemberCard,
    {
      isOwn,
      coin,
      publicUrl,
      page,
    }: Pick<BotDeps, 'coin'> & { isOwn: boolean; publicUrl: string; page: string | undefined },
  ): Answer {
    const code = escapeHtml(coin.code);
    const next =
      card.nextRank === null
        ? 'The highest rank there is.'
        : `${wirePoints(card.nextRank.pointsNeeded)} to ${escapeHtml(card.nextRank.rank)}.`;
    const lines = [
      `<b>${nameOf(card.displayName)}</b>: ${escapeHtml(card.pirateRank)}, place ${card.position}`,
      `${wirePoints(card.totalLifetimePoints)} in all, ${wirePoints(card.week.activityPoints)} this week. ${next}`,
      `Tipped ${card.totalTipped} ${code}, received ${card.totalReceived} ${code}`,
      ...(card.isBanned ? [`Banned: nothing ${isOwn ? 'you' : 'they'} do earns points.`] : []),
    ];
    const url = `${publicUrl}/leaderboard`;
    return {
      html: lines.join('\n'),
      preview: page,
      ...(isOwn ? { buttons: [[{ text: 'Open the leaderboard', url }]] } : {}),
    };
  },

  top(
    entries: readonly LeaderboardEntry[],
    own: LeaderboardEntry | null,
    publicUrl: string,
  ): Answer {
    const line = (entry: LeaderboardEntry) =>
      `${entry.rank}. ${nameOf(entry.displayName)} · ${entry.totalLifetimePoints}`;
    const isListed = entries.some(({ userId }) => userId === own?.userId);
    const lines = [
      '<b>The top ten, by lifetime points</b>',
      ...entries.map(line),
      ...(own && !isListed ? ['…', `<b>${line(own)}</b>`] : []),
    ];
    if (entries.length === 0) lines.push('Nobody yet: /gm makes you the first.');
    return {
      html: lines.join('\n'),
      buttons: [[{ text: 'Open the leaderboard', url: `${publicUrl}/leaderboard` }]],
    };
  },
};

function nameOf(name: string): string {
  return escapeHtml(shortened(name, NAME_MAX));
}
