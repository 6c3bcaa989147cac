import { parseSum } from '#rules/amounts.ts';
import { Amount } from './amount.tsx';

/**
 * Beside what was distributed: what of it has been paid on the chain.
 *
 * @param props.paid decimal text; null where there is no wallet; undefined until there is an answer, of the same height
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

/** For amounts that nobody pays by this site. */
export const OWED_HINT = 'owed: this site has no wallet';
