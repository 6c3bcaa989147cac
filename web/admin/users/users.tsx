import { useState } from 'react';
import type { AdminUser } from '#contract/admin/users.ts';
import { m } from '#web/messages.ts';
import { LIST } from '#web/shell/load/loaded-list.tsx';
import { PagedList } from '#web/shell/load/paged-list.tsx';
import { useSearchDraft } from '#web/shell/search/search-draft.ts';
import { useSearchState } from '#web/shell/search/search-state.ts';
import { parsePage } from '#web/shell/search/search-text.ts';
import { Button } from '#web/ui/button.tsx';
import { SearchField } from '#web/ui/field.tsx';
import { useUsers } from '../calls.ts';
import { searchToSend } from '../search-draft.ts';
import { SectionHeading } from '../section-parts.tsx';
import { sectionLabel } from '../sections.ts';
import { useKept } from '../use-kept.ts';
import { BanDialog } from './ban-dialog.tsx';
import { BanHistory } from './ban-history.tsx';
import { UnbanDialog } from './unban-dialog.tsx';
import { type UserDialog, UserItem } from './user-item.tsx';

type UsersState = { search: string; page: number };

/** Members, searched and paged, with their bans. */
export function Users() {
  const [{ search, page }, setState] = useSearchState(parseUsersState, printUsersState);
  const setPage = (next: number) => setState({ search, page: next });
  const setSearch = (next: string) => setState({ search: next, page: 1 }, { replace: true });
  const [draft, setDraft] = useSearchDraft(search, setSearch, searchToSend);
  const answer = useUsers(page, search);
  const data = useKept(answer, { page, search });
  // Not in the row: a poll may move the row to another page while a reason is being typed.
  const [shown, setShown] = useState<{ dialog: UserDialog; user: AdminUser } | null>(null);
  const close = () => setShown(null);

  function clear(): void {
    setDraft('');
    setSearch('');
  }

  return (
    <section aria-labelledby="section-title" className="scroll-mt-4">
      <SectionHeading title={sectionLabel('users')} lead={m.portal_users_lead()} />
      <search className="mt-4 flex flex-wrap items-end gap-3">
        <SearchField
          label={m.portal_users_search()}
          name="user"
          placeholder={m.portal_two_characters()}
          value={draft}
          onChange={setDraft}
          className="w-full sm:w-80"
        />
        <Button disabled={draft === '' && search === ''} onClick={clear}>
          {m.portal_users_clear()}
        </Button>
      </search>
      <PagedList
        answer={answer}
        data={data}
        failure={m.portal_users_failed()}
        skeleton={{ rows: 20, height: 'h-24' }}
        className="mt-4"
        of={m.portal_users_of()}
        count={({ users }) => users.length}
        page={page}
        onPage={setPage}
        always={true}
        empty={
          search === ''
            ? {
                title: m.portal_users_none(),
                children: m.portal_users_none_text(),
              }
            : {
                title: m.portal_users_unmatched(),
                children: m.portal_users_unmatched_text(),
              }
        }
      >
        {({ users }) => (
          <ul aria-label={sectionLabel('users')} className={LIST}>
            {users.map((user) => (
              <UserItem
                key={user.id}
                user={user}
                onDialog={(dialog) => setShown({ dialog, user })}
              />
            ))}
          </ul>
        )}
      </PagedList>
      {shown?.dialog === 'ban' && <BanDialog user={shown.user} onClose={close} />}
      {shown?.dialog === 'unban' && <UnbanDialog user={shown.user} onClose={close} />}
      {shown?.dialog === 'history' && <BanHistory user={shown.user} onClose={close} />}
    </section>
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
