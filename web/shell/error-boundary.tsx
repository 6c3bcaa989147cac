import { Component, type ReactNode } from 'react';
import { paths } from '#web/paths.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { isMissingPart } from './missing-part.ts';

type Props = { children: ReactNode };
type State = { error: unknown; failed: boolean };

/** Keeps a failing page from taking header and footer with it. Give it the path as `key`. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: null, failed: false };

  static getDerivedStateFromError(error: unknown): State {
    return { error, failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? <FailedPage error={this.state.error} /> : this.props.children;
  }
}

/** What happened, what was kept, and the ways on. */
export function FailedPage(props: { error: unknown }) {
  const missing = isMissingPart(props.error);
  return (
    <div className="mx-auto max-w-2xl px-4 py-16 sm:px-6">
      <Notice
        kind="error"
        title={missing ? 'A part of this page did not load' : 'This page stopped working'}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <Button variant="primary" onClick={() => window.location.reload()}>
              Reload
            </Button>
            {/* Not a client-side link: after a failure the site should start afresh. */}
            <a href={paths.home} className={buttonClass()}>
              Home
            </a>
          </div>
        }
      >
        {missing
          ? 'The connection broke, or the site was renewed while it was open. Reloading gets the current one.'
          : 'The error is in the page, not in anything you did. What the server had saved is still saved.'}
        {!missing && <ErrorLine error={props.error} />}
      </Notice>
    </div>
  );
}

function ErrorLine(props: { error: unknown }) {
  const text = props.error instanceof Error ? props.error.message : String(props.error);
  return <p className="mt-3 font-mono text-xs break-words">{text.slice(0, 300)}</p>;
}
