import { useState } from 'react';
import type { FairnessSignal } from '#contract/admin/fairness.ts';
import { SIGNAL_KINDS } from '#rules/fairness/signal.ts';
import { titleOf } from '#rules/fairness/words.ts';
import { LIST } from '#web/shell/load/loaded-list.tsx';
import { PagedList } from '#web/shell/load/paged-list.tsx';
import { PanelBoundary } from '#web/shell/load/panel-boundary.tsx';
import { useSearchState } from '#web/shell/search/search-state.ts';
import { SelectField } from '#web/ui/field.tsx';
import { countText, quantityText } from '#web/ui/figures.ts';
import { UtcTime } from '#web/ui/time.tsx';
import { weekDate } from '#web/ui/week-date.ts';
import { useFairness } from '../calls.ts';
import { SectionHeading } from '../section-parts.tsx';
import { useKept } from '../use-kept.ts';
import { type FairnessState, parseFairness, printFairness } from './fairness-state.ts';
import { HoldSignalDialog } from './hold-dialog.tsx';
import { NoteDialog } from './note-dialog.tsx';
import { Objections } from './objections.tsx';
import { SignalDetail } from './signal-detail.tsx';
import { type Asked, SignalItem } from './signal-item.tsx';

const SHOWS = [
  { value: 'worthy', label: 'Worth asking about' },
  { value: 'all', label: 'Everything' },
  { value: 'usual', label: 'Usual here' },
] as const;

const KINDS = [
  { value: '', label: 'All kinds' },
  { value: 'circle', label: 'Closed circles' },
  ...SIGNAL_KINDS.filter((kind) => kind !== 'circle').map((kind) => ({
    value: kind,
    label: titleOf({ kind }),
  })),
] as const;

/** The fairness signals in a week's tips, shown before its shares are paid. People decide; no signal has an automatic effect. */
export function Fairness() {
  const [state, setState] = useSearchState(parseFairness, printFairness);
  const [asked, setAsked] = useState<{ signal: FairnessSignal; to: Asked } | null>(null);
  const answer = useFairness(state);
  const data = useKept(answer, state);
  const change = (part: Partial<FairnessState>) => setState({ ...state, page: 1, ...part });
  const weeks = data?.weeks ?? [];
  const week = state.week === '' ? (data?.week ?? '') : state.week;
  const choices = weeks.some((each) => each.week === week)
    ? weeks
    : [{ week, worthy: 0, isClosed: false }, ...weeks];

  return (
    <section className="scroll-mt-4">
      <SectionHeading
        title="Fairness"
        lead="Tipping that stood out in a week. You can check every figure, and none of it is proof: friends tip each other too. Nothing happens until you decide."
      />
      <PanelBoundary name="Objections">
        <Objections />
      </PanelBoundary>
      <div className="mt-4 grid gap-3 sm:grid-cols-3">
        <SelectField
          label="Week"
          value={week}
          options={choices.map(({ week: name, worthy, isClosed }) => ({
            value: name,
            label: weekLabel(name, { isClosed, worthy }),
          }))}
          onChange={(next) => change({ week: next })}
        />
        <SelectField
          label="Show"
          value={state.show}
          options={SHOWS}
          onChange={(show) => change({ show })}
        />
        <SelectField
          label="Kind"
          value={state.kind}
          options={KINDS}
          onChange={(kind) => change({ kind })}
        />
      </div>
      {data && data.lookedAt !== null && (
        <p className="mt-4 text-sm text-muted">
          {quantityText(countText(data.tips), 'tip')}, checked <UtcTime at={data.lookedAt} />.
        </p>
      )}
      <PagedList
        answer={answer}
        data={data}
        failure="Failed to fetch the signals"
        skeleton={{ rows: 3, height: 'h-44' }}
        className="mt-4"
        of="signals"
        count={({ signals }) => signals.length}
        page={state.page}
        onPage={(page) => change({ page })}
        empty={data?.lookedAt === null ? NOT_LOOKED_AT : NOTHING[state.show]}
      >
        {({ signals }) => (
          <ul aria-label="Signals" className={LIST}>
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
  const name = isClosed ? weekDate(week) : `${weekDate(week)}, running`;
  return worthy === 0 ? name : `${name}: ${countText(worthy)} worth asking about`;
}

const NOT_LOOKED_AT = {
  title: 'Not checked yet',
  children: 'The running week is checked every ten minutes, and once more when it has closed.',
};

const NOTHING: Readonly<Record<FairnessState['show'], { title: string; children: string }>> = {
  worthy: {
    title: 'No unusual tipping this week',
    children: 'Choose “Everything” to see the weaker signs as well.',
  },
  all: {
    title: 'Nothing stands out',
    children: 'The tips of this week look like any other week’s.',
  },
  usual: {
    title: 'Nothing marked as usual yet',
    children: 'Signals that you mark as usual here are listed, so you can change your mind.',
  },
};
