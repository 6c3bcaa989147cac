import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { UsageError } from '../../command.ts';
import { type Head, type LogKey, readHead } from './log-heads.ts';
import type { Report } from './log-report.ts';

/** By origin: the site's address, the log's key, and the newest checkpoint of it that was seen. */
const SeenFile = Type.Record(
  Type.String(),
  Type.Object({ site: Type.String(), key: Type.String(), checkpoint: Type.String() }),
);

export type Seen = ReturnType<typeof openSeen>;

type Asked = { site: string; key: LogKey; live: Head; report: Report };

/** Opens the file that keeps checkpoints from one check to the next; it may not exist yet. Throws UsageError. */
export function openSeen(path: string) {
  const kept: unknown = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
  if (!Value.Check(SeenFile, kept)) throw new UsageError(`${path} is not a file of checkpoints.`);
  return {
    /** The checkpoint seen before; null if there is none, or none that can be compared. Reports another key or origin. */
    async find({ site, key, live, report }: Asked): Promise<Head | null> {
      const before = kept[key.name] ?? Object.values(kept).find((each) => each.site === site);
      if (before === undefined) return null;
      if (before.key !== key.text) {
        report.problem('seen', `the log’s key was ${before.key}, and is ${key.text}`);
        report.fork('seen', { note: before.checkpoint }, live);
        return null;
      }
      const head = await readHead(key, before.checkpoint);
      if (head === null) report.problem('seen', `${path} has a checkpoint without its signature`);
      return head;
    },
    /** Keeps the newest checkpoint. */
    keep({ site, key, head }: { site: string; key: LogKey; head: Head }): void {
      kept[key.name] = { site, key: key.text, checkpoint: head.note };
      writeFileSync(`${path}.new`, `${JSON.stringify(kept, null, 2)}\n`);
      renameSync(`${path}.new`, path);
    },
  };
}
