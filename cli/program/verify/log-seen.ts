import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';
import { UsageError } from '../../command.ts';
import { type Head, type LogKey, readHead, readKeyText } from './log-heads.ts';
import type { KeyHistory } from './log-keys.ts';
import type { Report } from './log-report.ts';

/** By origin: the site's address, the log's key, and the newest checkpoint of it that was seen. */
const Kept = Type.Object({ site: Type.String(), key: Type.String(), checkpoint: Type.String() });
type Kept = Static<typeof Kept>;
const SeenFile = Type.Record(Type.String(), Kept);

export type Seen = ReturnType<typeof openSeen>;

type Asked = { site: string; key: LogKey; history: KeyHistory; live: Head; report: Report };

/** Opens the file that keeps checkpoints from one check to the next; it may not exist yet. Throws UsageError. */
export function openSeen(path: string) {
  const kept: unknown = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
  if (!Value.Check(SeenFile, kept)) throw new UsageError(`${path} is not a file of checkpoints.`);
  return {
    /**
     * The checkpoints seen before that the log has to continue: those of each origin that the site has had, because a log that goes on
     * from an older one may lack leaves of a newer one. Reports a key that the log's key does not answer for, and events that a
     * restore may have lost.
     */
    async find(asked: Asked): Promise<Head[]> {
      const before = Object.entries(kept).filter(
        ([origin, each]) => origin === asked.key.name || each.site === asked.site,
      );
      const found: Head[] = [];
      for (const [, each] of before) {
        const head = await findOne(path, each, asked);
        if (head !== null) found.push(head);
      }
      return found;
    },
    /** Keeps the newest checkpoint. */
    keep({ site, key, head }: { site: string; key: LogKey; head: Head }): void {
      kept[key.name] = { site, key: key.text, checkpoint: head.note };
      writeFileSync(`${path}.new`, `${JSON.stringify(kept, null, 2)}\n`);
      renameSync(`${path}.new`, path);
    },
  };
}

/** The checkpoint of one origin; null if the log does not have to continue it. */
async function findOne(
  path: string,
  before: Kept,
  { key, history, live, report }: Asked,
): Promise<Head | null> {
  const known = readKeyText(before.key);
  const head = await readHead(known, before.checkpoint);
  if (head === null) report.problem('seen', `${path} has a checkpoint without its signature`);
  const keys = [{ key, until: Number.POSITIVE_INFINITY }, ...history.former];
  const used = keys.find((each) => each.key.text === before.key);
  if (head === null || (used !== undefined && head.size <= used.until)) return head;
  const restored = history.begun.find(({ after }) => after.origin === known.name);
  if (used === undefined && restored !== undefined) {
    return continued({ head, key, after: restored.after, report });
  }
  report.problem('seen', `the log’s key was ${before.key}, and is ${key.text}`);
  report.fork('seen', head, live);
  return null;
}

/** Compares the checkpoint of a former log with the last one that the log of now names: it may have signed more. */
function continued({
  head,
  key,
  after,
  report,
}: {
  head: Head;
  key: LogKey;
  after: Head;
  report: Report;
}): Head | null {
  const begun = `a log with the new origin ${key.name} goes on from ${after.size} leaves of ${head.origin}, as after a restore`;
  if (head.size > after.size) {
    const text = `${begun}. Leaves ${after.size} to ${head.size - 1}, which were seen before, may be lost: ask the operator.`;
    report.problem('seen', `${text}\n${head.note}`);
    return null;
  }
  report.ok(
    'seen',
    `${begun}. The former key does not answer for the new one: ask the operator for ${key.text}`,
  );
  return head;
}
