import { readLeaderboard, readOwnEntry } from '#server/services/board/leaderboard.ts';
import { findPersonById } from '#server/services/bot/people.ts';
import { readMemberCard } from '#server/services/creators/member-card.ts';
import { type Ask, answers, mistake, type Reply } from '../ask.ts';
import { RANK } from '../texts/board.ts';
import { findWhom } from '../whom.ts';

const TOP = 10;

/** `/rank`, `/rank @user`: rank, points, and the points to the next rank. */
export async function rank(ask: Ask): Promise<Reply> {
  const { deps, speaker, m, nowMs } = ask;
  const whom = await findWhom(ask);
  if (whom.kind === 'nobody') return answers(mistake({ html: m.bot_rank_nobody() }));
  if (whom.kind === 'unknown') return answers(mistake({ html: RANK.unknown(m, whom.name) }));
  const isOwn = whom.kind === 'asker' || whom.person.telegramId === speaker.telegramId;
  if (isOwn && speaker.memberId === null) return answers(mistake({ html: m.bot_no_account() }));
  // Nobody may learn that a hidden member exists.
  if (!isOwn && (whom.person.memberId === null || whom.person.isHidden)) {
    return answers(mistake({ html: m.bot_rank_no_member() }));
  }
  const telegramId = isOwn ? speaker.telegramId : whom.person.telegramId;
  const input = { telegramId, nowMs, ranks: deps.ranks, ...deps.config };
  const card = await readMemberCard(deps.db, deps.board, input);
  const { publicUrl } = deps.config;
  const page = await pageOf(deps, telegramId);
  return answers(RANK.card(m, card, { isOwn, coin: deps.coin, publicUrl, page }));
}

/** The address of the member's public page; undefined for hidden members. */
async function pageOf({ db, config }: Ask['deps'], telegramId: string) {
  const person = await findPersonById(db, telegramId);
  if (person === null || person.memberId === null || person.isHidden) return undefined;
  return `${config.publicUrl}/members/${person.memberId}`;
}

/** `/top`: the top ten, and the member's own position. */
export async function top({ deps, speaker, m, nowMs }: Ask): Promise<Reply> {
  const sortBy = 'totalLifetimePoints';
  const settings = { nowMs, usdPrice: null, ranks: deps.ranks };
  const request = { sortBy, search: '', page: 1, limit: TOP } as const;
  const board = await readLeaderboard(deps.board, request, settings);
  const { memberId } = speaker;
  const own =
    memberId === null ? null : await readOwnEntry(deps.board, { sortBy, memberId }, settings);
  return answers(RANK.top(m, board.leaderboard, own, deps.config.publicUrl));
}
