#!/usr/bin/env node
// Checks the public log of a Quarterdeck site, its closed weeks against the log, and leaves that members saved (docs/spec/log.md).
// A second reading of the rules that shares no code with the site. It needs Node 20 and no packages:
//   node verify.mjs URL [--seen FILE] [--openings FILE] [--witness VKEY,VKEY]
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { faultsOf } from './hunt-draw.mjs';
import {
  hex,
  isLogged,
  isSigned,
  leafHash,
  readHead,
  readKey,
  readNote,
  rootOf,
  sha,
} from './log-formats.mjs';
import { isByPolicy, isSplitRight, readMember } from './week-split.mjs';

const text = { type: 'string' };
const options = { seen: text, openings: text, witness: text };
const { positionals, values } = parseArgs({ allowPositionals: true, options });
const site = new URL(positionals[0] ?? '').origin;
let problems = 0;
const check = (isRight, subject, thing) => {
  console.log(`${isRight ? 'ok' : 'PROBLEM'} ${subject}: ${thing}`);
  problems += Number(!isRight);
  return isRight;
};
const NO_SALT = '00'.repeat(32);
const FORK = `a fork: neither checkpoint continues the other. A database that was restored from a backup looks like this,
and so does a history that somebody changed: ask the operator.`;
const sorted = (each) => Object.fromEntries(Object.entries(each).sort());
const canonical = (value) =>
  JSON.stringify(value, (_, each) => (each?.constructor === Object ? sorted(each) : each));
