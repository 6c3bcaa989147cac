import type { FairnessSignal } from '#contract/admin/fairness.ts';
import { m } from '#web/messages.ts';

type Flow = { fromUserId: string; toUserId: string; tips: number };
type TipGraphProps = { members: FairnessSignal['members']; flows: readonly Flow[] };

const SIZE = 320;
const RADIUS = 118;
const DOT = 7;
/** The width of the widest line, for the most tips. */
const WIDEST = 6;

/** The members on a circle, with lines from senders to receivers: the more tips, the wider. The table has the same data. */
export function TipGraph({ members, flows }: TipGraphProps) {
  const places = new Map(
    members.map(({ userId }, index) => {
      const angle = (2 * Math.PI * index) / members.length - Math.PI / 2;
      const at = { x: SIZE / 2 + RADIUS * Math.cos(angle), y: SIZE / 2 + RADIUS * Math.sin(angle) };
      return [userId, at] as const;
    }),
  );
  const most = Math.max(...flows.map(({ tips }) => tips));
  return (
    <svg
      viewBox={`-70 -4 ${SIZE + 140} ${SIZE + 8}`}
      role="img"
      aria-label={m.portal_fairness_graph({ count: members.length })}
      // The names are placed by their left and right ends, in every language.
      className="mx-auto mt-4 w-full max-w-md text-brass [direction:ltr]"
    >
      <defs>
        <marker
          id="tip-arrow"
          viewBox="0 0 8 8"
          refX="7"
          refY="4"
          markerWidth="9"
          markerHeight="9"
          markerUnits="userSpaceOnUse"
          orient="auto"
        >
          <path d="M0 0 8 4 0 8z" fill="currentColor" />
        </marker>
      </defs>
      {flows.map(({ fromUserId, toUserId, tips }) => {
        const from = places.get(fromUserId);
        const to = places.get(toUserId);
        if (!from || !to) return null;
        return (
          <path
            key={`${fromUserId} ${toUserId}`}
            d={bent(from, to)}
            fill="none"
            stroke="currentColor"
            strokeOpacity={0.75}
            strokeWidth={Math.max(1, (WIDEST * tips) / most)}
            markerEnd="url(#tip-arrow)"
          />
        );
      })}
      {members.map(({ userId, displayName }) => {
        const { x, y } = places.get(userId) ?? { x: 0, y: 0 };
        const isRight = x > SIZE / 2 + 1;
        const isLeft = x < SIZE / 2 - 1;
        return (
          <g key={userId}>
            <circle cx={x} cy={y} r={DOT} className="fill-surface stroke-ink" strokeWidth={1.5} />
            <text
              x={x + (isRight ? DOT + 5 : isLeft ? -DOT - 5 : 0)}
              y={y + (isRight || isLeft ? 4 : y < SIZE / 2 ? -DOT - 6 : DOT + 15)}
              textAnchor={isRight ? 'start' : isLeft ? 'end' : 'middle'}
              className="fill-ink text-xs [unicode-bidi:plaintext]"
            >
              {shortened(displayName)}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

type Place = { x: number; y: number };

/** A line bent to one side, so that tips in both directions are two lines; it ends at the edge of the dot. */
function bent(from: Place, to: Place): string {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy) || 1;
  const [nx, ny] = [-dy / length, dx / length];
  const middle = { x: (from.x + to.x) / 2 + nx * 22, y: (from.y + to.y) / 2 + ny * 22 };
  const [bx, by] = [to.x - middle.x, to.y - middle.y];
  const last = Math.hypot(bx, by) || 1;
  const end = { x: to.x - (bx / last) * (DOT + 2), y: to.y - (by / last) * (DOT + 2) };
  const at = ({ x, y }: Place) => `${x.toFixed(1)} ${y.toFixed(1)}`;
  return `M${at(from)} Q${at(middle)} ${at(end)}`;
}

function shortened(name: string): string {
  const letters = [...name];
  return letters.length <= 14 ? name : `${letters.slice(0, 13).join('')}…`;
}
