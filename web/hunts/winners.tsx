import type { Hunt, HuntWinner } from '#contract/site/hunts.ts';
import { memberPath } from '#web/addresses.ts';
import { m } from '#web/messages.ts';
import { LIST } from '#web/shell/load/loaded-list.tsx';
import { PageLink } from '#web/shell/page-link.tsx';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { TransactionLink } from '#web/ui/coin/transaction-link.tsx';
import { rich } from '#web/ui/text/rich.ts';
import { Panel } from './panel.tsx';
import { PrizeText } from './prize-text.tsx';

/** The winners with their prizes, or the reason why there are none yet. Nothing before the end. */
export function Winners({ hunt }: { hunt: Hunt }) {
  if (hunt.status !== 'ended' && hunt.status !== 'settled') return null;
  return (
    <Panel title={m.hunt_winners()}>
      {hunt.winnerList.length > 0 ? (
        <ol aria-label={m.hunt_winners()} className={LIST}>
          {hunt.winnerList.map((winner) => (
            <WinnerRow key={winner.place} winner={winner} />
          ))}
        </ol>
      ) : (
        <p className="text-muted">{absenceText(hunt)}</p>
      )}
    </Panel>
  );
}

function absenceText({ status, finishers, prizes, proof }: Hunt): string {
  if (status === 'settled') {
    return finishers > 0 && prizes.length === 0 ? m.hunt_no_places() : m.hunt_nobody();
  }
  return proof.drawsAfter > 0
    ? m.hunt_draws_after({ count: proof.drawsAfter })
    : m.hunt_winners_soon();
}

function WinnerRow({ winner }: { winner: HuntWinner }) {
  const number = m.week_member_number({ number: String(winner.member) });
  const name = winner.displayType === 'other' ? m.ui_anonymous() : (winner.displayName ?? number);
  return (
    <li className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 px-3 py-2 sm:px-4">
      <span className="w-8 text-end font-semibold">
        {rich(
          m.hunt_place({
            label: (words) => <span className="sr-only">{words}</span>,
            place: winner.place,
          }),
        )}
      </span>
      <span className="min-w-0 grow basis-40">
        {winner.userId === null ? (
          <bdi className="font-medium">{name}</bdi>
        ) : (
          <PageLink
            href={memberPath(winner.userId)}
            // A name that is cut off ends where it is read last.
            dir="auto"
            className="link block w-fit max-w-full truncate pointer-coarse:py-2.5"
          >
            <bdi>{name}</bdi>
          </PageLink>
        )}
        {winner.displayName !== null && <span className="block text-xs text-muted">{number}</span>}
      </span>
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1 max-sm:w-full max-sm:ps-11">
        <PrizeText amount={winner.amount} points={winner.points} />
        <Payment payment={winner.payment} />
        <TransactionLink url={winner.explorerUrl} name={name} />
      </span>
    </li>
  );
}

const PAYMENTS: Readonly<Record<HuntWinner['payment'], { word: () => string; tone: Tone } | null>> =
  {
    none: null,
    waits: { word: () => m.hunt_pay_waits(), tone: 'neutral' },
    sent: { word: () => m.hunt_pay_sent(), tone: 'brass' },
    paid: { word: () => m.hunt_pay_paid(), tone: 'good' },
    banned: { word: () => m.hunt_pay_banned(), tone: 'warn' },
    no_address: { word: () => m.hunt_pay_no_address(), tone: 'warn' },
  };

function Payment({ payment }: Pick<HuntWinner, 'payment'>) {
  const look = PAYMENTS[payment];
  return look && <Badge tone={look.tone}>{look.word()}</Badge>;
}
