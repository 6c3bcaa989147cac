import { type ReactNode, useState } from 'react';
import { Drawing } from './drawing.tsx';

type CoinGlyphProps = {
  /** Edge in pixels, or '1em' to grow with the text around it. */
  size?: number | '1em';
  title?: string;
  className?: string;
};

/** The coin's sign Ɉ: the same outline as the letter in `public/fonts/coin-sign.woff2`, in the current text colour. */
export function CoinGlyph({ size = '1em', title, className }: CoinGlyphProps) {
  return (
    <Drawing
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="currentColor"
      className={className}
      title={title}
    >
      <path d={COIN_SIGN_PATH} />
    </Drawing>
  );
}

const COIN_SIGN_PATH =
  'M15.2 2.8v7.96h2.76v1.82H15.2v2.34c0 3.48-2 5.45-5.1 5.45-1.92 0-3.37-.77-4.18-2.3l1.78-1.15c.41.89 1.18 1.37 2.3 1.37 1.87 0 2.97-1.17 2.97-3.31v-2.4h-2.74v-1.82h2.74V4.77H9.55V2.8z';

type CoinIconProps = {
  /** A picture of the coin, where the community has one. */
  src?: string | null;
  /** The drawn sign; `null` for a coin nobody has drawn. */
  vector?: ReactNode;
  /** The letter that is left when there is neither. */
  sign?: string;
  size?: number;
  className?: string;
};

/** The coin's mark, decoration beside an amount: its picture; missing that, the drawing; missing both, the letter. */
export function CoinIcon({ src, vector, sign = 'Ɉ', size = 20, className }: CoinIconProps) {
  const [brokenSrc, setBrokenSrc] = useState<string | null>(null);
  if (src && src !== brokenSrc) {
    return (
      <img
        // The picture may have failed before the page's script ran, when nobody listened for its error.
        ref={(image) => {
          if (image?.complete && image.naturalWidth === 0) setBrokenSrc(src);
        }}
        src={src}
        alt=""
        width={size}
        height={size}
        className={className}
        onError={() => setBrokenSrc(src)}
      />
    );
  }
  if (vector !== null) return vector ?? <CoinGlyph size={size} {...(className && { className })} />;
  return (
    <span aria-hidden="true" className={className}>
      {sign}
    </span>
  );
}
