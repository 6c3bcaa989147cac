import { parseSum } from '#rules/amounts.ts';
import { m } from '#web/messages.ts';
import { rich } from '../text/rich.ts';
import { Amount } from './amount.tsx';

type PaidNoteProps = {
  /** In base units; undefined until there is a response, with the same height. */
  distributed: bigint | undefined;
  /** Decimal text: the part that has been paid on the chain; null without a wallet. */
  paid: string | null | undefined;
};

/** Shown next to a distributed amount: the part that is not paid on the chain yet. */
export function PaidNote({ distributed, paid }: PaidNoteProps) {
  const rest = distributed && paid ? distributed - parseSum(paid) : 0n;
  return (
    <dd className="text-xs text-muted">
      {rest > 0n
        ? rich(m.ui_still_to_pay({ amount: () => <Amount units={rest} /> }))
        : paid === null
          ? owedHint()
          : '\u00a0'}
    </dd>
  );
}

/** For amounts that this site does not pay. */
export const owedHint = () => m.ui_owed();
