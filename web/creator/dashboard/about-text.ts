import type { PointEntry } from '#contract/creator/dashboard.ts';
import { community } from '#web/community.ts';
import { m } from '#web/messages.ts';
import { shownNumber } from '#web/ui/figures.ts';

/** The occasion of an entry; null if its rule says all. */
export function aboutText(entry: PointEntry): string | null {
  const amount = `${community.coin.symbol} ${shownNumber(entry.amount ?? '')}`;
  const name = entry.name ?? m.ui_anonymous();
  switch (entry.deed) {
    case 'tip_to':
      return m.creator_about_tip_to({ amount, name });
    case 'tip_from':
      return m.creator_about_tip_from({ amount, name });
    case 'tip_undone':
      return m.creator_about_tip_undone({ amount, name });
    case 'send':
      return m.creator_about_send({ amount });
    case 'send_undone':
      return m.creator_about_send_undone({ amount });
    case 'faucet':
      return m.creator_about_faucet({ amount });
    case 'deleted':
      return m.creator_about_deleted();
    default:
      return entry.about;
  }
}
