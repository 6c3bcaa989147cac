import { parseSum } from '#rules/amounts.ts';
import { Amount } from './amount.tsx';

/**
 * Shown next to a distributed amount: the part that has been paid on the chain.
 *
 * @param props.paid decimal text; null without a wallet; undefined until there is a response, with the same height
 */
export function PaidNote({ paid }: { paid: string | null | undefined }) {
  return (
    <dd className="text-xs text-muted">
      {paid === undefined ? (
        '\u00a0'
      ) : paid === null ? (
        OWED_HINT
      ) : (
        <>
          <Amount units={parseSum(paid)} /> of it paid
        </>
      )}
    </dd>
  );
}

/** For amounts that this site does not pay. */
export const OWED_HINT = 'owed: this site has no wallet';
