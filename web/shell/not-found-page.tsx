import { paths } from '#web/paths.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { ChartPattern } from '#web/ui/chart/chart-pattern.tsx';
import { PageLink } from './page-link.tsx';
import { usePageTitle } from './page-title.ts';

export function NotFoundPage() {
  usePageTitle('Off the chart');
  return (
    <div className="relative isolate grid grow place-items-center overflow-hidden px-4 py-20 text-center sm:px-6">
      <ChartPattern />
      <div className="max-w-md">
        <p className="text-sm font-medium text-brass">404</p>
        <h1 className="mt-2 text-3xl">Off the chart</h1>
        <p className="mt-3 text-muted">
          Here be no page. The address may be mistyped, or the page has sailed.
        </p>
        <PageLink
          href={paths.home}
          className={buttonClass({ variant: 'primary', className: 'mt-6' })}
        >
          Back to port
        </PageLink>
      </div>
    </div>
  );
}
