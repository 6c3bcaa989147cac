import { randomInt } from 'node:crypto';
import type { TelegramButton } from '#server/gateways/telegram.ts';
import type { Answer } from './sign-in-answers.ts';
import type { RequestAbout } from './sign-in-requests.ts';

/** What the bot says and offers when somebody wants to sign in as an administrator. */

/** Of a press: what is wanted, of which request. */
export type PressedAnswer = { id: string; wish: Answer | 'block' };

const NUMBERS_OFFERED = 3;

/** Names and texts of people do not come in: there is nothing to escape in it. */
export function questionText({ browser, ipPrefix, matchCode, createdMs }: RequestAbout): string {
  const time = new Date(createdMs).toISOString().slice(11, 16);
  const question = `Sign in to the admin portal? ${browser}, ${ipPrefix}, ${time} UTC`;
  if (matchCode === null) return question;
  return `${question}\n\nPress the number that the page shows. Any other number denies.`;
}

/** The question with what became of it, in the place of its buttons. */
export function outcomeText(about: RequestAbout, outcome: keyof typeof OUTCOMES): string {
  return `${questionText({ ...about, matchCode: null })}\n\n<b>${OUTCOMES[outcome]}</b>`;
}

/** What is said of each end; also shown over the chat when somebody has pressed. */
export const OUTCOMES = {
  approved: 'Approved',
  denied: 'Denied',
  blocked: 'Denied. No questions for 24 hours.',
  expired: 'Not answered in time',
  cancelled: 'Given up by whoever asked',
  over: 'This question is over.',
} as const;

/** With a match code the numbers stand in the place of plain approval: who has not seen the page cannot know. */
export function questionButtons(id: string, matchCode: string | null): TelegramButton[][] {
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

/** Takes the data of a press apart; null for what is no button of these questions. */
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
