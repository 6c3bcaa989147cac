import type { UseQueryResult } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Showcase as Answer } from '#contract/creator/showcase.ts';
import { PAGE_SIZES } from '#rules/limits.ts';
import { m } from '#web/messages.ts';
import type { SetSearchState } from '#web/shell/search/search-state.ts';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { countText, pointsText } from '#web/ui/figures.ts';
import { Notice } from '#web/ui/notice.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { changeHubState, type HubState } from '../hub-state.ts';
import { Tile, Tiles } from '../tiles.tsx';
import { ContentCard, ContentCardSkeleton } from './content-card.tsx';
import { ShowcaseControls } from './controls.tsx';

type ShowcaseProps = {
  showcase: UseQueryResult<Answer, Error>;
  state: HubState;
  onChange: SetSearchState<HubState>;
};

/** Approved content, open to everybody: the totals, and one page. */
export function Showcase({ showcase, state, onChange }: ShowcaseProps) {
  const section = useRef<HTMLElement>(null);
  const { data } = showcase;

  function showPage(page: number): void {
    onChange((now) => ({ ...now, page }));
    section.current?.scrollIntoView({ block: 'start' });
  }

  return (
    <>
      <Tiles label={m.creator_all()}>
        <Tile
          label={m.creator_total_content()}
          value={data && countText(data.totals.totalContent)}
        />
        <Tile label={m.creator_active()} value={data && countText(data.totals.activeCreators)} />
        <Tile
          label={m.creator_total_points()}
          value={data && pointsText(data.totals.totalPoints)}
        />
      </Tiles>
      <section ref={section} aria-labelledby="showcase-title" className="scroll-mt-4">
        <h2 id="showcase-title" className="sr-only">
          {m.creator_content()}
        </h2>
        <ShowcaseControls state={state} types={data?.contentTypes ?? []} onChange={onChange} />
        <p role="status" className="mt-3 min-h-5 text-sm text-muted">
          {data && !showcase.isPlaceholderData && foundText(data, state)}
        </p>
        <List
          showcase={showcase}
          state={state}
          onPage={showPage}
          onAll={() => onChange((now) => changeHubState(now, { search: '', type: null }))}
        />
        {data && data.pagination.total > PAGE_SIZES.showcase && (
          <Pagination
            label={m.creator_pages()}
            className="mt-6"
            page={state.page}
            totalPages={data.pagination.totalPages}
            onPageChange={(page) => showPage(Math.min(page, data.pagination.totalPages))}
          />
        )}
      </section>
    </>
  );
}

function foundText({ pagination }: Answer, { search, type }: HubState): string {
  if (search === '' && type === null) return '';
  return m.creator_found({ count: pagination.total });
}

type ListProps = {
  showcase: UseQueryResult<Answer, Error>;
  state: HubState;
  onPage: (page: number) => void;
  onAll: () => void;
};

function List({ showcase, state, onPage, onAll }: ListProps) {
  const { data } = showcase;
  if (!data) {
    return (
      <div aria-busy="true" className={GRID}>
        <p className="sr-only">{m.creator_loading()}</p>
        {SKELETONS.map((each) => (
          <ContentCardSkeleton key={each} />
        ))}
      </div>
    );
  }
  if (data.pagination.total === 0) return <NoContent state={state} onAll={onAll} />;
  if (data.submissions.length === 0) {
    return (
      <Notice
        kind="empty"
        level={3}
        title={m.weeks_past()}
        action={
          <Button onClick={() => onPage(data.pagination.totalPages)}>{m.board_last_page()}</Button>
        }
      >
        {m.creator_none_here()}
      </Notice>
    );
  }
  return (
    <ul
      aria-label={m.creator_approved()}
      aria-busy={showcase.isPlaceholderData}
      className={cx(GRID, 'transition-opacity', showcase.isPlaceholderData && 'opacity-55')}
    >
      {data.submissions.map((item) => (
        <li key={item.id} className="min-w-0">
          <ContentCard item={item} />
        </li>
      ))}
    </ul>
  );
}

function NoContent({ state, onAll }: { state: HubState; onAll: () => void }) {
  const isSearching = state.search !== '';
  return (
    <Notice
      kind="empty"
      level={3}
      title={m.creator_none()}
      {...((isSearching || state.type !== null) && {
        action: <Button onClick={onAll}>{m.creator_show_all()}</Button>,
      })}
    >
      {isSearching ? m.creator_no_match() : m.creator_none_yet()}
    </Notice>
  );
}

export const GRID = 'grid gap-4 sm:grid-cols-2 lg:grid-cols-3';
const SKELETONS = [1, 2, 3, 4, 5, 6];
