import { useState } from 'react';
import type { OpenApiDocument } from '#contract/openapi.ts';
import { useOpenApi } from '#web/api/openapi.ts';
import { cleanSearch, useSearchDraft } from '#web/shell/search/search-draft.ts';
import { useSearchState } from '#web/shell/search/search-state.ts';
import { Button } from '#web/ui/button.tsx';
import { SearchField } from '#web/ui/field.tsx';
import { countText } from '#web/ui/figures.ts';
import { Notice } from '#web/ui/notice.tsx';
import { DocumentState } from './document-state.tsx';
import { OperationEntry } from './operation-entry.tsx';
import { findCalls, groupsOf, type OperationGroup } from './operations.ts';
import { useSlash } from './use-slash.ts';
import { WebhookGuide } from './webhook-guide.tsx';

/** Every call, from the server's own OpenAPI document (docs/spec/developers.md#23-api-reference-and-examples). */
export function Documentation() {
  const answer = useOpenApi();
  return (
    <section aria-labelledby="documentation-title">
      <h2 id="documentation-title" className="text-2xl">
        Documentation
      </h2>
      <p className="mt-1.5 measure text-muted">
        Every call of the API, as the server itself describes it. Tools can read the same from the{' '}
        <a href="/api/openapi.json" className="text-brass underline underline-offset-4">
          OpenAPI document
        </a>
        .
      </p>
      <WebhookGuide />
      <DocumentState answer={answer}>{(document) => <Calls document={document} />}</DocumentState>
    </section>
  );
}

/** The calls by area, with a search that the address keeps. */
function Calls({ document }: { document: OpenApiDocument }) {
  const [q, setQ] = useSearchState(parseSearch, printSearch);
  const [draft, setDraft] = useSearchDraft(q, (next) => setQ(next, { replace: true }));
  // In memory alone: leaving the tab forgets it.
  const [apiKey, setApiKey] = useState('');
  const all = groupsOf(document);
  const groups = findCalls(all, draft);
  const field = useSlash();
  return (
    <>
      <div ref={field} className="mt-8 flex flex-wrap items-end gap-x-6 gap-y-2">
        <SearchField
          label="Search calls"
          value={draft}
          onChange={setDraft}
          placeholder="Path, method or words"
          className="w-full sm:w-96"
        />
        <p role="status" className="py-2.5 text-sm text-muted">
          {countText(countOf(groups))} of {countText(countOf(all))} calls
        </p>
        <p className="py-2.5 text-sm text-muted max-sm:hidden pointer-coarse:hidden">
          Press <kbd className="font-mono text-ink">/</kbd> to search.
        </p>
      </div>
      <Areas groups={groups} />
      {groups.length === 0 && (
        <Notice
          kind="empty"
          level={3}
          title="No call matches"
          className="mt-6"
          action={<Button onClick={() => setDraft('')}>Show all calls</Button>}
        >
          Search by path, method, name or summary.
        </Notice>
      )}
      {groups.map(({ name, description, operations }) => (
        <section key={name} aria-labelledby={`group-${idOf(name)}`} className="mt-8">
          <h3 id={`group-${idOf(name)}`} className="scroll-mt-24 text-xl">
            {name}
          </h3>
          <p className="mt-0.5 text-sm text-muted">{description}</p>
          <ul className="mt-3 divide-y rounded-lg border bg-surface">
            {operations.map((operation) => (
              <li key={operation.operationId}>
                <OperationEntry operation={operation} apiKey={apiKey} onApiKey={setApiKey} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

/** Leads to each area, because all of them together are very long. */
function Areas({ groups }: { groups: readonly OperationGroup[] }) {
  return (
    <nav aria-label="Areas of the API" className="mt-2 flex flex-wrap gap-x-5 empty:hidden">
      {groups.map(({ name, operations }) => (
        <a
          key={name}
          href={`#group-${idOf(name)}`}
          className="inline-flex min-h-11 items-center gap-1.5 text-sm"
        >
          <span className="text-brass underline underline-offset-4">{name}</span>
          <span className="text-muted">{countText(operations.length)}</span>
        </a>
      ))}
    </nav>
  );
}

const parseSearch = (params: URLSearchParams) => cleanSearch(params.get('q') ?? '');
const printSearch = (q: string) => ({ q });

function countOf(groups: readonly OperationGroup[]): number {
  return groups.reduce((sum, { operations }) => sum + operations.length, 0);
}

function idOf(name: string): string {
  return name.replace(/\W+/g, '-');
}
