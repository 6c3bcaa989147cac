import { useOpenApi } from '#web/api/openapi.ts';
import { Badge } from '#web/ui/badge.tsx';
import { DocumentState } from './document-state.tsx';
import { answerOf, bodyOf, groupsOf, type Operation } from './operations.ts';
import { resolved, typeText } from './schemas.ts';
import { type Field, FieldList, Shape } from './shape.tsx';
import { WebhookGuide } from './webhook-guide.tsx';

const ACCESS: Readonly<Record<Operation['x-access'], string>> = {
  public: 'Everybody',
  member: 'Signed-in members',
  admin: 'Administrators',
  owner: 'Bot owner',
  gateway: 'Wallet bot',
  demo: 'Demo only',
  key: 'API key',
};

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
      <DocumentState answer={answer}>
        {(document) =>
          groupsOf(document).map(({ name, description, operations }) => (
            <section key={name} aria-labelledby={`group-${idOf(name)}`} className="mt-8">
              <h3 id={`group-${idOf(name)}`} className="text-xl">
                {name}
              </h3>
              <p className="mt-0.5 text-sm text-muted">{description}</p>
              <ul className="mt-3 divide-y rounded-lg border bg-surface">
                {operations.map((operation) => (
                  <li key={operation.operationId}>
                    <OperationEntry operation={operation} />
                  </li>
                ))}
              </ul>
            </section>
          ))
        }
      </DocumentState>
    </section>
  );
}

function OperationEntry({ operation }: { operation: Operation }) {
  const permission = operation['x-permission'];
  return (
    <details className="group">
      <summary className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2.5 -outline-offset-2 hover:bg-sunken">
        <span className="w-16 shrink-0 font-mono text-sm font-semibold text-brass">
          {operation.method}
        </span>
        <span className="min-w-0 font-mono text-sm wrap-anywhere">{operation.path}</span>
        <span className="w-full text-sm text-muted lg:ml-auto lg:w-auto">{operation.summary}</span>
      </summary>
      <div className="grid gap-4 border-t px-4 py-4 text-sm">
        <div className="flex flex-wrap gap-1.5">
          <Badge>{ACCESS[operation['x-access']]}</Badge>
          {permission && <Badge tone="brass">{permission}</Badge>}
          <span className="sr-only">Name: </span>
          <code className="self-center font-mono text-xs text-muted">{operation.operationId}</code>
        </div>
        <Parameters fields={parametersOf(operation)} />
        <Shape title="Body" schema={bodyOf(operation)} schemas={operation.schemas} />
        <Shape title="Answer" schema={answerOf(operation)} schemas={operation.schemas} />
        <Errors operation={operation} />
      </div>
    </details>
  );
}

function Parameters({ fields }: { fields: readonly Field[] }) {
  if (fields.length === 0) return null;
  return (
    <div>
      <h4 className="font-semibold">Parameters</h4>
      <FieldList fields={fields} />
    </div>
  );
}

function Errors({ operation }: { operation: Operation }) {
  const errors = Object.entries(operation.responses).filter(([status]) => status !== '200');
  return (
    <div>
      <h4 className="font-semibold">Errors</h4>
      <ul className="mt-1 grid gap-1 text-muted">
        {errors.map(([status, response]) => (
          <li key={status}>
            <span className="font-mono text-xs text-ink">{status}</span>{' '}
            {String(response.description).replaceAll('`', '')}
          </li>
        ))}
      </ul>
    </div>
  );
}

function parametersOf({ parameters = [], schemas }: Operation): Field[] {
  return parameters.map((each) => {
    const description = each.description ?? resolved(each.schema, schemas).description;
    return {
      name: String(each.name),
      type: `${typeText(each.schema, schemas)} in ${String(each.in)}`,
      isRequired: each.required === true,
      description: typeof description === 'string' ? description : '',
    };
  });
}

function idOf(name: string): string {
  return name.replace(/\W+/g, '-');
}
