import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { canonicalJson } from '#rules/log/canonical-json.ts';
import { checkpointText, signatureLine } from '#rules/log/note.ts';
import { leafHash, nodeHash } from '#rules/log/tree.ts';
import type { Db } from '#server/db/connect.ts';
import { verifierKey } from '#server/services/log/ed25519.ts';
import { retireLogKeys, takeKey } from '#server/services/log/keys.ts';
import { sha256 } from '#server/services/log/tiles.ts';
import { openWeekCsv } from '#server/services/weeks/files.ts';
import { TEST_SECRETS } from '#server/testing/keys.ts';
import { WEEKS } from './logged-site.ts';

/** A change that somebody makes in the database by hand. */
export type Alteration = {
  change: (tx: Db, nth: number) => Promise<unknown>;
  /** A subject about which both verifiers must report a problem. */
  caughtBy: RegExp;
  /** True if only the members' openings show it. */
  byOpenings?: true;
};

const run = (tx: Db, text: string) => sql.raw(text).execute(tx);

/** The row of a table that a number picks; deferred to the database, which knows how many there are. */
const rowOf = (table: string, nth: number, where = 'true') =>
  `ctid = (select ctid from ${table} where ${where} order by ctid
    offset ${nth} % (select count(*) from ${table} where ${where}) limit 1)`;

/** Changes one row. */
const update =
  (table: string, set: string, where = 'true') =>
  (tx: Db, nth: number) =>
    run(tx, `update ${table} set ${set} where ${rowOf(table, nth, where)}`);

/** An event or entry of the member whose openings are checked, in the closed weeks. */
const OWN = `member_id = 1 and week <= '${WEEKS[1]}'`;
const OWN_LEAF = `event_seq in (select seq from activity_events where ${OWN}) and member_id = 1`;

