import type { Hunt } from '#contract/site/hunts.ts';
import type { LogRecords } from '#contract/site/log.ts';
import { isLogged, NO_SALT, openCheckpoint } from '#web/log/checkpoint.ts';
import { m } from '#web/messages.ts';
import type { CheckStep } from './check-hunt.ts';

/** The log's answers about a hunt. The key is null before the log has begun. */
export type HuntLog = LogRecords & { verifierKey: string | null };

/** A checkpoint follows within a minute. Without one after this time, something is wrong. In ms. */
const LATE_MS = 3_600_000;

/**
 * Checks that the public log has the hashes of the rules and of the list.
 *
 * @throws Error if an answer is malformed
 */
export async function checkLog(
  hunt: Hunt,
  { verifierKey, checkpoint, records }: HuntLog,
  nowMs: number,
): Promise<CheckStep> {
  const name = m.hunt_step_log();
  if (verifierKey === null || checkpoint === null) {
    return { name, result: 'open', lines: [m.hunt_log_none()] };
  }
  const head = await openCheckpoint(checkpoint, verifierKey);
  const wrong = head.isSigned ? [] : [m.hunt_log_unsigned()];
  const leaves = records.flatMap((record) => {
    if (isLogged({ ...record, salt: NO_SALT }, head)) return readLeaf(record.text);
    wrong.push(m.hunt_log_leaf({ index: String(record.index) }));
    return [];
  });
  const late: string[] = [];
  for (const { kind, hash, atMs, faults } of wantedOf(hunt)) {
    const [found, ...more] = leaves.filter((leaf) => leaf.kind === kind);
    if (found === undefined) {
      (nowMs - atMs > LATE_MS ? wrong : late).push(faults.none());
    } else if (found.hunt !== Number(hunt.id) || found.hash !== hash) {
      wrong.push(faults.other());
    }
    if (more.length > 0) wrong.push(faults.twice());
  }
  if (hunt.status !== 'cancelled' && leaves.some(({ kind }) => kind === 'hunt_cancelled')) {
    wrong.push(m.hunt_log_cancelled());
  }
  if (wrong.length > 0) return { name, result: 'wrong', lines: wrong };
  if (late.length > 0) {
    return { name, result: 'open', lines: [...late, m.hunt_log_soon()] };
  }
  const line = m.hunt_log_agrees({ origin: head.origin, size: String(head.size) });
  return { name, result: 'ok', lines: [line] };
}

const RULES_FAULTS = {
  none: () => m.hunt_log_no_rules(),
  other: () => m.hunt_log_other_rules(),
  twice: () => m.hunt_log_twice_rules(),
};
const LIST_FAULTS = {
  none: () => m.hunt_log_no_list(),
  other: () => m.hunt_log_other_list(),
  twice: () => m.hunt_log_twice_list(),
};

/** The records that the log must have. Times in ms. */
function wantedOf({ proof }: Hunt) {
  const { rulesHash, announcedAt, listHash, listedAt } = proof;
  const rules = {
    kind: 'hunt_announced',
    hash: rulesHash,
    atMs: Date.parse(announcedAt),
    faults: RULES_FAULTS,
  };
  if (listHash === null || listedAt === null) return [rules];
  return [
    rules,
    { kind: 'hunt_ended', hash: listHash, atMs: Date.parse(listedAt), faults: LIST_FAULTS },
  ];
}

function readLeaf(text: string) {
  const leaf: { kind?: string; hunt?: number; rules?: string; list?: string } = JSON.parse(text);
  return [{ ...leaf, hash: leaf.rules ?? leaf.list }];
}
