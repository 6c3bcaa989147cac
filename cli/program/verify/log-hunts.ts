import { createHash } from 'node:crypto';
import { getHunt, getHunts, type Hunt } from '#contract/site/hunts.ts';
import { getHuntLog, type LogRecords } from '#contract/site/log.ts';
import { clueText, findWinners } from '#rules/hunts/draw.ts';
import { HUNT_LIMITS } from '#rules/hunts/limits.ts';
import type { ReadBlockHash } from './chain-evidence.ts';
import { type Head, type LogKey, readHead } from './log-heads.ts';
import { isInLog, NO_SALT } from './log-openings.ts';
import type { Report } from './log-report.ts';
import { readAnswer, type Site } from './log-site.ts';
import { hashOf } from './log-weeks.ts';

/**
 * Checks the rules, the list, the clues and the winners of every hunt that the site lists, against the log and by drawing again,
 * and with an index that the chain has the block that drew.
 *
 * @param given.readBlockHash null if the chain is not asked
 * @returns the checkpoints by which their leaves were proved
 */
export async function checkHunts(
  site: Site,
  {
    key,
    report,
    readBlockHash,
  }: { key: LogKey; report: Report; readBlockHash: ReadBlockHash | null },
): Promise<Head[]> {
  const heads = new Map<string, Head>();
  const { hunts } = await readAnswer(site, '/api/hunts', getHunts.response);
  for (const { id } of hunts) {
    const problems: string[] = [];
    let summary = '';
    try {
      const log = await readAnswer(site, `/api/hunts/${id}/log`, getHuntLog.response);
      const head = log.checkpoint === null ? null : await readHead(key, log.checkpoint);
      if (head !== null) heads.set(head.note, head);
      const hunt = await readAnswer(site, `/api/hunts/${id}`, getHunt.response);
      problems.push(...(await problemsOf(hunt, leavesOf(log, head))));
      problems.push(...(await pictureProblems(site, hunt)));
      if (readBlockHash !== null) problems.push(...(await blockProblems(hunt, readBlockHash)));
      summary = summaryOf(hunt, readBlockHash !== null);
    } catch (error) {
      problems.push(textOf(error));
    }
    if (problems.length === 0) report.ok(`hunt ${id}`, summary);
    else report.problem(`hunt ${id}`, problems.join(', '));
  }
  return [...heads.values()];
}

/** Compares the pictures that the site shows with the hashes in the clues, which the rules commit to. */
async function pictureProblems(site: Site, { id, openedClues }: Hunt): Promise<string[]> {
  const problems: string[] = [];
  for (const { number, picture } of openedClues) {
    if (picture === undefined) continue;
    const path = `/api/hunts/${id}/clues/${number}/picture`;
    const bytes = await site.bytes(path, HUNT_LIMITS.pictureBytes);
    const hash = createHash('sha256').update(bytes).digest('hex');
    if (hash !== picture.hash) problems.push(`picture of clue ${number}`);
  }
  return problems;
}

type Leaf = { kind?: string; rules?: string; list?: string };

function leavesOf({ records }: LogRecords, head: Head | null): Leaf[] {
  if (head === null) return [];
  return records
    .filter((record) => isInLog({ ...record, salt: NO_SALT }, head))
    .map(({ text }) => JSON.parse(text));
}

async function problemsOf(hunt: Hunt, leaves: readonly Leaf[]): Promise<string[]> {
  const { proof, status, openedClues, winnerList } = hunt;
  const { rulesText, rulesHash, listText, listHash, beaconHeight, beaconHash } = proof;
  const logged = (kind: string) => leaves.find((leaf) => leaf.kind === kind);
  const problems: string[] = [];
  const expect = (isRight: boolean, problem: string) => isRight || problems.push(problem);
  const rules: { winners: string; prizes: unknown[]; clues: string[] } = JSON.parse(rulesText);
  expect(hashOf(rulesText) === rulesHash, 'hash of the rules');
  expect(logged('hunt_announced')?.rules === rulesHash, 'rules in the log');
  expect(new Set(leaves.map(({ kind }) => kind)).size === leaves.length, 'records in the log');
  expect(status === 'cancelled' || !logged('hunt_cancelled'), 'cancellation in the log');
  if (listText === null || listHash === null) return problems;
  const list: { rules: string; beaconHeight: number | null; members: number[] } =
    JSON.parse(listText);
  expect(hashOf(listText) === listHash, 'hash of the list');
  expect(logged('hunt_ended')?.list === listHash, 'list in the log');
  expect(list.rules === rulesHash && list.beaconHeight === beaconHeight, 'what the list names');
  expect((rules.winners === 'draw') === (beaconHeight !== null), 'how winners are found');
  const clues = openedClues.map(({ number: _, ...clue }) => hashOf(clueText(clue)));
  expect(clues.join() === rules.clues.join(), 'clues');
  if (status !== 'settled') return problems;
  expect((beaconHeight !== null) === (beaconHash !== null), 'hash of the block');
  const places = rules.prizes.length;
  const winners = await findWinners(hashOf, {
    listHash,
    beaconHash,
    members: list.members,
    places,
  });
  expect(winners.join() === winnerList.map(({ member }) => member).join(), 'winners');
  return problems;
}

async function blockProblems({ proof }: Hunt, readBlockHash: ReadBlockHash): Promise<string[]> {
  const { beaconHeight, beaconHash } = proof;
  if (beaconHeight === null || beaconHash === null) return [];
  try {
    const hash = await readBlockHash(beaconHeight);
    return hash === beaconHash ? [] : [`the chain has ${hash} as block ${beaconHeight}`];
  } catch (error) {
    return [`not checked: the index gave no answer about block ${beaconHeight}: ${textOf(error)}`];
  }
}

function summaryOf({ status, proof }: Hunt, isChainAsked: boolean): string {
  const checked = `what is fixed while it is ${status}`;
  if (proof.beaconHash === null) return checked;
  return isChainAsked
    ? `${checked}, and block ${proof.beaconHeight}`
    : `${checked}; the chain was not asked (--index)`;
}

const textOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
