import { ArrowUpRight } from 'lucide-react';
import { community } from '#web/community.ts';
import { m } from '#web/messages.ts';
import { paths } from '#web/paths.ts';
import { PanelBoundary } from '#web/shell/load/panel-boundary.tsx';
import { useSurface } from '#web/shell/mini-app/surface.ts';
import { PageLink } from '#web/shell/page-link.tsx';
import { usePageTitle } from '#web/shell/page-title.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { contactHref } from '#web/ui/contact-href.ts';
import { TabList, tabPanelProps } from '#web/ui/tabs.tsx';
import { Documentation } from '../documentation.tsx';
import { Examples } from '../examples-tab.tsx';
import { FreeKeyLink } from '../free-key-link.tsx';
import { PageHeader } from '../page-header.tsx';
import { createTabState } from '../tab-state.ts';
import { Overview } from './overview.tsx';
import { Pricing } from './pricing.tsx';

const TABS = ['overview', 'pricing', 'documentation', 'examples'] as const;

const LABELS: Readonly<Record<(typeof TABS)[number], () => string>> = {
  overview: () => m.dev_overview(),
  pricing: () => m.dev_pricing(),
  documentation: () => m.dev_documentation(),
  examples: () => m.dev_examples(),
};

const useTab = createTabState(TABS);

/** 'Build with the bot', for everybody (docs/spec/developers.md#2-landing-page). */
export function DevelopersPage() {
  usePageTitle(m.dev_title());
  const [asked, setTab] = useTab();
  // Plans are sold for dollars and coins, which do not belong on the community surface.
  const isFull = useSurface() === 'full';
  const offered = isFull ? TABS : TABS.filter((id) => id !== 'pricing');
  const tabs = offered.map((id) => ({ id, label: LABELS[id]() }));
  const tab = isFull || asked !== 'pricing' ? asked : 'overview';
  return (
    <>
      <PageHeader title={m.dev_title()} lead={m.dev_lead({ community: community.communityName })}>
        <FreeKeyLink />
        {isFull && (
          <PageLink href={paths.developersSubscription} className={buttonClass()}>
            {m.dev_get_access()}
          </PageLink>
        )}
        <PageLink href={paths.developersPortal} className={buttonClass()}>
          {m.dev_portal_link()}
        </PageLink>
      </PageHeader>
      <div className="mx-auto w-full max-w-6xl px-4 py-6 sm:px-6 lg:py-8">
        <TabList label={m.dev_about()} tabs={tabs} chosen={tab} onChoose={setTab} />
        <div
          {...tabPanelProps(tab)}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the pattern for panels that may begin with text
          tabIndex={0}
          className="min-h-[60dvh] pt-6 outline-none"
        >
          <PanelBoundary key={tab} name={m.dev_tab()}>
            {tab === 'overview' && <Overview />}
            {tab === 'pricing' && <Pricing />}
            {tab === 'documentation' && <Documentation />}
            {tab === 'examples' && <Examples />}
          </PanelBoundary>
        </div>
        <DeveloperLinks />
      </div>
    </>
  );
}

/** Source, contact and chat. */
function DeveloperLinks() {
  const links = [
    { label: m.dev_source(), href: community.links.github },
    { label: m.dev_contact(), href: contactHref(community.developerContact) },
    { label: m.dev_chat(), href: community.links.telegram },
  ];
  return (
    <nav aria-label={m.dev_links()} className="mt-10 flex flex-wrap gap-x-6 gap-y-1 border-t pt-4">
      {links.map(({ label, href }) =>
        href === null ? null : (
          <a
            key={label}
            href={href}
            target="_blank"
            rel="noopener noreferrer"
            className="inline-flex min-h-11 items-center gap-1 text-sm text-muted hover:text-ink"
          >
            {label}
            <ArrowUpRight
              aria-hidden="true"
              size={16}
              strokeWidth={1.5}
              className="rtl:-scale-x-100"
            />
            <span className="sr-only">{m.ui_new_tab()}</span>
          </a>
        ),
      )}
    </nav>
  );
}
