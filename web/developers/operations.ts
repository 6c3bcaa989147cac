import type { JsonObject, OpenApiDocument, OpenApiOperation } from '#contract/openapi.ts';
import { asObject } from './schemas.ts';

/** A call, with the document's named schemas to which its own schemas refer. */
export type Operation = OpenApiOperation & { method: string; path: string; schemas: JsonObject };

/** One group of calls, by its tag in the document. */
export type OperationGroup = { name: string; description: string; operations: Operation[] };

function operationsOf({ paths, components }: OpenApiDocument): Operation[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      ...operation,
      method: method.toUpperCase(),
      path,
      schemas: components.schemas,
    })),
  );
}

/** The groups that have calls; the calls for apps come first. */
export function groupsOf(document: OpenApiDocument): OperationGroup[] {
  const all = operationsOf(document);
  const groups = document.tags.map(({ name, description }) => ({
    name,
    description,
    operations: all.filter(({ tags }) => tags.includes(name)),
  }));
  return groups
    .filter(({ operations }) => operations.length > 0)
    .sort((a, b) => Number(b.name === 'v1') - Number(a.name === 'v1'));
}

/** The calls that have every word of a search in their method, path, name or summary, in their groups. */
export function findCalls(groups: readonly OperationGroup[], search: string): OperationGroup[] {
  const words = search.toLowerCase().split(/\s+/);
  const isFound = ({ method, path, operationId, summary }: Operation) => {
    const text = `${method} ${path} ${operationId} ${summary}`.toLowerCase();
    return words.every((word) => text.includes(word));
  };
  return groups
    .map((group) => ({ ...group, operations: group.operations.filter(isFound) }))
    .filter(({ operations }) => operations.length > 0);
}

/** The calls with examples: those with an API key, and public reads. */
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

/** The schema of a call's body; undefined if it has none. */
export function bodyOf({ requestBody }: Operation): JsonObject | undefined {
  if (!requestBody) return undefined;
  return asObject(asObject(asObject(requestBody.content)['application/json']).schema);
}

/** The schema of a call's response; empty for a file. */
export function answerOf({ responses }: Operation): JsonObject {
  return asObject(asObject(asObject(responses['200']?.content)['application/json']).schema);
}
