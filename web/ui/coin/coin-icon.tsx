import { usePictureFailure } from './picture-failure.ts';

type CoinIconProps = {
  /** A picture of the coin, if the community has one. */
  picture: string | null;
  /** Its sign drawn on a grid of 24 units, if there is a drawing. */
  signPath: string | null;
  /** The letter to show if there is neither. */
  sign: string;
  /** Edge in pixels, the same for all three. */
  size: number;
  className?: string;
};

/**
 * The coin's mark, as decoration next to text: its picture; without one, the drawing; without both, the letter
 * (docs/spec/site.md#121-hero).
 */
export function CoinIcon({ picture, signPath, sign, size, className }: CoinIconProps) {
  const { isMissing, watch } = usePictureFailure();
  if (picture !== null && !isMissing) {
    return (
      <img
        {...watch}
        src={picture}
        alt=""
        width={size}
        height={size}
        // Decoration: without this, React would preload it before more urgent files.
        fetchPriority="low"
        className={className}
      />
    );
  }
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="currentColor"
      className={className}
    >
      {signPath !== null ? (
        <path d={signPath} />
      ) : (
        <text x="12" y="19" textAnchor="middle" className="text-[20px]">
          {sign}
        </text>
      )}
    </svg>
  );
}
