import { useState } from 'react';
import type { OpenApiDocument } from '#contract/openapi.ts';
import { useOpenApi } from '#web/api/openapi.ts';
import { m } from '#web/messages.ts';
import { cleanSearch, useSearchDraft } from '#web/shell/search/search-draft.ts';
import { useSearchState } from '#web/shell/search/search-state.ts';
import { Button } from '#web/ui/button.tsx';
import { SearchField } from '#web/ui/field.tsx';
import { countText } from '#web/ui/figures.ts';
import { Notice } from '#web/ui/notice.tsx';
import { rich } from '#web/ui/text/rich.ts';
import { DocumentState } from './document-state.tsx';
import { English } from './english.tsx';
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
        {m.dev_documentation()}
      </h2>
      <p className="mt-1.5 measure text-muted">
        {rich(
          m.dev_documentation_lead({
            a: (text) => (
              <a href="/api/openapi.json" className="text-brass underline underline-offset-4">
                {text}
              </a>
            ),
          }),
        )}
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
          label={m.dev_search_calls()}
          value={draft}
          onChange={setDraft}
          placeholder={m.dev_search_hint()}
          className="w-full sm:w-96"
        />
        <p role="status" className="py-2.5 text-sm text-muted">
          {m.dev_calls_of({ found: countOf(groups), all: countOf(all) })}
        </p>
        <p className="py-2.5 text-sm text-muted max-sm:hidden pointer-coarse:hidden">
          {rich(m.dev_press_slash({ key: () => <kbd className="font-mono text-ink">/</kbd> }))}
        </p>
      </div>
      <Areas groups={groups} />
      {groups.length === 0 && (
        <Notice
          kind="empty"
          level={3}
          title={m.dev_no_call()}
          className="mt-6"
          action={<Button onClick={() => setDraft('')}>{m.dev_show_all_calls()}</Button>}
        >
          {m.dev_no_call_text()}
        </Notice>
      )}
      {groups.map(({ name, description, operations }) => (
        <section key={name} aria-labelledby={`group-${idOf(name)}`} className="mt-8">
          <h3 id={`group-${idOf(name)}`} className="scroll-mt-24 text-xl">
            <English>{name}</English>
          </h3>
          <p className="mt-0.5 text-sm text-muted">
            <English>{description}</English>
          </p>
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
    <nav aria-label={m.dev_areas()} className="mt-2 flex flex-wrap gap-x-5 empty:hidden">
      {groups.map(({ name, operations }) => (
        <a
          key={name}
          href={`#group-${idOf(name)}`}
          className="inline-flex min-h-11 items-center gap-1.5 text-sm"
        >
          <span className="text-brass underline underline-offset-4">
            <English>{name}</English>
          </span>
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
