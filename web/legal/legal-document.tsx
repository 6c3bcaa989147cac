import type { ReactNode } from 'react';
import { community } from '#web/community.ts';
import { ChartPattern } from '#web/ui/chart/chart-pattern.tsx';
import { contactHref } from '#web/ui/contact-href.ts';
import { UtcTime } from '#web/ui/time.tsx';

type LegalDocumentProps = {
  title: string;
  lead: string;
  /** The date of the last change of meaning, `YYYY-MM-DD`. */
  changedOn: string;
  children: ReactNode;
};

/** A page of text: title, lead, date of change, sections. */
export function LegalDocument({ title, lead, changedOn, children }: LegalDocumentProps) {
  return (
    <>
      <div className="relative isolate overflow-hidden border-b bg-surface">
        <ChartPattern />
        <div className="mx-auto max-w-6xl px-4 py-8 sm:px-6 lg:py-10">
          <h1 className="text-3xl">{title}</h1>
          <p className="mt-1.5 measure text-muted">{lead}</p>
          <p className="mt-3 text-sm text-muted">
            Last changed <UtcTime at={changedOn} show="date" />
          </p>
        </div>
      </div>
      <div className="mx-auto w-full max-w-6xl px-4 sm:px-6">{children}</div>
    </>
  );
}

/** One subject: heading on the left if there is space, text on the right. */
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
      {community.contact.replace(/^https?:\/\//, '')}
      <span className="sr-only">(opens in a new tab)</span>
    </a>
  );
}
