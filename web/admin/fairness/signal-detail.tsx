import { useRef } from 'react';
import type { FairnessSignal } from '#contract/admin/fairness.ts';
import { parseAmount } from '#rules/amounts.ts';
import { m } from '#web/messages.ts';
import { Dialog, DialogButtons } from '#web/shell/dialog/dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { Amount } from '#web/ui/coin/amount.tsx';
import { countText, pointsText } from '#web/ui/figures.ts';
import { OutwardLink } from '#web/ui/outward-link.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { UtcTime } from '#web/ui/time.tsx';
import { useFairnessSignal } from '../calls.ts';
import { DialogFailure } from '../section-parts.tsx';
import { TipGraph } from './tip-graph.tsx';
import { titleOf } from './words.ts';

type SignalDetailProps = { signal: FairnessSignal; onClose: () => void };

/** The tips among a signal's members, as a picture and as a table, and the list of tips that show it. */
export function SignalDetail({ signal, onClose }: SignalDetailProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const answer = useFairnessSignal(signal.id);
  const { data } = answer;
  const names = new Map(signal.members.map(({ userId, displayName }) => [userId, displayName]));
  return (
    <Dialog title={titleOf(signal)} dialog={dialog} onClose={onClose} wide={true}>
      {data === undefined && answer.isError && (
        <DialogFailure text={m.portal_fairness_tips_failed()} answer={answer} />
      )}
      {data === undefined && !answer.isError && (
        <div aria-busy="true" className="mt-4">
          <p className="sr-only">{m.shell_loading()}</p>
          <Skeleton className="h-64 rounded-lg" />
        </div>
      )}
      {data !== undefined && (
        <>
          {data.flows.length > 0 && (
            <>
              <TipGraph members={data.signal.members} flows={data.flows} />
              <div className="mt-4 overflow-x-auto">
                <table className="w-full text-sm [&_td]:py-1.5 [&_td]:pe-4 [&_th]:pe-4 [&_th]:text-start [&_th]:font-medium [&_th]:text-muted">
                  <caption className="sr-only">{m.portal_fairness_flows()}</caption>
                  <thead>
                    <tr>
                      <th scope="col">{m.portal_fairness_from()}</th>
                      <th scope="col">{m.portal_fairness_to()}</th>
                      <th scope="col">{m.portal_fairness_tips()}</th>
                      <th scope="col">{m.week_points_head()}</th>
                    </tr>
                  </thead>
                  <tbody className="divide-y border-y">
                    {data.flows.map(({ fromUserId, toUserId, tips, points }) => (
                      <tr key={`${fromUserId} ${toUserId}`}>
                        <td className="wrap-anywhere">
                          <bdi>{names.get(fromUserId)}</bdi>
                        </td>
                        <td className="wrap-anywhere">
                          <bdi>{names.get(toUserId)}</bdi>
                        </td>
                        <td>{countText(tips)}</td>
                        <td>{pointsText(points)}</td>
                      </tr>
                    ))}
                  </tbody>
                </table>
              </div>
            </>
          )}
          {signal.tipCount === 0 && data.flows.length === 0 && (
            <p className="mt-4 text-muted">{m.portal_fairness_no_tips()}</p>
          )}
          {signal.tipCount > 0 && <h3 className="mt-5 text-lg">{m.portal_fairness_shown_by()}</h3>}
          {signal.tipCount > data.tips.length && (
            <p className="text-sm text-muted">
              {m.portal_fairness_oldest({ count: data.tips.length, all: signal.tipCount })}
            </p>
          )}
          <ol className="mt-2 divide-y border-y text-sm empty:hidden">
            {data.tips.map((tip) => (
              <li key={tip.id} className="flex flex-wrap items-baseline gap-x-3 py-1.5">
                <span className="text-muted">
                  <UtcTime at={tip.at} />
                </span>
                <span className="min-w-0 wrap-anywhere">
                  <bdi>{tip.fromName}</bdi> <span className="inline-block rtl:-scale-x-100">→</span>{' '}
                  <bdi>{tip.toName}</bdi>
                </span>
                <Amount units={parseAmount(tip.amount)} decimals={8} />
                {tip.explorerUrl !== null && (
                  <OutwardLink href={tip.explorerUrl}>
                    {m.portal_payments_transaction()}
                  </OutwardLink>
                )}
              </li>
            ))}
          </ol>
        </>
      )}
      <DialogButtons>
        <Button onClick={() => dialog.current?.close()}>{m.shell_close()}</Button>
      </DialogButtons>
    </Dialog>
  );
}
