import { useState } from 'react';

type CoinIconProps = {
  /** Edge in pixels. */
  size?: number;
  /** The picture; another community puts its own coin into `web/public/coin.svg`. */
  src?: string;
  /** The coin's sign, the last thing that is left. */
  sign?: string;
  className?: string;
};

/**
 * The coin beside a figure that already names it: decoration, never read out. The picture; missing that, the
 * drawn sign in the same room; where no SVG is shown at all, the letter (public-area §2).
 */
export function CoinIcon({ size = 24, src = '/coin.svg', sign = 'Ɉ', className }: CoinIconProps) {
  const [isMissing, setMissing] = useState(false);
  if (isMissing) return <CoinGlyph size={size} sign={sign} className={className} />;
  return (
    <img
      // It may have failed before the page's script ran, when nobody listened for its error.
      ref={(image) => {
        if (image?.complete && image.naturalWidth === 0) setMissing(true);
      }}
      onError={() => setMissing(true)}
      src={src}
      // The letter for a browser without scripts or pictures; it is not read out, the figure says the same.
      alt={sign}
      aria-hidden="true"
      // Decoration waits for what matters; otherwise React would preload it ahead of the page.
      fetchPriority="low"
      width={size}
      height={size}
      className={className}
    />
  );
}

/** The drawn sign in the current text colour. Where SVG is switched off, its description is what is left on the page. */
export function CoinGlyph({
  size,
  sign,
  className,
}: {
  size: number;
  sign: string;
  className?: string | undefined;
}) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="currentColor"
      className={className}
    >
      <desc>{sign}</desc>
      <path d={COIN_SIGN_PATH} />
    </svg>
  );
}

/** The same outline as the letter in `public/fonts/coin-sign.woff2`, on a grid of 24. */
export const COIN_SIGN_PATH =
  'M15.2 2.8v7.96h2.76v1.82H15.2v2.34c0 3.48-2 5.45-5.1 5.45-1.92 0-3.37-.77-4.18-2.3l1.78-1.15c.41.89 1.18 1.37 2.3 1.37 1.87 0 2.97-1.17 2.97-3.31v-2.4h-2.74v-1.82h2.74V4.77H9.55V2.8z';
