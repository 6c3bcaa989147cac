import { useState } from 'react';
import type { CreatorStats } from '#contract/creator/dashboard.ts';
import { creatorPath } from '#web/addresses.ts';
import { call, errorText } from '#web/api/call.ts';
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
        title: hidden ? 'You are hidden' : 'You are shown',
        description: hidden ? 'Public pages no longer name you.' : 'Public pages name you again.',
      });
    } catch (error) {
      toast({ title: 'Nothing was changed', description: errorText(error), tone: 'destructive' });
    } finally {
      setChosen(null);
    }
  }

  return (
    <Panel title="Who sees you">
      <div className="rounded-lg border bg-surface p-4 text-sm">
        <CheckboxField
          label="Hide me from public pages"
          checked={chosen ?? stats.hidden}
          onChange={(hidden) => {
            if (!isBusy) void run(() => choose(hidden));
          }}
        />
        <ul className="mt-1 ml-5 measure list-disc space-y-1 text-muted marker:text-brass">
          <li>
            The leaderboard and closed weeks keep your place and numbers, in a row without your name
            that no search finds.
          </li>
          <li>Your creator page closes, and your content leaves the showcase.</li>
          <li>
            Points, rank and rewards stay as they are. The files of closed weeks keep your member
            number without a name. Copies that others made earlier stay with them.
          </li>
        </ul>
        {!stats.hidden && stats.username !== null && (
          <p className="mt-3">
            <PageLink
              href={creatorPath(stats.username)}
              className="link inline-flex items-center pointer-coarse:min-h-11"
            >
              See your public page
            </PageLink>
          </p>
        )}
      </div>
    </Panel>
  );
}
