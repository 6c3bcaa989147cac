import type { ApiKey } from '#contract/developer/keys.ts';
import { m } from '#web/messages.ts';
import { countText, listText } from '#web/ui/figures.ts';

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
              <title>{m.dev_keys_chart_day({ day, requests })}</title>
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
        {m.dev_keys_chart({ days: days.length })}
      </figcaption>
    </figure>
  );
}

function barHeight(share: number): number {
  return Math.max(SMALLEST, Math.round(share * HEIGHT));
}

/** The bars in a sentence, for screen readers. */
function summaryOf(name: string, days: ApiKey['usage']['days'], most: number): string {
  if (most === 0) return m.dev_keys_chart_none({ name, days: days.length });
  const used = days
    .filter(({ requests }) => requests > 0)
    .map(({ day, requests }) => `${day} ${countText(requests)}`);
  return m.dev_keys_chart_text({ name, days: days.length, used: listText(used) });
}
