import type { DemoChats } from '#contract/try/chats.ts';
import { paths } from '#web/paths.ts';
import { PageLink } from '#web/shell/page-link.tsx';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { countText } from '#web/ui/figures.ts';
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
        Mine a block
      </Button>
      <Button size="sm" loading={isBusy} onClick={onSunday}>
        Next Sunday
      </Button>
      <PageLink href={paths.tryChain} className={buttonClass({ variant: 'ghost', size: 'sm' })}>
        The demo&rsquo;s chain
      </PageLink>
      <Button size="sm" variant="ghost" loading={isBusy} onClick={onStartOver}>
        Start over
      </Button>
      <p className="text-sm text-muted sm:ml-auto">
        Here it is <UtcTime at={now} />; block {countText(height)},{' '}
        {waiting === 0 ? 'nothing waits' : `${countText(waiting)} waiting`}.
      </p>
    </div>
  );
}
