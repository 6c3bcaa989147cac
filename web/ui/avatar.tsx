import { useEffect, useRef, useState } from 'react';
import { cx } from './cx.ts';

type AvatarProps = {
  /** As shown; an @ before it does not count. */
  name: string;
  /** The path of the picture on this site; null: the letter alone. */
  picture: string | null;
  /** Size and letter. */
  className: string;
};

/**
 * A member's picture, from this site alone (docs/spec/security.md#11-pictures-of-members), over their first letter: what stays if
 * there is none, or if it does not load. Decoration: the name stands beside it.
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

/** What stands for a name where there is no picture. */
export function letterOf(name: string): string {
  return [...name.replace(/^@/, '')][0] ?? '?';
}

function Picture({ src }: { src: string }) {
  const image = useRef<HTMLImageElement>(null);
  const [failed, setFailed] = useState<string | null>(null);
  // It may have failed before hydration.
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
