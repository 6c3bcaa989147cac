import { readCreatorPoints } from '#server/services/creators/point-history.ts';
import { readOwnWeek } from '#server/services/weeks/week-marks.ts';
import { type Ask, answers, mistake, type Reply } from '../ask.ts';
import { WEEK } from '../texts/week.ts';

const ENTRIES = 10;

/** `/week`: the member's points of the running week, the threshold, the estimated share with its reason, and the time left. */
export async function week({ deps, speaker, m, nowMs }: Ask): Promise<Reply> {
  const { telegramId, memberId } = speaker;
  if (memberId === null) return answers(mistake({ html: m.bot_no_account() }));
  const asked = { telegramId, nowMs, code: deps.coin.code, m, ...deps.config };
  const own = await readOwnWeek(deps.db, deps.board, asked);
  return answers(
    WEEK.running(m, own, {
      ...deps.config,
      board: deps.board.week(),
      rules: deps.board.rules(),
      coin: deps.coin,
      isBanned: speaker.isBanned,
      nowMs,
    }),
  );
}

/** `/points`: the newest entries of the member's ledger. */
export async function points({ deps, speaker, m, nowMs }: Ask): Promise<Reply> {
  const { memberId } = speaker;
  if (memberId === null) return answers(mistake({ html: m.bot_no_account() }));
  const page = {
    memberId,
    page: 1,
    limit: ENTRIES,
    coinSymbol: deps.coin.code,
    m,
    nowMs,
  };
  const { entries } = await readCreatorPoints(deps.db, page);
  return answers(WEEK.entries(m, entries, deps.config.publicUrl));
}
