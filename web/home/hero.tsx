import { ChartPattern } from '#web/ui/chart-pattern.tsx';
import { ChartEdge } from './chart-edge.tsx';
import { Counters } from './counters.tsx';
import { Later } from './later.tsx';

/** What it is, the two live counters, and when the next payout is due. */
export function Hero() {
  return (
    <div className="relative isolate overflow-hidden">
      <ChartPattern />
      <div className="mx-auto grid w-full max-w-6xl items-center gap-x-12 gap-y-10 px-4 py-12 sm:px-6 sm:py-16 lg:grid-cols-[minmax(0,1fr)_27rem] lg:py-20">
        <Later part="HeroText" />
        <div className="grid gap-px overflow-hidden rounded-lg border bg-line">
          <Later part="PlateTitle" />
          <Counters />
          <Later part="WeekFigures" />
        </div>
      </div>
      <ChartEdge />
    </div>
  );
}
