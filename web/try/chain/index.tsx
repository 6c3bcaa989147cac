import { m } from '#web/messages.ts';
import { useTryCall } from '#web/shell/trial/calls.ts';
import { MineButton } from '#web/shell/trial/mine-button.tsx';
import { countText } from '#web/ui/figures.ts';
import { UtcTime } from '#web/ui/time.tsx';
import { ChainFrame, Facts } from './chain-frame.tsx';
import { BlockLink, Transactions } from './parts.tsx';

/** The demo's chain: its newest block and transactions. */
export function ChainPage() {
  const answer = useTryCall('getDemoChain', {});
  return (
    <ChainFrame
      title={m.chain_title()}
      lead={m.chain_lead()}
      missing={m.chain_none()}
      answer={answer}
    >
      {({ height, minedAt, waiting, transactions, transactionCount }) => (
        <>
          <Facts
            rows={[
              [m.chain_newest_block(), <BlockLink key="newest" height={height} />],
              [m.chain_mined(), <UtcTime key="mined" at={minedAt} />],
              [m.chain_waiting(), countText(waiting)],
            ]}
          />
          <div>
            <MineButton variant="primary" />
          </div>
          <Transactions
            label={m.chain_newest()}
            empty={m.chain_none_yet()}
            transactions={transactions}
            count={transactionCount}
          />
        </>
      )}
    </ChainFrame>
  );
}
