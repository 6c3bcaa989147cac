import type { Viewer } from '#contract/session.ts';

/**
 * The first letter, as in the site's own header. Not Telegram's picture: the policy of these pages lets no other
 * host's pictures in, and one for a decoration would open them to every address that a profile names.
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
