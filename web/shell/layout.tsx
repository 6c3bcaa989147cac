import { type ReactNode, useRef } from 'react';
import { m } from '#web/messages.ts';
import { Arrival } from './arrival.tsx';
import { DemoBanner } from './demo-banner.tsx';
import { ErrorBoundary, FailedPage } from './error-boundary.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { MiniAppFrame } from './mini-app/mini-app-frame.tsx';
import { usePagePath } from './page-link.tsx';
import { ProgressBar } from './progress-bar.tsx';
import { OwnSignIn } from './sign-in/own-sign-in.tsx';
import { Toaster } from './toast/toast.tsx';
import { Tooltips } from './tooltip/tooltips.tsx';

/** The frame of every page. */
export function Layout(props: { witnessed?: string | undefined; children: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  const path = usePagePath();
  return (
    <div className="app-frame flex min-h-dvh flex-col">
      <a
        href="#main"
        className="sr-only rounded-md bg-brass px-4 py-3 font-medium text-brass-ink focus:not-sr-only focus:fixed focus:top-3 focus:start-3 focus:z-50"
      >
        {m.shell_skip()}
      </a>
      <ProgressBar />
      <DemoBanner />
      <Header />
      <main ref={main} id="main" tabIndex={-1} className="flex grow flex-col outline-none">
        <ErrorBoundary key={path} renderFailure={(error) => <FailedPage error={error} />}>
          {props.children}
        </ErrorBoundary>
      </main>
      <Footer witnessed={props.witnessed} />
      <Arrival main={main} />
      <MiniAppFrame />
      <OwnSignIn />
      <Toaster />
      <Tooltips />
    </div>
  );
}
