import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { OpenApiDocument } from '#contract/openapi.ts';
import { ApiError } from './api-error.ts';

const ADDRESS = '/api/openapi.json';

/** The server's OpenAPI document, fetched once. */
export function useOpenApi(): UseQueryResult<OpenApiDocument, Error> {
  return useQuery<OpenApiDocument, Error>({
    queryKey: ['openapi'],
    queryFn: async ({ signal }) => {
      const response = await fetch(ADDRESS, { signal });
      if (!response.ok) throw new ApiError(response.status, await response.text());
      return response.json();
    },
  });
}
