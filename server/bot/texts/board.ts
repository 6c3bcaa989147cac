import type { MemberCard } from '#contract/bot/gateway.ts';
import type { LeaderboardEntry } from '#contract/site/leaderboard.ts';
import type { Messages } from '#rules/messages/messages.ts';
import { escapeHtml, shortened } from '#rules/telegram-html.ts';
import type { Answer } from '../ask.ts';
import type { BotDeps } from '../bot-deps.ts';
import { coinsText, sentences, wirePoints } from './texts.ts';

/** Longer names would break a line on a phone. */
export const NAME_MAX = 24;

type Line = Pick<
  LeaderboardEntry,
  'rank' | 'userId' | 'displayName' | 'displayType' | 'totalLifetimePoints'
>;

export const RANK = {
  unknown: (m: Messages, name: string) => m.bot_rank_unknown({ name: shortened(name, 32) }),

  card(
    m: Messages,
    card: MemberCard,
    {
      isOwn,
      coin,
      publicUrl,
      page,
    }: Pick<BotDeps, 'coin'> & { isOwn: boolean; publicUrl: string; page: string | undefined },
  ): Answer {
    const { nextRank } = card;
    const next =
      nextRank === null
        ? m.bot_rank_highest()
        : m.bot_rank_next({ points: wirePoints(m, nextRank.pointsNeeded), rank: nextRank.rank });
    const lines = [
      m.bot_rank_name({
        name: shortened(card.displayName, NAME_MAX),
        rank: card.pirateRank,
        place: card.position,
      }),
      sentences(
        m.bot_rank_points({
          all: wirePoints(m, card.totalLifetimePoints),
          week: wirePoints(m, card.week.activityPoints),
        }),
        next,
      ),
      m.bot_rank_tips({
        sent: coinsText(m, card.totalTipped),
        received: coinsText(m, card.totalReceived),
        code: coin.code,
      }),
      ...(card.isBanned ? [isOwn ? m.bot_rank_banned_own() : m.bot_rank_banned()] : []),
    ];
    const url = `${publicUrl}/leaderboard`;
    return {
      html: lines.join('\n'),
      preview: page,
      ...(isOwn ? { buttons: [[{ text: m.button_open_leaderboard(), url }]] } : {}),
    };
  },

  top(m: Messages, entries: readonly Line[], own: Line | null, publicUrl: string): Answer {
    const line = (entry: Line) =>
      `${entry.rank}. ${boardName(m, entry)} · ${wirePoints(m, entry.totalLifetimePoints)}`;
    const listed = entries.filter(({ totalLifetimePoints }) => totalLifetimePoints > 0);
    const isListed = listed.some(({ userId }) => userId === own?.userId);
    const lines = [
      m.bot_top_title(),
      ...listed.map(line),
      ...(own && !isListed ? ['…', `<b>${line(own)}</b>`] : []),
    ];
    if (listed.length === 0) lines.push(m.bot_top_nobody());
    return {
      html: lines.join('\n'),
      buttons: [[{ text: m.button_open_leaderboard(), url: `${publicUrl}/leaderboard` }]],
    };
  },
};

/** Hidden members, and those whose names Telegram has not told. */
function boardName(m: Messages, { displayName, displayType }: Line): string {
  return displayType === 'other'
    ? m.bot_top_nameless()
    : escapeHtml(shortened(displayName, NAME_MAX));
}
