import { useState } from 'react';
import type { App } from '#contract/developer/apps.ts';
import { paths } from '#web/paths.ts';
import { PanelBoundary } from '#web/shell/load/panel-boundary.tsx';
import { PageLink } from '#web/shell/page-link.tsx';
import { usePageTitle } from '#web/shell/page-title.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { TabList, tabPanelProps } from '#web/ui/tabs.tsx';
import { Documentation } from '../documentation.tsx';
import { Examples } from '../examples-tab.tsx';
import { PageHeader } from '../page-header.tsx';
import { createTabState } from '../tab-state.ts';
import { useDraft } from './app-draft.ts';
import { MyApps } from './my-apps.tsx';
import type { NewSecret } from './new-secret.ts';
import { Overview } from './overview.tsx';
import { RegisterApp } from './register-app.tsx';

const TABS = [
  { id: 'overview', label: 'Overview' },
  { id: 'register', label: 'Register App' },
  { id: 'documentation', label: 'Documentation' },
  { id: 'examples', label: 'Examples' },
  { id: 'apps', label: 'My Apps' },
] as const;

const useTab = createTabState(TABS);

/** The developer portal (docs/spec/developers.md#3-portal). */
export function DeveloperPortalPage() {
  usePageTitle('Developer Portal');
  const [tab, setTab] = useTab();
  // Kept here, so that neither switching tabs nor the end of the session loses it.
  const draft = useDraft();
  const [newSecret, setNewSecret] = useState<NewSecret | null>(null);

  function onRegistered({ app, secret }: { app: App; secret: string | null }): void {
    setNewSecret(secret === null ? null : { app, secret });
    setTab('apps');
  }

  return (
    <>
      <PageHeader
        title="Developer Portal"
        lead="Register apps, follow their webhooks, and read how the API works."
      >
        <PageLink href={paths.developersKeys} className={buttonClass()}>
          API keys
        </PageLink>
        <PageLink href={paths.developersSubscription} className={buttonClass()}>
          Subscription
        </PageLink>
      </PageHeader>
      <div className="mx-auto w-full max-w-6xl px-4 py-6 sm:px-6 lg:py-8">
        <TabList label="Developer portal" tabs={TABS} chosen={tab} onChoose={setTab} />
        <div
          {...tabPanelProps(tab)}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the pattern for panels that may begin with text
          tabIndex={0}
          className="min-h-[60dvh] pt-6 outline-none"
        >
          <PanelBoundary key={tab} name="This tab">
            {tab === 'overview' && <Overview onTab={setTab} />}
            {tab === 'register' && <RegisterApp draft={draft} onRegistered={onRegistered} />}
            {tab === 'documentation' && <Documentation />}
            {tab === 'examples' && <Examples />}
            {tab === 'apps' && (
              <MyApps
                newSecret={newSecret}
                onSecret={setNewSecret}
                onRegister={() => setTab('register')}
              />
            )}
          </PanelBoundary>
        </div>
      </div>
    </>
  );
}
