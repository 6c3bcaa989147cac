import { community } from '#web/community.ts';
import { m } from '#web/messages.ts';
import { paths } from '#web/paths.ts';
import { Logo } from '#web/ui/logo/logo.tsx';
import { LanguageChoice } from './language-choice.tsx';
import { useNow } from './now.tsx';
import { PageLink } from './page-link.tsx';

const DAY_MS = 86_400_000;

const navigation = () =>
  [
    [paths.hunts, m.shell_hunts()],
    [paths.developers, m.shell_developers()],
    [paths.privacy, m.shell_privacy()],
    [paths.terms, m.shell_terms()],
  ] as const;

/** @param props.witnessed the newest checkpoint of the public log that witnesses cosigned, as text */
export function Footer({ witnessed }: { witnessed?: string | undefined }) {
  const year = new Date(useNow(DAY_MS)).getUTCFullYear();
  return (
    <footer className="border-t bg-surface">
      <div className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-x-6 gap-y-3 px-4 py-6 text-sm text-muted sm:px-6">
        <p className="flex items-center gap-2.5 font-display text-base text-ink">
          <Logo size={22} className="shrink-0 text-brass" />
          {community.tagline ?? community.siteName}
        </p>
        <nav aria-label={m.shell_footer()} className="flex flex-wrap gap-x-6">
          {navigation().map(([path, name]) => (
            <PageLink
              key={path}
              href={path}
              className="inline-flex h-11 items-center hover:text-ink"
            >
              {name}
            </PageLink>
          ))}
        </nav>
        <p>{m.shell_copyright({ year: String(year), community: community.communityName })}</p>
        {witnessed && (
          // The server says this line in English.
          <a href="/log/checkpoint" lang="en" dir="ltr" className="link basis-full">
            {witnessed}
          </a>
        )}
        <LanguageChoice />
      </div>
    </footer>
  );
}
