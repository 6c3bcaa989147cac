/** The check of a treasure hunt by anybody (docs/spec/hunts.md#6-proof), from the answer of the server alone. */
import type { Hunt } from '#contract/site/hunts.ts';
import { parseAmount } from '#rules/amounts.ts';
import { clueText, findWinners, type HashText, listText, rulesText } from '#rules/hunts/draw.ts';
import { canonicalJson } from '#rules/log/canonical-json.ts';
import { toHundredths } from '#rules/points/points.ts';

/** One thing that was checked. `open`: it cannot be checked yet, or at all. */
export type CheckStep = {
  name: string;
  result: 'ok' | 'wrong' | 'open';
  /** Sentences. */
  lines: string[];
};

/** SHA-256 of a clue's picture as the server shows it. */
export type HashPicture = (huntId: string, number: number) => Promise<string>;

/** Recomputes everything that is fixed about a hunt. Never throws for a hunt that contradicts itself. */
export async function checkHunt(
  hash: HashText,
  hunt: Hunt,
  hashPicture: HashPicture,
): Promise<CheckStep[]> {
  const rules = readObject(hunt.proof.rulesText);
  return [
    await checkRulesHash(hash, hunt),
    checkRules(hunt, rules),
    await checkListHash(hash, hunt),
    checkList(hunt),
    await checkClues(hash, hunt, { commitments: commitmentsOf(rules), hashPicture }),
    await checkWinners(hash, hunt),
  ];
}

async function checkRulesHash(hash: HashText, { proof }: Hunt): Promise<CheckStep> {
  const computed = await hash(proof.rulesText);
  return judge('Hash of the rules', 'The rules have the hash shown here.', [
    computed !== proof.rulesHash && `The rules have the hash ${computed}, not the one shown here.`,
  ]);
}

/** Compares the rules with the figures on the page. */
function checkRules(hunt: Hunt, rules: Json | null): CheckStep {
  const name = 'The rules';
  if (rules === null) return judge(name, '', ['The rules cannot be read.']);
  const text = rulesText({
    hunt: Number(hunt.id),
    title: hunt.title,
    story: hunt.story,
    winners: hunt.winners,
    startsAt: hunt.startsAt,
    endsAt: hunt.endsAt,
    memberDays: hunt.memberDays,
    leastPoints: toHundredths(hunt.leastPoints),
    leastShares: hunt.leastShares,
    finisherPoints: toHundredths(hunt.finisherPoints),
    badge: hunt.badge,
    prizes: hunt.prizes.map(({ amount, points }) => ({
      amount: String(parseAmount(amount)),
      points: toHundredths(points),
    })),
    clues: commitmentsOf(rules),
  });
  const problems = differences(readObject(text) ?? {}, rules).map(
    (field) => `The rules and this page differ in: ${field}.`,
  );
  if (commitmentsOf(rules).length !== hunt.clues) {
    problems.push('The rules have another number of clues than this page.');
  }
  if (problems.length === 0 && text !== hunt.proof.rulesText) {
    problems.push('The rules are not in their canonical form.');
  }
  return judge(name, 'Title, story, times, prizes and players are those of the rules.', problems);
}

async function checkListHash(hash: HashText, { status, proof }: Hunt): Promise<CheckStep> {
  const name = 'Hash of the list';
  if (proof.listText === null || proof.listHash === null) {
    return status === 'settled'
      ? judge(name, '', ['There are winners and no list of finishers.'])
      : open(name, noListText(status));
  }
  const computed = await hash(proof.listText);
  return judge(name, 'The list has the hash shown here.', [
    computed !== proof.listHash && `The list has the hash ${computed}, not the one shown here.`,
  ]);
}

function noListText(status: Hunt['status']): string {
  return status === 'cancelled'
    ? 'There is none: the hunt was cancelled.'
    : 'The list is made when the hunt has ended.';
}

/** Checks that the list belongs to these rules and names its block, and that nobody is on it twice. */
function checkList({ status, winners, proof }: Hunt): CheckStep {
  const name = 'The list';
  if (proof.listText === null) return open(name, noListText(status));
  const list = readObject(proof.listText);
  const members = membersOf(proof.listText);
  if (list === null || members === null) return judge(name, '', ['The list cannot be read.']);
  const isDraw = winners === 'draw';
  return judge(
    name,
    `It names the hash of the rules${isDraw ? ` and block ${proof.beaconHeight}` : ''}, and each member once: ${members.length} in all.`,
    [
      list.rules !== proof.rulesHash && 'The list names the hash of other rules.',
      list.beaconHeight !== proof.beaconHeight &&
        `The list names block ${list.beaconHeight}, this page block ${proof.beaconHeight}.`,
      isDraw && proof.beaconHeight === null && 'No block is named, and a block draws the winners.',
      !isDraw && proof.beaconHeight !== null && 'A block is named, and none draws the winners.',
      new Set(members).size !== members.length && 'A member is on the list more than once.',
      listText(proof.rulesHash, proof.beaconHeight, members) !== proof.listText &&
        'The list is not in its canonical form.',
    ],
  );
}

