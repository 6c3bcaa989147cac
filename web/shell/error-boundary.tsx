import { Component, type ReactNode } from 'react';
import { m } from '#web/messages.ts';
import { paths } from '#web/paths.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { useAddressOf } from './mini-app/surface.ts';
import { isMissingPart } from './missing-part.ts';

type Props = {
  children: ReactNode;
  /** @param retry renders the children again */
  renderFailure: (error: unknown, retry: () => void) => ReactNode;
};
type State = { error: unknown; failed: boolean };

const WHOLE: State = { error: null, failed: false };

/** Shows a failure in place of the children that caused it; everything around them stays. */
export class ErrorBoundary extends Component<Props, State> {
  override state = WHOLE;

  static getDerivedStateFromError(error: unknown): State {
    return { error, failed: true };
  }

  override render(): ReactNode {
    const { children, renderFailure } = this.props;
    if (!this.state.failed) return children;
    return renderFailure(this.state.error, () => this.setState(WHOLE));
  }
}

/** The failure, the data that was kept, and advice. Plain on purpose: it is in every page's first load. */
export function FailedPage(props: { error: unknown }) {
  const missing = isMissingPart(props.error);
  return (
    <div role="alert" className="mx-auto w-full max-w-2xl px-4 py-16 text-center sm:px-6">
      <h1 className="text-2xl">{missing ? m.shell_part_missing() : m.shell_page_failed()}</h1>
      <p className="mt-3 text-muted">
        {missing ? m.shell_part_missing_why() : m.shell_page_failed_why()}
      </p>
      {!missing && <p className="mt-3 font-mono text-xs break-words">{errorDetail(props.error)}</p>}
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        <button
          type="button"
          onClick={() => window.location.reload()}
          className={buttonClass({ variant: 'primary' })}
        >
          {m.shell_reload()}
        </button>
        {/* Not a client-side link: after a failure the site should reload. */}
        <a href={useAddressOf(paths.home)} className={buttonClass()}>
          {m.shell_home()}
        </a>
      </div>
    </div>
  );
}

/** The error's own text, cut to a readable length. */
export function errorDetail(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).slice(0, 300);
}
