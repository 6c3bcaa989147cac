import { parseAmount } from '#rules/amounts.ts';
import { m } from '#web/messages.ts';
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
      title={m.chain_address()}
      lead={<span className="font-mono text-sm break-all">{address}</span>}
      missing={m.chain_no_address()}
      answer={answer}
    >
      {({ balance, received, transactions, transactionCount }) => (
        <>
          <Facts
            rows={[
              [m.chain_balance(), <Amount key="balance" units={parseAmount(balance)} />],
              [m.chain_received(), <Amount key="received" units={parseAmount(received)} />],
            ]}
          />
          <Transactions
            label={m.chain_transactions()}
            empty={m.chain_unused()}
            transactions={transactions}
            count={transactionCount}
          />
        </>
      )}
    </ChainFrame>
  );
}
