import type { Viewer } from '#contract/site/session.ts';

/**
 * The first letter, as in the site's header. Not Telegram's picture: the content security policy allows no pictures
 * from other hosts, and a decoration is no reason to loosen it.
 */
export function Avatar({ admin }: { admin: Viewer }) {
  const letter = [...admin.displayName.replace(/^@/, '')][0] ?? '?';
  return (
    <span
      aria-hidden="true"
      className="grid size-11 shrink-0 place-items-center rounded-full border border-brass bg-raised font-display text-xl font-semibold text-brass uppercase"
    >
      {letter}
    </span>
  );
}
