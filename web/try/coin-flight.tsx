import { type RefObject, useEffect, useRef } from 'react';
import type { DemoTip } from '#contract/try/chats.ts';
import { community } from '#web/community.ts';
import { CoinIcon } from '#web/ui/coin/coin-icon.tsx';
import type { PlayerName } from './tips.ts';

const FLIGHT_MS = 1_100;
const SIZE = 44;
const RISE = 90;

type Point = { x: number; y: number };
type CoinFlightProps = {
  tips: readonly DemoTip[];
  phones: Readonly<Record<PlayerName, RefObject<HTMLDivElement | null>>>;
};

/** A coin that flies from the payer's phone to the payee's whenever a tip is paid; for the eye alone. */
export function CoinFlight({ tips, phones }: CoinFlightProps) {
  const coin = useRef<HTMLSpanElement>(null);
  /** The tips that were paid already; null before the first look. */
  const paid = useRef<Set<string> | null>(null);
  useEffect(() => {
    const now = tips.filter(({ state }) => state !== 'open');
    const before = paid.current;
    paid.current = new Set(now.map(({ id }) => id));
    const fresh = before && now.find(({ id }) => !before.has(id));
    if (!fresh) return;
    const payee = fresh.payer === 'first' ? 'second' : 'first';
    fly(coin.current, centreOf(phones[fresh.payer].current), centreOf(phones[payee].current));
  }, [tips, phones]);
  const { picture, symbolPath, symbol } = community.coin;
  return (
    <span
      ref={coin}
      aria-hidden="true"
      data-coin-flight
      className="pointer-events-none fixed top-0 left-0 z-30 rounded-full border border-brass bg-raised text-brass opacity-0"
    >
      <CoinIcon picture={picture} signPath={symbolPath} sign={symbol} size={SIZE} />
    </span>
  );
}

function fly(coin: HTMLElement | null, from: Point | null, to: Point | null): void {
  if (coin === null || from === null || to === null) return;
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const top = { x: (from.x + to.x) / 2, y: Math.min(from.y, to.y) - RISE };
  const at = ({ x, y }: Point, rest: string) => `translate(${x}px, ${y}px) ${rest}`;
  coin.animate(
    [
      { opacity: 0, transform: at(from, 'scale(0.3)') },
      { opacity: 1, transform: at(from, 'scale(1)'), offset: 0.15, easing: 'ease-out' },
      {
        opacity: 1,
        transform: at(top, 'scale(1.4) rotateY(180deg)'),
        offset: 0.5,
        easing: 'ease-in',
      },
      { opacity: 1, transform: at(to, 'scale(1) rotateY(360deg)'), offset: 0.85 },
      { opacity: 0, transform: at(to, 'scale(0.3) rotateY(360deg)') },
    ],
    FLIGHT_MS,
  );
}

/** The place of the coin over the middle of a phone, or at the edge of the window behind which the phone is. */
function centreOf(phone: HTMLElement | null): Point | null {
  if (phone === null) return null;
  const { left, top, width, height } = phone.getBoundingClientRect();
  const inside = (at: number, end: number) => Math.min(Math.max(at - SIZE / 2, 0), end - SIZE);
  return {
    x: inside(left + width / 2, window.innerWidth),
    y: inside(top + height / 2, window.innerHeight),
  };
}
