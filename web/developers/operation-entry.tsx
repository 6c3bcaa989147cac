import { useState } from 'react';
import { m } from '#web/messages.ts';
import { Badge } from '#web/ui/badge.tsx';
import { English } from './english.tsx';
import { answerOf, bodyOf, type Operation } from './operations.ts';
import { isRunnable } from './run/parameters.ts';
import { RunForm } from './run/run-form.tsx';
import { resolved, typeText } from './schemas.ts';
import { type Field, FieldList, Shape } from './shape.tsx';

const ACCESS: Readonly<Record<Operation['x-access'], () => string>> = {
  public: () => m.dev_access_public(),
  member: () => m.dev_access_member(),
  admin: () => m.dev_access_admin(),
  owner: () => m.portal_owner(),
  gateway: () => m.dev_access_gateway(),
  demo: () => m.dev_access_demo(),
  key: () => m.dev_api_key(),
};

type OperationEntryProps = {
  operation: Operation;
  apiKey: string;
  onApiKey: (key: string) => void;
};

/** One call: what it takes and answers, and a form that makes it where the page can. */
export function OperationEntry({ operation, apiKey, onApiKey }: OperationEntryProps) {
  const permission = operation['x-permission'];
  // The page has a hundred forms; only those of open calls are made.
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className="group" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2.5 -outline-offset-2 hover:bg-sunken">
        <span className="w-16 shrink-0 font-mono text-sm font-semibold text-brass">
          {operation.method}
        </span>
        <span className="min-w-0 font-mono text-sm wrap-anywhere">
          <English>{operation.path}</English>
        </span>
        <span className="w-full text-sm text-muted lg:ms-auto lg:w-auto">
          <English>{operation.summary}</English>
        </span>
      </summary>
      <div className="grid gap-4 border-t px-4 py-4 text-sm">
        <div className="flex flex-wrap gap-1.5">
          <Badge>{ACCESS[operation['x-access']]()}</Badge>
          {permission && <Badge tone="brass">{permission}</Badge>}
          <span className="sr-only">{m.dev_operation_name()} </span>
          <code className="self-center font-mono text-xs text-muted">{operation.operationId}</code>
        </div>
        <Parameters fields={fieldsOf(operation)} />
        {isOpen && isRunnable(operation) && (
          <RunForm operation={operation} apiKey={apiKey} onApiKey={onApiKey} />
        )}
        <Shape title={m.dev_body()} schema={bodyOf(operation)} schemas={operation.schemas} />
        <Shape title={m.dev_answer()} schema={answerOf(operation)} schemas={operation.schemas} />
        <Errors operation={operation} />
      </div>
    </details>
  );
}

function Parameters({ fields }: { fields: readonly Field[] }) {
  if (fields.length === 0) return null;
  return (
    <div>
      <h4 className="font-semibold">{m.dev_parameters()}</h4>
      <FieldList fields={fields} />
    </div>
  );
}

function Errors({ operation }: { operation: Operation }) {
  const errors = Object.entries(operation.responses).filter(([status]) => status !== '200');
  return (
    <div>
      <h4 className="font-semibold">{m.dev_errors()}</h4>
      <ul className="mt-1 grid gap-1 text-muted">
        {errors.map(([status, response]) => (
          <li key={status}>
            <span className="font-mono text-xs text-ink">{status}</span>{' '}
            <English>{String(response.description).replaceAll('`', '')}</English>
          </li>
        ))}
      </ul>
    </div>
  );
}

function fieldsOf({ parameters = [], schemas }: Operation): Field[] {
  return parameters.map((each) => {
    const description = each.description ?? resolved(each.schema, schemas).description;
    return {
      name: String(each.name),
      type: m.dev_type_in({ type: typeText(each.schema, schemas), place: String(each.in) }),
      isRequired: each.required === true,
      description: typeof description === 'string' ? description : '',
    };
  });
}
