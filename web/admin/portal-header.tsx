import { Menu } from 'lucide-react';
import { m } from '#web/messages.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { ChartPattern } from '#web/ui/chart/chart-pattern.tsx';
import { rich } from '#web/ui/text/rich.ts';
import { useAdmin } from './admin-context.ts';
import { unseen } from './section-parts.tsx';
import { type SectionId, sectionLabel } from './sections.ts';
import { WaysOut } from './ways-out.tsx';

type PortalHeaderProps = { section: SectionId; onLoggedOut: () => void; onMenu: () => void };

export function PortalHeader({ section, onLoggedOut, onMenu }: PortalHeaderProps) {
  const admin = useAdmin();

  return (
    <div className="relative isolate overflow-hidden border-b bg-surface">
      <ChartPattern />
      <div className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-x-8 gap-y-3 px-4 py-3 sm:px-6 lg:py-6">
        <div className="flex min-w-0 items-center gap-3">
          <Avatar
            name={admin.displayName}
            picture={admin.picture}
            className="size-11 bg-raised text-xl"
          />
          <div className="min-w-0">
            <h1 className="text-xl lg:text-2xl">{m.shell_portal()}</h1>
            <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
              <span className="text-muted wrap-anywhere">
                {rich(
                  m.portal_welcome({
                    name: () => <bdi className="font-medium text-ink">{admin.displayName}</bdi>,
                  }),
                )}
              </span>
              <Badge tone="brass">
                {admin.isBotOwner ? m.portal_owner() : m.shell_role_admin()}
              </Badge>
            </p>
          </div>
        </div>
        {/* On narrow screens these are in the menu. */}
        <div className="flex flex-wrap gap-2 max-lg:hidden">
          <WaysOut onLoggedOut={onLoggedOut} />
        </div>
        <Button
          variant="secondary"
          aria-haspopup="dialog"
          onClick={onMenu}
          className="w-full justify-between lg:hidden"
        >
          <Menu aria-hidden="true" size={18} strokeWidth={1.5} />
          {rich(m.portal_menu({ hidden: unseen, section: sectionLabel(section) }))}
        </Button>
      </div>
    </div>
  );
}
