import type { OpenApiDocument } from '#contract/openapi.ts';
import { type Json, nameReferredTo } from '#contract/openapi-schemas.ts';

/** The document's paths and schemas with every reference replaced by its target, for tools that do not follow references. */
export function inlined({
  paths,
  components,
}: OpenApiDocument): Pick<OpenApiDocument, 'paths'> & { schemas: Record<string, Json> } {
  const fill = (value: Json): Json => {
    if (Array.isArray(value)) return value.map(fill);
    if (value === null || typeof value !== 'object') return value;
    const name = nameReferredTo(value);
    if (name === null) {
      return Object.fromEntries(Object.entries(value).map(([key, of]) => [key, fill(of)]));
    }
    const named = components.schemas[name];
    if (named === undefined) throw new Error(`the document has no schema ${name}`);
    return fill(named);
  };
  const whole = fill({ paths, schemas: components.schemas });
  // The same document, with schemas instead of references.
  return whole as ReturnType<typeof inlined>;
}