/** By name. */
export const ALTERATIONS: Readonly<Record<string, Alteration>> = {
  'one more finisher of a hunt': {
    change: update('hunts', `list_text = replace(list_text, '[', '[3,')`),
    caughtBy: /^hunt \d$/,
  },
  'one more finisher of a hunt, with the hash': {
    change: update(
      'hunts',
      `list_text = replace(list_text, '[', '[3,'),
      list_hash = encode(sha256(replace(list_text, '[', '[3,')::bytea), 'hex')`,
    ),
    caughtBy: /^hunt \d$/,
  },
  'other rules of a hunt, with their hash': {
    change: update(
      'hunts',
      `rules_text = replace(rules_text, '"leastPoints":0', '"leastPoints":1'),
      rules_hash = encode(sha256(replace(rules_text, '"leastPoints":0', '"leastPoints":1')::bytea), 'hex')`,
    ),
    caughtBy: /^hunt \d$/,
  },
  'the winners of a hunt in another order': {
    change: update('hunts', "winner_members = '{1,2}'"),
    caughtBy: /^hunt \d$/,
  },
  'another block that draws': {
    change: update('hunts', "beacon_hash = repeat('ab', 32)", "winners = 'draw'"),
    caughtBy: /^hunt \d$/,
  },
  'another clue of a hunt': {
    change: update('hunt_clues', "hint = 'x', hint_after_minutes = 1"),
    caughtBy: /^hunt \d$/,
  },
  'another picture of a clue': {
    change: update('hunt_pictures', "bytes = bytes || 'x'::bytea"),
    caughtBy: /^hunt \d$/,
  },
  'another description of a picture': {
    change: update('hunt_clues', "picture_description = 'x'", 'picture_hash is not null'),
    caughtBy: /^hunt \d$/,
  },
  'another commitment': {
    change: update('log_leaves', "commitment = sha256(commitment || 'x'::bytea)"),
    caughtBy: /^tree$/,
  },
  'two leaves in another order': { change: swapLeaves, caughtBy: /^tree$/ },
  'a deleted leaf': {
    change: (tx, nth) => run(tx, `delete from log_leaves where ${rowOf('log_leaves', nth)}`),
    caughtBy: /^tree$/,
  },
  'a deleted leaf, with those after it moved up': { change: closeGap, caughtBy: /^tree$/ },
  'an added leaf, with those after it moved down': { change: addLeaf, caughtBy: /^tree$/ },
  'another node': {
    change: update('log_nodes', "hash = sha256(hash || 'x'::bytea)"),
    caughtBy: /^tile$/,
  },
  'another root in the checkpoint': {
    change: (tx) =>
      run(
        tx,
        `update log_checkpoints set note = regexp_replace(note, E'\\n[A-Za-z0-9+/]{43}=', E'\\n' ||
        encode(sha256(note::bytea), 'base64'))`,
      ),
    caughtBy: /^checkpoint$/,
  },
  'a higher share': {
    change: update('shares', 'amount = amount + 1'),
    caughtBy: /^week /,
  },
  'a lower share': {
    change: update('shares', 'amount = amount - 1', 'amount > 0'),
    caughtBy: /^week /,
  },
  'other points of a share': {
    change: update('shares', 'points = points + 1'),
    caughtBy: /^week /,
  },
  'a deleted share': {
    change: (tx, nth) => run(tx, `delete from shares where ${rowOf('shares', nth)}`),
    caughtBy: /^week /,
  },
  'another age of an account': {
    change: update('shares', "account_created_at = account_created_at - interval '1 ms'"),
    caughtBy: /^week /,
  },
  'another hash of a result': {
    change: update('weeks', "result_hash = encode(sha256(result_hash::bytea), 'hex')"),
    caughtBy: /^week /,
  },
  'another record of a closing or a hunt': {
    change: update(
      'log_leaves',
      "record_text = replace(record_text, '0', '1')",
      'record is not null',
    ),
    caughtBy: /^(week|hunt) /,
  },
  'a closing or a hunt that is not in the log': {
    change: update('log_leaves', "record_text = '{}'", 'record is not null'),
    caughtBy: /^(week|hunt) /,
  },
  'another policy': {
    change: update(
      'policies',
      'document = replace(document, \'"highestShare":10\', \'"highestShare":90\')',
    ),
    caughtBy: /^policy$/,
  },
  'another policy with its hash': {
    change: update(
      'policies',
      "document = doc, hash = encode(sha256(doc::bytea), 'hex') from (select replace(document, '\"highestShare\":10', '\"highestShare\":90') as doc from policies) as other",
    ),
    caughtBy: /^week /,
  },
  'a week with another threshold than its policy’s, closed anew': {
    change: (tx) => closeAnew(tx, 'threshold = 99'),
    caughtBy: /^week /,
  },
  'a week with another highest share than its policy’s, closed anew': {
    change: (tx) => closeAnew(tx, 'highest_share = pool'),
    caughtBy: /^week /,
  },
  'a policy in force from another week': {
    change: update('policies', 'from_week = from_week + 7'),
    caughtBy: /^week /,
  },
  'other points of an event': {
    change: update('point_entries', 'points = points + 1', OWN),
    caughtBy: /^leaf /,
    byOpenings: true,
  },
  'other points for the week': {
    change: update('point_entries', 'week_points = week_points - 1', OWN),
    caughtBy: /^leaf /,
    byOpenings: true,
  },
  'another reason for points': {
    change: update('point_entries', "rule = 'gm'", OWN),
    caughtBy: /^leaf /,
    byOpenings: true,
  },
  'deleted points': {
    change: (tx, nth) =>
      run(tx, `delete from point_entries where ${rowOf('point_entries', nth, OWN)}`),
    caughtBy: /^leaf /,
    byOpenings: true,
  },
  'a deleted event': {
    change: (tx, nth) =>
      run(tx, `delete from activity_events where ${rowOf('activity_events', nth, OWN)}`),
    caughtBy: /^leaf /,
    byOpenings: true,
  },
  'another time': {
    change: update('activity_events', "at = at + interval '1 ms'", OWN),
    caughtBy: /^leaf /,
    byOpenings: true,
  },
  'another transaction': {
    change: update('activity_events', "txid = repeat('c', 64)", OWN),
    caughtBy: /^leaf /,
    byOpenings: true,
  },
  'another type': {
    change: update('activity_events', "type = 'send'", OWN),
    caughtBy: /^leaf /,
    byOpenings: true,
  },
  'another amount': {
    change: update('activity_events', 'amount = amount + 1', OWN),
    caughtBy: /^leaf /,
    byOpenings: true,
  },
  'another receiver': {
    change: update('activity_events', 'counterpart_id = counterpart_id + 1', OWN),
    caughtBy: /^leaf /,
    byOpenings: true,
  },
  'another salt': {
    change: update('log_leaves', "salt = sha256(salt || 'x'::bytea)", OWN_LEAF),
    caughtBy: /^leaf /,
    byOpenings: true,
  },
  'a rewritten past, signed again': { change: rewritePast, caughtBy: /^seen$/ },
  'a lost end, as after a restore': { change: loseEnd, caughtBy: /^seen$/ },
  'another key with the same name': { change: replaceKey, caughtBy: /^seen$/ },
  'a log with a new name': { change: renameLog, caughtBy: /^seen$/ },
};

