import { ArrowUpRight } from 'lucide-react';
import { buttonClass } from '#web/ui/button.tsx';

type ContentLinkProps = {
  /** Null where the server found that nobody should follow it. */
  url: string | null;
  host: string | null;
  /** What it shows, for those who do not see where the link stands. */
  name: string;
};

/** 'View Content' and where that leads, in ASCII: a host in look-alike letters shows as xn--…. */
export function ContentLink({ url, host, name }: ContentLinkProps) {
  const link = followable(url);
  if (link === null) return <p className="text-sm text-muted">Its link is not a safe one.</p>;
  return (
    <div className="flex min-w-0 items-center gap-2.5">
      <a
        href={link}
        target="_blank"
        rel="noopener noreferrer nofollow ugc"
        className={buttonClass({ size: 'sm' })}
      >
        View Content
        <ArrowUpRight aria-hidden="true" size={16} strokeWidth={1.5} className="-mr-1" />
        <span className="sr-only">
          : {name}, on {host} (opens in a new tab)
        </span>
      </a>
      <span title={host ?? ''} className="min-w-0 truncate font-mono text-xs text-muted">
        {host}
      </span>
    </div>
  );
}

// Looked at here once more: what a page leads to must not depend on one check alone.
function followable(url: string | null): string | null {
  if (url === null) return null;
  try {
    const { protocol, username, password, href } = new URL(url);
    return /^https?:$/.test(protocol) && !username && !password ? href : null;
  } catch {
    return null;
  }
}
