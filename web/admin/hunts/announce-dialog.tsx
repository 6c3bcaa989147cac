import type { AdminHunt } from '#contract/admin/hunts.ts';
import { parseSum } from '#rules/amounts.ts';
import { failureText } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { ConfirmDialog } from '#web/shell/dialog/confirm-dialog.tsx';
import { toast } from '#web/shell/toast/toast.tsx';
import { Amount } from '#web/ui/coin/amount.tsx';
import { UtcTime } from '#web/ui/time.tsx';
import { HUNT_CALLS } from '../calls.ts';
import { focusSection } from '../section-parts.tsx';
import { useAdminWork } from '../use-admin-work.ts';

type AnnounceDialogProps = {
  hunt: AdminHunt;
  onClose: () => void;
  onGone?: (() => void) | undefined;
};

/** Asks before a draft is announced: nothing in it can change afterwards. */
export function AnnounceDialog({ hunt, onClose, onGone }: AnnounceDialogProps) {
  const { adminTelegramId, withSignIn, invalidate } = useAdminWork();
  const { id, title, coins, startsAt, endsAt } = hunt;
  const units = parseSum(coins);

  async function announce(): Promise<void> {
    try {
      await withSignIn(() => call('announceHunt', { params: { id }, body: { adminTelegramId } }));
      toast({ title: 'Treasure hunt announced', description: title });
    } finally {
      void invalidate(HUNT_CALLS);
    }
  }

  return (
    <ConfirmDialog
      title="Announce this treasure hunt?"
      action="Announce"
      variant="primary"
      act={announce}
      problemText={(error) => failureText('Failed to announce the treasure hunt', error)}
      onDone={() => {
        onGone?.();
        focusSection();
      }}
      onClose={onClose}
    >
      <p className="mt-2">
        “{title}” runs from <UtcTime at={startsAt} /> to <UtcTime at={endsAt} />.
      </p>
      <ul className="mt-2 grid list-disc gap-1 pl-5 text-sm text-muted">
        <li>
          Its story, times, clues, answers, prizes and who may play become fixed, and their hash
          goes into the public log. You can only cancel it, with a reason that everybody reads.
        </li>
        <li>
          {units === 0n ? (
            'It reserves no coins.'
          ) : (
            <>
              <Amount units={units} decimals={8} decimalsSmall={8} /> of the pool’s wallet are
              reserved for its prizes until they are paid.
            </>
          )}
        </li>
        <li>Everybody sees it on the site at once; its clues only once it begins.</li>
      </ul>
    </ConfirmDialog>
  );
}
