import { ArrowRight } from 'lucide-react';
import { m } from '#web/messages.ts';
import { useSurface } from '#web/shell/mini-app/surface.ts';
import { PageLink } from '#web/shell/page-link.tsx';
import { OutwardLink } from '#web/ui/outward-link.tsx';
import { type LinkGroup, linkGroups, type SiteLink } from './links.ts';

/** Links to everything around the bot, laid out as the index of a pilot book. */
export function LinkGroups() {
  const surface = useSurface();
  return (
    <section
      aria-labelledby="links-title"
      className="grid grid-cols-1 gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]"
    >
      <div>
        <h2 id="links-title" className="text-3xl">
          {m.home_links()}
        </h2>
        <p className="mt-3 max-w-sm text-muted">
          {surface === 'full' ? m.home_links_text() : m.home_links_text_community()}
        </p>
      </div>
      <div className="grid grid-cols-1 gap-8 md:grid-cols-2">
        {linkGroups(surface).map((group, at) => (
          <Group key={group.title} {...group} titleId={`links-${at + 1}`} />
        ))}
      </div>
    </section>
  );
}

function Group({ title, links, titleId }: LinkGroup & { titleId: string }) {
  return (
    <div>
      <h3 id={titleId} className="text-xl">
        {title}
      </h3>
      <ul aria-labelledby={titleId} className="mt-3 border-t">
        {links.map((link) => (
          <li key={link.label} className="border-b">
            <LinkButton link={link} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function LinkButton({ link: { label, place, href, kind } }: { link: SiteLink }) {
  const words = (
    <>
      <span className="font-medium">{label}</span>
      <span className="min-w-0 grow truncate text-end text-sm text-muted">
        <bdi>{place}</bdi>
      </span>
    </>
  );
  if (kind !== 'site') {
    return (
      <OutwardLink href={href} className={ROW}>
        {words}
      </OutwardLink>
    );
  }
  return (
    <PageLink href={href} className={ROW}>
      {words}
      <ArrowRight
        aria-hidden="true"
        size={16}
        strokeWidth={1.5}
        className="shrink-0 rtl:-scale-x-100"
      />
    </PageLink>
  );
}

const ROW =
  'group flex min-h-12 items-center gap-3 px-1 transition-colors hover:bg-sunken [&_svg]:text-brass';
