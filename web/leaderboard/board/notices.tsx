import { community } from '#web/community.ts';
import { m } from '#web/messages.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { OutwardLink } from '#web/ui/outward-link.tsx';
import { rich } from '#web/ui/text/rich.ts';

/** Shown instead of the list if it failed or is empty. */
export function BoardError({ onRetry }: { onRetry: () => void }) {
  return (
    <Notice
      kind="error"
      level={3}
      title={m.board_failed()}
      action={
        <Button variant="primary" onClick={onRetry}>
          {m.board_try_again()}
        </Button>
      }
    >
      {m.board_failed_text()}
    </Notice>
  );
}

export function NoActivity() {
  const { bot } = community.links;
  return (
    <Notice
      kind="empty"
      level={3}
      title={m.board_none()}
      action={
        bot && (
          <OutwardLink href={bot} className={buttonClass({ variant: 'primary' })}>
            {m.board_open_bot()}
          </OutwardLink>
        )
      }
    >
      {m.board_none_text()}
    </Notice>
  );
}

export function NoHits({ search, onClear }: { search: string; onClear: () => void }) {
  return (
    <Notice
      kind="empty"
      level={3}
      title={m.board_no_hits()}
      action={<Button onClick={onClear}>{m.board_clear()}</Button>}
    >
      {rich(
        m.board_no_hits_text({
          search: () => <bdi className="wrap-anywhere font-medium text-ink">{search}</bdi>,
        }),
      )}
    </Notice>
  );
}

export function PastTheEnd({ onLastPage }: { onLastPage: () => void }) {
  return (
    <Notice
      kind="empty"
      level={3}
      title={m.weeks_past()}
      action={<Button onClick={onLastPage}>{m.board_last_page()}</Button>}
    >
      {m.board_past_text()}
    </Notice>
  );
}

export function NobodyEligible({ onShowAll }: { onShowAll: () => void }) {
  return (
    <Notice
      kind="empty"
      level={3}
      title={m.board_none_eligible()}
      action={<Button onClick={onShowAll}>{m.board_show_all()}</Button>}
    >
      {m.board_none_eligible_text()}
    </Notice>
  );
}
