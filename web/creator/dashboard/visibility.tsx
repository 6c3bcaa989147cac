import { useState } from 'react';
import type { CreatorStats } from '#contract/creator/dashboard.ts';
import { creatorPath } from '#web/addresses.ts';
import { call, errorText } from '#web/api/call.ts';
import { m } from '#web/messages.ts';
import { PageLink } from '#web/shell/page-link.tsx';
import { toast } from '#web/shell/toast/toast.tsx';
import { useWork } from '#web/shell/use-work.ts';
import { CheckboxField } from '#web/ui/field.tsx';
import { useInvalidate } from '../calls.ts';
import { Panel } from '../panel.tsx';

/** Lets members choose whether public pages name them. */
export function Visibility({ stats }: { stats: CreatorStats }) {
  const invalidate = useInvalidate();
  const { run, isBusy } = useWork();
  /** The choice while the call is under way. */
  const [chosen, setChosen] = useState<boolean | null>(null);

  async function choose(hidden: boolean): Promise<void> {
    setChosen(hidden);
    try {
      await call('putCreatorVisibility', { body: { hidden } });
      await invalidate();
      toast({
        title: hidden ? m.creator_hidden() : m.creator_shown(),
        description: hidden ? m.creator_hidden_text() : m.creator_shown_text(),
      });
    } catch (error) {
      toast({ title: m.ui_unchanged(), description: errorText(error), tone: 'destructive' });
    } finally {
      setChosen(null);
    }
  }

  return (
    <Panel title={m.creator_who()}>
      <div className="rounded-lg border bg-surface p-4 text-sm">
        <CheckboxField
          label={m.creator_hide()}
          checked={chosen ?? stats.hidden}
          onChange={(hidden) => {
            if (!isBusy) void run(() => choose(hidden));
          }}
        />
        <ul className="mt-1 ms-5 measure list-disc space-y-1 text-muted marker:text-brass">
          <li>{m.creator_hide_board()}</li>
          <li>{m.creator_hide_page()}</li>
          <li>{m.creator_hide_stays()}</li>
        </ul>
        {!stats.hidden && stats.username !== null && (
          <p className="mt-3">
            <PageLink
              href={creatorPath(stats.username)}
              className="link inline-flex items-center pointer-coarse:min-h-11"
            >
              {m.creator_see_page()}
            </PageLink>
          </p>
        )}
      </div>
    </Panel>
  );
}
