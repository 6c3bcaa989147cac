import { EllipsisVertical, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { community } from '#web/community.ts';
import { Mark } from '#web/ui/logo/mark.tsx';
import { SLIDE_WIDTH, TYPE } from './slide.tsx';

const HEADER_HEIGHT = 72;

type ChatHeaderProps = {
  name: string;
  /** The kind of chat, shown below the name. */
  kind: string;
  avatar: ReactNode;
};

/** The bar above a chat, with the other side's name. */
export function ChatHeader({ name, kind, avatar }: ChatHeaderProps) {
  return (
    <>
      <rect width={SLIDE_WIDTH} height={HEADER_HEIGHT} fill="raised" />
      <path d={`M0 ${HEADER_HEIGHT}h${SLIDE_WIDTH}`} stroke="line" strokeWidth="1.5" />
      {avatar}
      <text x="92" y="33" fontWeight="600" fill="ink">
        {name}
      </text>
      <text x="92" y="61" fontSize={TYPE.small} fill="muted">
        {kind}
      </text>
      <EllipsisVertical x={674} y={23} size={26} color="muted" />
    </>
  );
}

/** The position of the other side's avatar in the header. */
export const HEADER_AVATAR = { x: 52, y: 36, radius: 25 } as const;

type AvatarProps = {
  x: number;
  y: number;
  radius?: number;
  initials: string;
  tone: 'brass' | 'good' | 'warn' | 'bad';
};

export function Avatar({ x, y, radius = 25, initials, tone }: AvatarProps) {
  const size = Math.max(TYPE.time, Math.round(radius * 0.84));
  return (
    <>
      <circle cx={x} cy={y} r={radius} fill={`${tone}-wash`} />
      <text
        x={x}
        y={y + Math.round(size * 0.35)}
        fontSize={size}
        fontWeight="600"
        textAnchor="middle"
        fill={tone}
      >
        {initials}
      </text>
    </>
  );
}

/** The bot's avatar is the site's mark. */
export function BotAvatar({ x, y, radius = 25 }: { x: number; y: number; radius?: number }) {
  const inner = radius - 4;
  return (
    <>
      <circle cx={x} cy={y} r={radius} fill="brass" />
      <g color="brass-ink" transform={`translate(${x - inner} ${y - inner})`}>
        <Mark path={community.logo.path} size={inner * 2} />
      </g>
    </>
  );
}

type BubbleProps = {
  x: number;
  y: number;
  width: number;
  height: number;
  /** True if the reader sent it: on the right, on brass. */
  isOwn?: boolean;
};

const CORNER = 18;

/** The background of a message, with the tail towards its sender. */
export function Bubble({ x, y, width, height, isOwn = false }: BubbleProps) {
  const fill = isOwn ? 'brass-wash' : 'raised';
  const stroke = isOwn ? 'brass-wash' : 'line';
  const tailX = isOwn ? x + width : x;
  const out = isOwn ? 1 : -1;
  return (
    <g fill={fill} stroke={stroke} strokeWidth="1.5">
      <rect x={x} y={y} width={width} height={height} rx={CORNER} />
      <path
        d={`M${tailX} ${y + height - CORNER}c0 9 ${out * 3} 15 ${out * 10} ${CORNER}h${-out * (10 + CORNER)}`}
      />
    </g>
  );
}

type TimeProps = {
  /** The right edge. */
  x: number;
  y: number;
  children: string;
  /** Two ticks: sent by the reader and read. */
  isRead?: boolean;
};

export function Time({ x, y, children, isRead = false }: TimeProps) {
  return (
    <>
      <text x={isRead ? x - 32 : x} y={y} fontSize={TYPE.time} textAnchor="end" fill="muted">
        {children}
      </text>
      {isRead && (
        <path
          d={`M${x - 24} ${y - 6}l5 5 9-11M${x - 14} ${y - 2}l3 3 9-11`}
          fill="none"
          stroke="brass"
          strokeWidth="2"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      )}
    </>
  );
}

type ChipProps = {
  x: number;
  y: number;
  width: number;
  tone: 'good' | 'brass';
  icon?: LucideIcon;
  children: string;
};

/** A short word on its own background: the state of something, or the points that it earned. */
export function Chip({ x, y, width, tone, icon: Icon, children }: ChipProps) {
  return (
    <>
      <rect x={x} y={y} width={width} height="36" rx="18" fill={`${tone}-wash`} />
      {Icon && <Icon x={x + 12} y={y + 6} size={24} color={tone} strokeWidth={2.2} />}
      <text
        x={x + (Icon ? width + 30 : width) / 2}
        y={y + 26}
        fontSize={TYPE.small}
        fontWeight="600"
        textAnchor="middle"
        fill={tone}
      >
        {children}
      </text>
    </>
  );
}

type KeyProps = {
  x: number;
  y: number;
  width: number;
  height?: number;
  label: string;
  /** Drawn at the given place, at the left end of the key; without an icon the label is centred. */
  icon?: (place: { x: number; y: number; size: number; color: string }) => ReactNode;
};

/** A button below a bot's message. */
export function Key({ x, y, width, height = 54, label, icon }: KeyProps) {
  const baseline = y + height / 2 + 10;
  const iconSize = 28;
  return (
    <>
      <rect
        x={x}
        y={y}
        width={width}
        height={height}
        rx="10"
        fill="surface"
        stroke="line"
        strokeWidth="1.5"
      />
      {icon?.({ x: x + 17, y: y + (height - iconSize) / 2, size: iconSize, color: 'brass' })}
      <text
        x={icon ? x + 56 : x + width / 2}
        y={baseline}
        fontWeight="600"
        fill="brass"
        {...(!icon && { textAnchor: 'middle' })}
      >
        {label}
      </text>
    </>
  );
}