async function checkClues(
  hash: HashText,
  { id, openedClues, status }: Hunt,
  { commitments, hashPicture }: { commitments: readonly string[]; hashPicture: HashPicture },
): Promise<CheckStep> {
  const name = 'The clues';
  if (openedClues.length === 0) {
    return status === 'settled'
      ? judge(name, '', ['The clues are not shown, and the hunt is over.'])
      : open(name, 'The clues are shown once the hunt has ended.');
  }
  const problems: string[] = [];
  for (const [index, { number, ...clue }] of openedClues.entries()) {
    const isRight = number === index + 1 && (await hash(clueText(clue))) === commitments[index];
    if (!isRight) problems.push(`Clue ${index + 1} is not the one that the rules commit to.`);
    const { picture } = clue;
    if (picture && (await hashPicture(id, number)) !== picture.hash) {
      problems.push(`The picture of clue ${number} is not the one that its clue names.`);
    }
  }
  if (openedClues.length !== commitments.length) {
    problems.push(`${openedClues.length} clues are shown; the rules have ${commitments.length}.`);
  }
  return judge(name, 'Each clue is the one that the rules commit to.', problems);
}

/** Finds the winners again, from the text of the list. */
async function checkWinners(hash: HashText, hunt: Hunt): Promise<CheckStep> {
  const name = 'The winners';
  const { proof, winners, prizes, winnerList } = hunt;
  if (hunt.status !== 'settled') {
    return winnerList.length > 0
      ? judge(name, '', ['Winners are shown before they can be known.'])
      : open(name, hunt.status === 'cancelled' ? 'There are none.' : 'They are not known yet.');
  }
  const members = membersOf(proof.listText ?? '');
  if (members === null) return judge(name, '', ['Without the list nobody can have won.']);
  if ((winners === 'draw') !== (proof.beaconHash !== null)) {
    return judge(name, '', [
      'The hash of the block that draws is missing, or there is one too many.',
    ]);
  }
  const found = await findWinners(hash, {
    listHash: await hash(proof.listText ?? ''),
    beaconHash: proof.beaconHash,
    members,
    places: prizes.length,
  });
  const problems = Array.from({ length: Math.max(found.length, winnerList.length) }, (_, index) =>
    compareWinner(index, found[index], hunt),
  );
  const how = winners === 'draw' ? 'the lowest tickets' : 'the first on the list';
  return judge(name, `They are ${how}, in this order, with the prizes of their places.`, problems);
}

function compareWinner(index: number, member: number | undefined, hunt: Hunt): string | null {
  const shown = hunt.winnerList[index];
  const place = index + 1;
  if (shown?.member !== member || shown?.place !== place) {
    return `Place ${place} is ${named(member)}; this page shows ${named(shown?.member)}.`;
  }
  const prize = hunt.prizes[index];
  const isRight = shown?.amount === prize?.amount && shown?.points === prize?.points;
  return isRight ? null : `The prize of place ${place} is not the one of the rules.`;
}

function named(member: number | undefined): string {
  return member === undefined ? 'nobody' : `member ${member}`;
}

type Json = Record<string, unknown>;

/** The object that a text holds; null for any other text. */
function readObject(text: string): Json | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? { ...value }
      : null;
  } catch {
    return null;
  }
}

/** The member numbers of a list; null if they cannot be read. */
export function membersOf(list: string): number[] | null {
  const members = readObject(list)?.members;
  if (!Array.isArray(members)) return null;
  return members.every((member) => Number.isSafeInteger(member) && member > 0) ? members : null;
}

function commitmentsOf(rules: Json | null): string[] {
  const clues = rules?.clues;
  return Array.isArray(clues) ? clues.map(String) : [];
}

/** The names of the members in which two objects differ. */
function differences(a: Json, b: Json): string[] {
  const print = (value: unknown) => (value === undefined ? '' : canonicalJson(value));
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].filter(
    (field) => print(a[field]) !== print(b[field]),
  );
}

function judge(name: string, ok: string, problems: readonly (string | false | null)[]): CheckStep {
  const lines = problems.filter((problem) => typeof problem === 'string');
  return lines.length === 0
    ? { name, result: 'ok', lines: [ok] }
    : { name, result: 'wrong', lines };
}

function open(name: string, line: string): CheckStep {
  return { name, result: 'open', lines: [line] };
}
