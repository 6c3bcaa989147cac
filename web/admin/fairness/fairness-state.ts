import type { getFairness } from '#contract/admin/fairness.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { SIGNAL_KINDS, type SignalKind } from '#rules/fairness/signal.ts';
import { isWeekName } from '#rules/weeks/week.ts';
import { parsePage } from '#web/shell/search/search-text.ts';

type Show = NonNullable<InputOf<typeof getFairness>['query']['show']>;

/** The state of the section in the address; without a week the newest is shown. */
export type FairnessState = { week: string; kind: SignalKind | ''; show: Show; page: number };

const SHOWS: readonly Show[] = ['worthy', 'all', 'usual'];

/** Parses the address; unknown values are ignored. */
export function parseFairness(params: URLSearchParams): FairnessState {
  const week = params.get('week') ?? '';
  return {
    week: isWeekName(week) ? week : '',
    kind: SIGNAL_KINDS.find((kind) => kind === params.get('kind')) ?? '',
    show: SHOWS.find((show) => show === params.get('show')) ?? 'worthy',
    page: parsePage(params.get('page')),
  };
}

export function printFairness({ week, kind, show, page }: FairnessState) {
  return {
    week: week === '' ? undefined : week,
    kind: kind === '' ? undefined : kind,
    show: show === 'worthy' ? undefined : show,
    page: page === 1 ? undefined : String(page),
  };
}