/** Changes a week's figures with the hash of its file and its closing in the log, and signs that. */
async function closeAnew(tx: Db, set: string): Promise<void> {
  const [, week] = WEEKS;
  await run(tx, `update weeks set ${set} where week = '${week}'`);
  const hash = createHash('sha256');
  for await (const part of (await openWeekCsv(tx, { week })).parts) hash.update(part);
  const result = hash.digest('hex');
  const text = canonicalJson({ kind: 'week_closed', week, result });
  await sql`update weeks set result_hash = ${result} where week = ${week}::date`.execute(tx);
  await sql`
    update log_leaves set record_text = ${text}, commitment = sha256(salt || convert_to(${text}, 'UTF8'))
    where record like ${`closing ${week} %`}`.execute(tx);
  await signAnew(tx);
}

/** Leaves whose indexes are moved out of the way first, because indexes are unique. */
async function move(tx: Db, from: number, by: number): Promise<void> {
  await run(tx, `update log_leaves set index = index + 1000000 where index >= ${from}`);
  await run(tx, `update log_leaves set index = index - 1000000 + ${by} where index >= 1000000`);
}

async function countOf(tx: Db): Promise<number> {
  const { rows } = await sql<{
    count: number;
  }>`select count(*)::int as count from log_leaves`.execute(tx);
  return rows[0]?.count ?? 0;
}

async function swapLeaves(tx: Db, nth: number): Promise<void> {
  const first = nth % ((await countOf(tx)) - 1);
  await run(tx, `update log_leaves set index = 1000000 where index = ${first}`);
  await run(tx, `update log_leaves set index = ${first} where index = ${first + 1}`);
  await run(tx, `update log_leaves set index = ${first + 1} where index = 1000000`);
}

async function closeGap(tx: Db, nth: number): Promise<void> {
  const gap = nth % (await countOf(tx));
  await run(tx, `delete from log_leaves where index = ${gap}`);
  await move(tx, gap + 1, -1);
}

async function addLeaf(tx: Db, nth: number): Promise<void> {
  const place = nth % (await countOf(tx));
  await move(tx, place, 1);
  await run(
    tx,
    `insert into log_leaves (index, commitment, salt, event_seq, member_id)
    values (${place}, sha256('x'), sha256('y'), 9999, 1)`,
  );
}

/** Changes a leaf that was signed before, and rebuilds everything above it. */
async function rewritePast(tx: Db, nth: number): Promise<void> {
  const place = nth % (await countOf(tx));
  await run(
    tx,
    `update log_leaves set commitment = sha256(commitment || 'x'::bytea)
    where index = ${place}`,
  );
  await signAnew(tx);
}

async function loseEnd(tx: Db, nth: number): Promise<void> {
  const size = 1 + (nth % ((await countOf(tx)) - 1));
  await run(tx, `delete from log_leaves where index >= ${size}`);
  await run(tx, `delete from log_nodes where (index + 1) * 256 > ${size}`);
  await signAnew(tx);
}

async function replaceKey(tx: Db): Promise<void> {
  await run(tx, 'delete from log_keys');
  await signAnew(tx);
}

async function renameLog(tx: Db): Promise<void> {
  await retireLogKeys(tx);
  await signAnew(tx);
}

/** Signs the leaves as they are, with the key in use. */
export async function signAnew(tx: Db): Promise<void> {
  const { rows } = await sql<{ commitment: Uint8Array }>`
    select commitment from log_leaves order by index`.execute(tx);
  const leaves = rows.map(({ commitment }) => leafHash(sha256, commitment));
  for (let index = 0; (index + 1) * 256 <= leaves.length; index += 1) {
    const hash = rootOf(leaves.slice(index * 256, (index + 1) * 256));
    await sql`update log_nodes set hash = ${hash}::bytea where index = ${index} and level = 1`.execute(
      tx,
    );
  }
  const basics = {
    use: 'log',
    secrets: TEST_SECRETS,
    origin: 'deck.example/log',
    nowMs: 0,
  } as const;
  const { key } = await takeKey(tx, basics);
  const text = checkpointText({ origin: key.origin, size: leaves.length, root: rootOf(leaves) });
  const { name, keyId } = verifierKey(key);
  const line = signatureLine({ name, keyId, signature: key.sign(Buffer.from(text)) });
  await run(tx, 'delete from log_checkpoints');
  await sql`
    insert into log_checkpoints (size, note, key_id, signed_at)
    values (${leaves.length}, ${`${text}\n${line}`}, ${key.id}::bigint, now())`.execute(tx);
}

/** As RFC 6962 defines it. */
function rootOf(leaves: readonly Uint8Array[]): Uint8Array {
  const [first = sha256()] = leaves;
  if (leaves.length < 2) return first;
  let half = 1;
  while (half * 2 < leaves.length) half *= 2;
  return nodeHash(sha256, rootOf(leaves.slice(0, half)), rootOf(leaves.slice(half)));
}
