import type { ApiKey } from '#contract/developer/keys.ts';
import { countText, quantityText } from '#web/ui/figures.ts';

type RequestsChartProps = { name: string; days: ApiKey['usage']['days'] };

const BAR = 12;
const GAP = 4;
const HEIGHT = 40;
/** The smallest bar, so that a day with one request is visible next to one with thousands. */
const SMALLEST = 2;

/** Requests per day as bars, with today on the right. */
export function RequestsChart({ name, days }: RequestsChartProps) {
  const most = Math.max(0, ...days.map(({ requests }) => requests));
  const width = days.length * (BAR + GAP) - GAP;
  return (
    <figure className="min-w-0">
      <svg
        role="img"
        aria-label={summaryOf(name, days, most)}
        viewBox={`0 0 ${width} ${HEIGHT}`}
        width={width}
        height={HEIGHT}
        className="block max-w-full"
      >
        {days.map(({ day, requests }, index) => {
          const height = most === 0 || requests === 0 ? 0 : barHeight(requests / most);
          return (
            <g key={day}>
              <title>{`${day}: ${quantityText(countText(requests), 'request')}`}</title>
              <rect x={index * (BAR + GAP)} width={BAR} height={HEIGHT} className="fill-sunken" />
              <rect
                x={index * (BAR + GAP)}
                y={HEIGHT - height}
                width={BAR}
                height={height}
                className="fill-brass"
              />
            </g>
          );
        })}
      </svg>
      <figcaption className="mt-1 text-xs text-muted">
        Requests per day, last {days.length} days (UTC)
      </figcaption>
    </figure>
  );
}

function barHeight(share: number): number {
  return Math.max(SMALLEST, Math.round(share * HEIGHT));
}

/** The bars in a sentence, for screen readers. */
function summaryOf(name: string, days: ApiKey['usage']['days'], most: number): string {
  if (most === 0) return `${name}: no requests in the last ${days.length} days`;
  const used = days
    .filter(({ requests }) => requests > 0)
    .map(({ day, requests }) => `${day} ${countText(requests)}`);
  return `${name}: requests per day in the last ${days.length} days: ${used.join(', ')}; none on the others`;
}
