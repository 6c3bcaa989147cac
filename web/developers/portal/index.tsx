import { useState } from 'react';
import type { App } from '#contract/developer/apps.ts';
import { m } from '#web/messages.ts';
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

const TABS = ['overview', 'register', 'documentation', 'examples', 'apps'] as const;

const LABELS: Readonly<Record<(typeof TABS)[number], () => string>> = {
  overview: () => m.dev_overview(),
  register: () => m.devapp_register(),
  documentation: () => m.dev_documentation(),
  examples: () => m.dev_examples(),
  apps: () => m.devapp_mine(),
};

const useTab = createTabState(TABS);

/** The developer portal (docs/spec/developers.md#3-portal). */
export function DeveloperPortalPage() {
  usePageTitle(m.devapp_title());
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
      <PageHeader title={m.devapp_title()} lead={m.devapp_lead()}>
        <PageLink href={paths.developersKeys} className={buttonClass()}>
          {m.legal_keys()}
        </PageLink>
        <PageLink href={paths.developersSubscription} className={buttonClass()}>
          {m.devapp_subscription()}
        </PageLink>
      </PageHeader>
      <div className="mx-auto w-full max-w-6xl px-4 py-6 sm:px-6 lg:py-8">
        <TabList
          label={m.dev_portal_link()}
          tabs={TABS.map((id) => ({ id, label: LABELS[id]() }))}
          chosen={tab}
          onChoose={setTab}
        />
        <div
          {...tabPanelProps(tab)}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the pattern for panels that may begin with text
          tabIndex={0}
          className="min-h-[60dvh] pt-6 outline-none"
        >
          <PanelBoundary key={tab} name={m.dev_tab()}>
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
