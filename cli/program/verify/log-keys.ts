import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { fromBase64 } from '#rules/log/base64.ts';
import { readCheckpoint, readNote } from '#rules/log/note.ts';
import { type Head, type LogKey, readHead, readKeyText } from './log-heads.ts';
import { isInLog, NO_SALT } from './log-openings.ts';
import type { Report } from './log-report.ts';
import type { Site } from './log-site.ts';

const Changes = Type.Object({
  changes: Type.Array(
    Type.Object({
      index: Type.Integer({ minimum: 0 }),
      text: Type.String(),
      checkpoint: Type.String(),
      proof: Type.Array(Type.String()),
    }),
  ),
});
const Replaced = Type.Object({
  kind: Type.Literal('key_replaced'),
  origin: Type.String(),
  from: Type.String(),
  to: Type.String(),
});
const Begun = Type.Object({
  kind: Type.Literal('log_begun'),
  origin: Type.String(),
  after: Type.Object({ origin: Type.String(), size: Type.Integer(), root: Type.String() }),
});

/** The keys that the log had before, as far as the one in use answers for them, and the logs that it goes on from. */
export type KeyHistory = {
  /** Each signs checkpoints up to a size, newest first. */
  former: { key: LogKey; until: number }[];
  /** The last known checkpoint of a former log, before a restore or a lost secret. */
  begun: { origin: string; after: Head }[];
  /** Checkpoints that the log has to continue. */
  heads: Head[];
};

/** Reads how the log came to its key. Reports a change that is not signed with both keys, or not in the log. */
export async function readKeyHistory(
  site: Site,
  { key, report }: { key: LogKey; report: Report },
): Promise<KeyHistory> {
  const history: KeyHistory = { former: [], begun: [], heads: [] };
  const answer = await site.json('/log/key-changes');
  if (!Value.Check(Changes, answer)) throw new Error('/log/key-changes: the answer is malformed');
  let current = key;
  for (const change of answer.changes.toReversed()) {
    const { index, checkpoint } = change;
    const text: unknown = JSON.parse(change.text);
    const head = { ...readCheckpoint(readNote(checkpoint).text), note: checkpoint };
    let isRight = isInLog({ ...change, salt: NO_SALT }, head);
    if (Value.Check(Begun, text)) {
      const { origin, size, root } = text.after;
      const after = { origin, size, root: fromBase64(root) ?? new Uint8Array(), note: checkpoint };
      history.begun.push({ origin: text.origin, after });
    } else if (Value.Check(Replaced, text) && text.to === current.text) {
      const former = readKeyText(text.from);
      const signed = [await readHead(current, checkpoint), await readHead(former, checkpoint)];
      isRight &&= former.name === key.name && !signed.includes(null);
      history.former.push({ key: former, until: head.size });
      current = former;
    }
    if (isRight) {
      history.heads.push(head);
      report.ok('key', change.text);
    } else {
      report.problem(
        'key',
        `the change at leaf ${index} is not signed or not logged: ${change.text}`,
      );
      return { ...history, former: [] };
    }
  }
  return history;
}

/** Reads a checkpoint that the log's key signed, or a former one while it was in use; null for any other. */
export async function readSigned(
  { key, history }: { key: LogKey; history: KeyHistory },
  note: string | null,
): Promise<Head | null> {
  for (const each of [{ key, until: Number.POSITIVE_INFINITY }, ...history.former]) {
    const head = await readHead(each.key, note);
    if (head !== null) return head.size <= each.until ? head : null;
  }
  return null;
}
