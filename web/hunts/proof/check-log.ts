import type { Hunt } from '#contract/site/hunts.ts';
import type { LogRecords } from '#contract/site/log.ts';
import { isLogged, NO_SALT, openCheckpoint } from '#web/log/checkpoint.ts';
import type { CheckStep } from './check-hunt.ts';

/** The log's answers about a hunt. The key is null before the log has begun. */
export type HuntLog = LogRecords & { verifierKey: string | null };

const NAME = 'The log';
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
  if (verifierKey === null || checkpoint === null) {
    return { name: NAME, result: 'open', lines: ['The log has no signed checkpoint yet.'] };
  }
  const head = await openCheckpoint(checkpoint, verifierKey);
  const wrong = head.isSigned ? [] : ['The checkpoint is not signed with the log’s key.'];
  const leaves = records.flatMap((record) => {
    if (isLogged({ ...record, salt: NO_SALT }, head)) return readLeaf(record.text);
    wrong.push(`Leaf ${record.index} of the log is not as it was logged.`);
    return [];
  });
  const late: string[] = [];
  for (const { kind, name, hash, atMs } of wantedOf(hunt)) {
    const [found, ...more] = leaves.filter((leaf) => leaf.kind === kind);
    if (found === undefined) {
      (nowMs - atMs > LATE_MS ? wrong : late).push(`The log does not have ${name}.`);
    } else if (found.hunt !== Number(hunt.id) || found.hash !== hash) {
      wrong.push(`The log has another hash for ${name}.`);
    }
    if (more.length > 0) wrong.push(`The log has ${name} more than once.`);
  }
  if (hunt.status !== 'cancelled' && leaves.some(({ kind }) => kind === 'hunt_cancelled')) {
    wrong.push('The log says that this hunt was cancelled.');
  }
  if (wrong.length > 0) return { name: NAME, result: 'wrong', lines: wrong };
  if (late.length > 0) {
    return { name: NAME, result: 'open', lines: [...late, 'Try again in a few minutes.'] };
  }
  const line = `${head.origin}, at size ${head.size} and signed with its key, has these hashes.`;
  return { name: NAME, result: 'ok', lines: [line] };
}

/** The records that the log must have. Times in ms. */
function wantedOf({ proof }: Hunt) {
  const { rulesHash, announcedAt, listHash, listedAt } = proof;
  const rules = {
    kind: 'hunt_announced',
    name: 'the rules',
    hash: rulesHash,
    atMs: Date.parse(announcedAt),
  };
  if (listHash === null || listedAt === null) return [rules];
  return [
    rules,
    { kind: 'hunt_ended', name: 'the list', hash: listHash, atMs: Date.parse(listedAt) },
  ];
}

function readLeaf(text: string) {
  const leaf: { kind?: string; hunt?: number; rules?: string; list?: string } = JSON.parse(text);
  return [{ ...leaf, hash: leaf.rules ?? leaf.list }];
}