async function ask(path) {
  const answer = await fetch(site + path, { signal: AbortSignal.timeout(60_000) });
  if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}`);
  return Buffer.from(await answer.arrayBuffer());
}
const askJson = async (path) => JSON.parse(await ask(`/api/weekly-rewards/${path}`));
function tilePath(level, index, width) {
  const digits = `${index}`.padStart(Math.ceil(`${index}`.length / 3) * 3, '0');
  const path = digits.replace(/\d{3}(?=\d)/g, 'x$&/');
  return `/log/tile/${level}/${path}${width === 256 ? '' : `.p/${width}`}`;
}
async function checkTile(level, index, hashes) {
  const path = tilePath(level, index, hashes.length);
  if (!Buffer.concat(hashes).equals(await ask(path))) check(false, 'tile', path);
}
async function readLeaves(index, width) {
  const path = tilePath('entries', index, width);
  const entries = await ask(path);
  const starts = Array.from({ length: width }, (_, place) => place * 34);
  const isRight = (at) => entries.subarray(at, at + 2).equals(Buffer.of(0, 32));
  if (entries.length !== 34 * width || !starts.every(isRight)) throw new Error(`cut: ${path}`);
  const leaves = starts.map((at) => leafHash(entries.subarray(at + 2, at + 34)));
  await checkTile(0, index, leaves);
  return leaves;
}
/** Reads all commitments and tiles; gives the roots of these sizes. */
async function readRoots(size, sizes) {
  const [roots, tops] = [new Map([[0, sha()]]), []];
  for (let first = 0; first < size; first += 8 * 256) {
    const starts = Array.from({ length: 8 }, (_, n) => first + n * 256).filter((at) => at < size);
    const tiles = starts.map((at) => readLeaves(at / 256, Math.min(256, size - at)));
    for (const [n, leaves] of (await Promise.all(tiles)).entries()) {
      const ends = sizes.filter((end) => end > starts[n] && end <= starts[n] + leaves.length);
      const subtree = (end) => rootOf(leaves.slice(0, end - starts[n]));
      for (const end of ends) roots.set(end, rootOf([...tops, subtree(end)]));
      if (leaves.length === 256) tops.push(rootOf(leaves));
    }
  }
  for (let level = 1, row = tops, above = []; row.length > 0; level += 1, row = above, above = []) {
    for (let at = 0; at < row.length; at += 256) {
      const tile = row.slice(at, at + 256);
      await checkTile(level, at / 256, tile);
      if (tile.length === 256) above.push(rootOf(tile));
    }
  }
  return roots;
}
/** Checks a week. `left` has the units that each week left to the next one. */
async function checkWeek(add, week, policies, left) {
  const { checkpoint, records } = await askJson(`weeks/${week}/log`);
  const head = add('checkpoint', checkpoint);
  const { resultHash } = await askJson(`weeks/${week}?limit=1`);
  const csv = await ask(`/api/weekly-rewards/weeks/${week}/csv`);
  const result = hex(sha(csv));
  const [lines, list] = csv.toString().split(/^member;.*\n/m);
  const header = Object.fromEntries(lines.split('\n').map((line) => line.split(';')));
  const members = list.match(/.+/g)?.map(readMember) ?? [];
  const opened = records.map((each) => ({ ...each, salt: NO_SALT }));
  const last = opened.sort((a, b) => a.index - b.index).at(-1)?.text;
  const closing = canonical({ kind: 'week_closed', result, week });
  const policy = policies.find(({ fromWeek }) => fromWeek <= week);
  const name = `week ${week}`;
  check(resultHash === result, name, 'hash of the file');
  check(head && opened.every((each) => isLogged(each, head)), name, 'records in the log');
  check(last === closing, name, 'closing in the log');
  check(header.week === week && header.policy === policy?.hash, name, 'policy in force');
  check(isSplitRight(header, members), name, 'split of the pool');
  if (!policy) return;
  check(isByPolicy(header, policy.policy, left.get(week)), name, 'figures of the policy');
  const rest = members.reduce((sum, { units }) => sum - units, BigInt(header.pool_units));
  left.set(new Date(Date.parse(week) + 7 * 86_400_000).toISOString().slice(0, 10), rest);
}
/** Checks a treasure hunt by its texts and the log. */
async function checkHunt(add, id) {
  const [hunt, log] = await Promise.all(
    ['', '/log'].map(async (part) => JSON.parse(await ask(`/api/hunts/${id}${part}`))),
  );
  const head = log.checkpoint && add('checkpoint', log.checkpoint);
  const isIn = (each) => head && isLogged({ ...each, salt: NO_SALT }, head);
  const faults = faultsOf(
    hunt,
    log.records.filter(isIn).map(({ text }) => JSON.parse(text)),
  );
  for (const { number, picture } of hunt.openedClues) {
    if (!picture) continue;
    const bytes = await ask(`/api/hunts/${id}/clues/${number}/picture`);
    if (hex(sha(bytes)) !== picture.hash) faults.push(`picture of clue ${number}`);
  }
  check(
    faults.length === 0,
    `hunt ${id}`,
    faults.join(', ') || `what is fixed while it is ${hunt.status}`,
  );
}

/**
 * Follows the keys back from the one in use. A change is in the log, and the keys of both signed what covers it. Gives the keys,
 * and the checkpoints after which logs with other names went on.
 */
async function followKeys(keys, heads) {
  const ends = [];
  const { changes } = JSON.parse(await ask('/log/key-changes'));
  for (const { checkpoint, ...change } of changes.reverse()) {
    const { kind, from, to, after } = JSON.parse(change.text);
    const [head, key] = [readNote(checkpoint), keys.at(-1)];
    let isRight = isLogged({ ...change, salt: NO_SALT }, head);
    if (kind === 'key_replaced' && to === key.text) {
      const former = { ...readKey(from), until: head.size };
      isRight &&= [key, former].every((each) => readHead([each], checkpoint));
      keys.push(former);
    }
    if (kind === 'log_begun') {
      ends.push({ ...after, note: checkpoint, root: Buffer.from(after.root, 'base64') });
    }
    check(isRight, 'key', change.text);
    if (!isRight) return { keys: keys.slice(0, 1), ends };
    heads.push({ subject: 'key', ...head });
  }
  heads.push(...ends.map((each) => ({ subject: 'key', ...each })));
  return { keys, ends };
}
/** Compares a checkpoint of before with the keys; true if the log has to continue it. */
function isToContinue({ key, checkpoint }, { keys, ends, fork }) {
  const [known, head, now] = [readKey(key), readNote(checkpoint), keys[0]];
  if (!head || !isSigned(head, known)) return check(false, 'seen', 'signature of a checkpoint');
  const used = keys.find(({ text }) => text === key);
  const end = used ? undefined : ends.find(({ origin }) => origin === known.name);
  if (used && head.size <= (used.until ?? head.size)) return true;
  if (!end) return check(false, 'seen', `key ${now.text}, not ${key}; ${fork(checkpoint)}`);
  const begun = `a log with the new origin ${now.name} goes on from ${end.size} leaves, as after a restore.`;
  const lost = `Leaves ${end.size} to ${head.size - 1}, which were seen before, may be lost: ask the operator.`;
  const kept = `The former key does not answer for the new one: ask the operator for ${now.text}`;
  return check(head.size <= end.size, 'seen', `${begun} ${head.size > end.size ? lost : kept}`);
}

let step = 'site';
async function checkSite() {
  const read = (path) => JSON.parse(readFileSync(path));
  const answers = values.openings ? [read(values.openings)].flat() : [];
  const seen = values.seen && existsSync(values.seen) ? read(values.seen) : {};
  const witnesses = values.witness?.split(',').map((each) => readKey(each.trim(), 4)) ?? [];
  const key = readKey((await ask('/log/verifier-key')).toString().trimEnd());
  const { policies } = await askJson('policies');
  policies.sort((a, b) => (a.fromWeek < b.fromWeek ? 1 : -1));
  const isOwnHash = ({ policy, hash }) => hex(sha(canonical(policy))) === hash;
  for (const each of policies) check(isOwnHash(each), 'policy', `document of ${each.hash}`);
  const heads = [];
  const { keys, ends } = await followKeys([key], heads);
  const add = (subject, note, by = [key]) => {
    const head = readHead(by, note);
    if (head) heads.push({ subject, ...head });
    else check(false, subject, 'signature of a checkpoint');
    return head;
  };
  const fail = (week) => (error) => check(false, `week ${week}`, error.message);
  const [closed, left] = [[], new Map()];
  for (let page = 1, weeks = []; page === 1 || weeks.length === 100; page += 1) {
    ({ weeks } = await askJson(`weeks?page=${page}&limit=100`));
    closed.unshift(...weeks.map(({ week }) => week).reverse());
  }
  for (const week of closed) await checkWeek(add, week, policies, left).catch(fail(week));
  for (const { id } of JSON.parse(await ask('/api/hunts')).hunts)
    await checkHunt(add, id).catch(({ message }) => check(false, `hunt ${id}`, message));
  const newest = add('checkpoint', (await ask('/log/checkpoint')).toString());
  for (const each of witnesses)
    check(newest && isSigned(newest, each), `witness ${each.name}`, 'cosignature');
  const signed = heads.filter(({ subject }) => subject === 'checkpoint');
  if (signed.length === 0) return;
  const live = signed.reduce((a, b) => (b.size > a.size ? b : a));
  const fork = (note) => `${FORK}\n${note}\n${live.note}`;
  for (const { checkpoint, openings } of answers) {
    const head = add('openings', checkpoint, keys);
    const isRight = (each) => each.salt && isLogged(each, head);
    for (const each of head ? openings : []) check(isRight(each), `leaf ${each.index}`, each.text);
  }
  const found = problems;
  for (const [origin, old] of Object.entries(seen)) {
    const isOld = origin === key.name || old.site === site;
    if (isOld && isToContinue(old, { keys, ends, fork }))
      heads.push({ subject: 'seen', ...readNote(old.checkpoint) });
  }
  step = 'tree';
  const sizes = heads.map(({ size }) => size);
  const roots = await readRoots(live.size, sizes);
  const isRight = ({ size, root }) => roots.get(size)?.equals(root);
  check(isRight(live), 'tree', `root of ${live.size} leaves`);
  for (const each of isRight(live) ? heads : []) {
    check(isRight(each), each.subject, isRight(each) ? `${each.size} leaves` : fork(each.note));
  }
  const kept = { ...seen, [key.name]: { site, key: key.text, checkpoint: live.note } };
  if (values.seen && problems === found) writeFileSync(values.seen, JSON.stringify(kept));
}
await checkSite().catch(({ message }) => check(false, step, message));
console.log(problems === 0 ? 'OK' : `${problems} problems`);
process.exitCode = Math.min(problems, 1);
