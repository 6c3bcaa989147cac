import { useEffect, useRef, useState } from 'react';
import { cx } from './cx.ts';

type AvatarProps = {
  /** As displayed; a leading @ is ignored. */
  name: string;
  /** The path of the picture on this site; null for the letter alone. */
  picture: string | null;
  /** Sets the size of the picture and its letter. */
  className: string;
};

/**
 * A member's picture, only from this site (docs/spec/security.md#11-pictures-of-members), on top of their first letter, which
 * remains if there is no picture or it does not load. Decoration: the name is next to it.
 */
export function Avatar({ name, picture, className }: AvatarProps) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        'relative grid shrink-0 place-items-center overflow-hidden rounded-full border border-brass font-display font-semibold text-brass uppercase',
        className,
      )}
    >
      {letterOf(name)}
      {picture !== null && <Picture src={picture} />}
    </span>
  );
}

/** The letter that replaces a missing picture. */
export function letterOf(name: string): string {
  return [...name.replace(/^@/, '')][0] ?? '?';
}

function Picture({ src }: { src: string }) {
  const image = useRef<HTMLImageElement>(null);
  const [failed, setFailed] = useState<string | null>(null);
  // The picture may have failed before hydration.
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0) setFailed(src);
  }, [src]);
  if (failed === src) return null;
  return (
    <img
      ref={image}
      src={src}
      alt=""
      onError={() => setFailed(src)}
      className="absolute inset-0 size-full object-cover"
    />
  );
}
