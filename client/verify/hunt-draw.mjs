// The winners of a treasure hunt, from its published texts (docs/spec/hunts.md#6-proof).
import { hex, sha } from './log-formats.mjs';

const digest = (text) => hex(sha(Buffer.from(text)));
/** The member numbers of the winners in the order of their places. */
export function winnersOf({ listHash, beaconHash, members, places }) {
  if (beaconHash === null) return members.slice(0, places);
  const ticket = (member) =>
    digest(`treasure hunt draw 1\n${listHash}\n${beaconHash}\n${member}\n`);
  const tickets = members.map((member) => [ticket(member), member]);
  return tickets
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .slice(0, places)
    .map(([, member]) => member);
}
/** The faults of a hunt, as its page publishes it and as the texts of its leaves in the log say. */
export function faultsOf({ proof, winnerList, openedClues, status }, leaves) {
  const faults = [];
  const expect = (isRight, fault) => isRight || faults.push(fault);
  const { rulesText, rulesHash, listText, listHash, beaconHash, beaconHeight } = proof;
  const logged = (kind) => leaves.find((leaf) => leaf.kind === kind);
  const rules = JSON.parse(rulesText);
  expect(digest(rulesText) === rulesHash, 'hash of the rules');
  expect(logged('hunt_announced')?.rules === rulesHash, 'rules in the log');
  expect(new Set(leaves.map(({ kind }) => kind)).size === leaves.length, 'records in the log');
  expect(status === 'cancelled' || !logged('hunt_cancelled'), 'cancellation in the log');
  if (listText === null) return faults;
  const list = JSON.parse(listText);
  expect(digest(listText) === listHash, 'hash of the list');
  expect(logged('hunt_ended')?.list === listHash, 'list in the log');
  expect(list.rules === rulesHash && list.beaconHeight === beaconHeight, 'what the list names');
  expect((rules.winners === 'draw') === (beaconHeight !== null), 'how winners are found');
  const clues = openedClues.map(({ number, ...clue }) => digest(JSON.stringify(sorted(clue))));
  expect(clues.join() === rules.clues.join(), 'clues');
  if (status !== 'settled') return faults;
  expect((beaconHeight !== null) === (beaconHash !== null), 'hash of the block');
  const places = rules.prizes.length;
  const winners = winnersOf({ listHash, beaconHash, members: list.members, places });
  expect(winners.join() === winnerList.map(({ member }) => member).join(), 'winners');
  return faults;
}
const sorted = (each) =>
  Object.fromEntries(
    Object.entries(each)
      .sort()
      .map(([name, value]) => [name, name === 'picture' ? sorted(value) : value]),
  );
