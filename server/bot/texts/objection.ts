import type { Messages } from '#rules/messages/messages.ts';
import type { Answer } from '../ask.ts';

export const OBJECTION = {
  done: (m: Messages, week: string, publicUrl: string): Answer => ({
    html: m.bot_objection_done(),
    buttons: [[{ text: m.button_week(), url: `${publicUrl}/weeks/${week}` }]],
  }),
};
