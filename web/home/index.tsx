import { ArrowUpRight } from 'lucide-react';
import { community } from '#community';
import { paths } from '#web/paths.ts';
import { PageLink } from '#web/shell/page-link.tsx';
import { usePageTitle } from '#web/shell/page-title.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { ChartPattern } from '#web/ui/chart-pattern.tsx';
import { LogoMark } from '#web/ui/logo.tsx';

export function HomePage() {
  usePageTitle('');
  return (
    <section className="relative isolate flex grow items-center overflow-hidden">
      <ChartPattern />
      <div className="mx-auto w-full max-w-6xl px-4 py-16 sm:px-6 sm:py-24">
        <LogoMark size={72} className="text-brass" />
        <h1 className="mt-6 text-4xl">{community.siteName}</h1>
        <p className="mt-4 max-w-xl text-lg text-muted">{community.description}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <PageLink
            href={paths.leaderboard}
            className={buttonClass({ variant: 'primary', size: 'lg' })}
          >
            See the leaderboard
          </PageLink>
          <a
            href={community.links.bot}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonClass({ size: 'lg' })}
          >
            Open {community.links.botHandle}
            <ArrowUpRight aria-hidden="true" size={16} strokeWidth={1.5} />
            <span className="sr-only">(opens in a new tab)</span>
          </a>
        </div>
      </div>
    </section>
  );
}
