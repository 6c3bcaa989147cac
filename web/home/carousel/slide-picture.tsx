import type { SiteSlide } from '#contract/community/site-community.ts';
import { m } from '#web/messages.ts';
import { usePictureFailure } from '#web/ui/coin/picture-failure.ts';
import { cx } from '#web/ui/cx.ts';

type SlidePictureProps = {
  slide: SiteSlide;
  /** The number of the slide, from 1. */
  number: number;
  theme: 'light' | 'dark';
};

/**
 * A slide's picture in one theme. Both are in the page; the browser does not fetch a hidden lazy image.
 */
export function SlidePicture({ slide, number, theme }: SlidePictureProps) {
  const { isMissing, watch } = usePictureFailure();
  const shown = theme === 'light' ? 'dark:hidden' : 'hidden dark:block';
  if (isMissing) {
    return (
      <div className={cx('aspect-3/2 bg-sunken', shown)}>
        <p className="grid size-full place-items-center text-muted">
          {m.home_tour_screen({ number: String(number) })}
        </p>
      </div>
    );
  }
  return (
    <img
      {...watch}
      src={slide[theme]}
      alt={slide.alt}
      width={720}
      height={480}
      loading="lazy"
      decoding="async"
      className={cx('aspect-3/2 h-auto w-full bg-sunken object-contain', shown)}
    />
  );
}
