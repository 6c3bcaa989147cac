import { lazy, type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from '../error-boundary.tsx';

// Few visitors ever need it, and every page would carry it.
const FailedPanel = lazy(() =>
  import('./failed-panel.tsx').then(({ FailedPanel }) => ({ default: FailedPanel })),
);

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
      renderFailure={(error, retry) => (
        <Suspense>
          <FailedPanel name={name} error={error} onRetry={retry} />
        </Suspense>
      )}
    >
      {typeof children === 'function' ? <Inside>{children}</Inside> : children}
    </ErrorBoundary>
  );
}

// The boundary catches only what is rendered below it.
function Inside({ children }: { children: () => ReactNode }) {
  return children();
}
