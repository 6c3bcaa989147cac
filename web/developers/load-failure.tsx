import type { UseQueryResult } from '@tanstack/react-query';
import { loadFailureText } from '#web/api/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

type LoadFailureProps = {
  title: string;
  answer: UseQueryResult<unknown, Error>;
  className?: string;
};

/** The reason why something did not load, with a button to try again. */
export function LoadFailure({ title, answer, className = '' }: LoadFailureProps) {
  return (
    <Notice
      kind="error"
      level={3}
      title={title}
      className={className}
      action={
        <Button loading={answer.isFetching} onClick={() => void answer.refetch()}>
          Try again
        </Button>
      }
    >
      {loadFailureText(answer.error)}
    </Notice>
  );
}
