import { community } from '#community';
import { buttonClass } from '#web/ui/button.tsx';
import { FEATURES_ID } from './anchors.ts';
import { OutwardLink } from './outward-link.tsx';

export function HeroText() {
  const { coin, links } = community;
  return (
    <div className="min-w-0">
      <h1 className="text-4xl">Tip your shipmates, on chain</h1>
      {/* One text, not a sentence with holes: words after a hole move when the font comes. */}
      <p className="mt-5 max-w-xl text-lg text-muted">
        {`${links.botHandle} is a ${coin.name} wallet in Telegram. One line in a group or a private chat sends ${coin.code} as a real transaction; what you do there earns points, a pirate rank and a share of the weekly pool.`}
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        {/* Widths of their own: the second stays where it is when the font comes. */}
        <OutwardLink
          href={links.bot}
          className={buttonClass({ variant: 'primary', size: 'lg', className: 'w-56' })}
        >
          Start Tipping Now
        </OutwardLink>
        {/* Glides there by the style sheet alone, and takes the focus along, with scripts or without. */}
        <a
          href={`#${FEATURES_ID}`}
          data-glide
          className={buttonClass({ size: 'lg', className: 'w-48' })}
        >
          Discover Features
        </a>
      </div>
    </div>
  );
}
