#!/usr/bin/env node
// Checks the public log of a Quarterdeck site, its closed weeks against the log, and leaves that members saved (docs/spec/log.md).
// A second reading of the rules that shares no code with the site. It needs Node 20 and no packages:
//   node verify.mjs URL [--seen FILE] [--openings FILE]
import { createHash, createPublicKey, verify } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

const options = { seen: { type: 'string' }, openings: { type: 'string' } };
const { positionals, values } = parseArgs({ allowPositionals: true, options });
const site = new URL(positionals[0] ?? '').origin;
let problems = 0;
const check = (isRight, subject, thing) => {
  console.log(`${isRight ? 'ok' : 'PROBLEM'} ${subject}: ${thing}`);
  problems += Number(!isRight);
};
const FORK = `a fork: neither checkpoint continues the other. A database that was restored from a backup looks like this,
and so does a history that somebody changed: ask the operator.`;
const sha = (...parts) => parts.reduce((a, b) => a.update(b), createHash('sha256')).digest();
const join = (left, right) => sha(Buffer.of(1), left, right);
const leafHash = (data) => sha(Buffer.of(0), data);
const hex = (data) => data.toString('hex');
const sorted = (each) => Object.fromEntries(Object.entries(each).sort());
const canonical = (value) =>
  JSON.stringify(value, (_, each) => (each?.constructor === Object ? sorted(each) : each));
