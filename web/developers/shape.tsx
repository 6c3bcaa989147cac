import type { JsonObject } from '#contract/openapi.ts';
import { m } from '#web/messages.ts';
import { English } from './english.tsx';
import { asObject, nameOf, objectsWithin, propertiesOf, typeText } from './schemas.ts';

export type Field = { name: string; type: string; isRequired: boolean; description: string };

type ShapeProps = { title: string; schema: JsonObject | undefined; schemas: JsonObject };

/** A body or a response: its type, its fields, and those of every named object within. */
export function Shape({ title, schema, schemas }: ShapeProps) {
  if (!schema) return null;
  const objects = objectsWithin(schema, schemas);
  if (objects.length === 0) return null;
  return (
    <div className="grid gap-3">
      <h4 className="font-semibold">
        {title}{' '}
        <span className="font-mono text-xs font-normal text-muted">
          {nameOf(schema) === objects[0]?.[0] ? nameOf(schema) : typeText(schema, schemas)}
        </span>
      </h4>
      {objects.map(([name, object]) => (
        <div key={name}>
          {name !== nameOf(schema) && <h5 className="font-mono text-xs font-semibold">{name}</h5>}
          <FieldList fields={fieldsOf(object, schemas)} />
        </div>
      ))}
    </div>
  );
}

/** Names, types and descriptions of fields. */
export function FieldList({ fields }: { fields: readonly Field[] }) {
  return (
    <dl className="divide-y divide-line/60">
      {fields.map(({ name, type, isRequired, description }) => (
        <div key={name} className="grid gap-x-4 py-1.5 sm:grid-cols-[14rem_1fr]">
          <dt className="font-mono text-xs wrap-anywhere">
            <English>{name}</English>
            {!isRequired && <span className="text-muted"> {m.ui_optional()}</span>}
          </dt>
          <dd className="min-w-0 text-muted wrap-anywhere">
            <span className="font-mono text-xs">{type}</span>
            {description && (
              <>
                {' · '}
                <English>{description}</English>
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function fieldsOf(schema: JsonObject, schemas: JsonObject): Field[] {
  const { properties, required } = propertiesOf(schema);
  return Object.entries(properties).map(([name, each]) => {
    const { description } = asObject(each);
    return {
      name,
      type: typeText(each, schemas),
      isRequired: required.includes(name),
      description: typeof description === 'string' ? description : '',
    };
  });
}
