import { parseAmount } from '#rules/amounts.ts';
import { usePagePath } from '#web/shell/page-link.tsx';
import { useTryCall } from '#web/shell/trial/calls.ts';
import { Amount } from '#web/ui/coin/amount.tsx';
import { ChainFrame, Facts } from './chain-frame.tsx';
import { Transactions } from './parts.tsx';

/** The transactions of an address of the demo's chain. */
export function AddressPage() {
  const address = usePagePath().split('/').at(-1) ?? '';
  const answer = useTryCall('getDemoAddress', { params: { address } });
  return (
    <ChainFrame
      title="Address"
      lead={<span className="font-mono text-sm break-all">{address}</span>}
      missing="There is no such address"
      answer={answer}
    >
      {({ balance, received, transactions, transactionCount }) => (
        <>
          <Facts
            rows={[
              ['Balance', <Amount key="balance" units={parseAmount(balance)} />],
              ['Received', <Amount key="received" units={parseAmount(received)} />],
            ]}
          />
          <Transactions
            label="Transactions"
            empty="It was never used."
            transactions={transactions}
            count={transactionCount}
          />
        </>
      )}
    </ChainFrame>
  );
}
