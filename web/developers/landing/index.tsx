import { ArrowUpRight } from 'lucide-react';
import { community } from '#web/community.ts';
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

const TABS = [
  { id: 'overview', label: 'Overview' },
  { id: 'pricing', label: 'Pricing' },
  { id: 'documentation', label: 'Documentation' },
  { id: 'examples', label: 'Examples' },
] as const;

const useTab = createTabState(TABS);

/** 'Build with the bot', for everybody (docs/spec/developers.md#2-landing-page). */
export function DevelopersPage() {
  usePageTitle('Build with the bot');
  const [asked, setTab] = useTab();
  // Plans are sold for dollars and coins, which do not belong on the community surface.
  const isFull = useSurface() === 'full';
  const tabs = isFull ? TABS : TABS.filter(({ id }) => id !== 'pricing');
  const tab = isFull || asked !== 'pricing' ? asked : 'overview';
  return (
    <>
      <PageHeader
        title="Build with the bot"
        lead={`Profiles, balances, payments, messages and escrows of the ${community.communityName} community, for your own app.`}
      >
        <FreeKeyLink />
        {isFull && (
          <PageLink href={paths.developersSubscription} className={buttonClass()}>
            Get API Access
          </PageLink>
        )}
        <PageLink href={paths.developersPortal} className={buttonClass()}>
          Developer portal
        </PageLink>
      </PageHeader>
      <div className="mx-auto w-full max-w-6xl px-4 py-6 sm:px-6 lg:py-8">
        <TabList label="About the API" tabs={tabs} chosen={tab} onChoose={setTab} />
        <div
          {...tabPanelProps(tab)}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the pattern for panels that may begin with text
          tabIndex={0}
          className="min-h-[60dvh] pt-6 outline-none"
        >
          <PanelBoundary key={tab} name="This tab">
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
    { label: 'Source', href: community.links.github },
    { label: 'Contact', href: contactHref(community.developerContact) },
    { label: 'Chat', href: community.links.telegram },
  ];
  return (
    <nav aria-label="For developers" className="mt-10 flex flex-wrap gap-x-6 gap-y-1 border-t pt-4">
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
            <ArrowUpRight aria-hidden="true" size={16} strokeWidth={1.5} />
            <span className="sr-only">(opens in a new tab)</span>
          </a>
        ),
      )}
    </nav>
  );
}
