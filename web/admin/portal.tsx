import { useRef, useState } from 'react';
import type { Viewer } from '#contract/session.ts';
import { useSearchState } from '#web/shell/search-state.ts';
import { AdminContext } from './admin-context.ts';
import { Apps } from './apps/apps.tsx';
import { AuditLog } from './audit/audit-log.tsx';
import { BroadcastProgress } from './broadcast/broadcast-progress.tsx';
import { BroadcastSection } from './broadcast/broadcast-section.tsx';
import { PortalHeader } from './portal-header.tsx';
import { AllSubmissions } from './review/all-submissions.tsx';
import { PendingOnly } from './review/pending-only.tsx';
import { SectionMenu } from './section-menu.tsx';
import { SectionTabs } from './section-tabs.tsx';
import { APPS, AUDIT_LOG, isMoreSection, parseSection, type SectionId } from './sections.ts';
import { SignInAgainProvider } from './sign-in-again.tsx';
import { SummaryCards } from './summary-cards.tsx';
import { SocialProfiles } from './users/social-profiles.tsx';
import { Users } from './users/users.tsx';

type PortalProps = { admin: Viewer; onLoggedOut: () => void };

/** Header, figures, and one section at a time; which one stands in the address. */
export function Portal({ admin, onLoggedOut }: PortalProps) {
  const [section] = useSearchState(parseSection, printNothing);
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  return (
    <AdminContext value={admin}>
      <SignInAgainProvider>
        <PortalHeader
          section={section}
          onLoggedOut={onLoggedOut}
          onMenu={() => setIsMenuOpen(true)}
        />
        <div className="mx-auto flex w-full max-w-6xl flex-col gap-6 px-4 py-6 sm:px-6 lg:py-8">
          <SummaryCards />
          <BroadcastProgress />
          <div>
            <SectionTabs section={section} />
            <div
              ref={panel}
              id="portal-section"
              tabIndex={-1}
              {...(isMoreSection(section)
                ? { role: 'region', 'aria-labelledby': 'section-title' }
                : { role: 'tabpanel', 'aria-labelledby': `tab-${section}` })}
              className="min-h-[75dvh] outline-none lg:mt-6"
            >
              <Section key={section} id={section} />
            </div>
          </div>
        </div>
        {isMenuOpen && <SectionMenu section={section} onClose={() => setIsMenuOpen(false)} />}
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
    case 'users':
      return <Users />;
    case APPS:
      return <Apps />;
    case AUDIT_LOG:
      return <AuditLog />;
  }
}

// Sections are gone to by their addresses; nothing here changes the query by itself.
function printNothing() {
  return {};
}
