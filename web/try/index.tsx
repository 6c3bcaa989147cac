import { loadFailureText } from '#web/api/api-error.ts';
import { m } from '#web/messages.ts';
import { PanelBoundary } from '#web/shell/load/panel-boundary.tsx';
import { usePageTitle } from '#web/shell/page-title.ts';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Play } from './play.tsx';
import { PHONE_HEIGHT } from './stage.tsx';
import { useChats } from './use-chats.ts';

/** Two members, a group and the real bot, to try out. */
export function TryPage() {
  usePageTitle(m.try_title());
  const { chats, error, begin } = useChats();
  return (
    <div className="mx-auto flex w-full max-w-6xl flex-col gap-3 px-4 py-3 sm:px-6">
      <div className="flex flex-wrap items-baseline gap-x-4">
        <h1 className="text-2xl">{m.try_title()}</h1>
        <p className="text-sm text-muted">{m.try_lead()}</p>
      </div>
      {chats !== null ? (
        <PanelBoundary name={m.try_panel()}>
          <Play chats={chats} error={error} begin={begin} />
        </PanelBoundary>
      ) : error !== null ? (
        <Notice
          kind="error"
          title={m.try_not_opened()}
          action={<Button onClick={() => window.location.reload()}>{m.shell_try_again()}</Button>}
        >
          {loadFailureText(error)}
        </Notice>
      ) : (
        <Loading />
      )}
    </div>
  );
}

/** As high as the guide, the tabs and the phones. */
function Loading() {
  return (
    <div aria-busy="true" className="flex flex-col gap-3">
      <Skeleton className="h-30 rounded-lg sm:h-15.5" />
      <Skeleton className="h-11 rounded-sm lg:hidden" />
      <div className="grid gap-4 lg:grid-cols-3">
        {['', 'max-lg:hidden', 'max-lg:hidden'].map((hidden, chat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: three places that never move.
          <Skeleton key={chat} className={cx('rounded-[1.75rem]', PHONE_HEIGHT, hidden)} />
        ))}
      </div>
    </div>
  );
}
