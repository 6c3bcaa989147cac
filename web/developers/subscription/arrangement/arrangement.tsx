import type { ArrangedCoin } from '#rules/plans/arrangements.ts';
import type { BillingPeriod } from '#rules/plans/plans.ts';
import { m } from '#web/messages.ts';
import { useViewer } from '#web/shell/viewer/viewer.tsx';
import { SignedOut } from '../../signed-out.tsx';
import { useOwnPlanRequests } from '../calls.ts';
import { ARRANGEMENT_ID } from './coin-badges.tsx';
import { OwnRequests } from './own-requests.tsx';
import { RequestForm } from './request-form.tsx';

type ArrangementProps = {
  /** The coin whose badge is open; null if none is. */
  coin: ArrangedCoin | null;
  onCoin: (coin: ArrangedCoin | null) => void;
  period: BillingPeriod;
};

/**
 * The form that a coin's badge opens, and the member's requests with their outcomes
 * (docs/spec/developers.md#8-plans-by-arrangement).
 */
export function Arrangement({ coin, onCoin, period }: ArrangementProps) {
  const { viewer } = useViewer();
  const requests = useOwnPlanRequests(viewer !== null);
  const own = viewer === null ? [] : (requests.data ?? []);
  const isOpen = own.some(({ status }) => status === 'open');
  return (
    <div id={ARRANGEMENT_ID} className="mt-5 border-t pt-5 empty:hidden">
      {coin === null ? null : viewer === null ? (
        <SignedOut title={m.devplan_ask_sign_in()} purpose={m.devplan_ask_purpose()} />
      ) : isOpen ? (
        <p className="text-sm">{m.devplan_ask_open()}</p>
      ) : (
        <RequestForm
          coin={coin}
          onCoin={onCoin}
          firstMonths={period === 'yearly' ? 12 : 1}
          onClose={() => onCoin(null)}
        />
      )}
      {own.length > 0 && <OwnRequests requests={own} />}
    </div>
  );
}
