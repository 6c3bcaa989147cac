import type { FirstViewAddress, PlanEntry } from '#contract/first-view.ts';
import type { Viewer } from '#contract/site/session.ts';
import type { Language } from '#rules/messages/languages.ts';
import type { Answer } from './answers.ts';
import { storedPiece } from './worker/packed-pieces.ts';
import type { PageWorker } from './worker/page-worker.ts';
import { type BlankPage, IN_DATA, type PackedPage, type Page } from './worker/tasks.ts';
import { scriptJson } from './worker/template.ts';

/** A page as sent to strangers. */
export type PublicPage = PackedPage & {
  /** Its headers, names and values in turn; null until it is sent. */
  head: readonly string[] | null;
};

/** The page of an address in a language. */
export type PageName = { address: FirstViewAddress; language: Language };

type Settings = { entry: PlanEntry; worker: PageWorker; now: () => number };

/** Renders pages from the answers of their calls. */
export function createRenderer({ entry, worker, now }: Settings) {
  return {
    /** Renders a page for one visitor. */
    render: (
      { address, language }: PageName,
      answers: readonly Answer[],
      viewer: Viewer | null,
    ): Promise<Page> =>
      worker.make('renderOwn', { address, language, answers, nowMs: now(), viewer }),

    /** The part of a viewer that decides the form of their pages; it contains no name. */
    blankForm: (viewer: Viewer): string => JSON.stringify(entry.blankViewer(viewer)),

    /** Makes a page for strangers, and one with blanks, from its answers. */
    makerOf: ({ address, language }: PageName) => ({
      async make(answers: readonly Answer[]): Promise<PublicPage> {
        const page = await worker.make('renderPublic', {
          address,
          language,
          answers,
          nowMs: now(),
        });
        return { ...page, head: null };
      },
      makeOwn: (answers: readonly Answer[], form: string): Promise<BlankPage> =>
        worker.make('renderBlank', { address, language, answers, nowMs: now(), form }),
    }),

    /** Fills the form with blanks for the viewer; null if it has no blanks. */
    fill({ status, parts }: BlankPage, viewer: Viewer): Page | null {
      const own = (blank: string) =>
        storedPiece(blank === IN_DATA ? scriptJson(viewer) : entry.fillBlank(blank, viewer));
      const pieces = parts?.map((part) => (typeof part === 'string' ? own(part) : part));
      return pieces ? { status, pieces } : null;
    },
  };
}
