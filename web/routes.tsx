import { type ComponentType, Suspense, use } from 'react';
import { type PageSource, pageAt } from './pages.ts';
import { usePagePath } from './shell/page-link.tsx';
import { useViewer } from './shell/viewer/viewer.tsx';

/** The code of each page: a separate chunk, fetched when first needed. */
const LOADERS: Readonly<Record<PageSource, () => Promise<ComponentType>>> = {
  'home/index.tsx': async () => (await import('./home/index.tsx')).HomePage,
  'leaderboard/index.tsx': async () => (await import('./leaderboard/index.tsx')).LeaderboardPage,
  'creator/index.tsx': async () => (await import('./creator/index.tsx')).CreatorPage,
  'creator/profile.tsx': async () => (await import('./creator/profile.tsx')).CreatorProfilePage,
  'members/index.tsx': async () => (await import('./members/index.tsx')).MemberPage,
  'admin/index.tsx': async () => (await import('./admin/index.tsx')).AdminPage,
  'monitoring/index.tsx': async () => (await import('./monitoring/index.tsx')).MonitoringPage,
  'developers/landing/index.tsx': async () =>
    (await import('./developers/landing/index.tsx')).DevelopersPage,
  'developers/portal/index.tsx': async () =>
    (await import('./developers/portal/index.tsx')).DeveloperPortalPage,
  'developers/keys/index.tsx': async () =>
    (await import('./developers/keys/index.tsx')).DeveloperKeysPage,
  'weeks/list.tsx': async () => (await import('./weeks/list.tsx')).WeeksPage,
  'weeks/rules/index.tsx': async () => (await import('./weeks/rules/index.tsx')).RulesPage,
  'weeks/index.tsx': async () => (await import('./weeks/index.tsx')).WeekPage,
  'hunts/index.tsx': async () => (await import('./hunts/index.tsx')).HuntsPage,
  'hunts/hunt.tsx': async () => (await import('./hunts/hunt.tsx')).HuntPage,
  'developers/subscription/index.tsx': async () =>
    (await import('./developers/subscription/index.tsx')).SubscriptionPage,
  'developers/subscription/invoice.tsx': async () =>
    (await import('./developers/subscription/invoice.tsx')).InvoicePage,
  'apps/index.tsx': async () => (await import('./apps/index.tsx')).AllowedAppsPage,
  'legal/privacy.tsx': async () => (await import('./legal/privacy.tsx')).PrivacyPage,
  'legal/terms.tsx': async () => (await import('./legal/terms.tsx')).TermsPage,
  'try/index.tsx': async () => (await import('./try/index.tsx')).TryPage,
  'try/chain/index.tsx': async () => (await import('./try/chain/index.tsx')).ChainPage,
  'try/chain/transaction.tsx': async () =>
    (await import('./try/chain/transaction.tsx')).TransactionPage,
  'try/chain/block.tsx': async () => (await import('./try/chain/block.tsx')).BlockPage,
  'try/chain/address.tsx': async () => (await import('./try/chain/address.tsx')).AddressPage,
  'shell/not-found-page.tsx': async () => (await import('./shell/not-found-page.tsx')).NotFoundPage,
};

/** The pages whose code has loaded: they render at once, on the server too. */
const loaded = new Map<PageSource, ComponentType>();
const loading = new Map<PageSource, Promise<ComponentType>>();
const failed = new Set<PageSource>();

/** Returns whether the page at this path can render at once. */
export function isPageReady(path: string, hasTrial: boolean): boolean {
  return loaded.has(pageAt(path, hasTrial).source);
}

/** Fetches a page's code. Await it before rendering on the server and before hydrating. */
export async function preparePage(path: string, hasTrial: boolean): Promise<void> {
  const { source } = pageAt(path, hasTrial);
  // Only here, so that a navigation retries but rendering does not loop.
  if (failed.delete(source)) loading.delete(source);
  await loadPage(source);
}

function loadPage(source: PageSource): Promise<ComponentType> {
  const known = loading.get(source);
  if (known !== undefined) return known;
  const started = LOADERS[source]().then(
    (component) => {
      loaded.set(source, component);
      return component;
    },
    (error: unknown) => {
      failed.add(source);
      throw error;
    },
  );
  loading.set(source, started);
  return started;
}

/** The page at the current address. */
export function CurrentPage() {
  const { instance } = useViewer();
  const { source } = pageAt(usePagePath(), instance.trial);
  return (
    <Suspense fallback={<div aria-busy="true" className="min-h-dvh" />}>
      <PageView key={source} source={source} />
    </Suspense>
  );
}

function PageView({ source }: { source: PageSource }) {
  const Component = loaded.get(source) ?? use(loadPage(source));
  return <Component />;
}
