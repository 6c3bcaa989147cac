import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Router } from 'wouter';
import type { FirstView } from '#contract/first-view.ts';
import { baseOf, surfaceAt } from '#rules/surface.ts';
import { CurrentPage, isPageReady, preparePage } from './routes.tsx';
import { Layout } from './shell/layout.tsx';
import { SurfaceContext } from './shell/mini-app/surface.ts';
import { patientNavigation } from './shell/navigation.ts';
import { NowProvider } from './shell/now.tsx';
import { PreloadContext } from './shell/page-link.tsx';
import { pageProgress } from './shell/progress-bar.tsx';
import { ViewerProvider } from './shell/viewer/viewer.tsx';

/** The whole site at one address; the same tree on the server and in the browser. */
export function App(props: { view: FirstView; queryClient: QueryClient }) {
  const { view, queryClient } = props;
  const base = baseOf(view.surface);
  return (
    <QueryClientProvider client={queryClient}>
      <NowProvider nowMs={view.nowMs}>
        <ViewerProvider viewer={view.viewer} instance={view.instance} publicUrl={view.publicUrl}>
          <SurfaceContext value={view.surface}>
            <Router
              base={base}
              ssrPath={base + view.path}
              ssrSearch={view.search}
              aroundNav={navigation.go}
            >
              <PreloadContext value={preloadPage}>
                <Layout witnessed={view.witnessed}>
                  <CurrentPage />
                </Layout>
              </PreloadContext>
            </Router>
          </SurfaceContext>
        </ViewerProvider>
      </NowProvider>
    </QueryClientProvider>
  );
}

// As if every site had the demo's pages: on other sites, a link to one of them gets a full load and the server's response.
const navigation = patientNavigation(
  // The router's paths include their base.
  {
    isReady: (path) => isPageReady(surfaceAt(path).path, true),
    prepare: (path) => preparePage(surfaceAt(path).path, true),
  },
  pageProgress,
  (to) => window.location.assign(to),
);
if (typeof window !== 'undefined') window.addEventListener('popstate', navigation.forget);

function preloadPage(path: string): void {
  preparePage(path, true).catch(() => undefined); // Only a preload: the navigation reports the failure.
}
