import { useState } from 'react';
import { useLocation } from 'wouter';
import type { Viewer } from '#contract/site/session.ts';
import { m } from '#web/messages.ts';
import { PanelBoundary, Panels } from '#web/shell/load/panel-boundary.tsx';
import { useSearchState } from '#web/shell/search/search-state.ts';
import { TabList, tabPanelProps } from '#web/ui/tabs.tsx';
import { AdminContext } from './admin-context.ts';
import { Apps } from './apps/apps.tsx';
import { AuditLog } from './audit/audit-log.tsx';
import { BroadcastProgress } from './broadcast/broadcast-progress.tsx';
import { BroadcastSection } from './broadcast/broadcast-section.tsx';
import { Fairness } from './fairness/fairness.tsx';
import { HandPayments } from './hand-payments/hand-payments.tsx';
import { Hunts } from './hunts/hunts.tsx';
import { PlanRequests } from './plan-requests/plan-requests.tsx';
import { PolicySection } from './policy/policy.tsx';
import { PortalHeader } from './portal-header.tsx';
import { AllSubmissions } from './review/all-submissions.tsx';
import { PendingOnly } from './review/pending-only.tsx';
import { SectionMenu } from './section-menu.tsx';
import {
  APPS,
  AUDIT_LOG,
  FAIRNESS,
  HAND_PAYMENTS,
  HUNTS,
  PLAN_REQUESTS,
  POLICY,
  parseSection,
  SETTINGS,
  type SectionId,
  sectionPath,
  sectionsFor,
} from './sections.ts';
import { Settings } from './settings/settings.tsx';
import { SignInAgainProvider } from './sign-in-again.tsx';
import { SummaryCards } from './summary-cards.tsx';
import { SocialProfiles } from './users/social-profiles.tsx';
import { Users } from './users/users.tsx';

type PortalProps = { admin: Viewer; onLoggedOut: () => void };

/** Header, figures, and the section named in the address. */
export function Portal({ admin, onLoggedOut }: PortalProps) {
  const [section] = useSearchState(parseSection, printNothing);
  const tabs = sectionsFor(admin);
  // No tab is chosen for an administrator who follows a link to a section of the owner's.
  const tab = tabs.find(({ id }) => id === section)?.id ?? null;
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const [, navigate] = useLocation();
  return (
    <AdminContext value={admin}>
      <SignInAgainProvider>
        <PortalHeader
          section={section}
          onLoggedOut={onLoggedOut}
          onMenu={() => setIsMenuOpen(true)}
        />
        <div className="mx-auto flex w-full max-w-6xl flex-col gap-6 px-4 py-6 sm:px-6 lg:py-8">
          <Panels
            of={{
              [m.portal_panel_figures()]: <SummaryCards />,
              [m.portal_panel_broadcast()]: <BroadcastProgress />,
            }}
          />
          <div>
            <TabList
              label={m.portal_sections()}
              tabs={tabs.map(({ id, label }) => ({ id, label: label() }))}
              chosen={tab}
              onChoose={(id) => {
                if (id !== parseSection(new URLSearchParams(window.location.search))) {
                  navigate(sectionPath(id));
                }
              }}
              className="flex-wrap gap-0! max-lg:hidden *:px-2.5!"
            />
            <div
              tabIndex={-1}
              {...tabPanelProps(section)}
              {...(tab === null && { role: 'region', 'aria-labelledby': 'section-title' })}
              className="min-h-[75dvh] outline-none lg:mt-6"
            >
              <PanelBoundary key={section} name={m.portal_panel_section()}>
                <Section id={section} />
              </PanelBoundary>
            </div>
          </div>
        </div>
        {isMenuOpen && (
          <SectionMenu
            section={section}
            onClose={() => setIsMenuOpen(false)}
            onLoggedOut={onLoggedOut}
          />
        )}
      </SignInAgainProvider>
    </AdminContext>
  );
}

function Section({ id }: { id: SectionId }) {
  switch (id) {
    case 'submissions-management':
      return <AllSubmissions />;
    case 'submissions':
      return <PendingOnly />;
    case 'twitter':
      return <SocialProfiles />;
    case 'broadcast':
      return <BroadcastSection />;
    case HUNTS:
      return <Hunts />;
    case 'users':
      return <Users />;
    case APPS:
      return <Apps />;
    case FAIRNESS:
      return <Fairness />;
    case PLAN_REQUESTS:
      return <PlanRequests />;
    case HAND_PAYMENTS:
      return <HandPayments />;
    case POLICY:
      return <PolicySection />;
    case SETTINGS:
      return <Settings />;
    case AUDIT_LOG:
      return <AuditLog />;
  }
}

// Each section has its own address; nothing here changes the query.
function printNothing() {
  return {};
}
