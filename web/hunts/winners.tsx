import type { Hunt, HuntWinner } from '#contract/site/hunts.ts';
import { memberPath } from '#web/addresses.ts';
import { LIST } from '#web/shell/load/loaded-list.tsx';
import { PageLink } from '#web/shell/page-link.tsx';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { TransactionLink } from '#web/ui/coin/transaction-link.tsx';
import { countText, quantityText } from '#web/ui/figures.ts';
import { Panel } from './panel.tsx';
import { PrizeText } from './prize-text.tsx';

/** The winners with their prizes, or the reason why there are none yet. Nothing before the end. */
export function Winners({ hunt }: { hunt: Hunt }) {
  if (hunt.status !== 'ended' && hunt.status !== 'settled') return null;
  return (
    <Panel title="Winners">
      {hunt.winnerList.length > 0 ? (
        <ol aria-label="Winners" className={LIST}>
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
    return finishers > 0 && prizes.length === 0
      ? 'This treasure hunt had no prizes by place.'
      : 'Nobody finished this treasure hunt in time.';
  }
  return proof.drawsAfter > 0
    ? `The winners are drawn after ${quantityText(countText(proof.drawsAfter), 'more block')}.`
    : 'The winners are known in a few minutes.';
}

function WinnerRow({ winner }: { winner: HuntWinner }) {
  const name = winner.displayName ?? `Member ${winner.member}`;
  return (
    <li className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 px-3 py-2 sm:px-4">
      <span className="w-8 text-right font-semibold">
        <span className="sr-only">Place </span>
        {countText(winner.place)}
      </span>
      <span className="min-w-0 grow basis-40">
        {winner.userId === null ? (
          <bdi className="font-medium">{name}</bdi>
        ) : (
          <PageLink
            href={memberPath(winner.userId)}
            className="link block truncate pointer-coarse:py-2.5"
          >
            <bdi>{name}</bdi>
          </PageLink>
        )}
        {winner.displayName !== null && (
          <span className="block text-xs text-muted">Member {winner.member}</span>
        )}
      </span>
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1 max-sm:w-full max-sm:pl-11">
        <PrizeText amount={winner.amount} points={winner.points} />
        <Payment payment={winner.payment} />
        <TransactionLink url={winner.explorerUrl} name={name} />
      </span>
    </li>
  );
}

const PAYMENTS: Readonly<Record<HuntWinner['payment'], { word: string; tone: Tone } | null>> = {
  none: null,
  waits: { word: 'To be paid', tone: 'neutral' },
  sent: { word: 'Sent', tone: 'brass' },
  paid: { word: 'Paid', tone: 'good' },
  banned: { word: 'Not paid: banned', tone: 'warn' },
  no_address: { word: 'Not paid: no address', tone: 'warn' },
};

function Payment({ payment }: Pick<HuntWinner, 'payment'>) {
  const look = PAYMENTS[payment];
  return look && <Badge tone={look.tone}>{look.word}</Badge>;
}
