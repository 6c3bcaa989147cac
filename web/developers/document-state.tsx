import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { OpenApiDocument } from '#contract/openapi.ts';
import { m } from '#web/messages.ts';
import { LoadFailure } from '#web/shell/load/load-failure.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

type DocumentStateProps = {
  answer: UseQueryResult<OpenApiDocument, Error>;
  children: (document: OpenApiDocument) => ReactNode;
};

/** The children once the document has loaded; until then its skeleton, or why it did not load. */
export function DocumentState({ answer, children }: DocumentStateProps) {
  if (answer.data) return children(answer.data);
  if (answer.isError) {
    return <LoadFailure title={m.dev_document_failed()} answer={answer} className="mt-6" />;
  }
  return (
    <div aria-busy="true" className="mt-8 grid gap-2">
      <Skeleton className="h-8 w-40" />
      {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((row) => (
        <Skeleton key={row} className="h-12 w-full" />
      ))}
    </div>
  );
}
