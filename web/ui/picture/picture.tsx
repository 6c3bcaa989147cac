import { cx } from '../cx.ts';

type PictureProps = {
  src: string;
  /** Its own size in pixels: the page keeps the room before it has come. */
  width: number;
  height: number;
  /** For those who cannot see it. */
  alt: string;
  className?: string;
};

/** A picture as wide as its place allows, and never wider or higher than it is. */
export function Picture({ className, ...picture }: PictureProps) {
  return (
    // biome-ignore lint/a11y/useAltText: the alternative text is among the properties.
    <img
      {...picture}
      className={cx(
        'h-auto max-h-[80svh] max-w-full object-contain object-left rtl:object-right',
        className,
      )}
    />
  );
}
