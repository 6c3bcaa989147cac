import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { OpenApiDocument } from '#contract/openapi.ts';
import { errorText } from '#web/api/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

type DocumentStateProps = {
  answer: UseQueryResult<OpenApiDocument, Error>;
  children: (document: OpenApiDocument) => ReactNode;
};

/** What is made of the document, or its skeleton, or what went wrong with a way on. */
export function DocumentState({ answer, children }: DocumentStateProps) {
  if (answer.data) return children(answer.data);
  if (answer.isError) {
    return (
      <Notice
        kind="error"
        level={3}
        title="The API document did not load"
        className="mt-6"
        action={
          <Button loading={answer.isFetching} onClick={() => void answer.refetch()}>
            Try again
          </Button>
        }
      >
        {errorText(answer.error)}
      </Notice>
    );
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
