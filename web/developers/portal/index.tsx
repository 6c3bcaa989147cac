import { useState } from 'react';
import type { App } from '#contract/developer-apps.ts';
import { paths } from '#web/paths.ts';
import { PageLink } from '#web/shell/page-link.tsx';
import { usePageTitle } from '#web/shell/page-title.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Documentation } from '../documentation.tsx';
import { Examples } from '../examples-tab.tsx';
import { PageHeader } from '../page-header.tsx';
import { createTabState } from '../tab-state.ts';
import { Tabs } from '../tabs.tsx';
import { useDraft } from './app-draft.ts';
import { MyApps } from './my-apps.tsx';
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

/** A secret that was just made: shown until it is put away, and nowhere else again. */
export type NewSecret = { app: App; secret: string };

/** The developer portal (second document, section 2; decisions 29 and 33). */
export function DeveloperPortalPage() {
  usePageTitle('Developer Portal');
  const [tab, setTab] = useTab();
  // Here and not in the form: neither another tab nor a session that ends may lose what was typed.
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
        lead="Register apps, see what they are told, and read how the API works."
      >
        <PageLink href={paths.developersKeys} className={buttonClass()}>
          API keys
        </PageLink>
        <PageLink href={paths.developersSubscription} className={buttonClass()}>
          Subscription
        </PageLink>
      </PageHeader>
      <div className="mx-auto w-full max-w-6xl px-4 py-6 sm:px-6 lg:py-8">
        <Tabs label="Developer portal" tabs={TABS} chosen={tab} onChoose={setTab}>
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
        </Tabs>
      </div>
    </>
  );
}
