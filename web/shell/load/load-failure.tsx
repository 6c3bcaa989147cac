import type { UseQueryResult } from '@tanstack/react-query';
import { loadFailureText } from '#web/api/api-error.ts';
import { m } from '#web/messages.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

/** A call that failed, and a way to make it again. */
export type FailedAnswer = Pick<UseQueryResult<unknown, Error>, 'error' | 'isFetching' | 'refetch'>;

type LoadFailureProps = {
  title: string;
  answer: FailedAnswer;
  /** A sentence about what was not lost. */
  kept?: string;
  /** The name of the button. */
  retry?: string | undefined;
  level?: 2 | 3 | undefined;
  className?: string;
};

/** The reason why something did not load, with a button to try again. */
export function LoadFailure(props: LoadFailureProps) {
  const { title, answer, kept = '', retry, level = 3, className = '' } = props;
  return (
    <Notice
      kind="error"
      level={level}
      title={title}
      action={<RetryButton answer={answer} name={retry} />}
      className={className}
    >
      {kept} {loadFailureText(answer.error)}
    </Notice>
  );
}

type RetryButtonProps = { answer: FailedAnswer; name?: string | undefined };

export function RetryButton({ answer, name = m.shell_try_again() }: RetryButtonProps) {
  return (
    <Button loading={answer.isFetching} onClick={() => void answer.refetch()}>
      {name}
    </Button>
  );
}
