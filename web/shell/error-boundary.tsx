import { Component, type ReactNode } from 'react';
import { paths } from '#web/paths.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { useAddressOf } from './mini-app/surface.ts';
import { isMissingPart } from './missing-part.ts';

type Props = { children: ReactNode };
type State = { error: unknown; failed: boolean };

/** Keeps header and footer when a page fails. Pass the path as `key`. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: null, failed: false };

  static getDerivedStateFromError(error: unknown): State {
    return { error, failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? <FailedPage error={this.state.error} /> : this.props.children;
  }
}

/** The failure, the data that was kept, and advice. Plain on purpose: it is in every page's first load. */
export function FailedPage(props: { error: unknown }) {
  const missing = isMissingPart(props.error);
  return (
    <div role="alert" className="mx-auto w-full max-w-2xl px-4 py-16 text-center sm:px-6">
      <h1 className="text-2xl">
        {missing ? 'A part of this page did not load' : 'This page stopped working'}
      </h1>
      <p className="mt-3 text-muted">
        {missing
          ? 'The connection broke, or the site was updated while it was open. Reload to get the current version.'
          : 'The error is in the page, not in anything you did. Everything already saved is safe.'}
      </p>
      {!missing && <p className="mt-3 font-mono text-xs break-words">{textOf(props.error)}</p>}
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        <button
          type="button"
          onClick={() => window.location.reload()}
          className={buttonClass({ variant: 'primary' })}
        >
          Reload
        </button>
        {/* Not a client-side link: after a failure the site should reload. */}
        <a href={useAddressOf(paths.home)} className={buttonClass()}>
          Home
        </a>
      </div>
    </div>
  );
}

function textOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).slice(0, 300);
}
