import { useRef, useState } from 'react';
import type { AdminUser } from '#contract/admin-users.ts';
import { useSearchDraft } from '#web/shell/search-draft.ts';
import { useSearchState } from '#web/shell/search-state.ts';
import { parsePage } from '#web/shell/search-text.ts';
import { usePollFailureToast } from '#web/shell/use-refresh.ts';
import { Button } from '#web/ui/button.tsx';
import { SearchField } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { useUsers } from '../calls.ts';
import { searchToSend } from '../search-draft.ts';
import { ListFailure, ListSkeleton, SectionHeading } from '../section-parts.tsx';
import { useKept } from '../use-kept.ts';
import { BanDialog } from './ban-dialog.tsx';
import { BanHistoryDialog } from './ban-history-dialog.tsx';
import { UnbanDialog } from './unban-dialog.tsx';
import { type UserDialog, UserItem } from './user-item.tsx';

type UsersState = { search: string; page: number };

/** Members, searched and paged, with their bans. */
export function Users() {
  const section = useRef<HTMLElement>(null);
  const [{ search, page }, setState] = useSearchState(parseUsersState, printUsersState);
  const setSearch = (next: string) => setState({ search: next, page: 1 }, { replace: true });
  const [draft, setDraft] = useSearchDraft(search, setSearch, searchToSend);
  const answer = useUsers(page, search);
  const data = useKept(answer, { page, search });
  usePollFailureToast(answer.isError && data !== undefined, false);
  // Not in the row: the list is by points, and a poll may move it to another page while somebody types a reason.
  const [shown, setShown] = useState<{ dialog: UserDialog; user: AdminUser } | null>(null);
  const close = () => setShown(null);

  function clear(): void {
    setDraft('');
    setSearch('');
  }

  function showPage(next: number): void {
    setState((now) => ({ ...now, page: next }));
    section.current?.scrollIntoView({ block: 'start' });
  }

  return (
    <section ref={section} aria-labelledby="section-title" className="scroll-mt-4">
      <SectionHeading title="Users" lead="Members, what they did, and who is banned." />
      <search className="mt-4 flex flex-wrap items-end gap-3">
        <SearchField
          label="Search users"
          name="user"
          placeholder="Two characters or more"
          value={draft}
          onChange={setDraft}
          className="w-full sm:w-80"
        />
        <Button disabled={draft === '' && search === ''} onClick={clear}>
          Clear Search
        </Button>
      </search>
      {data ? (
        <>
          {data.users.length === 0 ? (
            <NoUsers search={search} total={data.pagination.total} onFirst={() => showPage(1)} />
          ) : (
            <ul
              aria-label="Users"
              aria-busy={answer.isPlaceholderData}
              className="mt-4 divide-y overflow-hidden rounded-lg border bg-surface aria-busy:opacity-55"
            >
              {data.users.map((user) => (
                <UserItem
                  key={user.id}
                  user={user}
                  onDialog={(dialog) => setShown({ dialog, user })}
                />
              ))}
            </ul>
          )}
          {data.pagination.totalPages > 0 && (
            <Pagination
              label="Pages of users"
              className="mt-4"
              page={page}
              totalPages={data.pagination.totalPages}
              onPageChange={(next) => showPage(Math.min(next, data.pagination.totalPages))}
            />
          )}
        </>
      ) : answer.isError ? (
        <ListFailure title="Failed to fetch users" answer={answer} />
      ) : (
        <ListSkeleton rows={20} height="h-24" />
      )}
      {shown?.dialog === 'ban' && <BanDialog user={shown.user} onClose={close} />}
      {shown?.dialog === 'unban' && <UnbanDialog user={shown.user} onClose={close} />}
      {shown?.dialog === 'history' && <BanHistoryDialog user={shown.user} onClose={close} />}
    </section>
  );
}

function NoUsers(props: { search: string; total: number; onFirst: () => void }) {
  const { search, total, onFirst } = props;
  if (total > 0) {
    return (
      <Notice
        kind="empty"
        level={3}
        title="Past the last page"
        className="mt-4"
        action={<Button onClick={onFirst}>Go to the first page</Button>}
      >
        There are fewer users than this page begins with.
      </Notice>
    );
  }
  return (
    <Notice
      kind="empty"
      level={3}
      title={search === '' ? 'No users found' : 'No users found matching your search'}
      className="mt-4"
    >
      {search === ''
        ? 'Members appear here with the first thing that they do through the bot.'
        : 'A shorter search may find them.'}
    </Notice>
  );
}

function parseUsersState(params: URLSearchParams): UsersState {
  return {
    search: searchToSend(params.get('search') ?? ''),
    page: parsePage(params.get('page')),
  };
}

function printUsersState({ search, page }: UsersState) {
  return { search, page: page === 1 ? undefined : String(page) };
}
