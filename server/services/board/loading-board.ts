import { setTimeout as pause } from 'node:timers/promises';
import { AppError } from '#contract/errors.ts';
import { within } from '#server/db/time-limits.ts';
import type { Board } from './board.ts';

/** The state of the board. `failing`: it could not be loaded, and loading is tried again. */
export type BoardStanding = 'ok' | 'loading' | 'failing';

export type LoadingBoard = { board: Board; standing(): BoardStanding };

/** A board of some thousand members loads within this time. Beyond it, tell the caller to come back. */
const PATIENCE_MS = 1_000;
const RETRY_AFTER_SECONDS = 2;
const TRY_AGAIN_MS = 2_000;

/**
 * A board that can be passed on before it is loaded, so that the server answers requests that need no board. Until then its reads
 * wait for a second, and then throw `unavailable`. Loading is tried again until it succeeds.
 *
 * @param load `createBoard`
 */
export function createLoadingBoard(
  load: () => Promise<Board>,
  options: {
    report: (error: unknown, what: string) => void;
    patienceMs?: number;
    tryAgainMs?: number;
  },
): LoadingBoard {
  const { report, patienceMs = PATIENCE_MS, tryAgainMs = TRY_AGAIN_MS } = options;
  let board: Board | null = null;
  let standing: BoardStanding = 'loading';

  const loading = (async () => {
    for (;;) {
      try {
        board = await load();
        standing = 'ok';
        return board;
      } catch (error) {
        standing = 'failing';
        report(error, 'the board cannot be loaded; it is tried again');
        await pause(tryAgainMs, undefined, { ref: false });
      }
    }
  })();

  async function loaded(): Promise<Board> {
    return board ?? within(patienceMs, () => loading).catch(refuse);
  }

  function known(): Board {
    return board ?? refuse();
  }

  return {
    standing: () => standing,
    board: {
      catchUp: async () => (await loaded()).catchUp(),
      keepUp: async () => (await loaded()).keepUp(),
      readProfiles: async (memberIds) => (await loaded()).readProfiles(memberIds),
      requireMember: async (memberId) => (await loaded()).requireMember(memberId),
      readPosition: async (sortBy, memberId) => (await loaded()).readPosition(sortBy, memberId),
      page: (request) => known().page(request),
      find: (sortBy, memberId) => known().find(sortBy, memberId),
      isKnown: (memberId) => known().isKnown(memberId),
      summary: () => known().summary(),
      week: () => known().week(),
      rules: () => known().rules(),
      largestShares: () => known().largestShares(),
      estimate: (memberId) => known().estimate(memberId),
      counted: (memberId) => known().counted(memberId),
      lastPlace: (memberId) => known().lastPlace(memberId),
    },
  };
}

function refuse(): never {
  throw new AppError('unavailable', (m) => m.refusal_board_loading(), {
    retryAfterSeconds: RETRY_AFTER_SECONDS,
  });
}
