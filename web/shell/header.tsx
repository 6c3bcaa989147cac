import { community } from '#web/community.ts';
import { m } from '#web/messages.ts';
import { paths } from '#web/paths.ts';
import { cx } from '#web/ui/cx.ts';
import { Logo } from '#web/ui/logo/logo.tsx';
import { PageLink, usePagePath } from './page-link.tsx';
import { ThemeSwitch } from './theme/theme-switch.tsx';
import { ViewerMenu } from './viewer/viewer-menu.tsx';

// Narrow screens have no room for all names: there the logo leads home, and the viewer's menu to the weeks.
const navigation = (): [path: string, name: string, className?: string][] => [
  [paths.home, m.shell_home(), 'max-sm:hidden'],
  [paths.leaderboard, m.shell_leaderboard()],
  [paths.creator, m.shell_creators()],
  [paths.weeks, m.shell_weeks(), 'max-lg:hidden'],
];

export function Header() {
  const current = usePagePath();
  return (
    <header className="border-b bg-surface">
      <div className="mx-auto flex h-16 max-w-6xl items-center gap-0.5 px-3 max-[22.5rem]:px-1.5 sm:gap-2 sm:px-6">
        <PageLink
          href={paths.home}
          className="inline-flex h-11 items-center gap-2.5 rounded-md px-1 sm:me-4 sm:-ms-1"
        >
          <Logo size={30} className="shrink-0 text-brass" />
          <span className="font-display text-lg font-semibold tracking-[-0.015em] max-sm:sr-only">
            {community.siteName}
          </span>
        </PageLink>
        <nav aria-label={m.shell_main()} className="flex grow items-center sm:gap-1">
          {navigation().map(([path, name, className]) => (
            <PageLink
              key={path}
              href={path}
              aria-current={current === path ? 'page' : undefined}
              className={cx(
                'inline-flex h-11 items-center rounded-md px-1.5 text-sm font-medium sm:px-3',
                'page-link text-muted transition-colors hover:text-ink',
                className,
              )}
            >
              {name}
            </PageLink>
          ))}
        </nav>
        <ViewerMenu />
        <ThemeSwitch />
      </div>
    </header>
  );
}
