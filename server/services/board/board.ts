import { type RawBuilder, sql } from 'kysely';
import { AppError } from '#contract/errors.ts';
import type { SortBy } from '#contract/site/leaderboard.ts';
import type { Db } from '#server/db/connect.ts';
import { singleFlight } from '#server/db/single-flight.ts';
import { isNothingNew, loadContents, mustLoadAnew, takeIn } from './contents.ts';
import { boardNews, type Look, newsOf, readFeed } from './feed.ts';
import { type BoardView, createView } from './view.ts';

export type Board = BoardView & {
  /** Reads all that any server committed before the call. */
  catchUp(): Promise<void>;
  /**
   * What `pick` finds on the current board, and what `ask` reads for it in the database. Usually one
   * round trip: the query also says whether anything is new; if so, it begins again. With `isDear`,
   * `pick` is called only once, after a look.
   */
  read<P, A>(
    pick: (view: BoardView) => P,
    ask: (picked: P) => RawBuilder<A>,
    options?: { isDear?: boolean },
  ): Promise<{ picked: P; answer: A }>;
  /** Makes sure that the member is on the board. Throws `not_found` if there is none. */
  requireMember(memberId: number): Promise<void>;
  /** The rank under a sort, from 1. Throws `not_found` for a stranger. */
  readPosition(sortBy: SortBy, memberId: number): Promise<number>;
  readonly thresholdHundredths: number;
};

/**
 * Loads the board into memory: the order of all members under each sort, with their numbers. Before
 * each read it catches up with the database, so it is current to the last committed event on any
 * number of servers (decision 21). Everything else shown about a member is read by number.
 */
export async function createBoard(
  db: Db,
  options: { now: () => number; thresholdHundredths: number },
): Promise<Board> {
  const { now, thresholdHundredths } = options;
  let contents = await loadContents(db, now());
  /** Requested members that are not known yet. */
  const wanted = new Set<number>();

  const catchUp = singleFlight(async () => {
    for (;;) {
      const news = await readFeed(db, contents.place);
      if (mustLoadAnew(contents, news)) {
        contents = await loadContents(db, now());
        return;
      }
      const asked = [...wanted];
      await takeIn(db, contents, news, { nowMs: now(), alsoRefresh: asked });
      for (const memberId of asked) wanted.delete(memberId);
      if (!news.isCutOff) return;
    }
  });

  const view = createView(() => contents, options);

  async function requireMember(memberId: number): Promise<void> {
    if (view.isKnown(memberId)) return;
    // Members created without an event, such as administrators, are not in the feed.
    wanted.add(memberId);
    await catchUp();
    if (!view.isKnown(memberId)) refuseStranger();
  }

  return {
    ...view,
    catchUp,
    async read<P, A>(
      pick: (view: BoardView) => P,
      ask: (picked: P) => RawBuilder<A>,
      { isDear = false } = {},
    ) {
      if (!isDear) {
        const before = { ...contents };
        const picked = pick(view);
        const { rows } = await sql<{ look: Look; answer: A }>`
          select ${boardNews(before.place)} as look, ${ask(picked)} as answer`.execute(db);
        const [row] = rows;
        if (row && isNothingNew(before, newsOf(row.look), now())) {
          return { picked, answer: row.answer };
        }
      }
      await catchUp();
      const picked = pick(view);
      return { picked, answer: await askAlone(db, ask(picked)) };
    },
    requireMember,
    async readPosition(sortBy, memberId) {
      await requireMember(memberId);
      await catchUp();
      return view.find(sortBy, memberId)?.rank ?? refuseStranger();
    },
    thresholdHundredths,
  };
}

async function askAlone<A>(db: Db, question: RawBuilder<A>): Promise<A> {
  const { rows } = await sql<{ answer: A }>`select ${question} as answer`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('a question of one row gave none');
  return row.answer;
}

function refuseStranger(): never {
  throw new AppError('not_found', 'There is no such member on the board.');
}
