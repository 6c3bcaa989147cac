import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { ErrorBoundary, errorDetail } from '../error-boundary.tsx';
import { isMissingPart } from '../missing-part.ts';
import { useWork } from '../use-work.ts';

/** The panels of a page by their names. Each fails alone (docs/spec/site.md#10-loading-empty-and-failed-states). */
export function Panels({ of }: { of: Readonly<Record<string, ReactNode>> }) {
  return Object.entries(of).map(([name, panel]) => (
    <PanelBoundary key={name} name={name}>
      {panel}
    </PanelBoundary>
  ));
}

type PanelBoundaryProps = {
  name: string;
  /** A function if the content is made from a response: its errors are caught too. */
  children: ReactNode | (() => ReactNode);
};

/** Catches errors in one panel, for example from a response without a field that the panel needs. */
export function PanelBoundary({ name, children }: PanelBoundaryProps) {
  return (
    <ErrorBoundary
      renderFailure={(error, retry) => <FailedPanel name={name} error={error} onRetry={retry} />}
    >
      {typeof children === 'function' ? <Inside>{children}</Inside> : children}
    </ErrorBoundary>
  );
}

// The boundary catches only what is rendered below it.
function Inside({ children }: { children: () => ReactNode }) {
  return children();
}

function FailedPanel(props: { name: string; error: unknown; onRetry: () => void }) {
  const { name, error, onRetry } = props;
  const queryClient = useQueryClient();
  const { run, isBusy } = useWork();
  // The browser keeps the failure of a part of the code: only reloading the page helps, which the page's message offers.
  if (isMissingPart(error)) throw error;

  async function retry(): Promise<void> {
    // Nothing shown needs these; the panel would fail again with the same response.
    queryClient.removeQueries({ type: 'inactive' });
    await queryClient.refetchQueries({ type: 'active' });
    onRetry();
  }

  return (
    <div
      role="alert"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-lg border border-bad/50 bg-surface px-4 py-4 sm:px-5"
    >
      <div className="min-w-0">
        <p className="font-medium">{name} could not be shown</p>
        <p className="text-sm text-muted">
          The rest of the page still works. Everything already saved is safe.
        </p>
        <p className="mt-1 font-mono text-xs break-words text-muted">{errorDetail(error)}</p>
      </div>
      <Button loading={isBusy} onClick={() => void run(retry)}>
        Try again
      </Button>
    </div>
  );
}
