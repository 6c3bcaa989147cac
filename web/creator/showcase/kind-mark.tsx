import {
  AtSign,
  Feather,
  Image,
  Link2,
  type LucideIcon,
  MessageSquare,
  Music,
  SquarePlay,
} from 'lucide-react';
import { cx } from '#web/ui/cx.ts';

type Look = { Icon: LucideIcon; className: string };

/** The five types with their own icon and colour (docs/spec/site.md#13-the-creator-showcase). */
const LOOKS: Readonly<Record<string, Look>> = {
  twitter_post: { Icon: AtSign, className: 'text-kind-post' },
  twitter_thread: { Icon: MessageSquare, className: 'text-kind-thread' },
  youtube_video: { Icon: SquarePlay, className: 'text-kind-video' },
  medium_article: { Icon: Feather, className: 'text-kind-article' },
  tiktok_video: { Icon: Music, className: 'text-kind-clip' },
};

/** The other known types share a colour. */
const FAMILY: Readonly<Record<string, LucideIcon>> = {
  meme_image: Image,
  instagram_post: Image,
  instagram_reel: SquarePlay,
  reddit_post: MessageSquare,
  discord_message: MessageSquare,
  linkedin_article: Link2,
  linkedin_post: Link2,
  github_repo: Link2,
};

/** A small icon for a content type; decoration next to its name. */
export function KindMark({ type, className }: { type: string; className?: string }) {
  const { Icon, className: colour } = lookOf(type);
  return (
    <span
      aria-hidden="true"
      data-kind-of={type}
      className={cx(
        'grid size-9 shrink-0 place-items-center rounded-md border bg-raised',
        colour,
        className,
      )}
    >
      <Icon size={18} strokeWidth={1.5} />
    </span>
  );
}

function lookOf(type: string): Look {
  const own = Object.hasOwn(LOOKS, type) ? LOOKS[type] : undefined;
  if (own) return own;
  const family = Object.hasOwn(FAMILY, type) ? FAMILY[type] : undefined;
  return family
    ? { Icon: family, className: 'text-brass' }
    : { Icon: Link2, className: 'text-muted' };
}
