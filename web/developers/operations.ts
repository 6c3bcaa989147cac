import type { JsonObject, OpenApiDocument, OpenApiOperation } from '#contract/openapi.ts';

/** One call of the document. */
export type Operation = OpenApiOperation & { method: string; path: string };

/** One group of calls, as the document tags them. */
export type OperationGroup = { name: string; description: string; operations: Operation[] };

/** Every call of the document. */
function operationsOf({ paths }: OpenApiDocument): Operation[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      ...operation,
      method: method.toUpperCase(),
      path,
    })),
  );
}

/** The groups with a call in them; the calls for apps come first. */
export function groupsOf(document: OpenApiDocument): OperationGroup[] {
  const all = operationsOf(document);
  const groups = document.tags.map(({ name, description }) => ({
    ...{ name, description },
    operations: all.filter(({ tags }) => tags.includes(name)),
  }));
  return groups
    .filter(({ operations }) => operations.length > 0)
    .sort((a, b) => Number(b.name === 'v1') - Number(a.name === 'v1'));
}

/** What an example can be made of: calls with an API key, and what everybody may read. */
export function exampleOperations(document: OpenApiDocument): Operation[] {
  const isReadable = ({ method, path, tags, responses, ...rest }: Operation) =>
    rest['x-access'] === 'public' &&
    method === 'GET' &&
    path.startsWith('/api/') &&
    !['session', 'admin'].includes(tags[0] ?? '') &&
    'application/json' in asObject(responses['200']?.content);
  const all = operationsOf(document);
  return [
    ...all.filter((each) => each['x-access'] === 'key'),
    ...all.filter((each) => isReadable(each)),
  ];
}

/** The schema of what a call takes as its body; undefined without one. */
export function bodySchemaOf({ requestBody }: Operation): JsonObject | undefined {
  if (!requestBody) return undefined;
  return asObject(asObject(asObject(requestBody.content)['application/json']).schema);
}

/** The object, or an empty one for what is none. */
export function asObject(value: unknown): JsonObject {
  // What the document holds is JSON.
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as JsonObject)
    : {};
}
