import type { ReactNode } from 'react';
import { community } from '#web/community.ts';
import { language, m } from '#web/messages.ts';
import { ChartPattern } from '#web/ui/chart/chart-pattern.tsx';
import { contactHref } from '#web/ui/contact-href.ts';
import { rich } from '#web/ui/text/rich.ts';
import { UtcTime } from '#web/ui/time.tsx';

type LegalDocumentProps = {
  title: string;
  lead: string;
  /** The date of the last change of meaning, `YYYY-MM-DD`. */
  changedOn: string;
  children: ReactNode;
};

/**
 * A page of text: title, lead, date of change, sections. No address leads to the English text, which counts, because the choice
 * below the page is kept: other languages name that.
 */
export function LegalDocument({ title, lead, changedOn, children }: LegalDocumentProps) {
  return (
    <>
      <div className="relative isolate overflow-hidden border-b bg-surface">
        <ChartPattern />
        <div className="mx-auto max-w-6xl px-4 py-8 sm:px-6 lg:py-10">
          <h1 className="text-3xl">{title}</h1>
          {language !== 'en' && (
            <p className="my-3 measure border-s-2 border-brass ps-3 text-sm">
              {m.legal_convenience()}
            </p>
          )}
          <p className="mt-1.5 measure text-muted">{lead}</p>
          <p className="mt-3 text-sm text-muted">
            {rich(m.legal_changed({ date: () => <UtcTime at={changedOn} show="date" /> }))}
          </p>
        </div>
      </div>
      <div className="mx-auto w-full max-w-6xl px-4 sm:px-6">{children}</div>
    </>
  );
}

/** One subject: heading beside the text if there is space. */
export function LegalSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-x-10 gap-y-3 border-b py-8 last:border-b-0 md:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
      <h2 className="text-xl">{title}</h2>
      <div className="measure space-y-3">{children}</div>
    </section>
  );
}

/** The contact; on a line of its own, because that is easier to tap. */
export function ContactLink() {
  return (
    <a
      href={contactHref(community.contact)}
      target="_blank"
      rel="noopener noreferrer"
      className="link inline-flex min-h-11 items-center"
    >
      <bdi>{community.contact.replace(/^https?:\/\//, '')}</bdi>
      <span className="sr-only">{m.ui_new_tab()}</span>
    </a>
  );
}
