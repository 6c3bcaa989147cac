import { type ReactNode, useRef } from 'react';
import { m } from '#web/messages.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { LoadedList, type LoadedListProps } from './loaded-list.tsx';

/** The texts of a notice in the place of a list. */
type Emptiness = { title: string; children?: ReactNode; action?: ReactNode };

type ListPageProps = {
  pagination: { total: number; totalPages: number };
  page: number;
  onPage: (page: number) => void;
  /** The kind of items, as shown. */
  of: string;
  /** The number of items on this page. */
  count: number;
  /** Shown if there are no items at all; null for nothing. */
  empty: Emptiness | null;
  /** Shown on a page beyond the last one, if it differs from the usual. */
  past?: Emptiness;
  level?: 2 | 3 | undefined;
  /** True while the items are those of another page. */
  isOld?: boolean;
  /** True if the pages are shown even for a single page. */
  always?: boolean;
  /** True if a new page does not begin at the top of the section, for lists inside of others. */
  staysPut?: boolean;
  /** The list, also when it is empty: what is open in it may outlive its items. */
  children: ReactNode;
};

/** One page of a loaded list, and the way to the others. */
export function ListPage(props: ListPageProps) {
  const { pagination, page, onPage, of, count, empty, past, level = 3, isOld = false } = props;
  const list = useRef<HTMLDivElement>(null);
  const { total, totalPages } = pagination;

  function showPage(next: number): void {
    onPage(Math.min(next, totalPages));
    if (!props.staysPut) list.current?.closest('section')?.scrollIntoView({ block: 'start' });
  }

  return (
    <>
      {total === 0 && empty && <Notice kind="empty" level={level} {...empty} />}
      {total > 0 && count === 0 && (
        <PastLastPage of={of} level={level} onFirst={() => onPage(1)} {...past} />
      )}
      <div ref={list} aria-busy={isOld} className="transition-opacity aria-busy:opacity-55">
        {props.children}
      </div>
      {totalPages >= (props.always ? 1 : 2) && (
        <Pagination
          label={m.shell_pages_of({ of })}
          page={page}
          totalPages={totalPages}
          onPageChange={showPage}
        />
      )}
    </>
  );
}

type PastLastPageProps = Partial<Emptiness> & {
  of: string;
  level?: 2 | 3;
  onFirst: () => void;
};

/** For a page number beyond the last page. */
export function PastLastPage({ of, level = 3, onFirst, ...texts }: PastLastPageProps) {
  return (
    <Notice
      kind="empty"
      level={level}
      title={m.shell_past_last()}
      action={<Button onClick={onFirst}>{m.shell_first_page()}</Button>}
      {...texts}
    >
      {texts.children ?? m.shell_none_here({ of })}
    </Notice>
  );
}

type PagedListProps<T> = LoadedListProps<T> &
  Omit<ListPageProps, 'pagination' | 'count' | 'isOld' | 'children'> & {
    /** The number of items in a response. */
    count: (data: T) => number;
  };

/** A list that is loaded page by page, in all its states. The old page stays until the next one has loaded. */
export function PagedList<T extends Pick<ListPageProps, 'pagination'>>(props: PagedListProps<T>) {
  const { count, children, ...rest } = props;
  return (
    <LoadedList {...rest}>
      {(data) => (
        <ListPage
          {...rest}
          pagination={data.pagination}
          count={count(data)}
          isOld={props.answer.isPlaceholderData}
        >
          {children(data)}
        </ListPage>
      )}
    </LoadedList>
  );
}
