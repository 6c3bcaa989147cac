import { m } from '#web/messages.ts';
import { paths } from '#web/paths.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { ChartPattern } from '#web/ui/chart/chart-pattern.tsx';
import { PageLink } from './page-link.tsx';
import { usePageTitle } from './page-title.ts';

export function NotFoundPage() {
  usePageTitle(m.shell_lost_title());
  return (
    <div className="relative isolate grid grow place-items-center overflow-hidden px-4 py-20 text-center sm:px-6">
      <ChartPattern />
      <div className="max-w-md">
        <p className="text-sm font-medium text-brass">404</p>
        <h1 className="mt-2 text-3xl">{m.shell_lost_title()}</h1>
        <p className="mt-3 text-muted">{m.shell_lost_text()}</p>
        <PageLink
          href={paths.home}
          className={buttonClass({ variant: 'primary', className: 'mt-6' })}
        >
          {m.shell_lost_back()}
        </PageLink>
      </div>
    </div>
  );
}
