import type { DemoChats } from '#contract/try/chats.ts';
import { m } from '#web/messages.ts';
import { paths } from '#web/paths.ts';
import { PageLink } from '#web/shell/page-link.tsx';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { rich } from '#web/ui/text/rich.ts';
import { UtcTime } from '#web/ui/time.tsx';

type ToolsProps = {
  chats: DemoChats;
  isBusy: boolean;
  onMine: () => void;
  onSunday: () => void;
  onStartOver: () => void;
};

/** The demo's time and chain, for visitors with a plan of their own. */
export function Tools({ chats, isBusy, onMine, onSunday, onStartOver }: ToolsProps) {
  const { now, height, waiting } = chats;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button size="sm" loading={isBusy} onClick={onMine}>
        {m.try_mine()}
      </Button>
      <Button size="sm" loading={isBusy} onClick={onSunday}>
        {m.try_sunday()}
      </Button>
      <PageLink href={paths.tryChain} className={buttonClass({ variant: 'ghost', size: 'sm' })}>
        {m.try_chain()}
      </PageLink>
      <Button size="sm" variant="ghost" loading={isBusy} onClick={onStartOver}>
        {m.try_restart()}
      </Button>
      <p className="text-sm text-muted sm:ms-auto">
        {rich(m.try_now({ time: () => <UtcTime at={now} />, height, waiting }))}
      </p>
    </div>
  );
}
