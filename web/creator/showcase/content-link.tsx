import { ArrowUpRight } from 'lucide-react';
import { m } from '#web/messages.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { rich } from '#web/ui/text/rich.ts';
import { seenTip } from '#web/ui/tooltip/tip.ts';

type ContentLinkProps = {
  /** Null if the server considers it unsafe. */
  url: string | null;
  host: string | null;
  /** The title of the content, for screen readers. */
  name: string;
};

/** 'View Content' and the host in ASCII: look-alike letters appear as xn--…. */
export function ContentLink({ url, host, name }: ContentLinkProps) {
  const link = followable(url);
  if (link === null) return <p className="text-sm text-muted">{m.creator_unsafe()}</p>;
  return (
    <div className="flex min-w-0 items-center gap-2.5">
      <a
        href={link}
        target="_blank"
        rel="noopener noreferrer nofollow ugc"
        className={buttonClass({ size: 'sm' })}
      >
        {rich(
          m.creator_view({
            name,
            host: host ?? '',
            icon: () => (
              <ArrowUpRight
                aria-hidden="true"
                size={16}
                strokeWidth={1.5}
                className="-me-1 rtl:-scale-x-100"
              />
            ),
            more: (text) => <span className="sr-only">{text}</span>,
          }),
        )}
      </a>
      <span
        dir="ltr"
        {...seenTip(host ?? '')}
        className="min-w-0 truncate font-mono text-xs text-muted"
      >
        {host}
      </span>
    </div>
  );
}

// Checked again here: a link's safety must not depend on a single check.
function followable(url: string | null): string | null {
  if (url === null) return null;
  try {
    const { protocol, username, password, href } = new URL(url);
    return /^https?:$/.test(protocol) && !username && !password ? href : null;
  } catch {
    return null;
  }
}
