import { createHash } from 'node:crypto';
import { clueText, type HuntRules, rulesText } from '#rules/hunts/draw.ts';
import type { Hash } from '#rules/log/tree.ts';
import { isoTime } from '#rules/times.ts';
import type { Clue, Hunt } from './rows.ts';

export const sha256: Hash = (...parts) => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
};

/** SHA-256 of a text's UTF-8, as hexadecimal digits. */
export function hashText(text: string): string {
  return createHash('sha256').update(text, 'utf8').digest('hex');
}

/** The parts of a clue's commitment, as they are shown once the hunt is over. */
export function openClue({ salt, answers, payeeId, picture, ...clue }: Clue) {
  const { kind, text, place, hint, hintAfterMinutes } = clue;
  return {
    ...{ kind, text, place, hint, hintAfterMinutes },
    salt: Buffer.from(salt).toString('hex'),
    answers: answers.map((answer) => Buffer.from(answer).toString('hex')).sort(),
    payee: payeeId === null ? null : Number(payeeId),
    ...(picture !== null && { picture }),
  };
}

/** The rules that are fixed when a hunt is announced, as text. */
export function rulesOf(hunt: Hunt): string {
  const rules: HuntRules = {
    hunt: Number(hunt.id),
    title: hunt.title,
    story: hunt.story,
    winners: hunt.winners,
    startsAt: isoTime(hunt.startsMs),
    endsAt: isoTime(hunt.endsMs),
    memberDays: hunt.memberDays,
    leastPoints: hunt.leastPoints,
    leastShares: hunt.leastShares,
    finisherPoints: hunt.finisherPoints,
    badge: hunt.badge,
    prizes: hunt.prizes.map(({ amount, points }) => ({ amount: String(amount), points })),
    clues: hunt.clues.map((clue) => hashText(clueText(openClue(clue)))),
  };
  return rulesText(rules);
}
