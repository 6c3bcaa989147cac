import { randomInt } from 'node:crypto';
import { isoTime } from '#rules/times.ts';
import type { TelegramButton } from '#server/gateways/telegram/telegram.ts';
import type { Answer } from './answers.ts';
import type { RequestAbout } from './requests.ts';

/** The bot's message when somebody wants to sign in as an administrator. */

/** A pressed button: the request, and the answer. */
export type PressedAnswer = { id: string; wish: Answer | 'block' };

const NUMBERS_OFFERED = 3;

/** Contains no text written by people, so nothing needs escaping. */
export function approvalText({ browser, ipPrefix, matchCode, createdMs }: RequestAbout): string {
  const time = isoTime(createdMs).slice(11, 16);
  const question = `Sign in to the admin portal? ${browser}, ${ipPrefix}, ${time} UTC`;
  if (matchCode === null) return question;
  return `${question}\n\nPress the number that the page shows. Any other number denies.`;
}

/** The question with its outcome in place of the buttons. */
export function outcomeText(about: RequestAbout, outcome: keyof typeof OUTCOMES): string {
  return `${approvalText({ ...about, matchCode: null })}\n\n<b>${OUTCOMES[outcome]}</b>`;
}

/** The text of each outcome; also shown over the chat after a press. */
export const OUTCOMES = {
  approved: 'Approved',
  denied: 'Denied',
  blocked: 'Denied. No questions for 24 hours.',
  expired: 'Not answered in time',
  cancelled: 'Cancelled by the person signing in',
  over: 'This question is over.',
} as const;

/** With a match code, numbers replace plain approval: only someone who sees the page knows the right one. */
export function approvalButtons(id: string, matchCode: string | null): TelegramButton[][] {
  const approving =
    matchCode === null
      ? [{ text: 'Approve', data: `a:${id}` }]
      : numbersWith(matchCode).map((number) => ({ text: number, data: `n:${id}:${number}` }));
  return [
    approving,
    [{ text: 'Deny', data: `d:${id}` }],
    [{ text: 'Deny and block 24 h', data: `b:${id}` }],
  ];
}

function numbersWith(matchCode: string): string[] {
  const numbers = new Set<string>();
  while (numbers.size < NUMBERS_OFFERED - 1) {
    const other = String(randomInt(100)).padStart(2, '0');
    if (other !== matchCode) numbers.add(other);
  }
  const offered = [...numbers];
  offered.splice(randomInt(NUMBERS_OFFERED), 0, matchCode);
  return offered;
}

/** Reads the data of a press; null if it is not from one of these buttons. */
export function readPressedAnswer(data: string): PressedAnswer | null {
  const [, kind, id = '', matchCode = null] =
    /^([adbn]):([\w-]{22})(?::(\d{2}))?$/.exec(data) ?? [];
  if ((kind === 'n') !== (matchCode !== null)) return null;
  switch (kind) {
    case 'a':
    case 'n':
      return { id, wish: { approves: true, matchCode } };
    case 'd':
      return { id, wish: { approves: false } };
    case 'b':
      return { id, wish: 'block' };
    default:
      return null;
  }
}
