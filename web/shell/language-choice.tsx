import type { FormEvent } from 'react';
import { LANGUAGE_NAMES, LANGUAGES } from '#rules/messages/languages.ts';
import { language, m } from '#web/messages.ts';
import { useAddressOf } from './mini-app/surface.ts';
import { usePagePath } from './page-link.tsx';

/** The languages of the site, each in its own name. A form, so that it works without scripts (docs/spec/site.md#20-languages). */
export function LanguageChoice() {
  const to = useAddressOf(usePagePath());
  return (
    <form
      method="post"
      action="/language"
      aria-label={m.shell_language()}
      onSubmit={addQuery}
      className="flex basis-full flex-wrap gap-x-5"
    >
      <input type="hidden" name="to" value={to} />
      {LANGUAGES.map((each) => (
        <button
          key={each}
          type="submit"
          name="language"
          value={each}
          lang={each}
          aria-current={each === language ? 'true' : undefined}
          className="h-11 hover:text-ink aria-[current]:font-medium aria-[current]:text-ink"
        >
          {LANGUAGE_NAMES[each]}
        </button>
      ))}
    </form>
  );
}

// The query changes while the page is shown; the server's HTML has none.
function addQuery({ currentTarget }: FormEvent<HTMLFormElement>): void {
  const to = currentTarget.elements.namedItem('to');
  if (to instanceof HTMLInputElement) to.value = location.pathname + location.search;
}
