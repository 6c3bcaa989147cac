import { RefreshCw } from 'lucide-react';
import { m } from '#web/messages.ts';
import { paths } from '#web/paths.ts';
import { useAddressOf } from '#web/shell/mini-app/surface.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { ChartPattern } from '#web/ui/chart/chart-pattern.tsx';
import { OutwardLink } from '#web/ui/outward-link.tsx';

type PageHeaderProps = { isRefreshing: boolean; onRefresh: () => void };

export function PageHeader({ isRefreshing, onRefresh }: PageHeaderProps) {
  return (
    <div className="relative isolate overflow-hidden border-b bg-surface">
      <ChartPattern />
      <div className="mx-auto flex max-w-6xl flex-wrap items-end justify-between gap-x-8 gap-y-5 px-4 py-8 sm:px-6 lg:py-10">
        <div className="min-w-0">
          <h1 className="text-3xl">{m.monitor_title()}</h1>
          <p className="mt-1.5 measure text-muted">{m.monitor_lead()}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          <OutwardLink href={useAddressOf(paths.leaderboard)} className={buttonClass()}>
            {m.shell_leaderboard()}
          </OutwardLink>
          <Button onClick={onRefresh} loading={isRefreshing}>
            <RefreshCw aria-hidden="true" size={16} strokeWidth={1.5} />
            {m.board_refresh()}
          </Button>
        </div>
      </div>
    </div>
  );
}
