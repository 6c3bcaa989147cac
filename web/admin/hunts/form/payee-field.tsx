import { useState } from 'react';
import { m } from '#web/messages.ts';
import { useSearchDraft } from '#web/shell/search/search-draft.ts';
import { Button } from '#web/ui/button.tsx';
import { FieldProblem, SearchField } from '#web/ui/field.tsx';
import { rich } from '#web/ui/text/rich.ts';
import { useUsers } from '../../calls.ts';
import { submitterName } from '../../review/submitter.tsx';
import { searchToSend } from '../../search-draft.ts';
import { clueField } from '../draft/clue-draft.ts';
import type { ClueText } from '../draft/hunt-text.ts';

type PayeeFieldProps = {
  clue: ClueText;
  problem: string | undefined;
  onChange: (next: ClueText) => void;
};

/** The member whom a clue has members tip, found by the portal's search. */
export function PayeeField({ clue, problem, onChange }: PayeeFieldProps) {
  const [search, setSearch] = useState('');
  const [draft, setDraft] = useSearchDraft(search, setSearch, searchToSend);

  function choose(payeeId: string, payeeName: string): void {
    onChange({ ...clue, payeeId, payeeName });
    setDraft('');
    setSearch('');
  }

  return (
    // Enter in the search must not save the draft.
    <search
      onKeyDown={(event) =>
        event.key === 'Enter' && isField(event.target) && event.preventDefault()
      }
    >
      <p role="status" className="mb-2 text-sm">
        {clue.payeeId === ''
          ? m.portal_hunts_payee_none()
          : rich(
              m.portal_hunts_payee({
                name: () => <bdi className="font-medium wrap-anywhere">{clue.payeeName}</bdi>,
                member: clue.payeeId,
              }),
            )}
      </p>
      <SearchField
        label={m.portal_hunts_payee_find()}
        name={clueField(clue.key, 'payeeId')}
        placeholder={m.portal_two_characters()}
        value={draft}
        onChange={setDraft}
        className="sm:w-80"
      />
      <FieldProblem id={`payee-${clue.key}`} text={problem} />
      {search !== '' && <FoundMembers search={search} onChoose={choose} />}
    </search>
  );
}

/** How many members are offered: a longer search finds the others. */
const MOST_OFFERED = 5;

type FoundProps = { search: string; onChoose: (id: string, name: string) => void };

/** The members that a search found. */
export function FoundMembers({ search, onChoose }: FoundProps) {
  const { data, isError } = useUsers(1, search);
  if (isError && !data) {
    return <p className="mt-2 text-sm text-bad">{m.portal_hunts_users_failed()}</p>;
  }
  const users = data?.users.slice(0, MOST_OFFERED) ?? [];
  if (data && users.length === 0) {
    return <p className="mt-2 text-sm text-muted">{m.portal_hunts_users_none()}</p>;
  }
  return (
    <ul aria-label={m.portal_hunts_users()} className="mt-2 flex flex-wrap gap-2">
      {users.map((user) => (
        <li key={user.id} className="min-w-0">
          <Button size="sm" onClick={() => onChoose(user.id, submitterName(user))}>
            <bdi className="max-w-60 truncate">{submitterName(user)}</bdi>
            <span className="text-muted">{m.portal_hunts_user({ member: user.id })}</span>
          </Button>
        </li>
      ))}
    </ul>
  );
}

function isField(target: EventTarget): boolean {
  return target instanceof HTMLInputElement;
}
