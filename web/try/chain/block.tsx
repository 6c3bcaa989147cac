import { usePagePath } from '#web/shell/page-link.tsx';
import { useTryCall } from '#web/shell/trial/calls.ts';
import { countText } from '#web/ui/figures.ts';
import { UtcTime } from '#web/ui/time.tsx';
import { ChainFrame, Facts } from './chain-frame.tsx';
import { BlockLink, Transactions } from './parts.tsx';

/** A block of the demo's chain. */
export function BlockPage() {
  const height = usePagePath().split('/').at(-1) ?? '';
  const answer = useTryCall('getDemoBlock', { params: { height } });
  return (
    <ChainFrame
      title={`Block ${countText(Number(height))}`}
      lead="A block of the demo's chain."
      missing="There is no such block yet"
      answer={answer}
    >
      {({ hash, minedAt, isNewest, transactions, transactionCount }) => (
        <>
          <Facts
            rows={[
              [
                'Hash',
                <span key="hash" className="font-mono text-[0.8125rem]">
                  {hash}
                </span>,
              ],
              ['Mined', <UtcTime key="mined" at={minedAt} />],
              ...(height === '0'
                ? []
                : ([['Before', <BlockLink key="before" height={Number(height) - 1} />]] as const)),
              isNewest
                ? ['After', 'This is the newest block']
                : ['After', <BlockLink key="after" height={Number(height) + 1} />],
            ]}
          />
          <Transactions
            label="Transactions"
            empty="It holds none."
            transactions={transactions}
            count={transactionCount}
          />
        </>
      )}
    </ChainFrame>
  );
}
