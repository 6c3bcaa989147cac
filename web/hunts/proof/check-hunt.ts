/** The check of a treasure hunt by anybody (docs/spec/hunts.md#6-proof), from the answer of the server alone. */
import type { Hunt } from '#contract/site/hunts.ts';
import { parseAmount } from '#rules/amounts.ts';
import { clueText, findWinners, type HashText, listText, rulesText } from '#rules/hunts/draw.ts';
import { canonicalJson } from '#rules/log/canonical-json.ts';
import { toHundredths } from '#rules/points/points.ts';
import { m } from '#web/messages.ts';

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
  return judge(m.hunt_step_rules_hash(), m.hunt_check_rules_hash(), [
    computed !== proof.rulesHash && m.hunt_fault_rules_hash({ hash: computed }),
  ]);
}

/** Compares the rules with the figures on the page. */
function checkRules(hunt: Hunt, rules: Json | null): CheckStep {
  const name = m.hunt_step_rules();
  if (rules === null) return judge(name, '', [m.hunt_fault_rules_unread()]);
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
  const problems = differences(readObject(text) ?? {}, rules).map((field) =>
    m.hunt_fault_rules_differ({ field }),
  );
  if (commitmentsOf(rules).length !== hunt.clues) {
    problems.push(m.hunt_fault_rules_clues());
  }
  if (problems.length === 0 && text !== hunt.proof.rulesText) {
    problems.push(m.hunt_fault_rules_form());
  }
  return judge(name, m.hunt_check_rules(), problems);
}

async function checkListHash(hash: HashText, { status, proof }: Hunt): Promise<CheckStep> {
  const name = m.hunt_step_list_hash();
  if (proof.listText === null || proof.listHash === null) {
    return status === 'settled'
      ? judge(name, '', [m.hunt_fault_no_list()])
      : open(name, noListText(status));
  }
  const computed = await hash(proof.listText);
  return judge(name, m.hunt_check_list_hash(), [
    computed !== proof.listHash && m.hunt_fault_list_hash({ hash: computed }),
  ]);
}

function noListText(status: Hunt['status']): string {
  return status === 'cancelled' ? m.hunt_check_no_list() : m.hunt_check_list_later();
}

/** Checks that the list belongs to these rules and names its block, and that nobody is on it twice. */
function checkList({ status, winners, proof }: Hunt): CheckStep {
  const name = m.hunt_step_list();
  if (proof.listText === null) return open(name, noListText(status));
  const list = readObject(proof.listText);
  const members = membersOf(proof.listText);
  if (list === null || members === null) return judge(name, '', [m.hunt_fault_list_unread()]);
  const isDraw = winners === 'draw';
  const count = members.length;
  const height = String(proof.beaconHeight);
  return judge(
    name,
    isDraw ? m.hunt_check_list_block({ height, count }) : m.hunt_check_list({ count }),
    [
      list.rules !== proof.rulesHash && m.hunt_fault_list_rules(),
      list.beaconHeight !== proof.beaconHeight &&
        m.hunt_fault_list_block({ listed: String(list.beaconHeight), shown: height }),
      isDraw && proof.beaconHeight === null && m.hunt_fault_no_block(),
      !isDraw && proof.beaconHeight !== null && m.hunt_fault_extra_block(),
      new Set(members).size !== count && m.hunt_fault_list_twice(),
      listText(proof.rulesHash, proof.beaconHeight, members) !== proof.listText &&
        m.hunt_fault_list_form(),
    ],
  );
}

async function checkClues(
  hash: HashText,
  { id, openedClues, status }: Hunt,
  { commitments, hashPicture }: { commitments: readonly string[]; hashPicture: HashPicture },
): Promise<CheckStep> {
  const name = m.hunt_clues();
  if (openedClues.length === 0) {
    return status === 'settled'
      ? judge(name, '', [m.hunt_fault_no_clues()])
      : open(name, m.hunt_check_clues_later());
  }
  const problems: string[] = [];
  for (const [index, { number, ...clue }] of openedClues.entries()) {
    const isRight = number === index + 1 && (await hash(clueText(clue))) === commitments[index];
    if (!isRight) problems.push(m.hunt_fault_clue({ number: index + 1 }));
    const { picture } = clue;
    if (picture && (await hashPicture(id, number)) !== picture.hash) {
      problems.push(m.hunt_fault_picture({ number }));
    }
  }
  if (openedClues.length !== commitments.length) {
    const counts = { shown: openedClues.length, wanted: commitments.length };
    problems.push(m.hunt_fault_clue_count(counts));
  }
  return judge(name, m.hunt_check_clues(), problems);
}

/** Finds the winners again, from the text of the list. */
async function checkWinners(hash: HashText, hunt: Hunt): Promise<CheckStep> {
  const name = m.hunt_panel_winners();
  const { proof, winners, prizes, winnerList } = hunt;
  if (hunt.status !== 'settled') {
    return winnerList.length > 0
      ? judge(name, '', [m.hunt_fault_winners_early()])
      : open(
          name,
          hunt.status === 'cancelled' ? m.hunt_check_no_winners() : m.hunt_check_winners_later(),
        );
  }
  const members = membersOf(proof.listText ?? '');
  if (members === null) return judge(name, '', [m.hunt_fault_no_winners()]);
  if ((winners === 'draw') !== (proof.beaconHash !== null)) {
    return judge(name, '', [m.hunt_fault_block_hash()]);
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
  const ok = winners === 'draw' ? m.hunt_check_winners_draw() : m.hunt_check_winners_first();
  return judge(name, ok, problems);
}

function compareWinner(index: number, member: number | undefined, hunt: Hunt): string | null {
  const shown = hunt.winnerList[index];
  const place = index + 1;
  if (shown?.member !== member || shown?.place !== place) {
    return winnerFault(place, member, shown?.member);
  }
  const prize = hunt.prizes[index];
  const isRight = shown?.amount === prize?.amount && shown?.points === prize?.points;
  return isRight ? null : m.hunt_fault_prize({ place });
}

/** @param found the member who has that place by the rules, if there is one; `shown` likewise on the page */
function winnerFault(place: number, found: number | undefined, shown: number | undefined): string {
  if (found === undefined) return m.hunt_fault_winner_extra({ place, shown: String(shown) });
  const member = { place, found: String(found) };
  return shown === undefined
    ? m.hunt_fault_winner_lacks(member)
    : m.hunt_fault_winner({ ...member, shown: String(shown) });
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
