import { randomInt } from 'node:crypto';
import type { Messages } from '#rules/messages/messages.ts';
import { isoTime } from '#rules/times.ts';
import type { TelegramButton } from '#server/gateways/telegram/telegram.ts';
import type { Answer } from './answers.ts';
import type { RequestAbout } from './requests.ts';

/** The bot's message when somebody wants to sign in as an administrator. */

/** A pressed button: the request, and the answer. */
export type PressedAnswer = { id: string; wish: Answer | 'block' };

const NUMBERS_OFFERED = 3;

export function approvalText(
  m: Messages,
  { browser, ipPrefix, matchCode, createdMs }: RequestAbout,
): string {
  const time = isoTime(createdMs).slice(11, 16);
  const question = m.bot_sign_in_ask({ browser, network: ipPrefix, time });
  return matchCode === null ? question : `${question}\n\n${m.bot_sign_in_number()}`;
}

/** The question with its outcome in place of the buttons. */
export function outcomeText(m: Messages, about: RequestAbout, outcome: ApprovalOutcome): string {
  return `${approvalText(m, { ...about, matchCode: null })}\n\n<b>${outcomeNotice(m, outcome)}</b>`;
}

export type ApprovalOutcome = 'approved' | 'denied' | 'blocked' | 'expired' | 'cancelled' | 'over';

/** The text of an outcome, which is also shown over the chat after a press. */
export function outcomeNotice(m: Messages, outcome: ApprovalOutcome): string {
  return outcome === 'over' ? m.notice_question_over() : m[`notice_sign_in_${outcome}`]();
}

/** With a match code, numbers replace plain approval: only someone who sees the page knows the right one. */
export function approvalButtons(
  m: Messages,
  id: string,
  matchCode: string | null,
): TelegramButton[][] {
  const approving =
    matchCode === null
      ? [{ text: m.button_approve(), data: `a:${id}` }]
      : numbersWith(matchCode).map((number) => ({ text: number, data: `n:${id}:${number}` }));
  return [
    approving,
    [{ text: m.button_deny(), data: `d:${id}` }],
    [{ text: m.button_deny_block(), data: `b:${id}` }],
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
