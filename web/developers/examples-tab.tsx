import { useOpenApi } from '#web/api/openapi.ts';
import { m } from '#web/messages.ts';
import { useSearchState } from '#web/shell/search/search-state.ts';
import { SelectField } from '#web/ui/field.tsx';
import { CodeBlock } from './code-block.tsx';
import { DocumentState } from './document-state.tsx';
import { English } from './english.tsx';
import { exampleOf, LANGUAGES, type Language } from './examples.ts';
import { exampleOperations } from './operations.ts';

type ExamplesState = { call: string; language: Language };

/** A program for each call, made from the server's OpenAPI document; the address selects the call. */
export function Examples() {
  const answer = useOpenApi();
  const [{ call, language }, setState] = useSearchState(parseExamples, printExamples);
  return (
    <section aria-labelledby="examples-title">
      <h2 id="examples-title" className="text-2xl">
        {m.dev_examples()}
      </h2>
      <p className="mt-1.5 measure text-muted">
        {m.dev_examples_lead({ variable: 'QUARTERDECK_API_KEY' })}
      </p>
      <DocumentState answer={answer}>
        {(document) => {
          const operations = exampleOperations(document);
          const operation =
            operations.find(({ operationId }) => operationId === call) ?? operations[0];
          if (!operation) return null;
          const label = LANGUAGES.find(({ value }) => value === language)?.label ?? language;
          return (
            <div className="mt-6 grid gap-4">
              <div className="flex flex-wrap gap-3">
                <SelectField
                  label={m.dev_call()}
                  value={operation.operationId}
                  options={operations.map(({ operationId, summary }) => ({
                    value: operationId,
                    label: summary,
                  }))}
                  onChange={(next) =>
                    setState((now) => ({ ...now, call: next }), { replace: true })
                  }
                  className="w-full sm:w-96"
                />
                <SelectField
                  label={m.dev_code_language()}
                  value={language}
                  options={LANGUAGES}
                  onChange={(next) =>
                    setState((now) => ({ ...now, language: next }), { replace: true })
                  }
                  className="w-full sm:w-48"
                />
              </div>
              <p className="text-sm text-muted">
                <English>
                  <span className="font-mono text-ink">
                    {operation.method} {operation.path}
                  </span>{' '}
                  {operation.description.replaceAll('`', '')}
                </English>
              </p>
              <CodeBlock
                label={m.dev_example_in({ language: label })}
                code={exampleOf(language, operation, window.location.origin)}
              />
            </div>
          );
        }}
      </DocumentState>
    </section>
  );
}

function parseExamples(params: URLSearchParams): ExamplesState {
  const wanted = params.get('language');
  return {
    call: params.get('call') ?? '',
    language: LANGUAGES.find(({ value }) => value === wanted)?.value ?? 'curl',
  };
}

function printExamples({ call, language }: ExamplesState) {
  return { call, language: language === 'curl' ? undefined : language };
}
