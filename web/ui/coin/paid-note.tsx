import { parseSum } from '#rules/amounts.ts';
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
      {rest > 0n && <Amount units={rest} />}
      {rest > 0n ? ' still to pay' : paid === null ? OWED_HINT : '\u00a0'}
    </dd>
  );
}

/** For amounts that this site does not pay. */
export const OWED_HINT = 'owed: this site has no wallet';
