import { m } from '#web/messages.ts';
import { usePagePath } from '#web/shell/page-link.tsx';
import { useTryCall } from '#web/shell/trial/calls.ts';
import { UtcTime } from '#web/ui/time.tsx';
import { ChainFrame, Facts } from './chain-frame.tsx';
import { BlockLink, Transactions } from './parts.tsx';

/** A block of the demo's chain. */
export function BlockPage() {
  const height = usePagePath().split('/').at(-1) ?? '';
  const answer = useTryCall('getDemoBlock', { params: { height } });
  return (
    <ChainFrame
      title={m.chain_block({ height: Number(height) })}
      lead={m.chain_block_lead()}
      missing={m.chain_no_block()}
      answer={answer}
    >
      {({ hash, minedAt, isNewest, transactions, transactionCount }) => (
        <>
          <Facts
            rows={[
              [
                m.chain_hash(),
                <span key="hash" className="font-mono text-[0.8125rem]">
                  {hash}
                </span>,
              ],
              [m.chain_mined(), <UtcTime key="mined" at={minedAt} />],
              ...(height === '0'
                ? []
                : ([
                    [m.chain_before(), <BlockLink key="before" height={Number(height) - 1} />],
                  ] as const)),
              isNewest
                ? [m.chain_after(), m.chain_is_newest()]
                : [m.chain_after(), <BlockLink key="after" height={Number(height) + 1} />],
            ]}
          />
          <Transactions
            label={m.chain_transactions()}
            empty={m.chain_holds_none()}
            transactions={transactions}
            count={transactionCount}
          />
        </>
      )}
    </ChainFrame>
  );
}
