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
      title="The demo's chain"
      lead="Play money on a chain that lives in this demo alone. A block is mined each minute, or when you say so."
      missing="There is no chain"
      answer={answer}
    >
      {({ height, minedAt, waiting, transactions, transactionCount }) => (
        <>
          <Facts
            rows={[
              ['Newest block', <BlockLink key="newest" height={height} />],
              ['Mined', <UtcTime key="mined" at={minedAt} />],
              ['Transactions that wait for a block', countText(waiting)],
            ]}
          />
          <div>
            <MineButton variant="primary" />
          </div>
          <Transactions
            label="Newest transactions"
            empty="There is none yet."
            transactions={transactions}
            count={transactionCount}
          />
        </>
      )}
    </ChainFrame>
  );
}