async function ask(path) {
  const answer = await fetch(site + path, { signal: AbortSignal.timeout(60_000) });
  if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}`);
  return Buffer.from(await answer.arrayBuffer());
}
const askJson = async (path) => JSON.parse(await ask(`/api/weekly-rewards/${path}`));
function readKey(text) {
  const [, name, id, base64] = /^([^\s+]+)\+([0-9a-f]{8})\+(\S+)$/.exec(text) ?? [];
  const data = Buffer.from(base64 ?? '', 'base64');
  const isOwnId = hex(sha(`${name}\n`, data).subarray(0, 4)) === id;
  if (data.length !== 33 || data[0] !== 1 || !isOwnId) throw new Error('the key is malformed');
  const key = { kty: 'OKP', crv: 'Ed25519', x: data.subarray(1).toString('base64url') };
  return { text, name, id, open: createPublicKey({ key, format: 'jwk' }) };
}
/** A checkpoint with the key's signature; null for any other text. */
function readHead(key, note) {
  const [, text, lines] = /^([\s\S]*\n)\n((?:\u2014 \S+ \S+\n)+)$/.exec(note ?? '') ?? [];
  const head = /^(.+)\n(0|[1-9]\d{0,14})\n([\w+/]{43}=)\n(?:.+\n)*$/.exec(text ?? '');
  if (head?.[1] !== key.name) return null;
  const signed = lines.split('\n').filter((line) => line.startsWith(`\u2014 ${key.name} `));
  const signatures = signed.map((line) => Buffer.from(line.split(' ')[2], 'base64'));
  const own = signatures.filter((each) => hex(each.subarray(0, 4)) === key.id);
  const isRight = (each) => verify(null, Buffer.from(text), key.open, each.subarray(4));
  if (own.length === 0 || !own.every(isRight)) return null;
  return { note, size: Number(head[2]), root: Buffer.from(head[3], 'base64') };
}
/** The largest power of two below a size. */
const halfOf = (size) => 2 ** ((size - 1).toString(2).length - 1);
/** The root of a tree, or of its subtrees of equal size with a smaller one at the end. */
function rootOf(hashes) {
  if (hashes.length < 2) return hashes[0] ?? sha();
  const half = halfOf(hashes.length);
  return join(rootOf(hashes.slice(0, half)), rootOf(hashes.slice(half)));
}
/** The root that a proof gives for a leaf. The last hash of a proof is the topmost. */
function climb(index, size, leaf, proof) {
  if (proof.length === 0 || size < 2) return proof.length === 0 && size === 1 ? leaf : sha();
  const [half, step, rest] = [halfOf(size), Buffer.from(proof.at(-1), 'hex'), proof.slice(0, -1)];
  if (index < half) return join(climb(index, half, leaf, rest), step);
  return join(step, climb(index - half, size - half, leaf, rest));
}
const isLogged = ({ index, salt, text, proof }, { size, root }) =>
  climb(index, size, leafHash(sha(Buffer.from(salt, 'hex'), text)), proof).equals(root);
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
/** Splits a week anew: in proportion, then a unit each by the largest remainder, more points, the older account. */
function isSplitRight({ pool_units, threshold_hundredths, highest_share_units }, members) {
  const [pool, most] = [BigInt(pool_units), BigInt(highest_share_units ?? pool_units)];
  const total = members.reduce((sum, { counted }) => sum + counted, 0n);
  const sharing = members.filter(({ counted }) => counted > 0n);
  for (const each of sharing) each.due = (pool * each.counted) / total;
  for (const each of sharing) each.rest = (pool * each.counted) % total;
  const left = sharing.reduce((rest, { due }) => rest - due, pool);
  const down = (a, b) => Number(a < b) - Number(a > b);
  const byAge = (a, b) => a.made - b.made || a.id - b.id;
  sharing.sort((a, b) => down(a.rest, b.rest) || down(a.counted, b.counted) || byAge(a, b));
  for (const each of sharing.slice(0, Number(left))) each.due += 1n;
  const isRight = ({ due = 0n, units }) => units === (due > most ? most : due);
  return members.every((each) => isRight(each) && each.points >= Number(threshold_hundredths));
}
function readMember(line) {
  const fields = line.split(';');
  if (fields.length === 4) fields.splice(2, 0, fields[1]);
  const [id, points, counted, made, units] = fields;
  return { id, points: Number(points), counted: BigInt(counted), made, units: BigInt(units) };
}
/** Checks a week, and gives the checkpoint that proves its closing. */
async function checkWeek(add, week, policies) {
  const { checkpoint, records } = await askJson(`weeks/${week}/log`);
  const head = add('checkpoint', checkpoint);
  const { resultHash } = await askJson(`weeks/${week}?limit=1`);
  const csv = await ask(`/api/weekly-rewards/weeks/${week}/csv`);
  const result = hex(sha(csv));
  const [lines, list] = csv.toString().split(/^member;.*\n/m);
  const header = Object.fromEntries(lines.split('\n').map((line) => line.split(';')));
  const members = list.match(/.+/g)?.map(readMember) ?? [];
  const opened = records.map((each) => ({ ...each, salt: '00'.repeat(32) }));
  const last = opened.sort((a, b) => a.index - b.index).at(-1)?.text;
  const closing = canonical({ kind: 'week_closed', result, week });
  const policy = policies.find(({ fromWeek }) => fromWeek <= week)?.hash;
  const name = `week ${week}`;
  check(resultHash === result, name, 'hash of the file');
  check(head && opened.every((each) => isLogged(each, head)), name, 'records in the log');
  check(last === closing, name, 'closing in the log');
  check(header.week === week && header.policy === policy, name, 'policy in force');
  check(isSplitRight(header, members), name, 'split of the pool');
}

let step = 'site';
async function checkSite() {
  const read = (path) => JSON.parse(readFileSync(path));
  const answers = values.openings ? [read(values.openings)].flat() : [];
  const seen = values.seen && existsSync(values.seen) ? read(values.seen) : {};
  const key = readKey((await ask('/log/verifier-key')).toString().trimEnd());
  const { policies } = await askJson('policies');
  const isOwnHash = ({ policy, hash }) => hex(sha(canonical(policy))) === hash;
  for (const each of policies) check(isOwnHash(each), 'policy', `document of ${each.hash}`);
  const heads = [];
  const add = (subject, note) => {
    const head = readHead(key, note);
    if (head) heads.push({ subject, ...head });
    else check(false, subject, 'signature of a checkpoint');
    return head;
  };
  const fail = (week) => (error) => check(false, `week ${week}`, error.message);
  for (let page = 1, weeks = []; page === 1 || weeks.length === 100; page += 1) {
    ({ weeks } = await askJson(`weeks?page=${page}&limit=100`));
    for (const { week } of weeks) await checkWeek(add, week, policies).catch(fail(week));
  }
  add('checkpoint', (await ask('/log/checkpoint')).toString());
  if (heads.length === 0) return;
  const live = heads.reduce((a, b) => (b.size > a.size ? b : a));
  const fork = (note) => `${FORK}\n${note}\n${live.note}`;
  for (const { checkpoint, openings } of answers) {
    const head = add('openings', checkpoint);
    const isRight = (each) => each.salt && isLogged(each, head);
    for (const each of head ? openings : []) check(isRight(each), `leaf ${each.index}`, each.text);
  }
  const found = problems;
  const old = seen[key.name] ?? Object.values(seen).find((each) => each.site === site);
  if (old?.key === key.text) add('seen', old.checkpoint);
  else if (old) check(false, 'seen', `key ${key.text}, not ${old.key}; ${fork(old.checkpoint)}`);
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
