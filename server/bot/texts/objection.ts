import { escapeHtml } from '#rules/telegram-html.ts';
import type { Answer } from '../ask.ts';

export const OBJECTION = {
  notHeld: (week: string) => `Your share of the week of ${week} is not held.`,
  said: (week: string) =>
    `You have already objected to this. An administrator will decide, and I will tell you; the page of the week of ${week} shows where it stands.`,
  ask: (week: string, reason: string, most: number) =>
    `Your share of the week of ${week} is held: “${escapeHtml(reason)}”. Why should it be paid? Send me the reason in one message of at most ${most} characters; administrators read it. /cancel stops.`,
  long: (most: number) =>
    `A reason has at most ${most} characters. Send a shorter one, or /cancel.`,
  done: (week: string, publicUrl: string): Answer => ({
    html: 'Your objection is with the administrators. I will tell you what they decide.',
    buttons: [[{ text: 'The week', url: `${publicUrl}/weeks/${week}` }]],
  }),
};
