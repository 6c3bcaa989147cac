import type { DemoTransaction } from '#contract/try/chain.ts';
import { parseAmount } from '#rules/amounts.ts';
import { m } from '#web/messages.ts';
import { usePagePath } from '#web/shell/page-link.tsx';
import { useTryCall } from '#web/shell/trial/calls.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Amount } from '#web/ui/coin/amount.tsx';
import { UtcTime } from '#web/ui/time.tsx';
import { ChainFrame, Facts } from './chain-frame.tsx';
import { AddressLink, BlockLink } from './parts.tsx';

/** A transaction of the demo's chain. */
export function TransactionPage() {
  const txid = usePagePath().split('/').at(-1) ?? '';
  const answer = useTryCall('getDemoTransaction', { params: { txid } });
  return (
    <ChainFrame
      title={m.chain_transaction()}
      lead={<span className="font-mono text-sm break-all">{txid}</span>}
      missing={m.chain_no_transaction()}
      answer={answer}
    >
      {(transaction) => <Transaction transaction={transaction} />}
    </ChainFrame>
  );
}

function Transaction({ transaction }: { transaction: DemoTransaction }) {
  const { block, confirmations, inputs, outputs, amount, fee } = transaction;
  // First those whom the visitor plays: a payout pays many.
  const played = outputs.filter(({ member }) => member?.isPlayed);
  const others = outputs.filter(({ member }) => !member?.isPlayed);
  return (
    <>
      <Facts
        rows={[
          [
            m.chain_state(),
            block === null ? (
              <Badge key="state" tone="warn">
                {m.chain_waits()}
              </Badge>
            ) : (
              <Badge key="state" tone="good">
                {m.chain_confirmations({ count: confirmations })}
              </Badge>
            ),
          ],
          ...(block === null
            ? []
            : ([
                [m.chain_block_row(), <BlockLink key="block" height={block.height} />],
                [m.chain_mined(), <UtcTime key="mined" at={block.minedAt} />],
              ] as const)),
          [m.chain_paid(), <Amount key="paid" units={parseAmount(amount)} />],
          [m.chain_fee(), <Amount key="fee" units={parseAmount(fee)} />],
        ]}
      />
      <Outputs label={m.chain_from()} empty={m.chain_new_coins()} outputs={inputs} />
      {played.map((output) => (
        <Outputs
          key={output.address}
          label={m.chain_to_name({ name: output.member?.name ?? '' })}
          empty=""
          outputs={[output]}
        />
      ))}
      <Outputs
        label={played.length === 0 ? m.chain_to() : m.chain_to_others()}
        empty=""
        outputs={others}
      />
    </>
  );
}

type ShownOutput = DemoTransaction['inputs'][number] &
  Partial<Pick<DemoTransaction['outputs'][number], 'member'>>;

function Outputs(props: { label: string; empty: string; outputs: readonly ShownOutput[] }) {
  const { label, empty, outputs } = props;
  return (
    <section aria-label={label}>
      <h2 className="text-xl">{label}</h2>
      {outputs.length === 0 && <p className="mt-2 text-muted">{empty}</p>}
      <ol className="mt-3 overflow-hidden rounded-lg border bg-surface empty:hidden">
        {outputs.map(({ address, amount, owner, member }, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: their order is the transaction's, and never changes.
            key={index}
            className="flex min-h-12 flex-wrap items-center gap-x-4 gap-y-1 border-b px-4 py-2.5 last:border-b-0"
          >
            {member && <bdi className="w-40 truncate font-medium">{member.name}</bdi>}
            <AddressLink address={address} />
            {owner !== null && <Badge>{OWNERS[owner]()}</Badge>}
            <Amount units={parseAmount(amount)} className="ms-auto font-medium" />
          </li>
        ))}
      </ol>
    </section>
  );
}

const OWNERS = {
  community: () => m.chain_community(),
  faucet: () => m.chain_faucet(),
  purse: () => m.chain_purse(),
} as const;
