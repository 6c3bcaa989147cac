import type { MemberCard } from '#contract/bot/gateway.ts';
import type { LeaderboardEntry } from '#contract/site/leaderboard.ts';
import { escapeHtml, shortened } from '#rules/telegram-html.ts';
import type { Answer } from '../ask.ts';
import type { BotDeps } from '../bot-deps.ts';
import { wirePoints } from './texts.ts';

/** Longer names would break a line on a phone. */
const NAME_MAX = 24;

type Line = Pick<
  LeaderboardEntry,
  'rank' | 'userId' | 'displayName' | 'displayType' | 'totalLifetimePoints'
>;

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

  top(entries: readonly Line[], own: Line | null, publicUrl: string): Answer {
    const line = (entry: Line) =>
      `${entry.rank}. ${boardName(entry)} · ${wirePoints(entry.totalLifetimePoints)}`;
    const listed = entries.filter(({ totalLifetimePoints }) => totalLifetimePoints > 0);
    const isListed = listed.some(({ userId }) => userId === own?.userId);
    const lines = [
      '<b>The top ten, by lifetime points</b>',
      ...listed.map(line),
      ...(own && !isListed ? ['…', `<b>${line(own)}</b>`] : []),
    ];
    if (listed.length === 0) lines.push('Nobody yet: /gm makes you the first.');
    return {
      html: lines.join('\n'),
      buttons: [[{ text: 'Open the leaderboard', url: `${publicUrl}/leaderboard` }]],
    };
  },
};

/** Hidden members, and those whose names Telegram has not told. */
function boardName({ displayName, displayType }: Line): string {
  return displayType === 'other' ? '<i>a member without a name</i>' : nameOf(displayName);
}

function nameOf(name: string): string {
  return escapeHtml(shortened(name, NAME_MAX));
}
