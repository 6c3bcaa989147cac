import { useState } from 'react';
import type { FairnessSignal } from '#contract/admin/fairness.ts';
import { SIGNAL_KINDS } from '#rules/fairness/signal.ts';
import { m } from '#web/messages.ts';
import { LIST } from '#web/shell/load/loaded-list.tsx';
import { PagedList } from '#web/shell/load/paged-list.tsx';
import { PanelBoundary } from '#web/shell/load/panel-boundary.tsx';
import { useSearchState } from '#web/shell/search/search-state.ts';
import { SelectField } from '#web/ui/field.tsx';
import { rich } from '#web/ui/text/rich.ts';
import { UtcTime } from '#web/ui/time.tsx';
import { weekDate } from '#web/ui/week-date.ts';
import { useFairness } from '../calls.ts';
import { SectionHeading } from '../section-parts.tsx';
import { FAIRNESS, sectionLabel } from '../sections.ts';
import { useKept } from '../use-kept.ts';
import { type FairnessState, parseFairness, printFairness } from './fairness-state.ts';
import { HoldSignalDialog } from './hold-dialog.tsx';
import { NoteDialog } from './note-dialog.tsx';
import { Objections } from './objections.tsx';
import { SignalDetail } from './signal-detail.tsx';
import { type Asked, SignalItem } from './signal-item.tsx';
import { kindText } from './words.ts';

function shows() {
  return [
    { value: 'worthy', label: m.portal_fairness_worthy() },
    { value: 'all', label: m.portal_fairness_everything() },
    { value: 'usual', label: m.portal_fairness_usual() },
  ] as const;
}

function kinds() {
  const circleFirst = ['circle', ...SIGNAL_KINDS.filter((kind) => kind !== 'circle')] as const;
  return [
    { value: '', label: m.portal_fairness_all_kinds() },
    ...circleFirst.map((kind) => ({ value: kind, label: kindText(kind) })),
  ] as const;
}

/** The fairness signals in a week's tips, shown before its shares are paid. People decide; no signal has an automatic effect. */
export function Fairness() {
  const [state, setState] = useSearchState(parseFairness, printFairness);
  const [asked, setAsked] = useState<{ signal: FairnessSignal; to: Asked } | null>(null);
  const answer = useFairness(state);
  const data = useKept(answer, state);
  const change = (part: Partial<FairnessState>) => setState({ ...state, page: 1, ...part });
  const lookedAt = data?.lookedAt ?? null;
  const weeks = data?.weeks ?? [];
  const week = state.week === '' ? (data?.week ?? '') : state.week;
  const choices = weeks.some((each) => each.week === week)
    ? weeks
    : [{ week, worthy: 0, isClosed: false }, ...weeks];

  return (
    <section className="scroll-mt-4">
      <SectionHeading title={sectionLabel(FAIRNESS)} lead={m.portal_fairness_lead()} />
      <PanelBoundary name={m.portal_fairness_objections()}>
        <Objections />
      </PanelBoundary>
      <div className="mt-4 grid gap-3 sm:grid-cols-3">
        <SelectField
          label={m.portal_fairness_week()}
          value={week}
          options={choices.map(({ week: name, worthy, isClosed }) => ({
            value: name,
            label: weekLabel(name, { isClosed, worthy }),
          }))}
          onChange={(next) => change({ week: next })}
        />
        <SelectField
          label={m.portal_fairness_show()}
          value={state.show}
          options={shows()}
          onChange={(show) => change({ show })}
        />
        <SelectField
          label={m.portal_fairness_kind()}
          value={state.kind}
          options={kinds()}
          onChange={(kind) => change({ kind })}
        />
      </div>
      {data && lookedAt !== null && (
        <p className="mt-4 text-sm text-muted">
          {rich(
            m.portal_fairness_checked({ tips: data.tips, at: () => <UtcTime at={lookedAt} /> }),
          )}
        </p>
      )}
      <PagedList
        answer={answer}
        data={data}
        failure={m.portal_fairness_failed()}
        skeleton={{ rows: 3, height: 'h-44' }}
        className="mt-4"
        of={m.portal_fairness_list_of()}
        count={({ signals }) => signals.length}
        page={state.page}
        onPage={(page) => change({ page })}
        empty={data?.lookedAt === null ? notLookedAt() : NOTHING[state.show]()}
      >
        {({ signals }) => (
          <ul aria-label={m.portal_fairness_signals()} className={LIST}>
            {signals.map((signal) => (
              <SignalItem
                key={signal.id}
                signal={signal}
                onAsk={(to) => setAsked({ signal, to })}
              />
            ))}
          </ul>
        )}
      </PagedList>
      {asked?.to === 'details' && (
        <SignalDetail signal={asked.signal} onClose={() => setAsked(null)} />
      )}
      {asked?.to === 'note' && <NoteDialog signal={asked.signal} onClose={() => setAsked(null)} />}
      {asked?.to === 'hold' && (
        <HoldSignalDialog signal={asked.signal} onClose={() => setAsked(null)} />
      )}
    </section>
  );
}

function weekLabel(week: string, { isClosed, worthy }: { isClosed: boolean; worthy: number }) {
  if (week === '') return '';
  const name = isClosed ? weekDate(week) : m.portal_fairness_running({ week: weekDate(week) });
  return worthy === 0 ? name : m.portal_fairness_week_worthy({ week: name, count: worthy });
}

type Emptiness = { title: string; children: string };

function notLookedAt(): Emptiness {
  return {
    title: m.portal_fairness_unchecked(),
    children: m.portal_fairness_unchecked_text(),
  };
}

const NOTHING: Readonly<Record<FairnessState['show'], () => Emptiness>> = {
  worthy: () => ({
    title: m.portal_fairness_none(),
    children: m.portal_fairness_none_text(),
  }),
  all: () => ({
    title: m.portal_fairness_nothing(),
    children: m.portal_fairness_nothing_text(),
  }),
  usual: () => ({
    title: m.portal_fairness_no_usual(),
    children: m.portal_fairness_no_usual_text(),
  }),
};
