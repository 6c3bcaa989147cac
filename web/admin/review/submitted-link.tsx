import { ArrowUpRight } from 'lucide-react';
import { m } from '#web/messages.ts';
import { safeLink } from '#web/ui/safe-link.ts';

/** The link to the content; an address that is not https is shown as plain text. */
export function SubmittedLink({ url }: { url: string }) {
  const link = safeLink(url);
  if (link === null) return <bdi className="font-mono text-sm break-all">{url}</bdi>;
  return (
    <a
      href={link}
      data-submitted=""
      target="_blank"
      rel="noopener noreferrer nofollow ugc"
      className="link inline-flex max-w-full items-center gap-1 pointer-coarse:min-h-11"
    >
      <bdi className="break-all">{url}</bdi>
      <ArrowUpRight
        aria-hidden="true"
        size={16}
        strokeWidth={1.5}
        className="shrink-0 rtl:-scale-x-100"
      />
      <span className="sr-only">{m.ui_new_tab()}</span>
    </a>
  );
}
